/** The rules of the item screens. Pure. */
import type { Collection } from '#app/entities/collections/types.ts';
import { actionName } from '#app/entities/fields/names.ts';
import { isMadeKey } from '#app/entities/fields/made-key.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { hiddenFields } from '#app/entities/permissions/rules.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { isLosslessNumber } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Characters of a field list that still make an address every server takes. */
const longestFields = 5000;

/**
 * The paths that an item's form needs: each readable field that has a column, so that items of other collections come
 * as their keys. Lists of rows are not among them: there may be ten thousand, and their inputs read them by the page.
 * Too many fields for an address become a star after all.
 */
export function detailFields(collection: Collection, rights: CollectionRights): string {
  const hidden = hiddenFields(rights);
  const fields = Object.values(collection.fields).filter((field) => !hidden.has(field.field));
  const list = fields
    .filter(hasColumn)
    .map((field) => field.field)
    .join(',');
  return encodeURIComponent(list).length > longestFields ? '*' : list;
}

/** What an item is called: its first text that is not a key and not empty; null when it has none. */
export function itemName(fields: readonly Field[], values: Item): string | null {
  const field = fields.find(
    (entry) => isNaming(entry) && String(ownValue(values, entry.field) ?? '').trim() !== '',
  );
  return field ? String(ownValue(values, field.field)).trim() : null;
}

/** As `itemName`; a person is called by both names. */
export function nameOfItem(collection: Collection, fields: readonly Field[], values: Item): string | null {
  if (collection.collection === 'directus_activity' && typeof values['action'] === 'string')
    return actionName(values['action']);
  if (collection.collection !== 'directus_users') return itemName(fields, values);
  const { first_name, last_name, email } = values;
  const name = [first_name, last_name].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return name || (typeof email === 'string' && email) || null;
}

function isNaming(field: Field): boolean {
  const isText = field.type === 'string' && ['VARCHAR', 'CHAR', 'TINYTEXT'].includes(field.datatype ?? '');
  const isPlain =
    field.interface === null || ['text-input', 'textarea', 'language'].includes(field.interface);
  return isText && isPlain && !field.primary_key && !field.hidden_detail;
}

/** A key as text: LosslessNumber and bigint keep their digits. */
export function keyText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || isLosslessNumber(value)) return String(value);
  return null;
}

const neverCopied = new Set([
  // Reads as what it was hashed to, and would be hashed once more.
  'hash',
  'alias',
  'group',
  'datetime_created',
  'datetime_updated',
  'user_created',
  'user_updated',
  'o2m',
  'translation',
]);

/** True for a field whose value a copy may have too, in an item or in a row of its lists. */
export function isCopied(field: Field): boolean {
  return !neverCopied.has(field.type) && !field.primary_key;
}

/**
 * The values of a copy: all but the key, what the server fills in, and the rows that belong to the original. What the
 * user may not write is left out too, since one such value makes the server refuse all.
 */
export function copyValues(collection: Collection, values: Item, writeBlacklist: readonly string[]): Item {
  const fields = Object.values(collection.fields).filter(
    (field) => isCopied(field) && !writeBlacklist.includes(field.field),
  );
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = ownValue(values, field.field);
      return value === null || value === undefined ? [] : [[field.field, value]];
    }),
  );
}

/** Fields whose value a copy can't share with its original: a key that is entered by hand, and unique values. */
export function copyQuestions(collection: Collection, values: Item): Field[] {
  return Object.values(collection.fields).filter(
    (field) =>
      (field.primary_key && !field.auto_increment && !isMadeKey(field)) ||
      (field.unique &&
        !field.primary_key &&
        !neverCopied.has(field.type) &&
        isFilled(ownValue(values, field.field))),
  );
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
