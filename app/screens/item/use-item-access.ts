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

export interface ItemAccess {
  fields: FormField[];
  rights: Rights;
  canSave: boolean;
  canDelete: boolean;
  /** May make new items here: save and add, save as copy. */
  canCreate: boolean;
  /** Fields that a new item may not come with. */
  createBlacklist: string[];
}

/** What the user may do with one item, by its saved status and owner; `saved` is null for a new one. */
export function useItemAccess(collection: Collection, saved: Item | null): ItemAccess {
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
    return {
      fields: toFormFields(Object.values(collection.fields).filter(isForForm), {
        rights: own,
        isNew,
        isReadonly: !canSave,
      }),
      rights: own,
      canSave,
      canDelete: isOpen && !isNew && !collection.single && allows(own.delete, asker, known),
      canCreate,
      createBlacklist: onCreate.writeBlacklist,
    };
  }, [collection, rights, status, savedStatus, owner, isNew, user.id, role]);
}

/** What is in a file stands above its form: a field for that would only say so once more. */
function isForForm(field: Field): boolean {
  return !(field.collection === 'directus_files' && field.interface === 'file-preview');
}
