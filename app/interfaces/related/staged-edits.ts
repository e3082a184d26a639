/** What is done to the rows of a to-many field, as changes that are staged in its value. Pure. */
import type { Item } from '#app/entities/items/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type RowShape, type ShownRow, farOf, rowKeyOf, shownKey, stateOf } from './staged-rows.ts';

/** The list with a change in the place of an older one, at the end when that is not there; null takes it out. */
export function replaced(changes: readonly Item[], old: Item | null, next: Item | null): Item[] {
  if (old === null || !changes.includes(old)) return next ? [...changes, next] : [...changes];
  return changes.flatMap((change) => (change === old ? (next ? [next] : []) : [change]));
}

/** The values that a change holds of the row itself, without key, link, place and the far end. */
export function changesOfRow(change: Item, { rowKey, back, far, sortField }: RowShape): Item {
  const frame = new Set([rowKey, back, far?.field, sortField, '$delete']);
  return Object.fromEntries(Object.entries(change).filter(([name]) => !frame.has(name)));
}

/** The values that a change holds of the item at the far end. */
export function changesOfFar(change: Item, shape: RowShape): Item {
  const far = farOf(change, shape);
  return Object.fromEntries(Object.entries(far ?? {}).filter(([name]) => name !== shape.far?.keyField));
}

/** What is staged of a row beside its values: its key, its link and its place. */
function frameOf({ key, row, change }: ShownRow, shape: RowShape): Item {
  const { rowKey, back, sortField } = shape;
  const names = [back, ...(sortField === null ? [] : [sortField])];
  return {
    ...(key === null ? {} : { [rowKey]: ownValue(row, rowKey) }),
    ...Object.fromEntries(Object.entries(change ?? {}).filter(([name]) => names.includes(name))),
  };
}

/**
 * New values of a row: `own` of the row itself, `far` of the item at the end of its junction. Both are all that differs
 * from what is saved; what is the same again is not staged any more.
 */
export function stageEdit(
  changes: readonly Item[],
  target: ShownRow,
  edits: { own: Item; far: Item },
  shape: RowShape,
): Item[] {
  const frame = frameOf(target, shape);
  const farKey = shownKey(target.row, shape);
  const isFarStaged = Object.keys(edits.far).length > 0 || target.key === null;
  const { field = '', keyField = '' } = (isFarStaged && shape.far) || {};
  const known = farKey === null ? {} : { [keyField]: ownValue(farOf(target.row, shape), keyField) };
  const next: Item = {
    ...frame,
    ...edits.own,
    ...(field === '' ? {} : { [field]: { ...known, ...edits.far } }),
  };
  const isEmpty = target.key !== null && Object.keys(next).every((name) => name === shape.rowKey);
  const isLink = target.state === 'linked';
  return replaced(changes, target.change, isEmpty && !isLink ? null : next);
}

/** A row that is created with the item. */
export function stageNew(changes: readonly Item[], edits: { own: Item; far: Item }, shape: RowShape): Item[] {
  return [
    ...changes,
    shape.far ? { ...edits.own, [shape.far.field]: edits.far } : { ...edits.own, ...edits.far },
  ];
}

/**
 * Items that exist and become rows of this one; those that were let go before are simply taken back, with all that their row
 * holds. What a junction's row leads to is told by the row alone: `saved` are those of the items as far as there are any.
 */
export function stageLinks(
  changes: readonly Item[],
  keys: readonly unknown[],
  shape: RowShape,
  parent: unknown,
  { saved = [], extra = () => ({}) }: { saved?: readonly Item[]; extra?: (index: number) => Item } = {},
): Item[] {
  let index = 0;
  return keys.reduce<Item[]>(
    (all, key) => {
      const text = plainText(key);
      const rows = new Set(
        saved.flatMap((row) => (shownKey(row, shape) === text ? rowKeyOf(row, shape) : [])),
      );
      const isOf = (change: Item) =>
        shownKey(change, shape) === text || (shape.far !== null && rows.has(rowKeyOf(change, shape)));
      const removal = all.find((change) => isOf(change) && change['$delete'] === true);
      const same = removal ?? all.find(isOf);
      const isGone = same && ['removed', 'deleted'].includes(stateOf(same, shape, parent === null));
      if (isGone) return all.filter((change) => change !== same);
      if (same && (!shape.far || rowKeyOf(same, shape) === null)) return all;
      const more = extra(index);
      index += 1;
      if (shape.far) return [...all, { [shape.far.field]: { [shape.far.keyField]: key }, ...more }];
      return [...all, { [shape.rowKey]: key, ...(parent === null ? {} : { [shape.back]: parent }), ...more }];
    },
    [...changes],
  );
}

/** A row that goes: out of the list, or out of the database with `isDelete`. What was never saved is just forgotten. */
export function stageRemoval(
  changes: readonly Item[],
  target: ShownRow,
  isDelete: boolean,
  shape: RowShape,
): Item[] {
  if (target.key === null || target.state === 'linked') return takeBack(changes, target);
  const key = { [shape.rowKey]: ownValue(target.row, shape.rowKey) };
  const removal = isDelete || shape.far ? { ...key, $delete: true } : { ...key, [shape.back]: null };
  return replaced(changes, target.change, removal);
}

/** Nothing of this row is staged any more. */
export function takeBack(changes: readonly Item[], target: ShownRow): Item[] {
  return changes.filter((change) => change !== target.change);
}
