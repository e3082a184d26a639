import { type RefObject, useEffect, useRef, useState } from 'react';

/** Calls `onOver` after `delay` ms that were not paused; 0 is never. After a pause at least a second remains. */
export function useTimeOut(delay: number, paused: boolean, onOver: () => void): void {
  const remaining = useRef(delay);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  }, [onOver]);
  useEffect(() => {
    if (paused || delay === 0) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => over.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      // At least a second more, so that it doesn't vanish the moment that the pointer leaves.
      remaining.current = Math.max(1000, remaining.current - (Date.now() - since));
    };
  }, [paused, delay]);
}

export interface Held {
  /** Ids of the toasts that the pointer or the focus is on; '' for none. */
  ids: readonly string[];
  /** Nobody can see the page. */
  isHidden: boolean;
}

/** What keeps toasts from going: elements with `data-toast` in the region that the pointer or the focus is on. */
export function useHeld(region: RefObject<HTMLElement | null>): Held {
  const [held, setHeld] = useState({ pointer: '', focus: '' });
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const element = region.current;
    const track = (kind: 'pointer' | 'focus', at: EventTarget | null) => {
      const toast = at instanceof Element ? at.closest<HTMLElement>('[data-toast]') : null;
      setHeld((was) => ({ ...was, [kind]: toast?.dataset['toast'] ?? '' }));
    };
    const stop = new AbortController();
    const { signal } = stop;
    element?.addEventListener('pointerover', (event) => track('pointer', event.target), { signal });
    element?.addEventListener('pointerleave', () => track('pointer', null), { signal });
    element?.addEventListener('focusin', (event) => track('focus', event.target), { signal });
    element?.addEventListener('focusout', (event) => track('focus', event.relatedTarget), { signal });
    document.addEventListener('visibilitychange', () => setHidden(document.hidden), { signal });
    return () => stop.abort();
  }, [region]);
  return { ids: [held.pointer, held.focus], isHidden };
}
