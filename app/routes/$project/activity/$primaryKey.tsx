import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen } from '#app/screens/activity/ActivityScreen.tsx';

export const Route = createFileRoute('/$project/activity/$primaryKey')({
  loader: async ({ context, params }) => {
    const { prefetchItem } = await import('#app/editing/item/item-fields.ts');
    await prefetchItem(context.queryClient, params.project, 'directus_activity', params.primaryKey);
  },
  component: ActivityRoute,
});

function ActivityRoute() {
  const { primaryKey } = Route.useParams();
  return <ActivityScreen keyParam={primaryKey} />;
}
