import { mutationOptions } from '@tanstack/react-query';
import { call, callForItem } from '#app/lib/api.ts';
import { type PresetOwner, presetQueries } from './queries.ts';
import { presetBody, toPreset } from './rules.ts';
import type { Preset } from './types.ts';

export const presetMutations = {
  /**
   * Keeps a change of the user's view: the own preset is patched by the changed keys, any other becomes the base of
   * a new own one. The cache has the change at once. One at a time (scope), so that quick first changes don't make two
   * presets; the cache holds the answer, so nothing is invalidated.
   */
  keep: (project: string, collection: string, owner: PresetOwner) =>
    mutationOptions({
      mutationKey: [project, 'collection-presets', 'keep', { collection }],
      scope: { id: `${project}/collection-presets/${collection}` },
      onMutate: (changes: Partial<Preset>, { client }) => {
        client.setQueryData(
          presetQueries.current(project, collection, owner).queryKey,
          (now) => now && { ...now, ...changes },
        );
      },
      mutationFn: async (changes: Partial<Preset>, { client }): Promise<Preset> => {
        const { queryKey } = presetQueries.current(project, collection, owner);
        const present = client.getQueryData(queryKey);
        const own = present?.user === owner.user && present.id !== null ? present.id : null;
        const body =
          own === null
            ? { ...present, ...changes, id: undefined, title: null, role: null, user: owner.user, collection }
            : changes;
        // Only what is on screen changes.
        if (present && Object.keys(presetBody(changes)).length === 0) return present;
        const raw = await callForItem<Record<string, unknown>>(
          project,
          own === null ? 'collection_presets' : `collection_presets/${own}`,
          { method: own === null ? 'post' : 'patch', body: presetBody(body) },
        );
        const saved = toPreset(raw);
        // Later changes are in the cache already; only the identity comes from the server.
        const kept = {
          ...(client.getQueryData(queryKey) ?? saved),
          id: saved.id,
          title: null,
          user: owner.user,
          role: null,
        };
        client.setQueryData(queryKey, kept);
        client.setQueryData(
          presetQueries.visible(project, owner).queryKey,
          (presets) => presets && [...presets.filter((preset) => preset.id !== kept.id), kept],
        );
        return saved;
      },
    }),

  createBookmark: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'collection-presets', 'create-bookmark'],
      mutationFn: ({ id: _id, ...preset }: Preset) =>
        call(project, 'collection_presets', { method: 'post', body: presetBody(preset) }),
      meta: { invalidates: [[project, 'collection-presets', 'bookmarks']] },
    }),

  /** Renames a bookmark, or gives it to a role or (null) to everybody. */
  update: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'collection-presets', 'update'],
      mutationFn: ({ id, ...changes }: { id: number; title: string; role: number | null }) =>
        call(project, `collection_presets/${id}`, { method: 'patch', body: changes }),
      meta: { invalidates: [presetQueries.all(project)] },
    }),

  remove: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'collection-presets', 'remove'],
      mutationFn: (id: number) => call(project, `collection_presets/${id}`, { method: 'delete' }),
      meta: { invalidates: [presetQueries.all(project)] },
    }),
};
