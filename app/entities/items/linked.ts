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

/** By project and collection: items whose names are asked for in one go. */
const namers = new Map<string, DataLoader<string, Item | null>>();

/** Keys that one address can hold, UUIDs too. */
const maxNamed = 100;

/**
 * What names an item that nothing but the key is known of, null where there is none (any more). Those that are asked for at once
 * come in one call for each collection, and none is asked for by itself: a page of the log may speak of a hundred that are gone.
 */
export function namedItem({ key, ...source }: ItemRead) {
  const { project, collection, keyField, fields } = source;
  return queryOptions({
    queryKey: [...itemQueries.everything(project), collection, 'name', { key, keyField, fields }],
    queryFn: () => namerOf(source).load(key),
    staleTime: 60_000,
    retry: false,
  });
}

function namerOf(source: Source): DataLoader<string, Item | null> {
  const id = JSON.stringify(source);
  const found =
    namers.get(id) ??
    new DataLoader((keys) => readNamed(source, keys), { cache: false, maxBatchSize: maxNamed });
  namers.set(id, found);
  return found;
}

async function readNamed({ project, collection, keyField, fields }: Source, keys: readonly string[]) {
  // The server would split such keys, and take them for others.
  const plain = [...new Set(keys.filter((key) => !needsFilter(key)))];
  if (plain.length === 0) return keys.map(() => null);
  const rows = await callForList<Item>(project, itemsPath(collection), {
    params: { fields, limit: plain.length, status: '*', filter: { [keyField]: { in: plain } } },
  });
  const byKey = new Map(rows.map((row) => [String(ownValue(row, keyField)), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}
