/**
 * The rules of the 8.1.0 app for what is offered to whom; the server decides in the end.
 * An absent record is `none`; administrators have everything.
 */
import { isSystem, statusesOf, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Action, CollectionRights, Level, Permission, Rights } from './types.ts';

export const noRights: Rights = {
  create: 'none',
  read: 'none',
  update: 'none',
  delete: 'none',
  comment: 'none',
  readBlacklist: [],
  writeBlacklist: [],
  statusBlacklist: [],
};

export const allRights: Rights = {
  ...noRights,
  create: 'full',
  read: 'full',
  update: 'full',
  delete: 'full',
  comment: 'full',
};

/** The names in a list of a record, in whichever form it is stored. */
export function toList(value: string[] | string | null): string[] {
  if (Array.isArray(value)) return value;
  return value ? value.split(',').map((entry) => entry.trim()) : [];
}

/** Levels are not checked when they are saved: one that no server knows grants nothing. */
function toLevel(value: Level | null): Level {
  return value === 'full' || value === 'role' || value === 'mine' ? value : 'none';
}

function toRights(permission: Permission): Rights {
  return {
    create: toLevel(permission.create),
    read: toLevel(permission.read),
    update: toLevel(permission.update),
    delete: toLevel(permission.delete),
    comment: permission.comment ?? 'none',
    readBlacklist: toList(permission.read_field_blacklist),
    writeBlacklist: toList(permission.write_field_blacklist),
    statusBlacklist: toList(permission.status_blacklist),
  };
}

/** Rights on a collection. `permissions` is null for administrators. */
export function rightsOn(
  permissions: readonly Permission[] | null,
  collection: Collection,
): CollectionRights {
  const workflow = statusField(collection) ? statusesOf(collection) : [];
  if (permissions === null) {
    const statuses = Object.fromEntries(workflow.map((status) => [status.value, allRights]));
    return { base: allRights, statuses: workflow.length > 0 ? statuses : null, onCreate: allRights };
  }
  const own = permissions.filter((entry) => entry.collection === collection.collection);
  const plain = own.find((entry) => entry.status === null || entry.status === '');
  const creation = own.find((entry) => entry.status === '$create');
  const base = plain ? toRights(plain) : noRights;
  const onCreate = creation ? toRights(creation) : base;
  if (workflow.length === 0) return { base, statuses: null, onCreate };
  const statuses = Object.fromEntries(
    workflow.map(({ value }) => {
      const entry = own.find((permission) => permission.status === value);
      // A record without a status on a collection with a workflow holds for the statuses that have none of their own.
      return [value, entry ? toRights(entry) : base];
    }),
  );
  return { base, statuses, onCreate };
}

function someStatus(rights: CollectionRights, action: Action, test: (level: Level) => boolean): boolean {
  return Object.values(rights.statuses ?? {}).some((entry) => test(entry[action]));
}

export function canRead(rights: CollectionRights): boolean {
  return rights.statuses
    ? someStatus(rights, 'read', (level) => level !== 'none')
    : rights.base.read !== 'none';
}

/** True when no item is kept from the user, whatever its status. */
export function readsAll({ base, statuses }: CollectionRights): boolean {
  return (statuses ? Object.values(statuses) : [base]).every(({ read }) => read === 'full');
}

/** Creating needs `full`: on the collection, or on a status. What holds on creating limits that, and grants nothing. */
export function canCreate(rights: CollectionRights): boolean {
  if (!rights.statuses) return rights.base.create === 'full';
  return Object.keys(rights.statuses).some((status) => canCreateAs(rights, status));
}

/** Whether a new item may have this status. */
export function canCreateAs({ statuses, onCreate }: CollectionRights, status: string): boolean {
  return ownValue(statuses, status)?.create === 'full' && !onCreate.statusBlacklist.includes(status);
}

/** The status that a new item is to begin with: the field's default, or, where the user may not give that, the first that is open. */
export function startStatus(rights: CollectionRights, initial: string | null): string | null {
  if (!rights.statuses || initial === null || canCreateAs(rights, initial)) return initial;
  return Object.keys(rights.statuses).find((status) => canCreateAs(rights, status)) ?? initial;
}

/** True when there may be items that the user may change: by any status, own ones or those of the role included. */
export function canUpdateSome(rights: CollectionRights): boolean {
  return rights.statuses
    ? someStatus(rights, 'update', (level) => level !== 'none')
    : rights.base.update !== 'none';
}

/** The one rule for what a user sees of collections: sidebar, collections page, command menu and address agree. */
export function isVisible(permissions: readonly Permission[] | null, collection: Collection): boolean {
  return (
    !collection.hidden &&
    collection.managed &&
    !isSystem(collection.collection) &&
    canRead(rightsOn(permissions, collection))
  );
}

/** Fields that every status of the collection hides from the user; an item's own status may hide more. */
export function hiddenFields(rights: CollectionRights): Set<string> {
  const all = rights.statuses
    ? Object.values(rights.statuses).filter((entry) => entry.read !== 'none')
    : [rights.base];
  const [first, ...rest] = all;
  if (!first) return new Set();
  return new Set(
    first.readBlacklist.filter((name) => rest.every((entry) => entry.readBlacklist.includes(name))),
  );
}
