import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { ApiError, call, callForItem, callForList } from '#app/lib/api.ts';
import { toCollections } from './rules.ts';
import type { Collection, Dependents } from './types.ts';

export const collectionQueries = {
  all: (project: string) => [project, 'collections'] as const,

  /**
   * The keys of all that depends on the data model: what a change of it makes stale. Plain prefixes, for the entities
   * below them would have to be known here otherwise.
   */
  schema: (project: string): readonly QueryKey[] =>
    ['collections', 'fields', 'relations', 'permissions', 'roles', 'items', 'settings'].map((entity) => [
      project,
      entity,
    ]),

  /** Every collection with its fields, keyed by name: the data model that all screens are made from. */
  list: (project: string) =>
    queryOptions({
      queryKey: [project, 'collections', 'list'],
      queryFn: async ({ signal }): Promise<Record<string, Collection>> => {
        const list = await callForList<Record<string, unknown>>(project, 'collections', { signal });
        return toCollections(list);
      },
      staleTime: 5 * 60_000,
      gcTime: Number.POSITIVE_INFINITY,
    }),

  /** The settings of one collection as they are now; null for a table without any, and when there is no such collection. */
  settings: (project: string, collection: string) =>
    queryOptions({
      queryKey: [project, 'collections', 'settings', { collection }],
      queryFn: async ({ signal }): Promise<Record<string, unknown> | null> => {
        try {
          return await callForItem(project, `collections/${encodeURIComponent(collection)}`, { signal });
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        }
      },
      staleTime: 0,
    }),

  /** How much hangs on a collection: what would be lost with it. */
  dependents: (project: string, collection: string) =>
    queryOptions({
      queryKey: [project, 'collections', 'dependents', { collection }],
      queryFn: async ({ signal }): Promise<Dependents> => {
        const filter = { collection: { eq: collection } };
        const rows = (path: string, fields: string) =>
          callForList<Record<string, unknown>>(project, path, {
            signal,
            params: { filter, fields, limit: -1 },
          });
        const [items, permissions, presets, webhooks] = await Promise.all([
          orNull(countItems(project, collection, signal)),
          orNull(rows('permissions', 'role')),
          orNull(rows('collection_presets', 'id,title')),
          orNull(rows('webhooks', 'id')),
        ]);
        return {
          items,
          roles: permissions && new Set(permissions.map(({ role }) => role)).size,
          bookmarks: presets && presets.filter(({ title }) => title !== null).length,
          views: presets && presets.filter(({ title }) => title === null).length,
          webhooks: webhooks && webhooks.length,
        };
      },
      staleTime: 0,
      gcTime: 0,
    }),
};

/** `limit=1`, because the server fails to count with `limit=0`. Items that are softly deleted are not counted. */
async function countItems(project: string, collection: string, signal: AbortSignal): Promise<number> {
  const envelope = await call(project, `items/${encodeURIComponent(collection)}`, {
    signal,
    timeout: 120_000,
    params: { limit: 1, meta: 'total_count' },
  });
  return Number(envelope?.meta?.['total_count'] ?? 0);
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
