/** The rules of the grid of permissions: which levels there are, what several rows say together, what the toggles set. */
import { fieldOfType, isSystem } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import {
  commentLevels,
  emptyValues,
  type LevelKey,
  levels,
  onCreate,
  type PermissionValues,
  type GridCell,
  cellKey,
  type SavedRows,
  workflowOf,
} from './grid-values.ts';
import { type Changes, type Edits, valuesAt } from './grid-edits.ts';

export type AnyLevel = PermissionValues[LevelKey];

/** True when it can be told whose an item is, so that "mine" and "role" mean something. */
export function hasOwner(collection: Collection): boolean {
  return isSystem(collection.collection) || fieldOfType(collection, 'user_created') !== undefined;
}

/** The levels that can be chosen. `isTogether`: for all statuses of a collection at once. */
export function levelsFor(key: LevelKey, collection: Collection, isTogether: boolean): readonly AnyLevel[] {
  if (key === 'create') return ['none', 'full'];
  if (key === 'comment')
    return isTogether ? commentLevels.filter((level) => level !== 'read') : commentLevels;
  return hasOwner(collection) ? levels : ['none', 'full'];
}

const letters: Readonly<Record<string, AnyLevel>> = { n: 'none', m: 'mine', r: 'role', f: 'full' };
const commentLetters: Readonly<Record<string, AnyLevel>> = {
  n: 'none',
  r: 'read',
  c: 'create',
  u: 'update',
  f: 'full',
};

/** The level that a letter stands for in a column; undefined for other keys. */
export function levelOfLetter(key: LevelKey, letter: string): AnyLevel | undefined {
  const known = key === 'comment' ? commentLetters : letters;
  return ownValue(known, letter);
}

/** The records that a collection's own row in the grid stands for: one, or one for each status. */
export function placesOf(collection: Collection): GridCell[] {
  const statuses = workflowOf(collection);
  const name = collection.collection;
  return statuses.length > 0
    ? statuses.map((status) => ({ collection: name, status }))
    : [{ collection: name, status: null }];
}

export interface Wanted {
  cell: GridCell;
  changes: Changes;
}

/**
 * What the head of a column sets: all full when no collection of the project's own has full there, else all none. System
 * collections are left as they are.
 */
export function columnToggle(
  key: LevelKey,
  collections: readonly Collection[],
  rows: SavedRows,
  edits: Edits,
): Wanted[] {
  const cells = collections
    .filter(({ collection }) => !isSystem(collection))
    .flatMap((collection) => placesOf(collection));
  const isOn = cells.some((cell) => valuesAt(rows, edits, cell)[key] === 'full');
  return cells.map((cell) => ({ cell, changes: { [key]: isOn ? 'none' : 'full' } }));
}

const allOn: Changes = {
  ...emptyValues,
  create: 'full',
  read: 'full',
  update: 'full',
  delete: 'full',
  comment: 'full',
};
const allOff: Changes = { create: 'none', read: 'none', update: 'none', delete: 'none', comment: 'none' };

/**
 * What turning all on or off sets in a collection. The record for new items goes along where there is one: else it would
 * still bar, or let in, what the rows no longer do.
 */
export function rowToggle(
  way: 'on' | 'off',
  collection: Collection,
  rows: SavedRows,
  edits: Edits,
): Wanted[] {
  const creation: GridCell = { collection: collection.collection, status: onCreate };
  const key = cellKey(creation);
  const hasCreation = rows.has(key) || edits.has(key);
  const changes = way === 'on' ? allOn : allOff;
  return [
    ...placesOf(collection).map((cell) => ({ cell, changes })),
    ...(hasCreation ? [{ cell: creation, changes: creationChanges(way) }] : []),
  ];
}

/** The same for one status. */
export function placeToggle(way: 'on' | 'off', cell: GridCell): Wanted[] {
  if (cell.status === onCreate) return [{ cell, changes: creationChanges(way) }];
  return [{ cell, changes: way === 'on' ? allOn : allOff }];
}

/** Of an item that is only being made there is nothing to read, change, delete or comment on. */
function creationChanges(way: 'on' | 'off'): Changes {
  if (way === 'off') return { create: 'none' };
  const { read_field_blacklist, write_field_blacklist, status_blacklist } = emptyValues;
  return { create: 'full', read_field_blacklist, write_field_blacklist, status_blacklist };
}
