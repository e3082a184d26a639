import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '#app/lib/latest.ts';

/** How far a pointer has to go, px, for a press to become a drag. */
const slack = 5;
/** How long a finger has to rest, ms: a shorter one scrolls or opens. */
const hold = 300;
/** Where near an edge scrolling begins, px, and its most in a frame. */
const edge = 56;
const maxStep = 18;

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
    end.current = follow({
      start: { x: event.clientX, y: event.clientY, pointer: event.pointerId },
      isFinger: event.pointerType === 'touch',
      onBegin: () => setDragged(held),
      onMove: (x, y) => {
        if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px)`;
        setOver(latest.current.placeAt(x, y, held));
      },
      scrolls: () => [
        ...(latest.current.frame.current?.querySelectorAll<HTMLElement>(latest.current.scrolls) ?? []),
      ],
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

interface Point {
  x: number;
  y: number;
}

interface Journey {
  start: Point & { pointer: number };
  isFinger: boolean;
  onBegin: () => void;
  onMove: (x: number, y: number) => void;
  scrolls: () => HTMLElement[];
  /** With the point where it was let go; null when it was called off, or never began. */
  onEnd: (at: Point | null) => void;
}

/** Follows one press until it ends; the returned function calls it off. */
function follow({ start, isFinger, onBegin, onMove, scrolls, onEnd }: Journey): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let at: Point = start;
  let isOn = false;
  let frame = 0;
  const begin = () => {
    isOn = true;
    getSelection()?.removeAllRanges();
    onBegin();
    const step = () => {
      for (const element of scrolls()) scrollNear(element, at);
      onMove(at.x, at.y);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  const timer = isFinger ? setTimeout(begin, hold) : undefined;
  const finish = (isDrop: boolean) => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    listening.abort();
    onEnd(isOn && isDrop ? at : null);
  };
  const own = (event: PointerEvent) => event.pointerId === start.pointer;
  addEventListener(
    'pointermove',
    (event) => {
      if (!own(event)) return;
      at = { x: event.clientX, y: event.clientY };
      if (isOn || Math.hypot(at.x - start.x, at.y - start.y) <= slack) return;
      if (isFinger) finish(false);
      else begin();
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    (event) => {
      if (!own(event)) return;
      at = { x: event.clientX, y: event.clientY };
      if (isOn) swallowClick();
      finish(true);
    },
    { signal },
  );
  addEventListener('pointercancel', (event) => own(event) && finish(false), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOn) return;
      event.preventDefault();
      event.stopPropagation();
      addEventListener('pointerup', swallowClick, { once: true });
      finish(false);
    },
    { signal, capture: true },
  );
  return () => finish(false);
}

/** The click that follows at once on letting go means nothing. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

function scrollNear(element: HTMLElement, { x, y }: Point): void {
  const box = element.getBoundingClientRect();
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return;
  element.scrollBy({ left: pull(x, box.left, box.right), top: pull(y, box.top, box.bottom) });
}

function pull(at: number, from: number, to: number): number {
  const reach = Math.min(edge, (to - from) / 4);
  if (at < from + reach) return -maxStep * (1 - (at - from) / reach);
  return at > to - reach ? maxStep * (1 - (to - at) / reach) : 0;
}
