import { createFileRoute, redirect } from '@tanstack/react-router';
import { userQueries } from '#app/entities/users/queries.ts';
import { startPath } from '#app/session/start-path.ts';

export const Route = createFileRoute('/$project/')({
  loader: async ({ context, params: { project } }) => {
    const user = await context.queryClient.ensureQueryData(userQueries.me(project));
    throw redirect({ ...startPath(project, user.last_page, context.addressAt), replace: true });
  },
});
