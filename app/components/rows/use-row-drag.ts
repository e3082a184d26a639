import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { followPointer, pullAt } from '#app/lib/follow-pointer.ts';
import { useLatest } from '#app/lib/latest.ts';
import { placeAt } from './place-rules.ts';

/** How far a pointer has to go, px, for a press to become a drag. */
const slack = 4;
/** Where near the window's edge scrolling begins, px, and its most in a frame. */
const pull = { reach: 64, max: 14 };

export interface RowDrag {
  /** The row that is dragged, and the place that it would have now; null: none. */
  dragged: { from: number; to: number } | null;
  /** For the handle of a row, which has to have `touch-action: none`. */
  onPointerDown: (event: PointerEvent, from: number) => void;
}

/**
 * Dragging rows up and down by their handles, with mouse, pen and finger alike. Escape lets go. `list` holds the rows as
 * its children that have `data-row`. Keyboards move rows by the handles' own keys.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
): RowDrag {
  const drop = useLatest(onDrop);
  const [dragged, setDragged] = useState<RowDrag['dragged']>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: PointerEvent, from: number) => {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    const placeUnder = (y: number) => {
      const rows = [...(list.current?.querySelectorAll(':scope > [data-row]') ?? [])];
      return placeAt(
        rows.map((row) => row.getBoundingClientRect()),
        from,
        y,
      );
    };
    stop.current = followPointer(event, {
      slack,
      onFrame: ({ y }) => {
        scrollerOf(list.current)?.scrollBy(0, pullAt(y, 0, innerHeight, pull));
        const to = placeUnder(y) ?? from;
        setDragged((now) => (now?.from === from && now.to === to ? now : { from, to }));
      },
      onEnd: (at) => {
        stop.current = undefined;
        setDragged(null);
        const to = at && placeUnder(at.y);
        if (to !== null && to !== from) drop.current(from, to);
      },
    });
  };
  return { dragged, onPointerDown };
}

function scrollerOf(element: HTMLElement | null): Element | null {
  for (let at = element?.parentElement ?? null; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement;
}
