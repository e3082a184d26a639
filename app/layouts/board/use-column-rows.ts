import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item, ItemListView } from '#app/entities/items/types.ts';
import { type ItemSource, type ItemWindows, useItemWindows, windowQuery } from '#app/layouts/item-windows.ts';
import { windowSize } from '#app/layouts/window-math.ts';
import type { BoardColumn } from './columns.ts';
import { cardPaths } from './setup.ts';
import { listRow, shiftedCount } from './shifted.ts';
import type { BoardView } from './view.ts';

/** Rows from the start of a list in which an item that leaves or comes is looked for, beside those in sight. */
export const searched = 300;

/** The items of a column as a list; the same object as long as it is the same list. */
export function useColumnSource({ source, setup, context }: BoardView, view: ItemListView): ItemSource {
  const { project, collection } = source;
  const viewText = JSON.stringify({ ...view, fields: cardPaths(setup, context) });
  return useMemo(
    () => ({ project, collection, view: JSON.parse(viewText) as ItemListView }),
    [project, collection, viewText],
  );
}

/**
 * The rows of a column as moves that the server has not answered yet make them: the cards that come stand first, those that
 * go are left out. `arriving` cards come.
 */
export function useShiftedRows(
  { context, keyOf, mover }: BoardView,
  column: BoardColumn,
  source: ItemSource,
  shown: { first: number; last: number },
): { rows: ItemWindows; arriving: number } {
  const count = useCount(source, keyFieldOf(context.collection));
  const coming = mover.pending.filter(({ to }) => to === column.id);
  const leaving = mover.pending.filter(({ from }) => from === column.id);
  const inSight = {
    first: Math.max(0, shown.first - coming.length),
    last: shown.last + leaving.length,
  };
  const listed = useItemWindows(source, inSight, count);
  const rowOf = (key: string) => rowOfKey(listed, key, inSight, keyOf);
  const come = coming.filter(({ key }) => rowOf(key) === null);
  const gone = leaving.flatMap(({ key }) => rowOf(key) ?? []).sort((a, b) => a - b);
  const rows: ItemWindows = {
    ...listed,
    rowCount: shiftedCount(listed.rowCount, come.length, gone),
    itemAt: (row) => {
      const at = listRow(row, come.length, gone);
      return at === null ? come[row]?.item : listed.itemAt(at);
    },
    load: async (first, last) => {
      const all = await listed.load(Math.max(0, first - come.length), last - come.length + gone.length);
      return all.slice(0, last - first + 1);
    },
  };
  return { rows, arriving: come.length };
}

/** Rows of a column by the server's count, asked for after the first of them and only when they don't tell by themselves. */
function useCount(source: ItemSource, keyField: string): number | null {
  const { q, filter, status } = source.view;
  const first = useQuery({ ...windowQuery(source, 0), staleTime: Number.POSITIVE_INFINITY });
  const isFull = first.data?.length === windowSize;
  const counted = useQuery({
    ...itemQueries.count(source.project, source.collection, { q, filter, status }, keyField),
    // The server's counts leave soft-deleted rows out, even where they are asked for.
    enabled: isFull && !status,
  });
  return first.data && !isFull ? first.data.length : (counted.data ?? null);
}

/** The row of an item among those that are read already. */
function rowOfKey(
  rows: ItemWindows,
  key: string,
  inSight: { first: number; last: number },
  keyOf: (item: Item) => string,
): number | null {
  const isIt = (row: number) => {
    const item = rows.itemAt(row);
    return item !== undefined && keyOf(item) === key;
  };
  for (let row = inSight.first; row < Math.min(inSight.last, rows.rowCount); row += 1) {
    if (isIt(row)) return row;
  }
  for (let row = 0; row < Math.min(searched, rows.rowCount); row += 1) {
    if (isIt(row)) return row;
  }
  return null;
}
