import type { Crumb } from '#app/components/ui/Breadcrumbs.tsx';
import { collectionName } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { listingPath } from '#app/entities/items/rules.ts';

export function collectionsHref(project: string): string {
  return `#/${encodeURIComponent(project)}/collections`;
}

/** The way to an item: all collections, then its own; a single collection has no list to go back to. */
export function itemCrumbs(
  project: string,
  collection: Collection,
  locale: string,
  collections: string,
): Crumb[] {
  const start = { label: collections, href: collectionsHref(project) };
  if (collection.single) return [start];
  const list = {
    label: collectionName(collection, locale),
    href: `#${listingPath(project, collection.collection)}`,
  };
  return [start, list];
}
