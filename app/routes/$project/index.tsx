import { createFileRoute, redirect } from '@tanstack/react-router';
import { userQueries } from '#app/entities/users/queries.ts';
import { landingPath } from '#app/session/landing.ts';

export const Route = createFileRoute('/$project/')({
  loader: async ({ context, params: { project } }) => {
    const user = await context.queryClient.ensureQueryData(userQueries.me(project));
    throw redirect({ href: landingPath(project, user.last_page), replace: true });
  },
});
