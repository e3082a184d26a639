import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { followPointer, type Point, pullAt } from '#app/lib/follow-pointer.ts';
import { useLatest } from '#app/lib/latest.ts';

/** How far a pointer has to go, px, for a press to become a drag. */
const slack = 5;
/** How long a finger has to rest, ms: a shorter one scrolls or opens. */
const hold = 300;
/** Where near an edge scrolling begins, px, and its most in a frame. */
const pull = { reach: 56, max: 18 };

interface DragInput<T> {
  /** What is dragged goes about in it. */
  frame: RefObject<HTMLElement | null>;
  /** What a press on an element takes hold of; null: nothing that can be dragged. */
  pick: (target: Element) => T | null;
  /** The place under a point, in words of the owner; null: none. */
  placeAt: (x: number, y: number, dragged: T) => string | null;
  onDrop: (dragged: T, place: string) => void;
  /** Which elements scroll while the pointer is near their edges. */
  scrolls: string;
}

export interface PointerDrag<T> {
  dragged: T | null;
  /** The place that it is over. */
  over: string | null;
  /** Goes along with the pointer. */
  ghost: RefObject<HTMLDivElement | null>;
  onPointerDown: (event: ReactPointerEvent) => void;
}

/**
 * Dragging by mouse, pen and finger alike: the browser's own drag and drop knows no fingers. A finger has to rest for a
 * moment first. Escape lets go. Lists scroll by themselves when the pointer comes near their edges.
 */
export function usePointerDrag<T>(input: DragInput<T>): PointerDrag<T> {
  const latest = useLatest(input);
  const [dragged, setDragged] = useState<T | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  useFingers(input.frame, end);

  const onPointerDown = (event: ReactPointerEvent) => {
    const target = event.target as Element;
    if (event.button !== 0 || !event.isPrimary || target.closest('button, input, label')) return;
    const held = latest.current.pick(target);
    if (held === null) return;
    end.current?.();
    end.current = followPointer(event, {
      slack,
      hold: event.pointerType === 'touch' ? hold : undefined,
      onBegin: () => {
        getSelection()?.removeAllRanges();
        setDragged(held);
      },
      onFrame: ({ x, y }) => {
        const { frame, scrolls } = latest.current;
        for (const element of frame.current?.querySelectorAll(scrolls) ?? []) scrollNear(element, { x, y });
        if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px)`;
        setOver(latest.current.placeAt(x, y, held));
      },
      onEnd: (at) => {
        end.current = null;
        setDragged(null);
        setOver(null);
        const place = at ? latest.current.placeAt(at.x, at.y, held) : null;
        if (place !== null) latest.current.onDrop(held, place);
      },
    });
  };
  return { dragged, over, ghost, onPointerDown };
}

/** A finger that drags must neither scroll the page nor call its menu; only listeners that are there before can say so. */
function useFingers(frame: RefObject<HTMLElement | null>, end: RefObject<(() => void) | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const stay = (event: Event) => {
      if (end.current && element.hasAttribute('data-dragging') && event.cancelable) event.preventDefault();
    };
    element.addEventListener('touchmove', stay, { passive: false });
    element.addEventListener('contextmenu', stay);
    return () => {
      element.removeEventListener('touchmove', stay);
      element.removeEventListener('contextmenu', stay);
    };
  }, [frame, end]);
}

function scrollNear(element: Element, { x, y }: Point): void {
  const box = element.getBoundingClientRect();
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return;
  element.scrollBy({
    left: pullAt(x, box.left, box.right, pull),
    top: pullAt(y, box.top, box.bottom, pull),
  });
}
