/**
 * Keys that the app makes for new items. No server of this contract makes UUIDs, so a collection may ask whoever writes to it to
 * do so (docs/field-options.md, "Keys made by the app"). Pure but for the chance.
 */
import { collectionOf, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isMadeKey } from '#app/entities/fields/made-key.ts';
import { relationOfColumn, toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { randomId } from '#app/lib/random-id.ts';
import type { Item } from './types.ts';

export interface KeyModel {
  collections: Readonly<Record<string, Collection>>;
  relations: readonly Relation[];
}

/** By a row as it was staged and the item that it belongs to: a save that is repeated sends the same keys. */
const madeBefore = new WeakMap<object, Map<string, string>>();

/** Name of the field whose value the app makes for a new item; null for a collection that doesn't ask for it. */
export function madeKeyField(collection: Collection | undefined): string | null {
  const field = collection && primaryKeyField(collection);
  return field && isMadeKey(field) ? field.field : null;
}

/**
 * A new item's values with a key, if the app is to make it; one that was typed stays.
 *
 * @param make gives the key; asked only when one is needed
 */
export function withOwnKey(collection: Collection | undefined, values: Item, make = randomId): Item {
  const name = madeKeyField(collection);
  return name === null || hasValue(values, name) ? values : { ...values, [name]: make() };
}

/**
 * What is written to items of a collection, with keys for the new rows and items in it at any depth. The item itself is left
 * as it is.
 *
 * @param owner key of the item; null where it isn't known, so that keys of a repeated write would be others
 */
export function withKeysOfRows(
  model: KeyModel,
  collection: string,
  values: Item,
  owner: string | null,
): Item {
  const { collections, relations } = model;
  if (!Object.values(collections).some((entry) => madeKeyField(entry) !== null)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      if (isRow(value)) {
        const target = relationOfColumn(relations, collection, field)?.collection_one;
        return [field, target ? withKeys(model, target, value, owner) : value];
      }
      const many = Array.isArray(value) ? toManyRelation(relations, { collection, field }) : null;
      if (many === null) return [field, value];
      const rows = (value as unknown[]).map((row) =>
        isRow(row) && row['$delete'] !== true ? withKeys(model, many.collection_many, row, owner) : row,
      );
      return [field, rows];
    }),
  );
}

function withKeys(model: KeyModel, name: string, row: Item, owner: string | null): Item {
  const collection = collectionOf(model.collections, name);
  const keyed = withOwnKey(collection, row, () => madeKeyOf(row, owner));
  const key = collection && ownValue(keyed, primaryKeyField(collection)?.field ?? '');
  return withKeysOfRows(model, name, keyed, key === undefined || key === null ? null : plainText(key));
}

/** The key of a new row: the same for the same row of the same item, so that a repeated save makes it once. */
export function madeKeyOf(row: object, owner: string | null): string {
  if (owner === null) return randomId();
  const keys = madeBefore.get(row) ?? new Map<string, string>();
  madeBefore.set(row, keys);
  const key = keys.get(owner) ?? randomId();
  keys.set(owner, key);
  return key;
}

/** Whether a row of a list is one that is to be made, its key included. */
export function isNewRow(row: unknown, keyField: string): boolean {
  return isRow(row) && row['$delete'] !== true && !hasValue(row, keyField);
}

function hasValue(values: Item, name: string): boolean {
  const value = ownValue(values, name);
  return value !== undefined && value !== null && value !== '';
}

/** Lossless numbers are objects too, but not plain ones. */
function isRow(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
