import { queryOptions } from '@tanstack/react-query';
import { callForData } from '#app/lib/api.ts';
import type { Params } from '#app/lib/search-params.ts';
import { emptyPreset, toPreset } from './rules.ts';
import type { Preset } from './types.ts';

/** Whose presets are asked for. */
export interface PresetOwner {
  user: number;
  role: number;
}

function scopes({ user, role }: PresetOwner): Params[] {
  return [
    { user: { eq: user } },
    { user: { null: 1 }, role: { eq: role } },
    { user: { null: 1 }, role: { null: 1 } },
  ];
}

async function find(project: string, filter: Params, params: Params, signal: AbortSignal): Promise<Preset[]> {
  const rows = await callForData<Record<string, unknown>[]>(project, 'collection_presets', {
    signal,
    params: { filter, ...params },
  });
  return rows.map(toPreset);
}

export const presetQueries = {
  all: (project: string) => [project, 'collection-presets'] as const,

  /** The preset that a listing opens with: the user's own, else the role's, else the global one, else an empty one. */
  current: (project: string, collection: string, owner: PresetOwner) =>
    queryOptions({
      queryKey: [project, 'collection-presets', 'current', { collection, ...owner }],
      queryFn: async ({ signal }): Promise<Preset> => {
        const common = { collection: { eq: collection }, title: { null: 1 } };
        const found = await Promise.all(
          scopes(owner).map((scope) => find(project, { ...common, ...scope }, { limit: 1, sort: '-id' }, signal)),
        );
        return found.flat()[0] ?? emptyPreset(collection);
      },
      staleTime: 60_000,
    }),

  /** All bookmarks that the user sees: own, then the role's, then global ones. */
  bookmarks: (project: string, owner: PresetOwner) =>
    queryOptions({
      queryKey: [project, 'collection-presets', 'bookmarks', owner],
      queryFn: async ({ signal }): Promise<Preset[]> => {
        const found = await Promise.all(
          scopes(owner).map((scope) => find(project, { title: { nnull: 1 }, ...scope }, { limit: -1 }, signal)),
        );
        return found.flat();
      },
      staleTime: 5 * 60_000,
    }),
};
