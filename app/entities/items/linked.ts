import { queryOptions } from '@tanstack/react-query';
import DataLoader from 'dataloader';
import { callForList } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type ItemRead, itemQueries, readItem } from './queries.ts';
import { itemsPath, needsFilter } from './rules.ts';
import type { Item } from './types.ts';

/** By project, collection and fields: what is asked for in one go. */
const loaders = new Map<string, DataLoader<string, Item>>();

type Source = Omit<ItemRead, 'key'>;

/**
 * `itemQueries.detail` for an item that another one links to, under the same key: those that are asked for at once come in
 * one call for each collection, by fields that name the key's. Throws ApiError 203 when there is none.
 */
export function linkedItem({ key, ...source }: ItemRead) {
  const { project, collection, keyField, fields } = source;
  return queryOptions({
    ...itemQueries.detail(project, collection, key, keyField, fields),
    queryFn: () => loaderOf(source).load(key),
  });
}

function loaderOf(source: Source): DataLoader<string, Item> {
  const id = JSON.stringify(source);
  const found = loaders.get(id) ?? new DataLoader((keys) => readAll(source, keys), { cache: false });
  loaders.set(id, found);
  return found;
}

/** In one call; one that isn't in its answer is asked for by itself, which says why. */
async function readAll(source: Source, keys: readonly string[]): Promise<(Item | Error)[]> {
  const { project, collection, keyField, fields } = source;
  // A list leaves out items for reasons of its own, and splits keys at commas.
  const plain = [...new Set(keys.filter((key) => !needsFilter(key)))];
  const rows =
    plain.length < 2
      ? []
      : await callForList<Item>(project, itemsPath(collection), {
          params: { fields, limit: plain.length, filter: { [keyField]: { in: plain } } },
        });
  const byKey = new Map(rows.map((row) => [String(ownValue(row, keyField)), row]));
  return Promise.all(
    keys.map(async (key) => {
      try {
        return byKey.get(key) ?? (await readItem({ ...source, key }));
      } catch (error) {
        return error instanceof Error ? error : new Error(String(error));
      }
    }),
  );
}
