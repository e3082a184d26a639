import { queryOptions } from '@tanstack/react-query';
import { callForData } from '#app/lib/api.ts';
import type { Params } from '#app/lib/search-params.ts';
import { currentPreset, toPreset } from './rules.ts';
import type { Preset, PresetOwner } from './types.ts';

export type { PresetOwner } from './types.ts';

function scopes({ user, role }: PresetOwner): Params[] {
  return [
    { user: { eq: user } },
    { user: { null: 1 }, role: { eq: role } },
    { user: { null: 1 }, role: { null: 1 } },
  ];
}

async function find(project: string, filter: Params, signal: AbortSignal): Promise<Preset[]> {
  const rows = await callForData<Record<string, unknown>[]>(project, 'collection_presets', {
    signal,
    params: { filter, limit: -1 },
  });
  return rows.map(toPreset);
}

export const presetQueries = {
  all: (project: string) => [project, 'collection-presets'] as const,

  /**
   * Every preset that concerns the user, with and without a title: own, then the role's, then global ones. Read once
   * for all collections, so that entering a listing waits for no preset.
   */
  visible: (project: string, owner: PresetOwner) =>
    queryOptions({
      queryKey: [project, 'collection-presets', 'visible', owner],
      queryFn: async ({ signal }): Promise<Preset[]> => {
        const found = await Promise.all(scopes(owner).map((scope) => find(project, scope, signal)));
        return found.flat();
      },
      staleTime: 5 * 60_000,
    }),

  /** The preset that a listing opens with: the user's own, else the role's, else the global one, else an empty one. */
  current: (project: string, collection: string, owner: PresetOwner) =>
    queryOptions({
      queryKey: [project, 'collection-presets', 'current', { collection, ...owner }],
      queryFn: async ({ client }): Promise<Preset> => {
        // What was read stays good until a write: nobody else changes the user's own presets.
        const options = presetQueries.visible(project, owner);
        return currentPreset(
          await client.fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY }),
          collection,
          owner,
        );
      },
      staleTime: Number.POSITIVE_INFINITY,
      // What it reads is tried again by itself.
      retry: false,
    }),

  /** All bookmarks that the user sees: own, then the role's, then global ones. */
  bookmarks: (project: string, owner: PresetOwner) =>
    queryOptions({
      queryKey: [project, 'collection-presets', 'bookmarks', owner],
      queryFn: async ({ client }): Promise<Preset[]> => {
        const presets = await client.fetchQuery({ ...presetQueries.visible(project, owner), staleTime: 0 });
        return presets.filter((preset) => preset.title !== null);
      },
      staleTime: 5 * 60_000,
      // What it reads is tried again by itself.
      retry: false,
    }),
};
