/** What a user may do with one item, by its rights. Pure; the server has the last word. */
import { type FormField, toFormFields } from '#app/components/form/field-access.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isLog } from '#app/entities/items/rules.ts';
import { allows, type Asker, itemRights, type Owner } from '#app/entities/permissions/item-rights.ts';
import type { CollectionRights, Rights } from '#app/entities/permissions/types.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** What holds for one item beside its rights, and why, in words. */
export interface ItemLimits {
  /** Reasons by the names of the fields that are closed. */
  closed: Readonly<Record<string, string>>;
  /** Why it can't be deleted; null when nothing is against it. */
  noDelete: string | null;
  /** It is only to be looked at: what is above the form says why. */
  isReadonly?: boolean;
}

export const noLimits: ItemLimits = { closed: {}, noDelete: null };

export interface ItemAccess {
  fields: FormField[];
  rights: Rights;
  canSave: boolean;
  canDelete: boolean;
  /** May make new items here: save and add, save as copy. */
  canCreate: boolean;
  /** Fields that a new item may not come with. */
  createBlacklist: string[];
  /** Why it can't be deleted although the rights would allow it. */
  noDelete: string | null;
}

export interface ItemState {
  /** Undefined in a collection without statuses. */
  status: string | null | undefined;
  owner: Owner;
}

/** `item` is null for a new one. */
export function itemAccess(
  collection: Collection,
  rights: CollectionRights,
  item: ItemState | null,
  asker: Asker,
  limits: ItemLimits = noLimits,
): ItemAccess {
  const isNew = item === null;
  const own = itemRights(rights, item?.status, isNew);
  const onCreate = itemRights(rights, undefined, true);
  // What the API writes by itself is not for anybody to change.
  const isOpen = !isLog(collection.collection) && !limits.isReadonly;
  // Nor is a file made of values.
  const canCreate = isOpen && collection.collection !== 'directus_files' && onCreate.create === 'full';
  const canSave = isNew ? canCreate : isOpen && allows(own.update, asker, item.owner);
  const { closed, noDelete } = limits;
  const fields = toFormFields(Object.values(collection.fields).filter(isForForm), {
    rights: own,
    isNew,
    isReadonly: !canSave,
  });
  return {
    fields: fields.map((entry) => {
      const reason = ownValue(closed, entry.field.field);
      return reason === undefined ? entry : closedField(entry, reason);
    }),
    rights: own,
    canSave,
    canDelete: isOpen && !isNew && !collection.single && allows(own.delete, asker, item.owner),
    noDelete,
    canCreate,
    createBlacklist: onCreate.writeBlacklist,
  };
}

/** Only to be read, with the reason under it. */
function closedField(entry: FormField, reason: string): FormField {
  return { field: entry.field, readonly: true, required: false, ...(entry.readonly ? {} : { reason }) };
}

/** What stands above the form, the content of a file or the second factor of a person, is no field of it too. */
function isForForm({ collection, interface: id }: Field): boolean {
  if (collection === 'directus_files') return id !== 'file-preview';
  return !(collection === 'directus_users' && id === '2fa-secret');
}
