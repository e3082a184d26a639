import { queryOptions } from '@tanstack/react-query';
import { itemQueries } from '#app/entities/items/queries.ts';
import { call, callForList, noDataError } from '#app/lib/api.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { Role } from './types.ts';

/** A role as a choice. */
export type RoleName = Pick<Role, 'id' | 'name'>;

/** The paths that a role is read with. */
export const roleFields = '*.*.*';

export const roleQueries = {
  all: (project: string) => [project, 'roles'] as const,

  /** All roles by their ids, which is the order they were made in. */
  list: (project: string) =>
    queryOptions({
      queryKey: [project, 'roles', 'list'],
      queryFn: ({ signal }) =>
        callForList<Role>(project, 'roles', {
          signal,
          params: { fields: 'id,name,description', sort: 'id', limit: -1 },
        }),
    }),

  /** Names of the roles that the user may see, by name. */
  names: (project: string) =>
    queryOptions({
      queryKey: [project, 'roles', 'names'],
      queryFn: ({ signal }) =>
        callForList<RoleName>(project, 'roles', {
          signal,
          params: { fields: 'id,name', sort: 'name', limit: -1 },
        }),
      staleTime: 60_000,
    }),

  /** One role with its users and what belongs to them, as an item of `directus_roles`. ApiError 203: there is none. */
  detail: (project: string, key: string) =>
    itemQueries.detail(project, 'directus_roles', key, 'id', roleFields),

  /** How many people have a role; deleted ones count with them, for they may come back. */
  userCount: (project: string, role: number | string) =>
    queryOptions({
      queryKey: [project, 'roles', 'user-count', String(role)],
      queryFn: async ({ signal }): Promise<number> => {
        const envelope = await call(project, 'users', {
          signal,
          params: {
            fields: 'id',
            limit: 1,
            status: '*',
            meta: 'filter_count',
            filter: { role: { eq: role } },
          },
        });
        const count = Number(envelope?.meta?.['filter_count'] ?? Number.NaN);
        if (Number.isNaN(count)) throw noDataError();
        return count;
      },
    }),

  /** How many people each role has, by the role's id, in one call; as `userCount`. */
  userCounts: (project: string) =>
    queryOptions({
      queryKey: [project, 'roles', 'user-count', 'all'],
      queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
        const counts = new Map<string, number>();
        const params = { fields: 'role', limit: -1, status: '*' };
        for (const { role } of await callForList<{ role: unknown }>(project, 'users', { signal, params })) {
          const key = plainText(role);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
        return counts;
      },
    }),

  /** The ids of those that have a role, by default of any status, deleted ones too; as they are now. */
  userKeys: (project: string, role: number | string, status = '*') =>
    queryOptions({
      queryKey: [project, 'roles', 'user-keys', String(role), status],
      queryFn: async ({ signal }): Promise<string[]> => {
        const users = await callForList<{ id: number }>(project, 'users', {
          signal,
          params: { fields: 'id', limit: -1, status, filter: { role: { eq: role } } },
        });
        return users.map(({ id }) => String(id));
      },
      staleTime: 0,
      gcTime: 0,
    }),
};
