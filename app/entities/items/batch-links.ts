/** Links of many items at once: rows of a junction that are made, or taken out, in each. Pure. */
import { isLosslessNumber } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Item } from './types.ts';

/** Where the links of a field are. */
export interface LinkPlace {
  /** Name of the junction. */
  rows: string;
  rowKey: string;
  /** Its field that holds the item's key. */
  back: string;
  /** Its field that holds the key of what is linked, and the field that this is the key of. */
  far: { field: string; keyField: string };
}

/** The keys in a value of links: rows of a junction that each hold an item with its key. */
export function linkedKeysIn(value: unknown, place: LinkPlace): unknown[] {
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  return rows.flatMap((row) => {
    const key = keyAt(row, place);
    return plainText(key) === '' ? [] : [key];
  });
}

function keyAt(row: unknown, { far }: LinkPlace): unknown {
  if (typeof row !== 'object' || row === null) return null;
  const value = ownValue(row as Item, far.field);
  const isItem = typeof value === 'object' && value !== null && !isLosslessNumber(value);
  return isItem ? ownValue(value as Item, far.keyField) : value;
}

/**
 * What has to be written of one item's links: those of `keys` that it lacks to add, those that it has to remove. `rows` are
 * the junction's rows of all items with any of the keys.
 */
export function linkChanges(
  mode: 'add' | 'remove',
  keys: readonly unknown[],
  itemKey: string,
  rows: readonly Item[],
  place: LinkPlace,
): Item[] {
  const own = rows.filter((row) => plainText(ownValue(row, place.back)) === itemKey);
  const isIn = (key: unknown, row: Item) => plainText(keyAt(row, place)) === plainText(key);
  if (mode === 'add') {
    return keys
      .filter((key) => !own.some((row) => isIn(key, row)))
      .map((key) => ({ [place.far.field]: { [place.far.keyField]: key } }));
  }
  return own
    .filter((row) => keys.some((key) => isIn(key, row)))
    .map((row) => ({ [place.rowKey]: ownValue(row, place.rowKey), $delete: true }));
}
