import { createFileRoute } from '@tanstack/react-router';
import { UserScreen } from '#app/screens/users/UserScreen.tsx';

export const Route = createFileRoute('/$project/users/$primaryKey')({
  loader: async ({ context, params }) => {
    const { prefetchItem } = await import('#app/editing/item/item-fields.ts');
    await prefetchItem(context.queryClient, params.project, 'directus_users', params.primaryKey);
  },
  component: UserRoute,
});

function UserRoute() {
  const { primaryKey } = Route.useParams();
  return <UserScreen keyParam={primaryKey} />;
}
