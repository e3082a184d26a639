import { createFileRoute } from '@tanstack/react-router';
import { SimulatorScreen } from '#app/screens/settings/simulator/SimulatorScreen.tsx';

export const Route = createFileRoute('/$project/settings/roles/$id_/simulate')({
  loader: async ({ context: { queryClient }, params: { project, id } }) => {
    const { prefetchPermissions } = await import('#app/screens/settings/prefetch.ts');
    prefetchPermissions(queryClient, project, id);
  },
  component: SimulateRoute,
});

function SimulateRoute() {
  const { id } = Route.useParams();
  return <SimulatorScreen id={id} />;
}
