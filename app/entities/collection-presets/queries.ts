import { queryOptions } from '@tanstack/react-query';
import { callForList } from '#app/lib/api.ts';
import { takeAhead } from '#app/lib/query-client.ts';
import type { Params } from '#app/lib/search-params.ts';
import { currentPreset, toPreset } from './rules.ts';
import type { Preset, PresetOwner } from './types.ts';

export type { PresetOwner } from './types.ts';

async function find(project: string, filter: Params, signal: AbortSignal): Promise<Preset[]> {
  const rows = await callForList<Record<string, unknown>>(project, 'collection_presets', {
    signal,
    params: { filter, limit: -1 },
  });
  return rows.map(toPreset);
}

/** For so long, in ms, what the start has asked for serves the first reading. */
const atStart = 10_000;

export const presetQueries = {
  all: (project: string) => [project, 'collection-presets'] as const,

  /** A user's own presets; for `visible`, ahead of it. */
  ofUser: (project: string, user: number) =>
    queryOptions({
      queryKey: [project, 'collection-presets', 'of-user', user],
      queryFn: ({ signal }) => find(project, { user: { eq: user } }, signal),
      staleTime: atStart,
      // `visible` tries again.
      retry: false,
    }),

  /** Presets that belong to no user: the roles' and the global ones, few; for `visible`, ahead of knowing who is asking. */
  ofNobody: (project: string) =>
    queryOptions({
      queryKey: [project, 'collection-presets', 'of-nobody'],
      queryFn: ({ signal }) => find(project, { user: { null: 1 } }, signal),
      staleTime: atStart,
      // `visible` tries again.
      retry: false,
    }),

  /** Bookmarks of all roles and of everybody: for administrators. */
  shared: (project: string) =>
    queryOptions({
      queryKey: [project, 'collection-presets', 'shared'],
      queryFn: async ({ signal }) => {
        const presets = await find(project, { user: { null: 1 } }, signal);
        return presets.flatMap(({ id, title, ...rest }) =>
          id === null || title === null ? [] : [{ ...rest, id, title }],
        );
      },
    }),

  /**
   * Every preset that concerns the user, with and without a title: own, then the role's, then global ones. Read once
   * for all collections, so that entering a listing waits for no preset. In two calls: a field takes one condition, so
   * that "mine or nobody's" can't be asked for.
   */
  visible: (project: string, owner: PresetOwner) =>
    queryOptions({
      queryKey: [project, 'collection-presets', 'visible', owner],
      queryFn: async ({ client }): Promise<Preset[]> => {
        const [own, others] = await Promise.all([
          takeAhead(client, presetQueries.ofUser(project, owner.user)),
          takeAhead(client, presetQueries.ofNobody(project)),
        ]);
        const isOf = (role: number | null) => (preset: Preset) => preset.role === role;
        return [...own, ...others.filter(isOf(owner.role)), ...others.filter(isOf(null))];
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
