import { useEffect, useRef } from 'react';
import { useLatest } from '#app/lib/latest.ts';
import type { ItemSource } from './item-windows.ts';
import { rememberPlace } from './scroll-memory.ts';

interface ListPlace {
  source: ItemSource;
  placeKey: string;
  /** The row that the keyboard is at. */
  row: number | null;
  showTop: () => void;
  /** Position in the list, px. */
  currentTop: () => number;
}

/**
 * Where a list stands: other rows or another order begin at the top, the same ones with other fields stay where they
 * are, and the place is remembered for the way back.
 */
export function useListPlace({ source, placeKey, row, showTop, currentTop }: ListPlace): void {
  const shownSource = useRef(source);
  useEffect(() => {
    const { fields: _, ...before } = shownSource.current.view;
    const { fields: __, ...now } = source.view;
    if (JSON.stringify(before) !== JSON.stringify(now)) showTop();
    shownSource.current = source;
  }, [source, showTop]);

  const leaving = useLatest({ placeKey, row });
  useEffect(
    () => () => rememberPlace(leaving.current.placeKey, { top: currentTop(), row: leaving.current.row }),
    [currentTop, leaving],
  );
}
