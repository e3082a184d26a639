import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

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

/** Distance from an edge at which the list begins to scroll, and how far at a time, px. */
const edge = 36;
const stride = 12;

/** Moves rows of one height with the pointer; near an edge the list scrolls on. Esc gives up. */
export function useRowDrag({ grid, rowHeight, headHeight, count, onMove }: DragConfig): RowDrag {
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const latest = useRef({ count, onMove });
  useEffect(() => {
    latest.current = { count, onMove };
  });

  useEffect(() => {
    const element = grid.current;
    if (from === null || !element) return undefined;
    let y: number | null = null;
    let gap = from;
    const place = () => {
      if (y === null) return;
      const box = element.getBoundingClientRect();
      if (y > box.bottom - edge) element.scrollTop += stride;
      else if (y < box.top + headHeight + edge) element.scrollTop -= stride;
      const inside = y - box.top + element.scrollTop - headHeight;
      gap = Math.max(0, Math.min(latest.current.count, Math.round(inside / rowHeight)));
      setTo(gap);
    };
    const timer = setInterval(place, 30);
    const end = (isDone: boolean) => {
      setFrom(null);
      setTo(null);
      if (isDone && y !== null && gap !== from && gap !== from + 1)
        latest.current.onMove?.(from, gap > from ? gap - 1 : gap);
    };
    const handleMove = (event: globalThis.PointerEvent) => {
      y = event.clientY;
      place();
    };
    const handleUp = () => end(true);
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(false);
    };
    const handleCancel = () => end(false);
    window.addEventListener('pointermove', handleMove);
    window.addEventListener('pointerup', handleUp);
    window.addEventListener('pointercancel', handleCancel);
    window.addEventListener('keydown', handleKey, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', handleUp);
      window.removeEventListener('pointercancel', handleCancel);
      window.removeEventListener('keydown', handleKey, true);
    };
  }, [from, grid, rowHeight, headHeight]);

  return {
    from,
    to,
    start: (index, event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setFrom(index);
    },
  };
}
