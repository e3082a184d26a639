import { ApiError, call } from '#app/lib/api.ts';
import type { Params } from '#app/lib/search-params.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type ItemRead, readItem } from './queries.ts';
import { itemsPath } from './rules.ts';
import type { Item } from './types.ts';

/** Code of the API for values that it refuses, each named before a colon. */
const invalidCode = 4;

interface ListedWrite {
  project: string;
  collection: string;
  keyField: string;
  key: string;
  /** The changed values only. */
  changes: Item;
  params: Params;
}

/**
 * Changes an item whose key can't stand in a path, as a list of one. One with a comma in it is checked as if it were new:
 * what the server misses is sent along as it is.
 */
export async function writeListed({ project, collection, keyField, key, changes, params }: ListedWrite) {
  const write = (more: Item) =>
    call<Item[]>(project, itemsPath(collection), {
      method: 'patch',
      body: [{ ...more, ...changes, [keyField]: key }],
      params,
    });
  try {
    return await write({});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== invalidCode || !key.includes(',')) throw error;
    const item = await readItem({ project, collection, key, keyField, fields: '*' });
    const missing = Object.keys(item).filter(
      (name) => !Object.hasOwn(changes, name) && error.message.includes(`${name}:`),
    );
    if (missing.length === 0) throw error;
    return write(Object.fromEntries(missing.map((name) => [name, ownValue(item, name)])));
  }
}

/** An item as it is after such a write, which isn't always answered; null when it can't be seen any more. */
export async function readListed(read: ItemRead): Promise<Item | null> {
  try {
    return await readItem(read);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
