/** Keys and values of a plain object as rows. Pure. */
import { toObject } from '#app/entities/fields/rules.ts';
import { isLosslessNumber, parseJson } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';

export interface Pair {
  /** As its input has it; its text is what is stored. */
  key: unknown;
  value: unknown;
}

/** The pairs of a stored value, in its order: an object, JSON text of one, or nothing. Null for anything else. */
export function toPairs(value: unknown): Pair[] | null {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'string') {
    try {
      const parsed = parseJson(value);
      return typeof parsed === 'string' ? null : toPairs(parsed);
    } catch {
      return null;
    }
  }
  // The API answers a list for an object without keys.
  if (Array.isArray(value)) return value.length === 0 ? [] : null;
  if (typeof value !== 'object' || isLosslessNumber(value)) return null;
  return Object.entries(toObject(value)).map(([key, entry]) => ({ key, value: entry }));
}

export type Stored =
  | { value: Record<string, unknown> | null }
  | { problem: 'noKey' }
  | { problem: 'sameKey'; key: string };

/** What pairs are stored as; a pair with nothing in it is not there yet. */
export function fromPairs(pairs: readonly Pair[]): Stored {
  const filled = pairs.filter(({ key, value }) => plainText(key) !== '' || plainText(value) !== '');
  const keys = filled.map(({ key }) => plainText(key));
  if (keys.includes('')) return { problem: 'noKey' };
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) return { problem: 'sameKey', key: twice };
  if (filled.length === 0) return { value: null };
  return { value: Object.fromEntries(filled.map(({ key, value }) => [plainText(key), value])) };
}
