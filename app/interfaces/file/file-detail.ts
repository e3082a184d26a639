import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { shownParts } from './linked.ts';

/** The query of a file as the card shows it. */
export function fileDetail(project: string, files: Collection, key: string) {
  return itemQueries.detail(project, files.collection, key, 'id', shownParts(files).join(','));
}
