import { useEffect } from 'react';
import { followPointer, pullAt } from '#app/lib/follow-pointer.ts';
import { useLatest } from '#app/lib/latest.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { cellOf } from '#app/components/ui/grid-move.ts';
import type { OrderLayerProps } from './order-layer-props.ts';

interface OrderEvents extends OrderLayerProps {
  move: (from: number, to: number) => void;
  /** Tells the place that a drag stands at. */
  say: (row: number) => void;
}

/** Where near an edge the table scrolls along, px, and its most in a frame. */
const pull = { reach: 48, max: 24 };
/** ms */
const frameTime = 1000 / 60;

/** Handles that are dragged, and the keys that move a row. They listen on the table's element, before the table does. */
export function useOrderEvents(input: OrderEvents): void {
  const latest = useLatest(input);
  useEffect(() => {
    const element = latest.current.grid.current;
    if (!element) return undefined;
    const handleKey = (event: KeyboardEvent) => onKey(event, latest.current);
    const handlePointer = (event: PointerEvent) => onPointer(event, element, () => latest.current);
    // A grip is no check box: what it stands in must not be chosen by it.
    const handleClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('[data-grip]')) event.preventDefault();
    };
    element.addEventListener('keydown', handleKey);
    element.addEventListener('pointerdown', handlePointer);
    element.addEventListener('click', handleClick);
    return () => {
      element.removeEventListener('keydown', handleKey);
      element.removeEventListener('pointerdown', handlePointer);
      element.removeEventListener('click', handleClick);
    };
  }, [latest]);
}

function onKey(event: KeyboardEvent, { active, rows, page, order, move, moveTo }: OrderEvents): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || !active || active.row < 0 || !order.canMove) return;
  const last = rows.rowCount - 1;
  const places: Record<string, number> = {
    ArrowUp: active.row - 1,
    ArrowDown: active.row + 1,
    PageUp: active.row - page,
    PageDown: active.row + page,
    Home: 0,
    End: last,
  };
  const wanted = ownValue(places, event.key);
  if (wanted === undefined) return;
  event.preventDefault();
  const to = Math.min(Math.max(wanted, 0), last);
  if (to === active.row) return;
  move(active.row, to);
  moveTo({ row: to, column: active.column });
}

function onPointer(event: PointerEvent, element: HTMLElement, now: () => OrderEvents): void {
  const target = event.target as Element;
  const cell = cellOf(target);
  if (!target.closest('[data-grip]') || !cell || event.button !== 0 || !now().order.canMove) return;
  // No mouse event comes after this, so the focus has to be taken along.
  event.preventDefault();
  element.focus({ preventScroll: true });
  now().moveTo(cell);
  const from = cell.row;
  const body = element.querySelector<HTMLElement>('[role="rowgroup"]');
  let to = from;
  let last: number | null = null;
  const show = (y: number) => {
    const { rowHeight, headHeight, rows, currentTop, shift } = now();
    const at = currentTop() + y - element.getBoundingClientRect().top - headHeight;
    const gap = Math.min(Math.max(Math.round(at / rowHeight), 0), rows.rowCount);
    const next = gap > from ? gap - 1 : gap;
    if (next !== to) now().say(next);
    to = next;
    body?.style.setProperty('--drop-at', `${gap * rowHeight - shift}px`);
    element.querySelector(`[data-row="${from}"]`)?.setAttribute('data-dragged', '');
  };
  element.setAttribute('data-dropping', '');
  followPointer(event, {
    slack: 0,
    onFrame: ({ y }) => {
      // On a slow machine as far in a second as on a fast one.
      const time = performance.now();
      const frames = last === null ? 1 : Math.min((time - last) / frameTime, 10);
      last = time;
      const view = element.getBoundingClientRect();
      element.scrollTop += frames * pullAt(y, view.top + now().headHeight, view.bottom, pull);
      show(y);
    },
    onEnd: (at) => {
      if (at) show(at.y);
      element.removeAttribute('data-dropping');
      for (const row of element.querySelectorAll('[data-dragged]')) row.removeAttribute('data-dragged');
      if (!at || to === from) return;
      now().move(from, to);
      now().moveTo({ row: to, column: cell.column });
    },
  });
}
