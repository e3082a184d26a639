/** Staged edits of permissions as plain data, to be kept and taken up again when the records are others. Pure. */
import type { Collection } from '#app/entities/collections/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import {
  changesOf,
  type Edits,
  nothingStaged,
  overlapsOf,
  type PermissionChange,
  type RowEdit,
  savedAt,
  type Staged,
  withEdits,
} from './grid-edits.ts';
import {
  commentLevels,
  levelKeys,
  levels,
  listKeys,
  onCreate,
  type PermissionValues,
  type GridCell,
  cellKey,
  type SavedRows,
  type ValueKey,
  valueKeys,
  workflowOf,
} from './grid-values.ts';
import type { Leftover } from './leftovers.ts';

/** By the name of a value, or of a record that is to go, what it is to be and what it was when the user began. */
export interface GridDraft {
  edits: Record<string, unknown>;
  base: Record<string, unknown>;
}

/** What of a draft is still worth offering. */
export interface GridOffer {
  staged: Staged;
  changes: readonly PermissionChange[];
  /** Those that somebody else has saved otherwise since. */
  overlaps: readonly PermissionChange[];
}

/** What a draft is taken up in. */
export interface GridNow {
  rows: SavedRows;
  collections: Readonly<Record<string, Collection>>;
  leftovers: readonly Leftover[];
}

type KeptValue = readonly [place: GridCell, key: ValueKey, value: unknown, from: unknown];

export function toGridDraft({ edits, removed }: Staged): GridDraft {
  const values = [...edits.values()].flatMap(({ cell, mine, from }) =>
    Object.entries(mine).map(([key, value]) => ({
      name: JSON.stringify([cell.collection, cell.status, key]),
      value,
      before: from[key as ValueKey],
    })),
  );
  return {
    edits: Object.fromEntries([
      ...values.map(({ name, value }) => [name, value]),
      ...[...removed].map((id) => [JSON.stringify([id]), true]),
    ]),
    base: Object.fromEntries(values.map(({ name, before }) => [name, before])),
  };
}

/**
 * A draft for the records as they are now. What is saved like that by now is none, nor is what belongs to a collection, a
 * status or a record that is gone. Null when nothing is left.
 */
export function toGridOffer(draft: GridDraft, { rows, collections, leftovers }: GridNow): GridOffer | null {
  const kept = Object.entries(draft.edits).map(
    ([name, value]) => [parseName(name), value, ownValue(draft.base, name)] as const,
  );
  const values = kept.flatMap(([name, value, from]): KeptValue[] => {
    const [collection, status, key] = name;
    const cell = { collection: String(collection), status: typeof status === 'string' ? status : null };
    const known = valueKeys.find((entry) => entry === key);
    return known && isThere(cell, collections) && isValueOf(known, value) ? [[cell, known, value, from]] : [];
  });
  const ids = new Set(kept.flatMap(([name]) => (name.length === 1 ? [Number(name[0])] : [])));
  const removed = leftovers.map(({ id }) => id).filter((id) => ids.has(id));
  const staged: Staged = { edits: takenUp(values, rows), removed: new Set(removed) };
  const changes = changesOf(rows, staged.edits);
  if (changes.length + removed.length === 0) return null;
  return { staged, changes, overlaps: overlapsOf(rows, staged.edits) };
}

/** The staged edits with those of a draft; what is staged now is newer. */
export function withDraft(now: Staged, draft: Staged, rows: SavedRows): Staged {
  const values = [draft, now].flatMap(({ edits }) => [...edits.values()].flatMap(valuesOf));
  return { edits: takenUp(values, rows), removed: new Set([...draft.removed, ...now.removed]) };
}

function valuesOf({ cell, mine, from }: RowEdit): KeptValue[] {
  return (Object.keys(mine) as ValueKey[]).map((key) => [cell, key, mine[key], from[key]]);
}

/** The edits with these values in them; of two for one the later counts. */
function takenUp(values: readonly KeptValue[], rows: SavedRows): Edits {
  // A status without a record of its own says what its collection says: that has to stand first.
  const inOrder = values.toSorted((a, b) => Number(a[0].status !== null) - Number(b[0].status !== null));
  let edits = nothingStaged.edits;
  const from = new Map<string, Partial<PermissionValues>>();
  for (const [cell, key, value, before] of inOrder) {
    edits = withEdits(edits, rows, [{ cell, changes: { [key]: value } }]);
    const at = cellKey(cell);
    from.set(at, { ...from.get(at), ...(isValueOf(key, before) ? { [key]: before } : {}) });
  }
  return new Map(
    [...edits].map(([at, edit]) => [at, { ...edit, from: { ...savedAt(rows, edit.cell), ...from.get(at) } }]),
  );
}

function parseName(name: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(name);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

function isThere({ collection, status }: GridCell, collections: GridNow['collections']): boolean {
  const known = ownValue(collections, collection);
  if (!known) return false;
  return status === null || status === onCreate || workflowOf(known).includes(status);
}

function isValueOf(key: ValueKey, value: unknown): boolean {
  if ((listKeys as readonly string[]).includes(key))
    return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  if (key === 'comment') return (commentLevels as readonly unknown[]).includes(value);
  return (levelKeys as readonly string[]).includes(key)
    ? (levels as readonly unknown[]).includes(value)
    : typeof value === 'string';
}
