import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '#app/lib/latest.ts';
import { placeAt } from './place-rules.ts';

/** How far a pointer has to go, px, for a press to become a drag. */
const slack = 4;
/** Where near the window's edge scrolling begins, px, and its most in a frame. */
const edge = 64;
const maxStep = 14;

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

  const onPointerDown = ({ button, isPrimary, clientY, pointerId }: PointerEvent, from: number) => {
    if (button !== 0 || !isPrimary) return;
    stop.current?.();
    const listening = new AbortController();
    const { signal } = listening;
    let y = clientY;
    let to: number | null = null;
    let frame = 0;
    const look = () => {
      const rows = [...(list.current?.querySelectorAll(':scope > [data-row]') ?? [])];
      to = placeAt(
        rows.map((row) => row.getBoundingClientRect()),
        from,
        y,
      );
      setDragged((now) => (now?.from === from && now.to === to ? now : { from, to: to ?? from }));
    };
    const step = () => {
      scrollerOf(list.current)?.scrollBy(0, pull(y));
      look();
      frame = requestAnimationFrame(step);
    };
    const finish = () => {
      cancelAnimationFrame(frame);
      listening.abort();
      stop.current = undefined;
      setDragged(null);
    };
    stop.current = finish;
    addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== pointerId) return;
        y = event.clientY;
        if (frame === 0 && Math.abs(y - clientY) > slack) step();
      },
      { signal },
    );
    addEventListener(
      'pointerup',
      (event) => {
        if (event.pointerId !== pointerId) return;
        y = event.clientY;
        if (frame !== 0) look();
        const target = to;
        finish();
        if (target !== null && target !== from) drop.current(from, target);
      },
      { signal },
    );
    addEventListener('pointercancel', (event) => event.pointerId === pointerId && finish(), { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || frame === 0) return;
        event.preventDefault();
        event.stopPropagation();
        finish();
      },
      { signal, capture: true },
    );
  };
  return { dragged, onPointerDown };
}

function pull(y: number): number {
  if (y < edge) return -maxStep * (1 - y / edge);
  const below = innerHeight - y;
  return below < edge ? maxStep * (1 - below / edge) : 0;
}

function scrollerOf(element: HTMLElement | null): Element | null {
  for (let at = element?.parentElement ?? null; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement;
}
