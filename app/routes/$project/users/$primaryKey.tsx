import { createFileRoute } from '@tanstack/react-router';
import { UserScreen } from '#app/screens/users/UserScreen.tsx';
import { itemOptions } from '#app/editing/item/item-options.ts';

export const Route = createFileRoute('/$project/users/$primaryKey')({
  ...itemOptions(() => 'directus_users'),
  component: UserRoute,
});

function UserRoute() {
  const { primaryKey } = Route.useParams();
  return <UserScreen keyParam={primaryKey} />;
}
