import { startTransition, useEffect, useState } from 'react';

/** Inputs that are made at a time, when the browser has nothing else to do. */
const portion = 8;

/**
 * How many inputs of a form are made by now: those that the screen may show at once, the others bit by bit when the browser
 * has time, so that an item with very many fields opens as fast as one with few.
 */
export function useMadeInputs(total: number): number {
  const [made, setMade] = useState(() => Math.ceil(window.innerHeight / 40));
  useEffect(() => {
    if (made >= total) return undefined;
    return whenIdle(() => startTransition(() => setMade((count) => count + portion)));
  }, [made, total]);
  return made;
}

/** Not every browser tells when it is idle. Returns what calls it off. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 16);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 1000 });
  return () => cancelIdleCallback(request);
}
