import { softDeleteStatus, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { keyPortions, portionsOf } from '#app/entities/items/portions.ts';
import { needsFilter } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { type Asker, canActOn } from '#app/entities/permissions/item-rights.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';

/** Keys per request to delete: they stand in the address, which servers cut at about 8 kB. */
const longestAddress = 2000;
const mostPerDelete = 100;
/** Items per request to change a status: each is an object in the body. */
export const mostPerUpdate = 200;

export type Selected = ReadonlyMap<string, Item>;

/** Items of a selection that the user may not change or delete, by status and owner. */
export function notAllowed(
  selected: Selected,
  action: 'update' | 'delete',
  collection: Collection,
  rights: CollectionRights,
  asker: Asker,
): string[] {
  return [...selected]
    .filter(([, item]) => !canActOn(rights, action, collection, item, asker))
    .map(([key]) => key);
}

/** Keys that no address can hold: the server would take them for others. Only removing for good needs one. */
export function unsafeKeys(selected: Selected, collection: Collection): string[] {
  return softDeleteStatus(collection) ? [] : [...selected.keys()].filter(needsFilter);
}

/** Keys in the portions in which they are deleted. */
export function deletePortions(keys: readonly string[]): string[][] {
  return keyPortions(keys, { longest: longestAddress, overhead: 1, most: mostPerDelete });
}

/** What each item has to be changed to, in portions: same changes together. */
export interface StatusPortion {
  keys: string[];
  changes: Item;
}

/** Giving deleted items the status that each had before. */
export function restorePortions(items: Selected, collection: Collection): StatusPortion[] {
  const field = statusField(collection)?.field;
  if (field === undefined) return [];
  const byStatus = new Map<unknown, string[]>();
  for (const [key, item] of items) byStatus.set(item[field], [...(byStatus.get(item[field]) ?? []), key]);
  return [...byStatus].flatMap(([status, all]) =>
    portionsOf(all, mostPerUpdate).map((keys) => ({ keys, changes: { [field]: status } })),
  );
}

/** A selection without some keys; the same object when it had none of them. */
export function without(selected: Selected, keys: readonly string[]): Selected {
  const gone = new Set(keys);
  return [...selected.keys()].some((key) => gone.has(key))
    ? new Map([...selected].filter(([key]) => !gone.has(key)))
    : selected;
}
