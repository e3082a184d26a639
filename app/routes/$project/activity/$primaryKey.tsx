import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen } from '#app/screens/activity/ActivityScreen.tsx';
import { itemOptions } from '#app/editing/item/item-options.ts';

export const Route = createFileRoute('/$project/activity/$primaryKey')({
  ...itemOptions(() => 'directus_activity'),
  component: ActivityRoute,
});

function ActivityRoute() {
  const { primaryKey } = Route.useParams();
  return <ActivityScreen keyParam={primaryKey} />;
}
