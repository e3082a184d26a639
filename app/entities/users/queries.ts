import { queryOptions } from '@tanstack/react-query';
import { callForData } from '#app/lib/api.ts';
import type { CurrentUser, User } from './types.ts';

export const userQueries = {
  all: (project: string) => [project, 'users'] as const,

  /** The signed-in user. Without a session the server answers 404 with code 203. */
  me: (project: string) =>
    queryOptions({
      queryKey: [project, 'users', 'me'],
      queryFn: ({ signal }) =>
        callForData<CurrentUser>(project, 'users/me', {
          signal,
          params: { fields: 'id,avatar.*,email,first_name,last_name,locale,role.*,last_page,theme,timezone' },
        }),
      staleTime: 60_000,
    }),

  /** The users that authors and owners are shown as; the first 200 by the server's default. */
  list: (project: string) =>
    queryOptions({
      queryKey: [project, 'users', 'list'],
      queryFn: ({ signal }) =>
        callForData<User[]>(project, 'users', {
          signal,
          params: { fields: 'id,first_name,last_name,title,status,email,avatar.*', limit: 200 },
        }),
      staleTime: 5 * 60_000,
    }),
};
