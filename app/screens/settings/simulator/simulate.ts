/** What a role would see of collections and items, by the same rules as the app itself goes by. Pure. */
import {
  fieldOfType,
  isSystem,
  keyFieldOf,
  statusField,
  statusesOf,
  statusesOfField,
} from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { allows, type Asker, itemRights, ownerOf } from '#app/entities/permissions/item-rights.ts';
import { canCreateAs, canRead, hiddenFields, isVisible, rightsOn } from '#app/entities/permissions/rules.ts';
import type { CollectionRights, Permission } from '#app/entities/permissions/types.ts';
import { type ItemAccess, itemAccess } from '#app/editing/item/item-access.ts';

/** Stands for an item that is being made. */
export const newItem = '+';

export type Owner = 'own' | 'role' | 'other';

export interface Case {
  /** `+`, a status, or empty for any item of a collection without statuses. */
  state: string;
  owner: Owner;
}

export type UnseenReason = 'hidden' | 'unmanaged' | 'noRead';

/** Why a collection of the project is not among those that the role sees; null for one that is. */
export function unseenReason(
  permissions: readonly Permission[] | null,
  collection: Collection,
): UnseenReason | null {
  if (isSystem(collection.collection)) {
    return canRead(rightsOn(permissions, collection)) ? null : 'noRead';
  }
  if (isVisible(permissions, collection)) return null;
  if (!canRead(rightsOn(permissions, collection))) return 'noRead';
  return collection.managed ? 'hidden' : 'unmanaged';
}

export type FieldReason = 'form' | 'read' | 'item' | 'field' | 'key' | 'write' | 'unseen';

export interface FieldView {
  field: Field;
  state: 'open' | 'locked' | 'hidden';
  reason: FieldReason | null;
}

export interface Simulation {
  rights: CollectionRights;
  access: ItemAccess;
  /** The item is among those that the role can read. */
  isSeen: boolean;
  /** The statuses that the item may be given. */
  statuses: string[];
  fields: FieldView[];
}

/** Ids that no real user has. */
const asker = { id: -1 };
const colleague = -2;
const stranger = -3;

/** An item's values that tell whose it is, as the server would send them. */
function ownerValues(collection: Collection, owner: Owner, role: number): Record<string, unknown> {
  const user =
    owner === 'own'
      ? { id: asker.id, role }
      : owner === 'role'
        ? { id: colleague, role }
        : { id: stranger, role: -1 };
  const field = fieldOfType(collection, 'user_created');
  const key = keyFieldOf(collection);
  if (collection.collection === 'directus_users') return { [key]: user.id, role: user.role };
  if (collection.collection === 'directus_collection_presets') return { user: user.id };
  return field ? { [field.field]: user } : {};
}

/** What somebody of a role sees of one item; `permissions` is null for administrators. */
export function simulateItem(
  collection: Collection,
  permissions: readonly Permission[] | null,
  role: number,
  { state, owner }: Case,
): Simulation {
  const rights = rightsOn(permissions, collection);
  const hidden = hiddenFields(rights);
  const status = statusField(collection);
  const who: Asker = { ...asker, role };
  const isNew = state === newItem;
  const values = ownerValues(collection, owner, role);
  const trueStatus = status ? state : undefined;
  const known = Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)));
  // What the role can't read the app doesn't know either: an unknown status locks the item; an unknown owner may be oneself.
  const item = {
    status: status && hidden.has(status.field) ? null : trueStatus,
    owner: ownerOf(collection, known),
  };
  const access = itemAccess(collection, rights, isNew ? null : item, who);
  const isSeen =
    isNew || allows(itemRights(rights, trueStatus, false).read, who, ownerOf(collection, values));
  return {
    rights,
    access,
    isSeen,
    statuses: status ? openStatuses(status, access, isNew ? rights : state) : [],
    fields: fieldViews(collection, access, isNew),
  };
}

/** `at` is the item's status, or the rights by which a new item gets one. */
function openStatuses(status: Field, access: ItemAccess, at: string | CollectionRights): string[] {
  if (!access.canSave || access.rights.writeBlacklist.includes(status.field)) return [];
  return statusesOfField(status)
    .map(({ value }) => value)
    .filter((value) =>
      typeof at === 'string'
        ? value === at || !access.rights.statusBlacklist.includes(value)
        : canCreateAs(at, value),
    );
}

function fieldViews(collection: Collection, access: ItemAccess, isNew: boolean): FieldView[] {
  const shown = new Map(access.fields.map((entry) => [entry.field.field, entry]));
  const { rights, canSave } = access;
  return Object.values(collection.fields).map((field): FieldView => {
    const entry = shown.get(field.field);
    if (!entry) {
      const reason = rights.readBlacklist.includes(field.field) ? 'read' : 'form';
      return { field, state: 'hidden', reason };
    }
    if (!entry.readonly) return { field, state: 'open', reason: null };
    const reason = !canSave
      ? 'item'
      : rights.writeBlacklist.includes(field.field)
        ? 'write'
        : field.primary_key && (!isNew || field.auto_increment)
          ? 'key'
          : 'field';
    return { field, state: 'locked', reason };
  });
}

/** The states that can be looked at: a new item, and one of each status. */
export function statesOf(collection: Collection): string[] {
  const statuses = statusesOf(collection).map(({ value }) => value);
  return [...(statuses.length > 0 ? statuses : ['']), ...(collection.single ? [] : [newItem])];
}

/** The fields that the role can have as columns of the list. */
export function listColumns(collection: Collection, rights: CollectionRights): Field[] {
  const hidden = hiddenFields(rights);
  return Object.values(collection.fields).filter((field) => !field.hidden_browse && !hidden.has(field.field));
}
