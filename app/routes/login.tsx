import { createFileRoute, redirect } from '@tanstack/react-router';
import { isProjectKey } from '#app/entities/projects/rules.ts';
import { LoginScreen } from '#app/screens/public/login/LoginScreen.tsx';
import { toLoginSearch } from '#app/screens/public/login/login-search.ts';
import { addresses } from '#app/session/addresses.ts';
import { setCurrentProject } from '#app/session/current-project.ts';

export const Route = createFileRoute('/login')({
  validateSearch: toLoginSearch,
  beforeLoad: ({ search: { project, ...search } }) => {
    if (project === undefined) return;
    // What can't be a project is no project to choose.
    if (isProjectKey(project)) setCurrentProject(project);
    throw redirect({ ...addresses.signIn(search), replace: true });
  },
  component: LoginScreen,
});
