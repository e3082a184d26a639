import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { followPointer, pullAt } from '#app/lib/follow-pointer.ts';
import { useLatest } from '#app/lib/latest.ts';

interface DragConfig {
  grid: RefObject<HTMLElement | null>;
  /** px */
  rowHeight: number;
  headHeight: number;
  count: number;
  onMove: ((from: number, to: number) => void) | undefined;
}

export interface RowDrag {
  /** The row that is dragged; null for none. */
  from: number | null;
  /** The gap before which it would be put down. */
  to: number | null;
  start: (index: number, event: PointerEvent) => void;
}

/** How far a pointer has to go, px, for a press to become a drag. */
const slack = 4;
/** Where near an edge the list begins to scroll, px, and its most in a frame. */
const pull = { reach: 36, max: 10 };

/** Moves rows of one height with the pointer, those too that are not drawn; near an edge the list scrolls on. Esc gives up. */
export function useRowDrag({ grid, rowHeight, headHeight, count, onMove }: DragConfig): RowDrag {
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);
  const latest = useLatest({ count, onMove });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (from: number, event: PointerEvent) => {
    const element = grid.current;
    if (event.button !== 0 || !element) return;
    event.preventDefault();
    stop.current?.();
    const gapAt = (y: number) => {
      const inside = y - element.getBoundingClientRect().top + element.scrollTop - headHeight;
      return Math.max(0, Math.min(latest.current.count, Math.round(inside / rowHeight)));
    };
    stop.current = followPointer(event, {
      slack,
      onFrame: ({ y }) => {
        const box = element.getBoundingClientRect();
        element.scrollTop += pullAt(y, box.top + headHeight, box.bottom, pull);
        setDragged({ from, to: gapAt(y) });
      },
      onEnd: (at) => {
        stop.current = undefined;
        setDragged(null);
        if (!at) return;
        const gap = gapAt(at.y);
        if (gap !== from && gap !== from + 1) latest.current.onMove?.(from, gap > from ? gap - 1 : gap);
      },
    });
  };
  return { from: dragged?.from ?? null, to: dragged?.to ?? null, start };
}
