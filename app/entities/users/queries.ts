import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callForItem, callForList } from '#app/lib/api.ts';
import type { Params } from '#app/lib/search-params.ts';
import { sqlNow } from '#app/lib/now.ts';
import { meQuery } from './me.ts';
import { adminRole } from './rules.ts';
import type { User } from './types.ts';

/** Users by name and picture, with further fields: also those whose picture is gone. */
async function readUsers(
  read: { client: QueryClient; project: string; signal: AbortSignal },
  fields: readonly string[],
  params: Params,
): Promise<User[]> {
  // Not for the sign-in page, which knows users by this file too.
  const { readRows } = await import('#app/entities/items/read-rows.ts');
  const shown = ['id', 'first_name', 'last_name', 'email', ...fields, 'avatar.*'];
  const rows = await readRows({ ...read, collection: 'directus_users', fields: shown, params });
  return rows as unknown as User[];
}

/** So many people are read at once. */
export const listLimit = 200;

export const userQueries = {
  all: (project: string) => [project, 'users'] as const,

  me: meQuery,

  /** The name of who holds the session now, while the screens of somebody else are still there. */
  holder: (project: string, id: number) =>
    queryOptions({
      queryKey: [project, 'users', 'holder', id],
      queryFn: ({ signal }) =>
        callForItem<Pick<User, 'id' | 'first_name' | 'last_name' | 'email'>>(project, 'users/me', {
          signal,
          params: { fields: 'id,first_name,last_name,email' },
          evenIfBlocked: true,
        }),
      retry: false,
    }),

  /** The users that authors and owners are shown as; the first 200 by the server's default. */
  list: (project: string) =>
    queryOptions({
      queryKey: [project, 'users', 'list'],
      queryFn: ({ client, signal }) =>
        readUsers({ client, project, signal }, ['title', 'status'], { limit: listLimit }),
      staleTime: 5 * 60_000,
    }),

  /** Who somebody is, for a glance; null when the reader may not see them, or they are gone. */
  card: (project: string, id: string) =>
    queryOptions({
      queryKey: [project, 'users', 'card', id],
      queryFn: async ({ client, signal }) => {
        const params = { filter: { id: { eq: id } }, limit: 1 };
        const found = await readUsers({ client, project, signal }, ['title', 'company'], params);
        return found[0] ?? null;
      },
      staleTime: 5 * 60_000,
      retry: false,
    }),

  /** Whether somebody else is an active administrator too, so that this one may stop being one. */
  otherAdmins: (project: string, id: number) =>
    queryOptions({
      queryKey: [project, 'users', 'other-admins', id],
      queryFn: async ({ signal }) => {
        const others = await callForList<Pick<User, 'id'>>(project, 'users', {
          signal,
          params: {
            fields: 'id',
            limit: 1,
            filter: { role: { eq: adminRole }, status: { eq: 'active' }, id: { neq: id } },
          },
        });
        return others.length > 0;
      },
      staleTime: 0,
    }),

  /** Others whose last page is `page` and who were active in the last five minutes (UTC, SQL form on the wire). */
  onPage: (project: string, page: string, self: number) =>
    queryOptions({
      queryKey: [project, 'users', 'on-page', page],
      queryFn: ({ client, signal }) =>
        readUsers({ client, project, signal }, [], {
          limit: 10,
          filter: {
            last_page: { eq: page },
            last_access_on: { gte: sqlNow(Date.now() - 5 * 60_000) },
            id: { neq: self },
          },
        }),
      staleTime: 30_000,
      refetchInterval: 30_000,
      retry: false,
    }),
};
