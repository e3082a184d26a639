/** Staged edits of permission records. Pure: what is shown, what is to be sent, what somebody else has changed meanwhile. */
import {
  emptyValues,
  type PermissionValues,
  type GridCell,
  cellKey,
  sameValue,
  type SavedRows,
  type ValueKey,
  valueKeys,
} from './grid-values.ts';

export type Changes = Partial<PermissionValues>;

export interface RowEdit {
  cell: GridCell;
  /** What the user wants to be otherwise. */
  mine: Changes;
  /** What held when the user began. */
  from: PermissionValues;
}

/** By `placeKey`. */
export type Edits = ReadonlyMap<string, RowEdit>;

export interface Staged {
  edits: Edits;
  /** Ids of records that are to be removed, for they have no effect. */
  removed: ReadonlySet<number>;
}

export const nothingStaged: Staged = { edits: new Map(), removed: new Set() };

/** What holds at a place as saved: its own record, else the one of the whole collection, else nothing. */
export function savedAt(rows: SavedRows, cell: GridCell): PermissionValues {
  const own = rows.get(cellKey(cell));
  if (own) return own.values;
  if (cell.status === null) return emptyValues;
  return rows.get(cellKey({ ...cell, status: null }))?.values ?? emptyValues;
}

const merged = new WeakMap<Changes, { below: PermissionValues; values: PermissionValues }>();

/** What holds at a place with the edits: the same object for as long as nothing of it changes. */
export function valuesAt(rows: SavedRows, edits: Edits, cell: GridCell): PermissionValues {
  const mine = edits.get(cellKey(cell))?.mine;
  const isOwn = cell.status === null || rows.has(cellKey(cell));
  const below = isOwn ? savedAt(rows, cell) : valuesAt(rows, edits, { ...cell, status: null });
  if (!mine) return below;
  const known = merged.get(mine);
  if (known?.below === below) return known.values;
  const values = { ...below, ...mine };
  merged.set(mine, { below, values });
  return values;
}

/** The edits with more of them; what is as it was saved is none. */
export function withEdits(
  edits: Edits,
  rows: SavedRows,
  wanted: readonly { cell: GridCell; changes: Changes }[],
): Edits {
  const next = new Map(edits);
  for (const { cell, changes } of wanted) {
    const key = cellKey(cell);
    const before = next.get(key);
    const without = new Map(next);
    without.delete(key);
    const below = valuesAt(rows, without, cell);
    const mine = differing({ ...before?.mine, ...changes }, below);
    if (Object.keys(mine).length === 0) next.delete(key);
    else next.set(key, { cell, mine, from: before?.from ?? savedAt(rows, cell) });
  }
  return next;
}

/** Those of the changes that are other values. */
export function differing(changes: Changes, from: PermissionValues): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, value]) => !sameValue(value, from[key as ValueKey])),
  );
}

/** The edits and removals that are not done yet, once records were read anew. */
export function pruned({ edits, removed }: Staged, rows: SavedRows, ids: ReadonlySet<number>): Staged {
  const left = [...edits].flatMap(([key, edit]): [string, RowEdit][] => {
    const from = savedAt(rows, edit.cell);
    const mine = differing(edit.mine, from);
    return Object.keys(mine).length === 0 ? [] : [[key, { ...edit, mine, from }]];
  });
  return { edits: new Map(left), removed: new Set([...removed].filter((id) => ids.has(id))) };
}

export interface PermissionChange {
  cell: GridCell;
  key: ValueKey;
  before: PermissionValues[ValueKey];
  after: PermissionValues[ValueKey];
}

/** What a save would change, value by value, by collection. */
export function changesOf(rows: SavedRows, edits: Edits): PermissionChange[] {
  const all = [...edits.values()].flatMap(({ cell, mine }) => {
    const before = savedAt(rows, cell);
    const after = { ...before, ...mine };
    return valueKeys
      .filter((key) => !sameValue(before[key], after[key]))
      .map((key): PermissionChange => ({ cell, key, before: before[key], after: after[key] }));
  });
  return all.sort((a, b) => {
    const [one, two] = [cellKey(a.cell), cellKey(b.cell)];
    return one < two ? -1 : one > two ? 1 : 0;
  });
}

/** Where somebody else has saved another value since the user began, and the user's is a third one. */
export function overlapsOf(rows: SavedRows, edits: Edits): PermissionChange[] {
  return [...edits.values()].flatMap(({ cell, mine, from }) => {
    const now = savedAt(rows, cell);
    return valueKeys
      .filter(
        (key) =>
          mine[key] !== undefined && !sameValue(from[key], now[key]) && !sameValue(mine[key], now[key]),
      )
      .map(
        (key): PermissionChange => ({
          cell,
          key,
          before: now[key],
          after: mine[key] as PermissionValues[ValueKey],
        }),
      );
  });
}
