import { useMemo } from 'react';
import { type FormField, toFormFields } from '#app/components/form/field-access.ts';
import { statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isLog } from '#app/entities/items/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { allows, itemRights, ownerOf } from '#app/entities/permissions/item-rights.ts';
import type { Rights } from '#app/entities/permissions/types.ts';
import { useCurrentUser, useRights } from '#app/session/model.ts';

/** What holds for one item beside its rights, and why, in words. */
export interface ItemLimits {
  /** Reasons by the names of the fields that are closed. */
  closed: Readonly<Record<string, string>>;
  /** Why it can't be deleted; null when nothing is against it. */
  noDelete: string | null;
}

const noLimits: ItemLimits = { closed: {}, noDelete: null };

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

/**
 * What the user may do with one item, by its saved status and owner; `saved` is null for a new one. `limits` is to be the
 * same object as long as it says the same.
 */
export function useItemAccess(
  collection: Collection,
  saved: Item | null,
  limits: ItemLimits = noLimits,
): ItemAccess {
  const user = useCurrentUser();
  const role = user.role?.id ?? 0;
  const rights = useRights(collection);
  const status = statusField(collection);
  const savedStatus = saved && status ? (saved[status.field] as string | null | undefined) : undefined;
  const isNew = saved === null;
  const owner = saved ? JSON.stringify(ownerOf(collection, saved)) : null;

  // Values that play no part in it may change with each answer of the server; the fields must not.
  return useMemo(() => {
    const own = itemRights(rights, isNew ? undefined : status ? (savedStatus ?? null) : undefined, isNew);
    const asker = { id: user.id, role };
    const onCreate = itemRights(rights, undefined, true);
    // What the API writes by itself is not for anybody to change.
    const isOpen = !isLog(collection.collection);
    // Nor is a file made of values.
    const canCreate = isOpen && collection.collection !== 'directus_files' && onCreate.create === 'full';
    const known = owner === null ? null : (JSON.parse(owner) as ReturnType<typeof ownerOf>);
    const canSave = isNew ? canCreate : isOpen && allows(own.update, asker, known);
    const { closed, noDelete } = limits;
    const fields = toFormFields(Object.values(collection.fields).filter(isForForm), {
      rights: own,
      isNew,
      isReadonly: !canSave,
    });
    return {
      fields: fields.map((entry) => {
        const reason = closed[entry.field.field];
        return reason === undefined ? entry : closedField(entry, reason);
      }),
      rights: own,
      canSave,
      canDelete: isOpen && !isNew && !collection.single && allows(own.delete, asker, known),
      noDelete,
      canCreate,
      createBlacklist: onCreate.writeBlacklist,
    };
  }, [collection, rights, status, savedStatus, owner, isNew, user.id, role, limits]);
}

/** Only to be read, with the reason under it. */
function closedField(entry: FormField, reason: string): FormField {
  const note = entry.readonly ? entry.field.note : [reason, entry.field.note].filter(Boolean).join('\n\n');
  return { field: { ...entry.field, note }, readonly: true, required: false };
}

/** What stands above the form, the content of a file or the second factor of a person, is no field of it too. */
function isForForm({ collection, interface: id }: Field): boolean {
  if (collection === 'directus_files') return id !== 'file-preview';
  return !(collection === 'directus_users' && id === '2fa-secret');
}
