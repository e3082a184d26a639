import { mutationOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { userQueries } from './queries.ts';

export const userMutations = {
  /** Records the page for the next sign-in and for others to see who works where. Its failure is of no concern. */
  trackPage: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'users', 'track-page'],
      mutationFn: ({ user, page }: { user: number; page: string }) =>
        call(project, `users/${user}/tracking/page`, { method: 'patch', body: { last_page: page } }),
    }),

  /** Changes the signed-in user's own settings, such as the theme. */
  updateMe: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'users', 'update-me'],
      mutationFn: (changes: Record<string, unknown>) =>
        call(project, 'users/me', { method: 'patch', body: changes }),
      meta: {
        invalidates: [userQueries.all(project), [...itemQueries.everything(project), 'directus_users']],
      },
    }),
};
