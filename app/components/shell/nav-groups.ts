import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isVisible } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';

export interface CollectionEntry {
  collection: Collection;
  /** Translated name. */
  name: string;
}

export interface CollectionGroupView {
  /** As stored: may hold `$t:key`. Null for the one group of a role without groups. */
  title: string | null;
  entries: CollectionEntry[];
}

/**
 * The collections that a user sees, in the groups of the role where it has some, else in one group sorted by name.
 * `permissions` is null for administrators; `listing` is the role's, of any shape.
 */
export function collectionGroups(
  collections: Record<string, Collection>,
  permissions: readonly Permission[] | null,
  listing: unknown,
  locale: string,
): CollectionGroupView[] {
  const visible = Object.values(collections)
    .filter((collection) => isVisible(permissions, collection))
    .map((collection): CollectionEntry => ({ collection, name: collectionName(collection, locale) }));
  const groups = toGroups(listing);
  if (groups.length > 0) {
    const byName = new Map(visible.map((entry) => [entry.collection.collection, entry]));
    return groups
      .map(({ title, names }) => ({ title, entries: names.flatMap((name) => byName.get(name) ?? []) }))
      .filter((group) => group.entries.length > 0);
  }
  const collator = new Intl.Collator(locale, { numeric: true });
  const entries = visible.toSorted((a, b) => collator.compare(a.name, b.name));
  return entries.length > 0 ? [{ title: null, entries }] : [];
}

function toGroups(listing: unknown): { title: string; names: string[] }[] {
  if (!Array.isArray(listing)) return [];
  return listing.flatMap((group: unknown) => {
    if (typeof group !== 'object' || group === null) return [];
    const { group_name: title, collections } = group as { group_name?: unknown; collections?: unknown };
    if (!Array.isArray(collections)) return [];
    const names = collections.flatMap((entry: unknown) => {
      const name =
        typeof entry === 'object' && entry !== null ? (entry as { collection?: unknown }).collection : entry;
      return typeof name === 'string' ? [name] : [];
    });
    return [{ title: typeof title === 'string' ? title : '', names: [...new Set(names)] }];
  });
}
