/**
 * Rows of a list whose keys the app makes. Servers look each row that brings a key up before they write anything, and refuse all of
 * it where one isn't there (8.1.0 and 8.8.1; not so at the far end of a junction, or in place of a to-one key): new rows with made
 * keys are written by calls of their own, after the item that they belong to.
 */
import type { QueryClient } from '@tanstack/react-query';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { collectionOf } from '#app/entities/collections/rules.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { toManyRelation } from '#app/entities/relations/rules.ts';
import { ApiError, call } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { isNewRow, type KeyModel, madeKeyField, madeKeyOf, withKeysOfRows } from './made-keys.ts';
import { itemQueries } from './queries.ts';
import { itemsPath } from './rules.ts';
import type { Item } from './types.ts';

/** The data model as it is known here: without it the server is left to say what a new item lacks. */
export function modelIn(client: QueryClient, project: string): KeyModel {
  return {
    collections: client.getQueryData(collectionQueries.list(project).queryKey) ?? {},
    relations: client.getQueryData(relationQueries.list(project).queryKey) ?? [],
  };
}

/** New rows of one list, by the collection that they are made in and its field for their owner's key. */
export interface OwnRows {
  collection: string;
  back: string;
  rows: Item[];
}

/** Takes such rows out of what is written to an item. A list that has nothing else in it goes as a whole. */
export function takeOwnRows(
  model: KeyModel,
  collection: string,
  values: Item,
): { rest: Item; lists: OwnRows[] } {
  const lists: OwnRows[] = [];
  const rest = Object.entries(values).filter(([field, value]) => {
    const list = ownRowsOf(model, collection, field, value);
    if (list) lists.push(list);
    return !list || list.rows.length < (value as unknown[]).length;
  });
  const taken = new Set<unknown>(lists.flatMap(({ rows }) => rows));
  const without = (value: unknown) => (Array.isArray(value) ? value.filter((row) => !taken.has(row)) : value);
  return {
    rest:
      lists.length === 0 ? values : Object.fromEntries(rest.map(([field, value]) => [field, without(value)])),
    lists,
  };
}

function ownRowsOf(model: KeyModel, collection: string, field: string, value: unknown): OwnRows | null {
  const relation = Array.isArray(value) ? toManyRelation(model.relations, { collection, field }) : null;
  if (!relation || relation.junction_field) return null;
  const key = madeKeyField(collectionOf(model.collections, relation.collection_many));
  const rows = key === null ? [] : (value as unknown[]).filter((row): row is Item => isNewRow(row, key));
  return rows.length > 0 ? { collection: relation.collection_many, back: relation.field_many, rows } : null;
}

interface Place {
  client: QueryClient;
  project: string;
}

/**
 * Makes rows of an item, and what is new in them. Those that are there, since they were made by an earlier try, are not made again.
 *
 * @throws ApiError what the server has refused; the lists before it are made
 */
export async function makeOwnRows(place: Place, lists: readonly OwnRows[], owner: unknown): Promise<void> {
  const { client, project } = place;
  const model = modelIn(client, project);
  for (const { collection, back, rows } of lists) {
    const keyField = madeKeyField(collectionOf(model.collections, collection));
    if (keyField === null) continue;
    const made = rows.map((row) => {
      const key = madeKeyOf(row, plainText(owner));
      const { rest, lists: own } = takeOwnRows(model, collection, row);
      return {
        key,
        own,
        body: { ...withKeysOfRows(model, collection, rest, key), [keyField]: key, [back]: owner },
      };
    });
    const there = await keysThere(
      place,
      collection,
      keyField,
      made.map(({ key }) => key),
    );
    const missing = made.filter(({ key }) => !there.has(key));
    if (missing.length > 0) {
      const body = missing.map((row) => row.body);
      await call(project, itemsPath(collection), { method: 'post', body, params: { fields: keyField } });
    }
    for (const { key, own } of made) await makeOwnRows(place, own, key);
  }
}

async function keysThere(
  { client, project }: Place,
  collection: string,
  keyField: string,
  keys: readonly string[],
): Promise<Set<string>> {
  try {
    const query = itemQueries.byKeys(project, collection, keyField, keys, [keyField]);
    const rows = await client.fetchQuery({ ...query, staleTime: 0, retry: false });
    return new Set(rows.map((row) => plainText(ownValue(row, keyField))));
  } catch (error) {
    // Who may not read them can make them all the same.
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return new Set();
    throw error;
  }
}
