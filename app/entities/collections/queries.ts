import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { callForData } from '#app/lib/api.ts';
import { toCollection } from './rules.ts';
import type { Collection } from './types.ts';

export const collectionQueries = {
  all: (project: string) => [project, 'collections'] as const,

  /**
   * The keys of all that depends on the data model: what a change of it makes stale. Plain prefixes, for the entities
   * below them would have to be known here otherwise.
   */
  schema: (project: string): readonly QueryKey[] =>
    ['collections', 'fields', 'relations', 'permissions', 'items', 'settings'].map((entity) => [
      project,
      entity,
    ]),

  /** Every collection with its fields, keyed by name: the data model that all screens are made from. */
  list: (project: string) =>
    queryOptions({
      queryKey: [project, 'collections', 'list'],
      queryFn: async ({ signal }): Promise<Record<string, Collection>> => {
        const list = await callForData<Record<string, unknown>[]>(project, 'collections', { signal });
        return Object.fromEntries(list.map((raw) => [String(raw['collection']), toCollection(raw)]));
      },
      staleTime: 5 * 60_000,
      gcTime: Number.POSITIVE_INFINITY,
    }),
};
