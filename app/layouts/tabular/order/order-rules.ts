/**
 * Moving a row of a list that is kept in order by a number. The list is sorted by that number, rows without one first,
 * and rows of one number by their keys. As few rows as possible get a new number. Pure, but for the reading of rows.
 */

/** A row as far as its place goes. */
export interface Ordered {
  key: string;
  /** null: none yet. */
  order: number | null;
}

export interface OrderChange {
  key: string;
  from: number | null;
  to: number | null;
}

/** Reads the row at a place of the list, from 0; null past its ends. */
export type RowReader = (row: number) => Promise<Ordered | null>;

const digits = /^\d+$/;

/** Whether a key stands before another among rows of one number. How the server orders texts isn't known: no. */
function isKeyBefore(a: string, b: string): boolean {
  return digits.test(a) && digits.test(b) && (a.length < b.length || (a.length === b.length && a < b));
}

/** Before it by the number alone; a number that is given anew is never one that another row has. */
function isLess(a: Pick<Ordered, 'order'>, b: Pick<Ordered, 'order'>): boolean {
  return b.order !== null && (a.order === null || a.order < b.order);
}

function isBefore(a: Ordered, b: Ordered): boolean {
  return a.order === b.order ? isKeyBefore(a.key, b.key) : isLess(a, b);
}

/**
 * The changes that bring the row at `from` to the place `to` (its place afterwards), in the order in which they are to
 * be written: whoever stops in the middle finds the list in the order it had. Empty when nothing has to change.
 */
export async function moveChanges(readRow: RowReader, from: number, to: number): Promise<OrderChange[]> {
  const moving = await readRow(from);
  if (!moving || from === to) return [];
  // Places of the list without the moved row.
  const rest: RowReader = (row) => (row < 0 ? Promise.resolve(null) : readRow(row >= from ? row + 1 : row));
  const [before, next] = await Promise.all([rest(to - 1), rest(to)]);
  const between = numberBetween(before, moving, next);
  if (between !== undefined) return changesOf([[moving, between]]);
  // Both ways are followed a bit further each time: the longer one may be a hundred thousand rows long.
  for (let max = 8; ; max *= 4) {
    const [down, up] = await Promise.all([
      pushDown(rest, to, before, moving, max),
      pushUp(rest, to, next, moving, max),
    ]);
    if (down && up) return up.length < down.length ? up : down;
    if (down ?? up) return (down ?? up) as OrderChange[];
  }
}

/** A number that puts a row between two others without touching them; undefined when there is none. */
function numberBetween(
  before: Ordered | null,
  moving: Ordered,
  next: Ordered | null,
): number | null | undefined {
  if ((!before || isBefore(before, moving)) && (!next || isBefore(moving, next))) return moving.order;
  const min = before?.order ?? 0;
  const middle = next?.order == null ? min + 1 : Math.floor((min + next.order) / 2);
  return [middle, min + 1].find(
    (order) => (!before || isLess(before, { order })) && (!next || isLess({ order }, next)),
  );
}

/** The moved row comes after the one before it, and what follows gives way; null when that takes too many rows. */
async function pushDown(
  rest: RowReader,
  to: number,
  before: Ordered | null,
  moving: Ordered,
  max: number,
): Promise<OrderChange[] | null> {
  const moved: [Ordered, number | null][] = [];
  let order = before?.order == null ? 1 : before.order + 1;
  moved.push([moving, order]);
  for (let row = to; moved.length <= max; row += 1) {
    const next = await rest(row);
    if (!next || isLess({ order }, next)) return changesOf(moved.reverse());
    order += 1;
    moved.push([next, order]);
  }
  return null;
}

/** The moved row comes before the one after it, and what precedes gives way; null also when numbers would be below 0. */
async function pushUp(
  rest: RowReader,
  to: number,
  next: Ordered | null,
  moving: Ordered,
  max: number,
): Promise<OrderChange[] | null> {
  if (next?.order == null) return null;
  const moved: [Ordered, number | null][] = [];
  let order = next.order - 1;
  moved.push([moving, order]);
  for (let row = to - 1; moved.length <= max; row -= 1) {
    if (order < 0) return null;
    const before = await rest(row);
    if (!before || isLess(before, { order })) return changesOf(moved.reverse());
    order -= 1;
    moved.push([before, order]);
  }
  return null;
}

function changesOf(moved: readonly [Ordered, number | null][]): OrderChange[] {
  return moved
    .filter(([row, order]) => row.order !== order)
    .map(([row, order]) => ({ key: row.key, from: row.order, to: order }));
}

/** The rows of a range with one of them moved: places counted from the range's first row. */
export function rearranged<T>(rows: readonly T[], from: number, to: number): T[] {
  const rest = rows.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)];
}

/** The number that a row is ordered by; null for anything that is none. */
export function orderOf(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
