/** The rows of the grid as they are shown. Pure. */
import { collectionName, isSystem, statusesOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { type LevelKey, levelKeys, onCreate, type GridCell } from '#app/entities/permissions/grid-values.ts';
import { placesOf } from '#app/entities/permissions/grid-rules.ts';
import { holds } from '#app/lib/fold.ts';

export type RowKind = 'collection' | 'status' | 'create';

export interface ViewRow {
  key: string;
  kind: RowKind;
  collection: Collection;
  /** Of the collection, or as stored of the status; empty for the row of what is being made. */
  name: string;
  /** Of the collection. */
  parent: string;
  /** The records that the row stands for. */
  cells: readonly GridCell[];
  /** The collection has a workflow. */
  hasStatuses: boolean;
  isOpen: boolean;
}

export interface NamedCollection {
  collection: Collection;
  name: string;
}

/** Collections by name, without those of the system unless they are asked for, and that match the text. */
export function shownCollections(
  collections: Readonly<Record<string, Collection>>,
  { system, text, locale }: { system: boolean; text: string; locale: string },
): NamedCollection[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  return Object.values(collections)
    .filter(({ collection }) => system || !isSystem(collection))
    .map((collection) => ({ collection, name: collectionName(collection, locale) }))
    .filter(({ collection, name }) => holds(`${name}\n${collection.collection}`, text))
    .sort(
      (a, b) =>
        collator.compare(a.name, b.name) || (a.collection.collection < b.collection.collection ? -1 : 1),
    );
}

/** A row for each collection; an open one is followed by the row for new items and one for each status. */
export function viewRows(collections: readonly NamedCollection[], open: ReadonlySet<string>): ViewRow[] {
  return collections.flatMap(({ collection, name }): ViewRow[] => {
    const id = collection.collection;
    const isOpen = open.has(id);
    const statuses = statusesOf(collection);
    const hasStatuses = statuses.length > 0;
    const own: ViewRow = {
      key: id,
      kind: 'collection',
      collection,
      name,
      parent: name,
      cells: placesOf(collection),
      hasStatuses,
      isOpen,
    };
    if (!isOpen) return [own];
    const creation: GridCell = { collection: id, status: onCreate };
    return [
      own,
      {
        key: `${id}\n${onCreate}`,
        kind: 'create',
        collection,
        name: '',
        parent: name,
        cells: [creation],
        hasStatuses,
        isOpen: false,
      },
      ...statuses.map(
        (status): ViewRow => ({
          key: `${id}\n${status.value}`,
          kind: 'status',
          collection,
          name: status.name,
          parent: name,
          cells: [{ collection: id, status: status.value }],
          hasStatuses,
          isOpen: false,
        }),
      ),
    ];
  });
}

/** Columns in their order. */
export const columns = ['collection', ...levelKeys, 'fields', 'statuses', 'more'] as const;
export type ColumnKey = (typeof columns)[number];

export function isLevel(column: ColumnKey): column is LevelKey {
  return (levelKeys as readonly string[]).includes(column);
}

/** True when the cell is there but says nothing: of what is only being made, the making alone counts. */
export function isIdle(
  column: ColumnKey,
  { kind, hasStatuses }: Pick<ViewRow, 'kind' | 'hasStatuses'>,
): boolean {
  if (column === 'statuses') return !hasStatuses;
  return kind === 'create' && isLevel(column) && column !== 'create';
}

/** The head has buttons above the levels alone. */
export const headColumns = { first: 1, last: levelKeys.length };
