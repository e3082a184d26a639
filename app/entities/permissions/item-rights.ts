/** What may be done with one item, by its status and its owner. */
import { fieldOfType, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { canCreate, hiddenFields } from './rules.ts';
import type { CollectionRights, Level, Rights } from './types.ts';

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
  return ownValue(rights.statuses, status ?? '') ?? unknownStatus(rights);
}

/** What no status lets the user read is not there either: shown empty, it would look like a value. */
function unknownStatus(rights: CollectionRights): Rights {
  const hidden = new Set([...rights.base.readBlacklist, ...hiddenFields(rights)]);
  return { ...rights.base, readBlacklist: [...hidden], update: 'none', delete: 'none', create: 'none' };
}

export interface Asker {
  id: number;
  role: number;
}

/** Null: nobody, or somebody who is gone. Undefined: the user may not read who. */
export type Owner = { id: number; role?: number | null } | null | undefined;

/**
 * Whether a level lets the user act on an item of this owner. Where the owner, or the owner's role, can't be known it may be
 * the user: the server, which knows, says no if it is not.
 */
export function allows(level: Level, asker: Asker, owner: Owner): boolean {
  if (level === 'full') return true;
  if (level === 'none' || owner === null) return false;
  if (owner === undefined || owner.id === asker.id) return true;
  return level === 'role' && (owner.role === undefined || owner.role === asker.role);
}

/** An account is its owner's, and so is a view that somebody has kept. */
const ownersOfSystem: Readonly<Record<string, (item: Record<string, unknown>) => unknown>> = {
  directus_users: ({ id, role }) => ({ id, role }),
  directus_collection_presets: ({ user }) => user,
};

/** The owner as an item carries it: a bare id, or an object with a role. */
export function ownerOf(collection: Collection, item: Record<string, unknown>): Owner {
  const field = fieldOfType(collection, 'user_created');
  const ofSystem = ownValue(ownersOfSystem, collection.collection);
  if (!ofSystem && field && !Object.hasOwn(item, field.field)) return undefined;
  const value = ofSystem?.(item) ?? (field ? ownValue(item, field.field) : null);
  if (typeof value === 'number') return { id: value };
  if (typeof value !== 'object' || value === null) return null;
  const { id, role } = value as { id?: unknown; role?: unknown };
  if (typeof id !== 'number') return null;
  if (role === undefined) return { id };
  const roleId = typeof role === 'object' && role !== null ? (role as { id?: unknown }).id : role;
  return { id, role: typeof roleId === 'number' ? roleId : null };
}

/** The rights on a stored item, by the status that it has. */
export function storedRights(
  rights: CollectionRights,
  collection: Collection,
  item: Record<string, unknown>,
): Rights {
  const field = statusField(collection);
  const status = field ? ((ownValue(item, field.field) as string | null | undefined) ?? null) : undefined;
  return itemRights(rights, status, false);
}

/** Whether the user may update or delete this item, by its status and owner. */
export function canActOn(
  rights: CollectionRights,
  action: 'update' | 'delete',
  collection: Collection,
  item: Record<string, unknown>,
  asker: Asker,
): boolean {
  return allows(storedRights(rights, collection, item)[action], asker, ownerOf(collection, item));
}

/** Who asks for what of which collection. */
export interface RightsContext {
  collection: Collection;
  rights: CollectionRights;
  asker: Asker;
}

/** Whether the user may give a field of a stored item another value. */
export function canWriteField(
  field: Field,
  item: Record<string, unknown>,
  { collection, rights, asker }: RightsContext,
): boolean {
  if (field.readonly || field.primary_key) return false;
  if (!canActOn(rights, 'update', collection, item, asker)) return false;
  return !storedRights(rights, collection, item).writeBlacklist.includes(field.field);
}
