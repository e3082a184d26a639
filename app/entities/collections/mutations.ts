import { mutationOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api.ts';
import { forServer } from '#app/entities/fields/queries.ts';
import type { FieldBody } from '#app/entities/fields/types.ts';
import { collectionQueries } from './queries.ts';

/** What a collection is made from; the fields are made with it. */
export interface NewCollection {
  collection: string;
  hidden: boolean | 0 | 1;
  note?: string;
  fields: readonly FieldBody[];
}

export const collectionMutations = {
  create: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'collections', 'create'],
      mutationFn: async (given: NewCollection, { client }) => {
        const body = { ...given, fields: await forServer(client, project, given.fields) };
        return call(project, 'collections', { method: 'post', body, params: { fields: '*.*' } });
      },
      meta: { invalidates: collectionQueries.schema(project) },
    }),

  /**
   * Changes settings of a collection: `managed` with them, which takes a table in or leaves it alone. A part of long work
   * (`isPart`) leaves the invalidating to whoever does it.
   */
  update: (project: string, isPart = false) =>
    mutationOptions({
      mutationKey: [project, 'collections', 'update'],
      mutationFn: ({ collection, changes }: { collection: string; changes: Record<string, unknown> }) =>
        call(project, `collections/${encodeURIComponent(collection)}`, { method: 'patch', body: changes }),
      meta: isPart ? {} : { invalidates: collectionQueries.schema(project) },
    }),

  /** Removes a collection with its table and all items. */
  remove: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'collections', 'remove'],
      mutationFn: (collection: string) =>
        call(project, `collections/${encodeURIComponent(collection)}`, { method: 'delete' }),
      // Its bookmarks go with it.
      meta: { invalidates: [...collectionQueries.schema(project), [project, 'collection-presets']] },
    }),
};
