import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import { call, callForItem } from '#app/lib/api.ts';
import { forServer } from './queries.ts';
import { hasColumn, toField } from './rules.ts';
import type { FieldBody } from './types.ts';

/**
 * Changes of a field as its server takes them. Whether a value is required is a matter of the column: 8.8.1 keeps it for
 * nothing unless type, datatype and length come along (recorded contract, "Model"), which say nothing new to 8.1.0.
 */
export async function changesForServer(
  client: QueryClient,
  project: string,
  { collection, field, changes }: { collection: string; field: string; changes: FieldBody },
): Promise<FieldBody> {
  const collections = client.getQueryData(collectionQueries.list(project).queryKey) ?? {};
  const own = collectionOf(collections, collection);
  const known = own && fieldOf(own, field);
  const isOfColumn = Object.hasOwn(changes, 'required') && known !== undefined && hasColumn(known);
  const column = isOfColumn ? { type: known.type, datatype: known.datatype, length: known.length } : {};
  const [body = changes] = await forServer(client, project, [{ ...column, ...changes }]);
  return body;
}

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
