import { createFileRoute, redirect } from '@tanstack/react-router';
import { userQueries } from '#app/entities/users/queries.ts';
import { landing } from '#app/session/landing.ts';

export const Route = createFileRoute('/$project/')({
  loader: async ({ context, params: { project } }) => {
    const user = await context.queryClient.ensureQueryData(userQueries.me(project));
    throw redirect({ ...landing(project, user.last_page, context.addressAt), replace: true });
  },
});
