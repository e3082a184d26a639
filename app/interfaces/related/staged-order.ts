/** Sorting the rows of a to-many field by hand. Pure. */
import type { Item } from '#app/entities/items/types.ts';
import { sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { replaced } from './staged-edits.ts';
import { type RowShape, type ShownRow, orderOf } from './staged-rows.ts';

/** A row as far as its place goes. */
export interface Placed {
  id: string;
  key: string | null;
  order: number | null;
}

/**
 * New numbers that bring the row at `from` to `to` (its place afterwards): the numbers there are dealt out anew in its
 * range; rows without one, or of the same one, are all numbered from 1.
 */
export function moveRow(rows: readonly Placed[], from: number, to: number): Map<string, number> {
  const order = [...rows];
  const [moving] = order.splice(from, 1);
  if (!moving || to < 0 || to > order.length) return new Map();
  order.splice(to, 0, moving);
  const numbers = rows.map((row) => row.order);
  const isStrict = numbers.every(
    (number, index) => number !== null && (index === 0 || number > (numbers[index - 1] ?? 0)),
  );
  return new Map(
    order.flatMap((row, index) => {
      const number = isStrict ? (numbers[index] ?? null) : index + 1;
      return number === null || number === row.order ? [] : [[row.id, number] as const];
    }),
  );
}

/** Whether places can be dealt out among these rows alone, or all of the list is needed to number it. */
export function isNumbered(rows: readonly Placed[]): boolean {
  return rows.every(
    ({ order }, index) => order !== null && (index === 0 || order > (rows[index - 1]?.order ?? 0)),
  );
}

/** Stages new numbers of rows: `saved` says what is saved of each, so that what is as before is not sent. */
export function stageOrder(
  changes: readonly Item[],
  numbers: ReadonlyMap<string, number>,
  rows: readonly ShownRow[],
  saved: ReadonlyMap<string, Item>,
  shape: RowShape,
): Item[] {
  const { sortField, rowKey } = shape;
  if (sortField === null) return [...changes];
  const byId = new Map(rows.map((row) => [row.id, row]));
  let all = [...changes];
  for (const [id, number] of numbers) {
    const shown = byId.get(id);
    const key = shown ? shown.key : id.replace(/^row-/, '');
    const kept = saved.get(id);
    const before = shown?.change ?? null;
    const { [sortField]: _, ...rest } = before ?? {
      [rowKey]: ownValue(kept, rowKey) ?? ownValue(shown?.row, rowKey) ?? key,
    };
    const isAsSaved = kept !== undefined && sameJson(orderOf(kept, shape), number);
    const next = isAsSaved ? rest : { ...rest, [sortField]: number };
    const isNothing = isAsSaved && Object.keys(rest).every((name) => name === rowKey);
    all = replaced(all, before, isNothing ? null : next);
  }
  return all;
}
