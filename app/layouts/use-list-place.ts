import { useEffect, useRef } from 'react';
import { useLatest } from '#app/lib/latest.ts';
import type { ItemSource } from './item-windows.ts';
import { rememberPlace } from './scroll-memory.ts';
import type { ScrollState } from './use-scroll-window.ts';

interface ListPlace {
  source: ItemSource;
  placeKey: string;
  /** The row that the keyboard is at. */
  row: number | null;
  scroll: ScrollState;
}

/**
 * Where a list stands: other rows or another order begin at the top, the same ones with other fields stay where they
 * are, and the place is remembered for the way back.
 */
export function useListPlace({ source, placeKey, row, scroll }: ListPlace): void {
  const { showTop, currentTop } = scroll;
  const shownSource = useRef(source);
  useEffect(() => {
    const { fields: _, ...before } = shownSource.current.view;
    const { fields: __, ...now } = source.view;
    if (JSON.stringify(before) !== JSON.stringify(now)) showTop();
    shownSource.current = source;
  }, [source, showTop]);

  const leaving = useLatest({ placeKey, row, itemHeight: scroll.itemHeight });
  useEffect(
    () => () => {
      const { placeKey: key, row: at, itemHeight } = leaving.current;
      rememberPlace(key, { itemsAbove: currentTop() / itemHeight, row: at });
    },
    [currentTop, leaving],
  );
}
