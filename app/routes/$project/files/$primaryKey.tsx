import { createFileRoute } from '@tanstack/react-router';
import { FileScreen } from '#app/screens/files/FileScreen.tsx';

export const Route = createFileRoute('/$project/files/$primaryKey')({
  loader: async ({ context, params }) => {
    const { prefetchItem } = await import('#app/editing/item/item-fields.ts');
    await prefetchItem(context.queryClient, params.project, 'directus_files', params.primaryKey);
  },
  component: FileRoute,
});

function FileRoute() {
  const { primaryKey } = Route.useParams();
  return <FileScreen keyParam={primaryKey} />;
}
