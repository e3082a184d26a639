import { createFileRoute, redirect } from '@tanstack/react-router';
import { isProjectKey } from '#app/entities/projects/rules.ts';
import { projectOfToken } from '#app/entities/session/rules.ts';
import { ResetPasswordScreen } from '#app/screens/public/reset-password/ResetPasswordScreen.tsx';
import { addresses } from '#app/session/addresses.ts';
import { setCurrentProject } from '#app/session/current-project.ts';

interface ResetSearch {
  token?: string;
  project?: string;
}

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token, project }: Record<string, unknown>): ResetSearch => ({
    ...(token === undefined ? {} : { token: String(token) }),
    ...(project === undefined ? {} : { project: String(project) }),
  }),
  beforeLoad: ({ search: { project, token } }) => {
    // The link of a mail is opened cold, in a browser that knows no project or is busy in another one.
    const asked = project ?? (token === undefined ? null : projectOfToken(token));
    if (isProjectKey(asked)) setCurrentProject(asked);
    if (project === undefined) return;
    throw redirect({ ...addresses.resetPassword(token), replace: true });
  },
  component: ResetPasswordScreen,
});
