import { queryOptions } from '@tanstack/react-query';
import { callForList } from '#app/lib/api.ts';
import type { Permission } from './types.ts';

export const permissionQueries = {
  all: (project: string) => [project, 'permissions'] as const,

  /** The rows that hold for the signed-in user. Administrators get one row of nulls: see `isAdmin`. */
  mine: (project: string) =>
    queryOptions({
      queryKey: [project, 'permissions', 'mine'],
      queryFn: ({ signal }) => callForList<Permission>(project, 'permissions/me', { signal }),
      staleTime: 5 * 60_000,
      gcTime: Number.POSITIVE_INFINITY,
    }),

  /** The rows of all roles for a collection, as stored: for administrators. */
  ofCollection: (project: string, collection: string) =>
    queryOptions({
      queryKey: [project, 'permissions', 'collection', collection],
      queryFn: ({ signal }) =>
        callForList<Permission>(project, 'permissions', {
          signal,
          params: { filter: { collection: { eq: collection } }, limit: -1 },
        }),
    }),

  /** All rows of a role, as stored: for administrators. */
  ofRole: (project: string, role: number) =>
    queryOptions({
      queryKey: [project, 'permissions', 'role', role],
      queryFn: ({ signal }) =>
        callForList<Permission>(project, 'permissions', {
          signal,
          params: { filter: { role: { eq: role } }, limit: -1 },
        }),
    }),
};
