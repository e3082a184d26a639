import { hashKey, queryOptions } from '@tanstack/react-query';
import { ApiError, call, callForItem, callForList } from '#app/lib/api.ts';
import { listParams } from './without-related.ts';
import { itemsPath, needsFilterToRead } from './rules.ts';
import { readRows } from './read-rows.ts';
import type { Item, ItemListView } from './types.ts';

/** Which item, and what of it: paths with commas between them, or a star. */
export interface ItemRead {
  project: string;
  collection: string;
  key: string;
  keyField: string;
  fields: string;
}

/** Reads one item. A key that can't stand in a path is found by a filter. Throws ApiError 203 when there is none. */
export async function readItem(
  { project, collection, key, keyField, fields }: ItemRead,
  signal?: AbortSignal,
): Promise<Item> {
  const options = signal ? { signal } : {};
  const path = itemsPath(collection);
  if (!needsFilterToRead(key)) {
    return callForItem<Item>(project, `${path}/${encodeURIComponent(key)}`, {
      ...options,
      params: { fields },
    });
  }
  const params = { fields, limit: 1, filter: { [keyField]: { eq: key } } };
  const [item] = await callForList<Item>(project, path, { ...options, params });
  if (!item) throw new ApiError(404, 203, 'Item not found');
  return item;
}

export const itemQueries = {
  /** Items of all collections: rows hold rows of others, so a write to one may show, or reach, anywhere. */
  everything: (project: string) => [project, 'items'] as const,
  lists: (project: string, collection: string) => [project, 'items', collection, 'list'] as const,

  /** All windows of one view of the list. */
  windows: (project: string, collection: string, view: ItemListView) =>
    [project, 'items', collection, 'list', 'window', view] as const,

  /**
   * One window of the list: rows `offset` to `offset + limit`. Nothing is counted, so nothing waits for a count. With `isEarly`
   * the rows are there before what they link to.
   */
  window: (
    project: string,
    collection: string,
    view: ItemListView,
    offset: number,
    limit: number,
    { isEarly = false } = {},
  ) => {
    const key = [...itemQueries.windows(project, collection, view), { offset, limit }];
    return queryOptions({
      queryKey: key,
      queryFn: async ({ client, signal, queryKey }) =>
        readRows({
          client,
          project,
          collection,
          fields: view.fields,
          params: { ...(await listParams({ client, project, collection, view })), limit, offset },
          signal,
          onRows: (rows) => {
            // Others make a list of their own of windows.
            const isOwn = isEarly && hashKey(queryKey) === hashKey(key);
            if (isOwn && !client.getQueryData(key)) client.setQueryData(key, rows);
          },
        }),
    });
  },

  /** Items by their keys, whatever their status, in any order; those that are gone are missing. As they are now. */
  byKeys: (
    project: string,
    collection: string,
    keyField: string,
    keys: readonly string[],
    fields: readonly string[],
  ) =>
    queryOptions({
      queryKey: [project, 'items', collection, 'by-keys', keyField, keys, fields],
      queryFn: ({ client, signal }) =>
        readRows({
          client,
          project,
          collection,
          fields: [keyField, ...fields],
          params: { filter: { [keyField]: { in: [...keys] } }, limit: keys.length, status: '*' },
          signal,
        }),
      staleTime: 0,
      gcTime: 0,
    }),

  /**
   * How many rows of a list somebody may read, asked for after the rows. `limit=1` because the server fails to count with
   * `limit=0`; and always by a filter, if need be one that all rows pass, since servers of version 8.8 count without one
   * what can't be read too.
   */
  count: (
    project: string,
    collection: string,
    view: Omit<ItemListView, 'fields' | 'sort'>,
    keyField: string,
  ) =>
    queryOptions({
      queryKey: [project, 'items', collection, 'list', 'count', view],
      queryFn: async ({ client, signal }): Promise<number> => {
        const filter = view.filter ?? { [keyField]: { nnull: 1 } };
        const counted = { ...view, filter, fields: [keyField] };
        const envelope = await call<Item[]>(project, itemsPath(collection), {
          signal,
          timeout: 120_000,
          params: {
            ...(await listParams({ client, project, collection, view: counted })),
            limit: 1,
            meta: 'filter_count',
          },
        });
        return Number(envelope?.meta?.['filter_count'] ?? 0);
      },
    }),

  /** One item with all that it holds, for who knows nothing of its collection yet but means to read it (`detail`) in a moment. */
  ahead: (project: string, collection: string, key: string) =>
    queryOptions({
      queryKey: [project, 'items', collection, 'ahead', key],
      queryFn: ({ signal }) => readItem({ project, collection, key, keyField: 'id', fields: '*' }, signal),
      retry: false,
      gcTime: 10_000,
    }),

  /** One item by its key. `fields` are the paths to read. Throws ApiError 203 when there is none. */
  detail: (project: string, collection: string, key: string, keyField: string, fields: string) =>
    queryOptions({
      queryKey: [project, 'items', collection, 'detail', { key, fields }],
      queryFn: ({ signal }) => readItem({ project, collection, key, keyField, fields }, signal),
    }),
};
