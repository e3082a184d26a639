import { createFileRoute } from '@tanstack/react-router';
import { CollectionEditorScreen } from '#app/screens/settings/collections/CollectionEditorScreen.tsx';

export const Route = createFileRoute('/$project/settings/collections/$collection')({
  loader: async ({ context: { queryClient }, params: { project, collection } }) => {
    const { prefetchCollection } = await import('#app/screens/settings/prefetch.ts');
    await prefetchCollection(queryClient, project, collection);
  },
  component: CollectionRoute,
});

function CollectionRoute() {
  const { collection } = Route.useParams();
  return <CollectionEditorScreen name={collection} />;
}
