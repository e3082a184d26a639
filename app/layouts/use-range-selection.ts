import { useCallback, useRef } from 'react';
import type { Item } from '#app/entities/items/types.ts';
import { useLatest } from '#app/lib/latest.ts';
import type { LayoutSelection } from './define.ts';
import type { ItemWindows } from './item-windows.ts';

/** Most rows that a range may choose at once; each hundred of them that was not read yet is a request. */
const maxInRange = 5000;

/** Choosing rows by click, key and range. Rows that were never in sight are read for it. */
export function useRangeSelection(
  selection: LayoutSelection | null,
  rows: Pick<ItemWindows, 'itemAt' | 'load'>,
  keyOf: (item: Item) => string,
) {
  const anchor = useRef<number | null>(null);
  const latest = useLatest(selection);

  const toggleRow = useCallback(
    (row: number) => {
      const item = rows.itemAt(row);
      const now = latest.current;
      if (!item || !now) return;
      anchor.current = row;
      const items = new Map(now.items);
      if (!items.delete(keyOf(item))) items.set(keyOf(item), item);
      now.onChange(items);
    },
    [rows, keyOf, latest],
  );

  /** Chooses everything from the last row chosen by itself to this one. */
  const extendTo = useCallback(
    async (row: number) => {
      if (!latest.current) return;
      const from = anchor.current ?? row;
      anchor.current = from;
      const [first, last] = [Math.min(from, row), Math.max(from, row)];
      if (last - first >= maxInRange) return;
      const found = await rows.load(first, last);
      const now = latest.current;
      if (!now) return;
      now.onChange(new Map([...now.items, ...found.map((item) => [keyOf(item), item] as const)]));
    },
    [rows, keyOf, latest],
  );

  return { toggleRow, extendTo };
}
