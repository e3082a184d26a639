import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#app/screens/reset-password/ResetPasswordScreen.tsx';

interface ResetSearch {
  token?: string;
  project?: string;
}

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token, project }: Record<string, unknown>): ResetSearch => ({
    ...(token === undefined ? {} : { token: String(token) }),
    ...(project === undefined ? {} : { project: String(project) }),
  }),
  component: ResetPasswordScreen,
});
