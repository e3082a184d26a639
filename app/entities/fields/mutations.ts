import { mutationOptions } from '@tanstack/react-query';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { call, callForItem } from '#app/lib/api.ts';
import { changesForServer, forServer } from './queries.ts';
import { toField } from './rules.ts';
import type { FieldBody } from './types.ts';

/** Writes to the fields of one collection. What an address is made of is the field's name, not its id. */
export const fieldMutations = {
  /** Answers the field as it was made. */
  create: (project: string, collection: string) =>
    mutationOptions({
      mutationKey: [project, 'fields', 'create', { collection }],
      mutationFn: async (given: FieldBody, { client }) => {
        const [body] = await forServer(client, project, [given]);
        return toField(await callForItem(project, path(collection), { method: 'post', body }));
      },
      meta: { invalidates: collectionQueries.schema(project) },
    }),

  /** Changes the given properties of a field. */
  update: (project: string, collection: string) =>
    mutationOptions({
      mutationKey: [project, 'fields', 'update', { collection }],
      mutationFn: async ({ field, changes }: { field: string; changes: FieldBody }, { client }) => {
        const body = await changesForServer(client, project, { collection, field, changes });
        return toField(await callForItem(project, path(collection, field), { method: 'patch', body }));
      },
      meta: { invalidates: collectionQueries.schema(project) },
    }),

  /** Gives fields their places, without an entry in the activity for each. */
  reorder: (project: string, collection: string) =>
    mutationOptions({
      mutationKey: [project, 'fields', 'reorder', { collection }],
      mutationFn: (places: readonly { field: string; sort: number }[]) =>
        call(project, path(collection), { method: 'patch', body: places, params: { activity_skip: 1 } }),
      meta: { invalidates: collectionQueries.schema(project) },
    }),

  /** Removes a field with its column and all that is in it. */
  remove: (project: string, collection: string) =>
    mutationOptions({
      mutationKey: [project, 'fields', 'remove', { collection }],
      mutationFn: (field: string) => call(project, path(collection, field), { method: 'delete' }),
      meta: { invalidates: collectionQueries.schema(project) },
    }),
};

function path(...names: string[]): string {
  return ['fields', ...names.map(encodeURIComponent)].join('/');
}
