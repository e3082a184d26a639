import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentProject } from '#app/session/current-project.ts';
import { obeyGuard } from '#app/session/obey-guard.ts';

export const Route = createFileRoute('/')({
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: async ({ context, location, search }) => {
    await obeyGuard(context.queryClient, { ...location, search });
    const project = currentProject();
    if (project !== null) throw redirect({ to: '/$project', params: { project }, replace: true });
  },
});
