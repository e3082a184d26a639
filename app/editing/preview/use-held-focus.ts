import { type RefObject, useEffect } from 'react';
import { useLatest } from '#app/lib/latest.ts';

/** So long after a key, ms, nobody has meant to leave the field that it was typed in. */
const typingFor = 1000;
/** So often a page may take the focus before it counts as one that means to. */
const patience = 3;

/**
 * Keeps a framed page from taking the focus: it may have it when somebody has clicked there, or has come by Tab, and is given it back
 * from at other times. No event tells of a click in a page of others, so it counts as one when the pointer is over the frame and
 * nobody has typed a moment ago. A page that goes on is told of, since each time a letter may be lost.
 */
export function useHeldFocus(frame: RefObject<HTMLIFrameElement | null>, onTheft: () => void): void {
  const latest = useLatest(onTheft);
  useEffect(() => {
    let held: Element | null = document.activeElement;
    let [typed, isTab, thefts] = [-typingFor, false, 0];
    const handleKey = (event: KeyboardEvent) => {
      isTab = event.key === 'Tab' || event.key === 'F6';
      if (!isTab) typed = performance.now();
    };
    const handlePointer = () => {
      isTab = false;
      typed = -typingFor;
    };
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== frame.current) held = target;
    };
    const giveBack = () => {
      if (held instanceof HTMLElement && held.checkVisibility()) held.focus({ preventScroll: true });
      else frame.current?.blur();
    };
    const handleBlur = () => {
      const own = frame.current;
      if (!own || document.activeElement !== own || isTab) return;
      const isTyping = performance.now() - typed < typingFor;
      // Under fingers nothing is hovered.
      if (!isTyping && (own.matches(':hover') || matchMedia('(hover: none)').matches)) return;
      // Within the event the browser would have its own way. The frame may be gone by then.
      setTimeout(giveBack);
      thefts += 1;
      if (thefts === patience) latest.current();
    };
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('pointerdown', handlePointer, true);
    window.addEventListener('focusin', handleFocus);
    window.addEventListener('blur', handleBlur);
    return () => {
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('pointerdown', handlePointer, true);
      window.removeEventListener('focusin', handleFocus);
      window.removeEventListener('blur', handleBlur);
    };
  }, [frame, latest]);
}
