import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isVisible } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { clip } from '#app/lib/plain-text.ts';
import { type StoredTarget, storedTarget } from './stored-links.ts';

export interface CollectionEntry {
  collection: Collection;
  /** Translated name. */
  name: string;
}

/** A link that a role's menu holds beside collections. */
export interface MenuLink extends StoredTarget {
  /** As stored: may hold `$t:key`. */
  name: string;
  icon: string;
}

interface Group<Entry> {
  /** As stored: may hold `$t:key`. Null for the one group of a role without groups. */
  title: string | null;
  entries: Entry[];
}

export type CollectionGroupView = Group<CollectionEntry>;
export type NavGroup = Group<CollectionEntry | MenuLink>;

export function isMenuLink(entry: CollectionEntry | MenuLink): entry is MenuLink {
  return 'target' in entry;
}

function isCollectionEntry(entry: CollectionEntry | MenuLink): entry is CollectionEntry {
  return !isMenuLink(entry);
}

/**
 * What the navigation shows: the role's groups of collections and links where it has some, else one group of all
 * collections sorted by name. `permissions` is null for administrators; `listing` is the role's, of any shape; `root` is
 * the project's path.
 */
export function navGroups(
  collections: Record<string, Collection>,
  permissions: readonly Permission[] | null,
  listing: unknown,
  locale: string,
  root: string,
): NavGroup[] {
  const visible = Object.values(collections)
    .filter((collection) => isVisible(permissions, collection))
    .map((collection): CollectionEntry => ({ collection, name: collectionName(collection, locale) }));
  const groups = toGroups(listing, root);
  if (groups.length > 0) {
    const byName = new Map(visible.map((entry) => [entry.collection.collection, entry]));
    return withoutEmpty(
      groups.map(({ title, entries }) => ({
        title,
        entries: entries.flatMap((entry) => (typeof entry === 'string' ? (byName.get(entry) ?? []) : entry)),
      })),
    );
  }
  const collator = new Intl.Collator(locale, { numeric: true });
  const entries = visible.toSorted((a, b) => collator.compare(a.name, b.name));
  return entries.length > 0 ? [{ title: null, entries }] : [];
}

/** The same without links: the collections that a user sees. */
export function collectionGroups(
  collections: Record<string, Collection>,
  permissions: readonly Permission[] | null,
  listing: unknown,
  locale: string,
): CollectionGroupView[] {
  const groups = navGroups(collections, permissions, listing, locale, '');
  return withoutEmpty(
    groups.map(({ title, entries }) => ({ title, entries: entries.filter(isCollectionEntry) })),
  );
}

function withoutEmpty<Entry>(groups: Group<Entry>[]): Group<Entry>[] {
  return groups.filter((group) => group.entries.length > 0);
}

function toGroups(listing: unknown, root: string): Group<string | MenuLink>[] {
  if (!Array.isArray(listing)) return [];
  return listing.flatMap((group: unknown) => {
    if (typeof group !== 'object' || group === null) return [];
    const { group_name: title, collections } = group as { group_name?: unknown; collections?: unknown };
    if (!Array.isArray(collections)) return [];
    const entries = collections.flatMap((entry: unknown) => toEntry(entry, root));
    return [{ title: typeof title === 'string' ? clip(title, 100) : '', entries: [...new Set(entries)] }];
  });
}

/** `articles`, `{ collection: 'articles' }` or `{ name, link, icon }`; anything else is left out. */
function toEntry(entry: unknown, root: string): (string | MenuLink)[] {
  if (typeof entry === 'string') return [entry];
  if (typeof entry !== 'object' || entry === null) return [];
  const { collection, name, link, icon } = entry as Record<string, unknown>;
  if (typeof collection === 'string') return [collection];
  const found = storedTarget(link, root);
  if (typeof name !== 'string' || name.trim() === '' || found === null) return [];
  return [{ name: clip(name, 100), icon: typeof icon === 'string' && icon ? icon : 'link', ...found }];
}
