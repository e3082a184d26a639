/**
 * The value of a to-many field: what is to change in its rows, in the form that the API takes. A row that is not named
 * stays as it is. Pure.
 */
import type { Item } from '#app/entities/items/types.ts';
import { isLosslessNumber } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** What telling changes apart needs of a list. */
export interface RowShape {
  rowKey: string;
  back: string;
  far: { field: string; keyField: string } | null;
  sortField: string | null;
}

/** `linked`: exists already and becomes a row of this list. */
export type RowState = 'saved' | 'changed' | 'new' | 'linked' | 'removed' | 'deleted';

export interface ShownRow {
  /** Tells it from the others of the list, as long as it is staged or saved. */
  id: string;
  /** Key of the row; null for one that is not there yet. */
  key: string | null;
  /** As it will be. */
  row: Item;
  state: RowState;
  /** What is staged of it. */
  change: Item | null;
}

function isRow(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value);
}

/** The staged changes in a value of any kind. */
export function changesIn(value: unknown): Item[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function keyIn(row: Item, field: string): string | null {
  const value = ownValue(row, field);
  return value === null || value === undefined || value === '' ? null : plainText(value);
}

export function rowKeyOf(row: Item, { rowKey }: Pick<RowShape, 'rowKey'>): string | null {
  return keyIn(row, rowKey);
}

/** The item at the far end of a junction's row as far as it is known; null for none. */
export function farOf(row: Item, { far }: Pick<RowShape, 'far'>): Item | null {
  const value = far ? ownValue(row, far.field) : null;
  if (value === null || value === undefined || value === '') return null;
  return isRow(value) ? value : { [far?.keyField ?? '']: value };
}

/** Key of the item that a row shows; null for one that is not there, or not there yet. */
export function shownKey(row: Item, shape: Pick<RowShape, 'rowKey' | 'far'>): string | null {
  if (!shape.far) return rowKeyOf(row, shape);
  const far = farOf(row, shape);
  return far ? keyIn(far, shape.far.keyField) : null;
}

/** What a change stands for. */
export function stateOf(change: Item, shape: RowShape, isNewItem: boolean): RowState {
  if (change['$delete'] === true) return shape.far ? 'removed' : 'deleted';
  if (rowKeyOf(change, shape) === null) return shownKey(change, shape) === null ? 'new' : 'linked';
  if (shape.far) return 'changed';
  if (!Object.hasOwn(change, shape.back)) return isNewItem ? 'linked' : 'changed';
  return ownValue(change, shape.back) === null ? 'removed' : 'linked';
}

function merged(row: Item, change: Item, shape: RowShape): Item {
  const far = farOf(change, shape);
  const all = { ...row, ...change };
  return far && shape.far ? { ...all, [shape.far.field]: { ...farOf(row, shape), ...far } } : all;
}

/**
 * The rows to show: the saved ones as far as they are read, with what is staged of them, then those that are staged
 * alone. `known` are items that links lead to, by key.
 */
export function mergeRows(
  saved: readonly Item[],
  changes: readonly Item[],
  shape: RowShape,
  isNewItem: boolean,
  known: ReadonlyMap<string, Item> = new Map(),
): ShownRow[] {
  const byKey = new Map(
    changes.flatMap((change) => {
      const key = rowKeyOf(change, shape);
      return key === null ? [] : [[key, change] as const];
    }),
  );
  const shown: ShownRow[] = saved.map((row) => {
    const key = rowKeyOf(row, shape);
    const change = key === null ? undefined : byKey.get(key);
    if (!change) return { id: `row-${key}`, key, row, state: 'saved', change: null };
    const state = stateOf(change, shape, isNewItem);
    return {
      id: `row-${key}`,
      key,
      row: merged(row, change, shape),
      // Meanwhile somebody else has linked it too.
      state: state === 'linked' ? 'changed' : state,
      change,
    };
  });
  const there = new Set(shown.map(({ key }) => key));
  changes.forEach((change, index) => {
    const key = rowKeyOf(change, shape);
    const state = stateOf(change, shape, isNewItem);
    if ((state !== 'new' && state !== 'linked') || (key !== null && there.has(key))) return;
    const found = known.get(shownKey(change, shape) ?? '') ?? {};
    const base = shape.far ? { [shape.far.field]: found } : found;
    shown.push({
      id: key === null ? `staged-${index}` : `row-${key}`,
      key,
      row: merged(base, change, shape),
      state,
      change,
    });
  });
  return inStagedOrder(shown, shape);
}

/** Keys of the items that links lead to, whose values have to be read to be shown. */
export function linkedKeys(changes: readonly Item[], shape: RowShape, isNewItem: boolean): string[] {
  return changes.flatMap((change) => {
    const key = stateOf(change, shape, isNewItem) === 'linked' ? shownKey(change, shape) : null;
    return key === null ? [] : [key];
  });
}

/** The number that a row is ordered by; null for none. */
export function orderOf(row: Item, shape: RowShape): number | null {
  const value = shape.sortField === null ? null : ownValue(row, shape.sortField);
  const number =
    value === null || value === undefined || value === '' ? Number.NaN : Number(plainText(value));
  return Number.isFinite(number) ? number : null;
}

function inStagedOrder(rows: ShownRow[], shape: RowShape): ShownRow[] {
  const { sortField } = shape;
  const isMoved = sortField !== null && rows.some(({ change }) => change && Object.hasOwn(change, sortField));
  if (!isMoved) return rows;
  const last = Number.POSITIVE_INFINITY;
  return [...rows].sort((a, b) => (orderOf(a.row, shape) ?? last) - (orderOf(b.row, shape) ?? last) || 0);
}
