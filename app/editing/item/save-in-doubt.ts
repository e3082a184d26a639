import type { QueryClient } from '@tanstack/react-query';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { madeKeyField } from '#app/entities/items/made-keys.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { ApiError } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { keyText } from './item-rules.ts';

/** Types whose values a server stores and compares just as they were sent. */
const comparable = new Set(['string', 'slug', 'integer', 'lang', 'status']);
/** So many values are compared at most, each of at most so many characters: they go into an address. */
const [maxCompared, maxLength] = [8, 150];

/**
 * Whether a save that failed may have been done all the same: its answer was lost on the way, or is not the API's own (a gateway
 * that did not want to wait).
 */
export function isInDoubt({ status, code }: ApiError): boolean {
  return code === -1 && (status === 0 || status === 502 || status === 504 || (status >= 200 && status < 300));
}

/** Whether values that are sent once more would make something twice: rows of a list have no key yet when they are new. */
export function makesRows(collection: Collection, sent: Item): boolean {
  return Object.values(collection.fields).some(
    (field) =>
      isToMany(field) &&
      Array.isArray(ownValue(sent, field.field)) &&
      (ownValue(sent, field.field) as unknown[]).length > 0,
  );
}

/** The part of a new item's values that no other one has: the key that the app has made for it. Null where there is none. */
function madeKeyIn(collection: Collection, sent: Item): Item | null {
  const name = madeKeyField(collection);
  const key = name === null ? null : keyText(ownValue(sent, name));
  return name === null || key === null || key === '' ? null : { [name]: key };
}

/** Whether such an item, once found, is the one that was sent and no other. */
export function isCertain(collection: Collection, sent: Item): boolean {
  return madeKeyIn(collection, sent) !== null;
}

/**
 * The key of the newest item with the same plain values as those that were sent, or with the key that was made for it; null when there is none, or nothing to
 * compare. Throws ApiError where the server is still away.
 */
export async function findTwin(
  client: QueryClient,
  project: string,
  collection: Collection,
  sent: Item,
): Promise<string | null> {
  const keyField = keyFieldOf(collection);
  const isCompared = ({ field, type }: Field) => {
    const text = keyText(ownValue(sent, field));
    return comparable.has(type) && text !== null && text !== '' && text.length <= maxLength;
  };
  const fields = Object.values(collection.fields).filter(isCompared).slice(0, maxCompared);
  const values =
    madeKeyIn(collection, sent) ??
    Object.fromEntries(fields.map(({ field }) => [field, ownValue(sent, field)]));
  const filter = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { eq: keyText(value) }]),
  );
  if (Object.keys(filter).length === 0) return null;
  try {
    const view = { fields: [keyField], filter, sort: `-${keyField}`, status: '*' };
    const [found] = await client.fetchQuery({
      ...itemQueries.window(project, collection.collection, view, 0, 1),
      staleTime: 0,
      retry: false,
    });
    return found ? keyText(ownValue(found, keyField)) : null;
  } catch (error) {
    // What the role may not look for can't be told.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
