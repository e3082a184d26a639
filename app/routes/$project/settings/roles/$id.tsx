import { createFileRoute } from '@tanstack/react-router';
import { RoleScreen } from '#app/screens/settings/roles/RoleScreen.tsx';

export const Route = createFileRoute('/$project/settings/roles/$id')({
  component: RoleRoute,
});

function RoleRoute() {
  const { id } = Route.useParams();
  return <RoleScreen id={id} />;
}
