/**
 * Rows of other collections that are changed through an item: which ones a form's values hold changes of, and how such a
 * change is taken out again. Pure.
 */
import { isSameValue, type Values } from '#app/components/form/value-rules.ts';
import { fieldOf, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn, isToMany } from '#app/entities/fields/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { relatedCollection, toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { isLosslessNumber } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

export interface RowModel {
  collections: Readonly<Record<string, Collection>>;
  relations: readonly Relation[];
}

/** Staged values of a row that exists. */
export interface RowEdit {
  collection: Collection;
  keyField: string;
  key: string;
  /** Of its own columns; its place among others is no value. */
  values: Values;
}

/** A value of a row, for which two have decided. `name` null: the row was deleted. */
export interface RowOverlap {
  collection: string;
  key: string;
  name: string | null;
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

/** Identifies a row among all collections. */
export function rowId({ collection, key }: { collection: string; key: string }): string {
  return JSON.stringify([collection, key]);
}

function isRow(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value);
}

/** The collection whose rows a field's value holds changes of, null for a plain field. */
function collectionBehind({ collections, relations }: RowModel, collection: Collection, name: string) {
  const field = fieldOf(collection, name);
  if (!field) return null;
  const behind = isToMany(field)
    ? toManyRelation(relations, field)?.collection_many
    : relatedCollection(relations, field);
  return ownValue(collections, behind ?? '') ?? null;
}

/** All rows that are changed by the values of these fields, at any depth. A row that is to be deleted is none. */
export function rowEdits(model: RowModel, collection: Collection, values: Values): RowEdit[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const behind = collectionBehind(model, collection, name);
    if (!behind) return [];
    const rows = Array.isArray(value) ? value.filter(isRow) : isRow(value) ? [value] : [];
    return rows.flatMap((row) => [...editOf(model, behind, row), ...rowEdits(model, behind, row)]);
  });
}

function editOf(model: RowModel, collection: Collection, row: Item): RowEdit[] {
  const keyField = keyFieldOf(collection);
  const key = plainText(ownValue(row, keyField));
  if (key === '' || row['$delete'] === true) return [];
  const own = Object.entries(row).filter(([name, value]) => {
    const field = fieldOf(collection, name);
    const isNested = isRow(value) && collectionBehind(model, collection, name) !== null;
    return field && !field.primary_key && hasColumn(field) && field.type !== 'sort' && !isNested;
  });
  return own.length === 0 ? [] : [{ collection, keyField, key, values: Object.fromEntries(own) }];
}

/**
 * What others have saved in the changed rows meanwhile. `bases` holds what the changes were made on, by `rowId`; a value
 * that isn't known there can't be compared. `now` are the rows as they are, by `rowId`, for those that could be asked for.
 */
export function rowOverlaps(
  edits: readonly RowEdit[],
  bases: ReadonlyMap<string, Values>,
  now: ReadonlyMap<string, Item | null>,
): RowOverlap[] {
  return edits.flatMap(({ collection, key, values }): RowOverlap[] => {
    const place = { collection: collection.collection, key };
    const base = bases.get(rowId(place));
    const row = now.get(rowId(place));
    if (!base || row === undefined) return [];
    if (row === null) return [{ ...place, name: null, base, theirs: null, mine: values }];
    return Object.entries(values).flatMap(([name, mine]) => {
      const field = fieldOf(collection, name);
      if (!field || !Object.hasOwn(base, name) || !Object.hasOwn(row, name)) return [];
      const theirs = ownValue(row, name) ?? null;
      if (isSameValue(field, ownValue(base, name), theirs) || isSameValue(field, theirs, mine)) return [];
      return [{ ...place, name, base: ownValue(base, name) ?? null, theirs, mine }];
    });
  });
}

/** A field's value without what is staged of a row's value (`name` null: of the row), wherever in it that is. */
export function withoutRowEdit(
  model: RowModel,
  { collection, name }: { collection: Collection; name: string },
  value: unknown,
  target: Pick<RowOverlap, 'collection' | 'key' | 'name'>,
): unknown {
  const behind = collectionBehind(model, collection, name);
  if (!behind) return value;
  if (isRow(value)) {
    const rest = withoutInRow(model, behind, value, target);
    // Of a related item without changes its key is left, which is the link.
    return rest ?? ownValue(value, keyFieldOf(behind));
  }
  if (!Array.isArray(value)) return value;
  const rest = value.flatMap((row: unknown) => {
    const kept = isRow(row) ? withoutInRow(model, behind, row, target) : row;
    return kept === null ? [] : [kept];
  });
  return rest.length === 0 ? null : rest;
}

/** Null when nothing is left of it but its key. */
function withoutInRow(
  model: RowModel,
  collection: Collection,
  row: Item,
  target: Pick<RowOverlap, 'collection' | 'key' | 'name'>,
): Item | null {
  const keyField = keyFieldOf(collection);
  const isTarget =
    collection.collection === target.collection && plainText(ownValue(row, keyField)) === target.key;
  if (isTarget && target.name === null) return null;
  const entries = Object.entries(row).flatMap(([name, value]) => {
    if (isTarget && name === target.name) return [];
    return [[name, withoutRowEdit(model, { collection, name }, value, target)] as const];
  });
  const isKeyAlone = entries.every(([name]) => name === keyField);
  return isKeyAlone && Object.hasOwn(row, keyField) ? null : Object.fromEntries(entries);
}

/**
 * Translations that are to be made in languages that somebody else has added meanwhile: they change those rows, since a
 * second row in the same language would be read by nobody. `there` holds the keys of the rows by language.
 */
export function adoptLanguages(
  changes: readonly unknown[],
  { rowKey, language }: { rowKey: string; language: string },
  there: ReadonlyMap<string, unknown>,
): { next: unknown[]; adopted: Item[] } {
  const adopted: Item[] = [];
  const next = changes.map((change) => {
    if (!isRow(change) || plainText(ownValue(change, rowKey)) !== '') return change;
    const { [language]: code, ...texts } = change;
    const key = there.get(plainText(code));
    if (key === undefined) return change;
    const row = { [rowKey]: key, ...texts };
    adopted.push(row);
    return row;
  });
  return { next, adopted };
}
