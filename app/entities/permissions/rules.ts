/**
 * The rules of the 8.1.0 app for what is offered to whom; the server decides in the end.
 * An absent record is `none`; administrators have everything.
 */
import { fieldOfType, isSystem, statusesOf, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
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

function toList(value: string[] | string | null): string[] {
  if (Array.isArray(value)) return value;
  return value ? value.split(',').map((entry) => entry.trim()) : [];
}

function toRights(permission: Permission): Rights {
  return {
    create: permission.create ?? 'none',
    read: permission.read ?? 'none',
    update: permission.update ?? 'none',
    delete: permission.delete ?? 'none',
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

/** Creating needs `full`: on the collection, on any status, or on creation. */
export function canCreate(rights: CollectionRights): boolean {
  if (!rights.statuses) return rights.base.create === 'full';
  return someStatus(rights, 'create', (level) => level === 'full') || rights.onCreate.create === 'full';
}

/**
 * The rights on one item by its saved status. A status that the workflow doesn't know gives none but reading:
 * unknown is never taken for the default.
 */
export function itemRights(
  rights: CollectionRights,
  status: string | null | undefined,
  isNew: boolean,
): Rights {
  if (isNew) {
    const create: Level = canCreate(rights) ? 'full' : 'none';
    return { ...rights.onCreate, create, update: create };
  }
  if (!rights.statuses || status === undefined) return rights.base;
  return rights.statuses[status ?? ''] ?? { ...rights.base, update: 'none', delete: 'none', create: 'none' };
}

export interface Asker {
  id: number;
  role: number;
}

/** Whether a level lets the user act on an item of this owner. An unknown owner is somebody else. */
export function allows(
  level: Level,
  asker: Asker,
  owner: { id: number; role?: number | null } | null,
): boolean {
  if (level === 'full') return true;
  if (level === 'none' || !owner) return false;
  if (owner.id === asker.id) return true;
  return level === 'role' && owner.role === asker.role;
}

/** The owner as an item carries it: a bare id, or an object with a role. */
export function ownerOf(
  collection: Collection,
  item: Record<string, unknown>,
): { id: number; role?: number | null } | null {
  const field = fieldOfType(collection, 'user_created') ?? fieldOfType(collection, 'owner');
  const value = field ? item[field.field] : null;
  if (typeof value === 'number') return { id: value };
  if (typeof value !== 'object' || value === null) return null;
  const { id, role } = value as { id?: unknown; role?: unknown };
  if (typeof id !== 'number') return null;
  const roleId = typeof role === 'object' && role !== null ? (role as { id?: unknown }).id : role;
  return { id, role: typeof roleId === 'number' ? roleId : null };
}

/** Whether the user may update or delete this item, by its status and owner. */
export function canActOn(
  rights: CollectionRights,
  action: 'update' | 'delete',
  collection: Collection,
  item: Record<string, unknown>,
  asker: Asker,
): boolean {
  const field = statusField(collection);
  const status = field ? (item[field.field] as string | null | undefined) : undefined;
  return allows(
    itemRights(rights, field ? (status ?? null) : undefined, false)[action],
    asker,
    ownerOf(collection, item),
  );
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
