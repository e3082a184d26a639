import { displayTemplate } from '#app/entities/collections/naming.ts';
import { softDeleteStatus, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { keyPortions } from '#app/entities/items/portions.ts';
import { needsFilter } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { type Asker, canActOn } from '#app/entities/permissions/item-rights.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { clip } from '#app/lib/plain-text.ts';
import { renderTemplate } from '#app/lib/template.ts';

/** Keys per request to delete: they stand in the address, which servers cut at about 8 kB. */
const longestAddress = 2000;
const maxPerDelete = 100;

/** Most items that are chosen at once by "all matching". Of each only key, status and owner are held. */
export const maxSelected = 100_000;

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
  return keyPortions(keys, { longest: longestAddress, overhead: 1, max: maxPerDelete });
}

/** A selection without some keys; the same object when it had none of them. */
export function without(selected: Selected, keys: readonly string[]): Selected {
  const gone = new Set(keys);
  return [...selected.keys()].some((key) => gone.has(key))
    ? new Map([...selected].filter(([key]) => !gone.has(key)))
    : selected;
}

/** Chosen items by the search and filters under which they were chosen. */
export type SelectionGroups = ReadonlyMap<string, Selected>;

/** All chosen items. */
export function allSelected(groups: SelectionGroups): Selected {
  const [only, ...others] = groups.values();
  return others.length === 0
    ? (only ?? new Map<string, Item>())
    : new Map([...groups.values()].flatMap((all) => [...all]));
}

/** The groups after a change of what is chosen: what is new belongs to the present view. */
export function regrouped(groups: SelectionGroups, present: string, next: Selected): SelectionGroups {
  const result = new Map<string, Selected>();
  const others = [...groups].filter(([restriction]) => restriction !== present);
  const elsewhere = new Set<string>();
  for (const [restriction, items] of others) {
    const kept = new Map([...items].filter(([key]) => next.has(key)));
    for (const key of kept.keys()) elsewhere.add(key);
    if (kept.size > 0) result.set(restriction, kept);
  }
  const own = elsewhere.size === 0 ? next : new Map([...next].filter(([key]) => !elsewhere.has(key)));
  if (own.size > 0) result.set(present, own);
  return result;
}

/** How many were chosen under another search or filter than the present one. */
export function selectedElsewhere(groups: SelectionGroups, present: string): number {
  return [...groups].reduce(
    (sum, [restriction, { size }]) => (restriction === present ? sum : sum + size),
    0,
  );
}

/** What an item is called in a list of refused ones: its key, and by its template or its first text if that was read. */
export function labelOfItem(collection: Collection, item: Item | undefined, key: string): string {
  const name = renderTemplate(displayTemplate(collection) ?? '', item);
  if (name !== '') return `${key} · ${clip(name, 60)}`;
  const status = statusField(collection)?.field;
  const text = Object.entries(item ?? {}).find(
    ([name, value]) => typeof value === 'string' && value !== '' && value !== key && name !== status,
  )?.[1];
  return typeof text === 'string' ? `${key} · ${text.slice(0, 60)}` : key;
}
