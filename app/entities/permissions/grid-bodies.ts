/** What is sent for staged edits of permissions, and what would hold then. Pure. */
import type { Collection } from '#app/entities/collections/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import {
  emptyValues,
  onCreate,
  type PermissionValues,
  type GridCell,
  cellKey,
  type SavedRows,
  workflowOf,
} from './grid-values.ts';
import { type Changes, differing, savedAt, type Staged, valuesAt } from './grid-edits.ts';
import type { Permission } from './types.ts';

/** An existing record: its id and the changed values. */
export type PermissionUpdate = { id: number } & Changes;
/** A new record: where it holds and what differs from a record that says nothing. */
export type PermissionCreation = GridCell & { role: number } & Changes;

export interface PermissionBodies {
  update: PermissionUpdate[];
  create: PermissionCreation[];
  remove: number[];
}

/**
 * What is sent for the edits. As soon as one status of a collection has a record of its own, servers regard the record of
 * the whole collection no more: the other statuses get records that say the same as before.
 */
export function toBodies(
  rows: SavedRows,
  { edits, removed }: Staged,
  role: number,
  collections: Readonly<Record<string, Collection>>,
): PermissionBodies {
  const bodies: PermissionBodies = { update: [], create: [], remove: [...removed] };
  const put = (cell: GridCell, values: PermissionValues) => {
    const own = rows.get(cellKey(cell));
    const changed = differing(values, own?.values ?? emptyValues);
    if (!own) bodies.create.push({ ...cell, role, ...changed });
    else if (Object.keys(changed).length > 0) bodies.update.push({ id: own.id, ...changed });
  };
  const touched = new Set<string>();
  for (const { cell, mine } of edits.values()) {
    if (Object.keys(differing(mine, savedAt(rows, cell))).length === 0) continue;
    put(cell, valuesAt(rows, edits, cell));
    if (cell.status !== null && cell.status !== onCreate) touched.add(cell.collection);
  }
  for (const name of touched) {
    const collection = ownValue(collections, name);
    if (!collection || !rows.has(cellKey({ collection: name, status: null }))) continue;
    for (const status of workflowOf(collection)) {
      const cell = { collection: name, status };
      if (!rows.has(cellKey(cell)) && !edits.has(cellKey(cell))) put(cell, valuesAt(rows, edits, cell));
    }
  }
  return bodies;
}

/** The records as they would be after a save, for what is only tried out. New ones have no id. */
export function stagedPermissions(
  permissions: readonly Permission[],
  rows: SavedRows,
  staged: Staged,
  role: number,
  collections: Readonly<Record<string, Collection>>,
): Permission[] {
  const { update, create, remove } = toBodies(rows, staged, role, collections);
  const changes = new Map(update.map((entry) => [entry.id, entry]));
  const kept = permissions
    .filter(({ id }) => id === null || !remove.includes(id))
    .toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))
    .map((entry): Permission => {
      const change = entry.id === null ? undefined : changes.get(entry.id);
      return change ? toPermission({ ...entry, ...change }) : entry;
    });
  return [...kept, ...create.map((entry) => toPermission({ ...emptyValues, ...entry, id: null }))];
}

type Loose = Omit<Permission, 'read_field_blacklist' | 'write_field_blacklist' | 'status_blacklist'> & {
  [Key in 'read_field_blacklist' | 'write_field_blacklist' | 'status_blacklist']:
    | readonly string[]
    | string
    | null;
};

function toPermission(entry: Loose): Permission {
  const list = (value: readonly string[] | string | null) =>
    typeof value === 'string' || value === null ? value : [...value];
  return {
    ...entry,
    read_field_blacklist: list(entry.read_field_blacklist),
    write_field_blacklist: list(entry.write_field_blacklist),
    status_blacklist: list(entry.status_blacklist),
  };
}
