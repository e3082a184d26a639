/** Records of permissions without effect: of collections and statuses that are gone, and doubles. Pure. */
import { softDeleteStatus } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import {
  byId,
  commentLevels,
  emptyValues,
  levels,
  type ListKey,
  onCreate,
  type PermissionValues,
  type GridCell,
  cellKey,
  placeOf,
  toSavedRows,
  toValues,
  workflowOf,
} from './grid-values.ts';
import { savedAt, withEdits } from './grid-edits.ts';
import { type PermissionBodies, toBodies } from './grid-bodies.ts';
import type { Permission } from './types.ts';

/** A record that no row of the grid stands for. */
export interface Leftover extends GridCell {
  id: number;
  /** Its collection or its status is gone, or it is the second one for its place. */
  reason: 'collection' | 'status' | 'double';
  values: PermissionValues;
}

/** The records that nothing of the project asks for, by id. */
export function leftoversOf(
  permissions: readonly Permission[],
  collections: Readonly<Record<string, Collection>>,
): Leftover[] {
  const seen = new Set<string>();
  return byId(permissions).flatMap((entry): Leftover[] => {
    const cell = placeOf(entry);
    const key = cellKey(cell);
    const isDouble = seen.has(key);
    seen.add(key);
    const collection = Object.hasOwn(collections, cell.collection)
      ? ownValue(collections, cell.collection)
      : undefined;
    const reason = isDouble
      ? 'double'
      : collection === undefined
        ? 'collection'
        : goneStatus(collection, cell);
    return reason === null ? [] : [{ ...cell, id: entry.id, reason, values: toValues(entry) }];
  });
}

function goneStatus(collection: Collection, { status }: GridCell): 'status' | null {
  if (status === null || status === onCreate) return null;
  return workflowOf(collection).includes(status) ? null : 'status';
}

/**
 * One record out of those of several statuses, once there are no statuses any more. `least`: nothing that was not allowed
 * in each of them; `most`: whatever was allowed in one.
 */
export function combined(rows: readonly PermissionValues[], way: 'least' | 'most'): PermissionValues {
  const [first, ...rest] = rows;
  if (!first) return emptyValues;
  const pick = <T>(order: readonly T[], of: (row: PermissionValues) => T): T => {
    const cells = rows.map((row) => order.indexOf(of(row)));
    return order[way === 'least' ? Math.min(...cells) : Math.max(...cells)] as T;
  };
  const names = (key: ListKey): string[] =>
    way === 'least'
      ? [...new Set(rows.flatMap((row) => row[key]))]
      : first[key].filter((name) => rest.every((row) => row[key].includes(name)));
  return {
    create: pick(levels, (row) => row.create),
    read: pick(levels, (row) => row.read),
    update: pick(levels, (row) => row.update),
    delete: pick(levels, (row) => row.delete),
    comment: pick(commentLevels, (row) => row.comment),
    explain: rows.every((row) => row.explain === first.explain) ? first.explain : 'none',
    read_field_blacklist: names('read_field_blacklist'),
    write_field_blacklist: names('write_field_blacklist'),
    status_blacklist: [],
  };
}

/**
 * What is to be saved when a collection loses its statuses, for all roles: each gets one record that says what those of
 * the statuses did, and these go, for to servers they would go on to stand before it. Items of a status that stands for
 * deleted were not there for anybody: it has no say.
 */
export function withoutStatuses(
  permissions: readonly Permission[],
  collection: Collection,
  way: 'least' | 'most',
): PermissionBodies {
  const bodies: PermissionBodies = { update: [], create: [], remove: [] };
  const deleted = softDeleteStatus(collection)?.value;
  const own = permissions.filter(
    (entry) => entry.collection === collection.collection && entry.role !== null,
  );
  for (const role of new Set(own.map((entry) => entry.role ?? 0))) {
    const rows = own.filter((entry) => entry.role === role);
    const saved = toSavedRows(rows);
    const cells = [...new Set(rows.map(({ status }) => status))].flatMap((status) =>
      status === null || status === '' || status === onCreate
        ? []
        : [{ collection: collection.collection, status }],
    );
    if (cells.length === 0) continue;
    const telling = cells.filter(({ status }) => status !== deleted);
    const values = (telling.length > 0 ? telling : cells).map((cell) => savedAt(saved, cell));
    const cell: GridCell = { collection: collection.collection, status: null };
    const edits = withEdits(new Map(), saved, [{ cell, changes: combined(values, way) }]);
    const { update, create } = toBodies(saved, { edits, removed: new Set() }, role, {});
    bodies.update.push(...update);
    bodies.create.push(...create);
    for (const { id, status } of rows) {
      if (id !== null && cells.some((gone) => gone.status === status)) bodies.remove.push(id);
    }
  }
  return bodies;
}
