import { type Envelope, noDataError } from '#app/lib/api.ts';
import type { Item } from './types.ts';

/**
 * The item of an answer: a changed file comes as a list of one, one that may not be seen (any more) as nothing, or (items
 * with keys of text) as an empty list. Throws ApiError for anything else.
 */
export function itemIn(envelope: Envelope<Item | Item[]> | null): Item | null {
  const data = envelope?.data ?? null;
  const [first = null, ...more] = Array.isArray(data) ? data : [data];
  // One with a comma in its key comes as an empty list, in a list of several too.
  const item = Array.isArray(first) && first.length === 0 ? null : first;
  if (more.length > 0 || (item && Object.keys(item).length === 0)) throw noDataError();
  return item;
}

/** Whether a key is surely not the one that was asked for; texts are for the database to compare. */
export function isAnother(answered: unknown, key: string): boolean {
  return typeof answered === 'number' && Number.isFinite(Number(key)) && answered !== Number(key);
}
