/** The rules of changing several items at once. Pure. */
import { toFormFields, type FormField } from '#app/components/form/field-access.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { statusField } from '#app/entities/collections/rules.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { type Asker, canActOn, itemRights } from '#app/entities/permissions/item-rights.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { sameJson } from '#app/lib/json.ts';

export interface BatchAccess {
  fields: FormField[];
  /** The user may change every one of the items. */
  canSave: boolean;
}

/**
 * The form of a batch: what is closed for one of the items is closed for all. Keys and unique values can't be the same in
 * several items, so they are shown and never changed.
 */
export function batchAccess(
  collection: Collection,
  rights: CollectionRights,
  items: readonly Item[],
  asker: Asker,
): BatchAccess {
  const status = statusField(collection);
  const each = items.map((item) =>
    itemRights(
      rights,
      status ? ((item[status.field] as string | null | undefined) ?? null) : undefined,
      false,
    ),
  );
  const canSave = items.every((item) => canActOn(rights, 'update', collection, item, asker));
  const fields = toFormFields(Object.values(collection.fields), {
    rights: {
      readBlacklist: each.flatMap((own) => own.readBlacklist),
      writeBlacklist: each.flatMap((own) => own.writeBlacklist),
    },
    isNew: false,
    isReadonly: !canSave,
  });
  return {
    fields: fields.map((entry) =>
      entry.field.unique || !hasColumn(entry.field) ? { ...entry, readonly: true, required: false } : entry,
    ),
    canSave,
  };
}

/** What all items have in common; null where they differ. */
export function commonValues(collection: Collection, items: readonly Item[]): Item {
  const [first, ...rest] = items;
  return Object.fromEntries(
    Object.keys(collection.fields).map((name) => {
      const value = first?.[name] ?? null;
      return [name, rest.every((item) => sameJson(item[name] ?? null, value)) ? value : null];
    }),
  );
}
