/**
 * Rows that were new when a save was sent, and were changed or taken back before it was over: they are there now, so that
 * what was done to them since becomes a change of the saved row instead of another new one. Pure.
 */
import type { Item } from '#app/entities/items/types.ts';
import { sameJson } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { changesIn, farOf, type RowShape, rowKeyOf } from './staged-rows.ts';

export interface SettledPair {
  /** As it was sent. */
  sent: Item;
  /** As it is staged now; null when it was taken back meanwhile. */
  now: Item | null;
}

/** The new rows of a save that are not in the value any more as they were sent. `value` is the field's as of now. */
export function unsettledPairs(value: unknown, sent: unknown, shape: RowShape): SettledPair[] {
  const rest = changesIn(value);
  const gone = changesIn(sent).filter((change) => {
    const index = rest.findIndex((other) => sameJson(other, change));
    if (index >= 0) rest.splice(index, 1);
    return index < 0 && rowKeyOf(change, shape) === null;
  });
  const fresh = rest.filter((change) => rowKeyOf(change, shape) === null);
  // Changes keep their places among the others.
  return gone.map((change, index) => ({ sent: change, now: fresh[index] ?? null }));
}

/** The paths by which the saved rows of such pairs are known again. */
export function pairPaths(pairs: readonly SettledPair[], shape: RowShape): string[] {
  const { rowKey, far } = shape;
  const names = pairs.flatMap(({ sent }) => plainNames(sent, far?.field));
  const below = pairs.flatMap(({ sent }) => plainNames(farOf(sent, shape) ?? {}));
  const ofFar = far ? [far.keyField, ...below].map((name) => `${far.field}.${name}`) : [];
  return [...new Set([rowKey, ...names, ...ofFar])];
}

function plainNames(item: Item, but?: string): string[] {
  const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
  return Object.keys(item).filter((name) => name !== but && isPlain(ownValue(item, name)));
}

/** The value with such rows as changes of what was saved; `saved` are rows of the list, the newest first. */
export function settled(
  value: unknown,
  pairs: readonly SettledPair[],
  saved: readonly Item[],
  shape: RowShape,
): Item[] {
  const free = [...saved];
  return pairs.reduce<Item[]>((all, { sent, now }) => {
    const row = bestMatch(free, sent, shape);
    if (!row) return all;
    free.splice(free.indexOf(row), 1);
    const key = { [shape.rowKey]: ownValue(row, shape.rowKey) };
    if (now === null) return [...all, { ...key, $delete: true }];
    const changes = differences(sent, now, row, shape);
    const isSame = Object.keys(changes).length === 0;
    return all.flatMap((change) => (change === now ? (isSame ? [] : [{ ...key, ...changes }]) : [change]));
  }, changesIn(value));
}

/** The row that has most of what was sent; the server may have put some of it in another form. */
function bestMatch(rows: readonly Item[], sent: Item, shape: RowShape): Item | null {
  const far = farOf(sent, shape) ?? {};
  const own = plainNames(sent, shape.far?.field);
  const below = plainNames(far);
  const hits = (row: Item) => {
    const end = farOf(row, shape) ?? {};
    return (
      own.filter((name) => plainText(ownValue(row, name)) === plainText(ownValue(sent, name))).length +
      below.filter((name) => plainText(ownValue(end, name)) === plainText(ownValue(far, name))).length
    );
  };
  const [best] = rows.map((row) => ({ row, hits: hits(row) })).sort((a, b) => b.hits - a.hits);
  return best && (best.hits > 0 || own.length + below.length === 0) ? best.row : null;
}

function differences(sent: Item, now: Item, row: Item, shape: RowShape): Item {
  const { far } = shape;
  const own = changed(sent, now, far?.field);
  if (!far || sameJson(ownValue(sent, far.field), ownValue(now, far.field))) return own;
  const [before, after] = [farOf(sent, shape), farOf(now, shape)];
  const isOther =
    !before || !after || !sameJson(ownValue(before, far.keyField), ownValue(after, far.keyField));
  if (isOther) return { ...own, [far.field]: ownValue(now, far.field) ?? null };
  const known = ownValue(farOf(row, shape), far.keyField);
  return { ...own, [far.field]: { [far.keyField]: known, ...changed(before, after) } };
}

/** What is other in `now`; of a list in it, what was staged since. */
function changed(sent: Item, now: Item, but?: string): Item {
  const names = new Set([...Object.keys(sent), ...Object.keys(now)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => name !== but && !sameJson(ownValue(sent, name) ?? null, ownValue(now, name) ?? null))
      .map((name) => {
        const [before, after] = [ownValue(sent, name), ownValue(now, name) ?? null];
        if (!Array.isArray(before) || !Array.isArray(after)) return [name, after];
        return [name, after.filter((entry) => !before.some((other) => sameJson(other, entry)))];
      }),
  );
}
