/** Which keys undo and redo, and where they are somebody else's. */
import { letterOf } from '#app/lib/key-letter.ts';

interface Keys {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Ctrl or ⌘ and Z; with Shift, or Ctrl and Y, the other way. By place on keyboards without Latin letters. */
export function undoWay({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Keys): 'undo' | 'redo' | null {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = letterOf({ key, code });
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

/** Text that is looked for is no value: what is typed there is the browser's to undo. */
export function isSearching(target: Element): boolean {
  if (!(target instanceof HTMLInputElement) || target.value === '') return false;
  return target.type === 'search' || target.getAttribute('aria-expanded') === 'true';
}

/** Text can be typed there: the browser undoes it. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
