import { type KeyboardEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '#app/lib/latest.ts';

/** They move in the list or choose from it. */
const listKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter'];
const max = 20;

/**
 * Keys in a search box act on what belongs to the text in it, however fast they come after it. While the list is still
 * that of an earlier text (`isStale`) they are held, and done when it has come; whatever is done meanwhile drops them.
 */
export function useHeldKeys(input: RefObject<HTMLInputElement | null>, isStale: boolean) {
  const held = useRef<string[]>([]);
  const latest = useLatest(isStale);
  const [, flush] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (isStale || held.current.length === 0) return;
    // The list has the new items as soon as what is being rendered now is through.
    queueMicrotask(() => {
      for (const key of held.current.splice(0)) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        flushSync(() => input.current?.dispatchEvent(event));
      }
    });
  });

  const drop = () => {
    held.current = [];
  };
  /** For the capture phase, before the list hears of the key. */
  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || !listKeys.includes(key)) {
      drop();
      return;
    }
    // What was typed before the key is rendered first, with its list.
    flushSync(flush);
    if (!latest.current) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat && held.current.length < max) held.current.push(key);
  };
  return { handleKey, drop };
}
