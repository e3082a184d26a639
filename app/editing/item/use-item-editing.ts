import { type RefObject, useMemo } from 'react';
import { useForm } from '#app/components/form/use-form.ts';
import { useConflicts } from '#app/editing/conflicts/use-conflicts.ts';
import { useEditDraft } from '#app/editing/drafts/use-edit-draft.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useInitialValues } from '#app/interfaces/initial-values.ts';
import { type ItemLimits, useItemAccess } from './use-item-access.ts';
import { useItemCopy } from './use-item-copy.ts';
import { useItemDelete } from './use-item-delete.ts';
import { type SaveGuard, useItemSave } from './use-item-save.ts';
import { useMadeKey } from './use-made-key.ts';
import { useStartValues } from './use-start-values.ts';

export interface EditedItem {
  collection: Collection;
  /** Null for a new item. */
  itemKey: string | null;
  /** The item as read; a newer reading moves the form along. Null for a new item. */
  saved: Item | null;
  /** The field list that it was read with. */
  fieldsParam: string;
  /** A new item is to be entered while this is the form of a new item already. */
  onAddAnother: () => void;
  /** What is closed in this one item, and why. */
  limits?: ItemLimits | undefined;
  guard?: SaveGuard | undefined;
}

export type ItemEditing = ReturnType<typeof useItemEditing>;

/** The form of an item with what keeps its edits safe, and what can be done: save, copy, delete. */
export function useItemEditing(edited: EditedItem, root: RefObject<HTMLElement | null>) {
  const { collection, itemKey, saved, fieldsParam, onAddAnother, limits, guard } = edited;
  const access = useItemAccess(collection, saved, limits);
  const initial = useInitialValues(access.fields, itemKey === null ? collection : null);
  const form = useForm({ fields: access.fields, saved, initial });
  useStartValues(form, collection.collection, itemKey);
  const conflicts = useConflicts({ collection, itemKey, fieldsParam, form });
  const madeKey = useMadeKey(collection);
  const sentKey = useMemo(() => ({ read: madeKey.last, take: madeKey.take }), [madeKey]);
  const draft = useEditDraft({
    collection: collection.collection,
    key: itemKey ?? '+',
    form,
    conflicts,
    sentKey,
  });
  const deletion = useItemDelete(collection, draft.close);
  const saving = useItemSave({
    collection,
    itemKey,
    fieldsParam,
    form,
    root,
    conflicts,
    onAddAnother,
    draft,
    madeKey,
    guard,
  });
  const { saveCopy } = saving;
  const copy = useItemCopy({ collection, saved, form, blacklist: access.createBlacklist, saveCopy });
  return { access, form, conflicts, draft, deletion, saving, copy };
}
