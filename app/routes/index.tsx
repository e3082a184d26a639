import { createFileRoute, redirect } from '@tanstack/react-router';
import { addresses } from '#app/session/addresses.ts';
import { currentProject } from '#app/session/current-project.ts';
import { applyGuard } from '#app/session/apply-guard.ts';

export const Route = createFileRoute('/')({
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: async ({ context, location, search }) => {
    await applyGuard(context, { ...location, search });
    const project = currentProject();
    if (project !== null) throw redirect({ ...addresses.project(project), replace: true });
  },
});
