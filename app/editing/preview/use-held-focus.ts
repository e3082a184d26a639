import { type RefObject, useEffect } from 'react';
import { useLatest } from '#app/lib/latest.ts';

/** So long after a key, ms, nobody has meant to leave the field that it was typed in; and so long a Tab may take to arrive. */
const [typingFor, tabFor] = [1000, 150];
/** So often a page may take the focus before it counts as one that means to. */
const patience = 3;
/** Between two looks at what has the focus, ms: from one frame to another it goes without an event here. */
const lookEvery = 100;

/**
 * Keeps a framed page from taking the focus: it may have it when somebody has clicked there, or has come by Tab, and is given it back
 * from at other times. No event tells of a click in a page of others, so it counts as one when the pointer is over the frame and
 * nobody has typed a moment ago. A page that goes on is told of, since each time a letter may be lost.
 */
export function useHeldFocus(frame: RefObject<HTMLIFrameElement | null>, onTheft: () => void): void {
  const latest = useLatest(onTheft);
  useEffect(() => {
    let held: Element | null = null;
    let [typed, tabbed, thefts, isIn] = [-typingFor, -tabFor, 0, false];
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.key === 'F6') tabbed = performance.now();
      else typed = performance.now();
    };
    const handlePointer = () => {
      typed = -typingFor;
    };
    const giveBack = () => {
      const element = held instanceof HTMLElement && held !== document.body ? held : null;
      if (element?.checkVisibility()) element.focus({ preventScroll: true });
      else frame.current?.blur();
    };
    const isMeant = (own: HTMLIFrameElement) => {
      const now = performance.now();
      if (now - tabbed < tabFor) return true;
      // Under fingers nothing is hovered.
      return now - typed >= typingFor && (own.matches(':hover') || matchMedia('(hover: none)').matches);
    };
    const look = () => {
      const [own, active] = [frame.current, document.activeElement];
      if (!own || active !== own) {
        [held, isIn] = [active, false];
        return;
      }
      if (isIn) return;
      isIn = true;
      if (isMeant(own)) return;
      // Within the event the browser would have its own way. The frame may be gone by then.
      setTimeout(giveBack);
      thefts += 1;
      if (thefts === patience) latest.current();
    };
    look();
    const timer = setInterval(look, lookEvery);
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('pointerdown', handlePointer, true);
    window.addEventListener('focusin', look);
    window.addEventListener('blur', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('pointerdown', handlePointer, true);
      window.removeEventListener('focusin', look);
      window.removeEventListener('blur', look);
    };
  }, [frame, latest]);
}
