import type { Collection } from '#app/entities/collections/types.ts';
import { linkedItem } from '#app/entities/items/linked.ts';
import { shownParts } from './linked.ts';

/** The query of a file as the card shows it. */
export function fileDetail(project: string, files: Collection, key: string) {
  return linkedItem({
    project,
    collection: files.collection,
    key,
    keyField: 'id',
    fields: shownParts(files).join(','),
  });
}
