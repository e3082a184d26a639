import { createFileRoute } from '@tanstack/react-router';
import { DebuggerScreen } from '#app/screens/settings/interfaces/DebuggerScreen.tsx';

export const Route = createFileRoute('/$project/settings/interfaces/$id')({
  component: InterfaceRoute,
});

function InterfaceRoute() {
  const { id } = Route.useParams();
  return <DebuggerScreen id={id} />;
}
