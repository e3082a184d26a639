/** Check boxes as staged changes of a junction. Pure. */
import type { Item } from '#app/entities/items/types.ts';
import type { RowShape } from '#app/interfaces/related/staged-rows.ts';
import { rowKeyOf, shownKey } from '#app/interfaces/related/staged-rows.ts';
import { sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** The saved junction rows of each item, by its key. */
export function linksByKey(rows: readonly Item[], shape: RowShape): Map<string, Item[]> {
  const links = new Map<string, Item[]>();
  for (const row of rows) {
    const key = shownKey(row, shape);
    if (key !== null) links.set(key, [...(links.get(key) ?? []), row]);
  }
  return links;
}

/** Whether an item will be chosen when everything is saved. */
export function isTicked(
  key: string,
  links: readonly Item[],
  changes: readonly Item[],
  shape: RowShape,
): boolean {
  const isStaged = changes.some(
    (change) => rowKeyOf(change, shape) === null && shownKey(change, shape) === key,
  );
  return isStaged || links.some((row) => !isRemoved(row, changes, shape));
}

function isRemoved(row: Item, changes: readonly Item[], shape: RowShape): boolean {
  const key = rowKeyOf(row, shape);
  return changes.some((change) => change['$delete'] === true && rowKeyOf(change, shape) === key);
}

/**
 * The changes with one box ticked or not: a saved link goes by its key (all of them, should there be several), and
 * ticking it again takes that back.
 */
export function tick(
  isOn: boolean,
  key: unknown,
  links: readonly Item[],
  changes: readonly Item[],
  shape: RowShape,
): Item[] {
  const { rowKey, far } = shape;
  const own = new Set(links.map((row) => rowKeyOf(row, shape)));
  const rest = changes.filter((change) => {
    const changed = rowKeyOf(change, shape);
    if (changed !== null) return !(own.has(changed) && change['$delete'] === true);
    return !sameJson(shownKey(change, shape), String(key));
  });
  if (!far) return rest;
  if (!isOn) return [...rest, ...links.map((row) => ({ [rowKey]: ownValue(row, rowKey), $delete: true }))];
  return links.length > 0 ? rest : [...rest, { [far.field]: { [far.keyField]: key } }];
}
