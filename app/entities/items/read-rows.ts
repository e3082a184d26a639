import type { QueryClient } from '@tanstack/react-query';
import DataLoader from 'dataloader';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { keyFieldOf, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { callForList } from '#app/lib/api.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { Params } from '#app/lib/search-params.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { readableBy } from './readable-paths.ts';
import { itemsPath, needsFilter } from './rules.ts';
import { keysAt, readPlan, type Target, markedTarget, withTargets } from './targets.ts';
import type { Item } from './types.ts';

interface RowsRead {
  client: QueryClient;
  project: string;
  collection: string;
  /** Paths to read. */
  fields: readonly string[];
  params: Params;
  signal?: AbortSignal;
  /** Told of the rows before their targets are there: `targetState` tells where one is still to come. */
  onRows?: (rows: Item[]) => void;
}

/**
 * Reads rows of a list with all that they link to; `targetState` tells what stands for a target that can't be read. Throws
 * ApiError when the rows themselves can't be read.
 */
export async function readRows({ onRows, ...read }: RowsRead): Promise<Item[]> {
  const { client, project, collection, fields, params, signal } = read;
  const collections = client.getQueryData(collectionQueries.list(project).queryKey);
  const relations = client.getQueryData(relationQueries.list(project).queryKey);
  const plan =
    collections && relations
      ? readPlan({ collections, relations, isReadable: readableBy(client, project) }, collection, fields)
      : { paths: [...fields], targets: [] };
  const rows = await callForList<Item>(project, itemsPath(collection), {
    ...(signal ? { signal } : {}),
    params: { ...params, fields: plan.paths.join(',') },
  });
  const isKnown = ({ collection: related, paths }: Target) =>
    related !== null && paths.every((path) => path === keyFieldOf(related));
  const whole = plan.targets
    .filter(isKnown)
    .reduce((list, target) => list.map((row) => withTargets(row, target, keyAlone)), rows);
  const open = plan.targets.filter(
    (target) => !isKnown(target) && rows.some((row) => keysAt(row, target.at).length > 0),
  );
  if (open.length === 0) return whole;
  const pending: Find = (keyField, key) => markedTarget(keyField, key, 'pending');
  onRows?.(open.reduce((list, target) => list.map((row) => withTargets(row, target, pending)), whole));
  const found = await Promise.all(
    open.map(async (target) => {
      const keys = [...new Set(whole.flatMap((row) => keysAt(row, target.at)))];
      return { target, items: await readTargets(client, project, target, keys) };
    }),
  );
  return found.reduce((list, { target, items }) => {
    const find: Find = (keyField, key) => items.get(plainText(key)) ?? markedTarget(keyField, key, 'lost');
    return list.map((row) => withTargets(row, target, find));
  }, whole);
}

type Find = Parameters<typeof withTargets>[2];
const keyAlone: Find = (keyField, key) => ({ [keyField]: key });

/** So long, in ms, a target is taken for what it is; a write to any item has it read anew. */
const freshFor = 30_000;

async function readTargets(
  client: QueryClient,
  project: string,
  { collection, paths }: Target,
  keys: readonly string[],
): Promise<Map<string, Item | null>> {
  if (!collection) return new Map();
  const wanted = [...new Set(paths)].sort((a, b) => a.localeCompare(b, 'en'));
  const loader = loaderOf(client, project, collection, wanted);
  const items = await Promise.all(
    keys.map(async (key) => {
      try {
        return await client.fetchQuery({
          queryKey: [project, 'items', collection.collection, 'target', { key, fields: wanted }],
          queryFn: () => loader.load(key),
          staleTime: freshFor,
          retry: false,
        });
      } catch {
        // Whatever the reason is, the rows are there; the API's listeners know of a session that is over.
        return null;
      }
    }),
  );
  return new Map(keys.map((key, index) => [key, items[index] ?? null]));
}

/** By project, collection and paths: what is asked for in one go. */
const loaders = new WeakMap<QueryClient, Map<string, DataLoader<string, Item | null>>>();
/** Keys in one call: longer addresses are refused by web servers. */
const portion = 100;

function loaderOf(
  client: QueryClient,
  project: string,
  collection: Collection,
  paths: readonly string[],
): DataLoader<string, Item | null> {
  const known = loaders.get(client) ?? new Map<string, DataLoader<string, Item | null>>();
  loaders.set(client, known);
  const id = JSON.stringify([project, collection.collection, paths]);
  const found =
    known.get(id) ??
    new DataLoader((keys: readonly string[]) => readByKeys(client, project, collection, paths, keys), {
      cache: false,
      maxBatchSize: portion,
    });
  known.set(id, found);
  return found;
}

/** Items by their keys, in the order of these; null for those that are not there. Throws ApiError. */
export async function readByKeys(
  client: QueryClient,
  project: string,
  collection: Collection,
  paths: readonly string[],
  keys: readonly string[],
): Promise<(Item | null)[]> {
  const keyField = keyFieldOf(collection);
  const read = (filter: Params, limit: number) =>
    readRows({
      client,
      project,
      collection: collection.collection,
      fields: [keyField, ...paths.filter((path) => path !== keyField)],
      // What is thrown away still has a name.
      params: { filter: { [keyField]: filter }, limit, ...(statusField(collection) ? { status: '*' } : {}) },
    });
  const plain = keys.filter((key) => !needsFilter(key));
  const rows = await Promise.all([
    ...(plain.length > 0 ? [read({ in: plain }, plain.length)] : []),
    // The server splits lists of keys at commas.
    ...keys.filter(needsFilter).map((key) => read({ eq: key }, 1)),
  ]);
  const byKey = new Map(rows.flat().map((row) => [plainText(ownValue(row, keyField)), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}
