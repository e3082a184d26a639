/** The rules of changing several items at once. Pure. */
import { toFormFields, type FormField } from '#app/components/form/field-access.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { statusField } from '#app/entities/collections/rules.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { type BatchEdit, changesOf } from '#app/entities/items/batch-edits.ts';
import type { LinkPlace } from '#app/entities/items/batch-links.ts';
import type { Item } from '#app/entities/items/types.ts';
import { type Asker, canActOn, itemRights } from '#app/entities/permissions/item-rights.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Items of a batch by key. */
export type BatchItems = ReadonlyMap<string, Item>;

export interface BatchAccess {
  fields: FormField[];
  /** Keys of items that the user may not change. */
  closed: string[];
  /** The user may change at least one of the items. */
  canSave: boolean;
}

/**
 * The form of a batch: what is closed for one of the items that may be changed is closed for all. Keys and unique values
 * can't be the same in several items, nor should passwords be, so they are shown and never changed. Of lists those are open that
 * `links` names.
 */
export function batchAccess(
  collection: Collection,
  rights: CollectionRights,
  items: BatchItems,
  asker: Asker,
  links: ReadonlyMap<string, LinkPlace> = new Map(),
): BatchAccess {
  const closed = [...items].flatMap(([key, item]) =>
    canActOn(rights, 'update', collection, item, asker) ? [] : [key],
  );
  const shut = new Set(closed);
  const canSave = closed.length < items.size;
  const judged = [...items].flatMap(([key, item]) => (canSave && shut.has(key) ? [] : [item]));
  const each = [...statusesIn(collection, judged).keys()].map((status) => itemRights(rights, status, false));
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
      isOfOne(entry.field) || !(hasColumn(entry.field) || links.has(entry.field.field))
        ? { ...entry, readonly: true, required: false }
        : entry,
    ),
    closed,
    canSave,
  };
}

/** How many of the items have each status; `undefined` where there is no workflow. */
function statusesIn(collection: Collection, items: Iterable<Item>): Map<string | null | undefined, number> {
  const field = statusField(collection)?.field;
  const counts = new Map<string | null | undefined, number>();
  for (const item of items) {
    const status =
      field === undefined ? undefined : ((ownValue(item, field) as string | null | undefined) ?? null);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return counts;
}

/** How many of the items the user may not give this status, by the status that each has. */
export function barredFromStatus(
  collection: Collection,
  rights: CollectionRights,
  items: BatchItems,
  status: unknown,
): number {
  return [...statusesIn(collection, items.values())].reduce((sum, [own, count]) => {
    const isBarred =
      own !== status && itemRights(rights, own, false).statusBlacklist.includes(String(status));
    return isBarred ? sum + count : sum;
  }, 0);
}

export interface BatchValues {
  /** What all items have in common; null where they differ. */
  common: Item;
  /** Names of the fields in which they differ. */
  differing: ReadonlySet<string>;
}

export function compareItems(collection: Collection, items: BatchItems): BatchValues {
  const [first, ...rest] = items.values();
  const valueIn = (item: Item | undefined, name: string) => ownValue(item, name) ?? null;
  const names = Object.keys(collection.fields);
  const differing = new Set(
    names.filter((name) => rest.some((item) => !sameJson(valueIn(item, name), valueIn(first, name)))),
  );
  const common = Object.fromEntries(
    names.map((name) => [name, differing.has(name) ? null : valueIn(first, name)]),
  );
  return { common, differing };
}

/** In how many items an edit changes anything. */
export function countChanged(items: BatchItems, edit: BatchEdit): number {
  return [...items.values()].filter((item) => Object.keys(changesOf(item, [edit])).length > 0).length;
}

/** A field whose value is one item's alone. */
function isOfOne({ collection, type, unique }: Field): boolean {
  return unique || (collection === 'directus_users' && type === 'hash');
}
