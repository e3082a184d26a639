import { startTransition, useEffect, useState } from 'react';

/** Inputs that are made at a time, when the browser has nothing else to do. */
const portion = 8;
/** So long the code of the inputs on screen is waited for, ms in all; and between two looks. */
const patience = 2000;
const between = 50;

export interface MadeInputs {
  /** So many of the form's inputs, the first ones. */
  count: number;
  /** All of them are made and have had time to take their places. */
  isSettled: boolean;
}

/**
 * How many inputs of a form are made by now: those that the screen may show at once, the others bit by bit when the browser
 * has time, so that an item with very many fields opens as fast as one with few. What they need is not fetched before what is
 * on screen is there.
 */
export function useMadeInputs(total: number): MadeInputs {
  const [made, setMade] = useState(() => Math.ceil(window.innerHeight / 40));
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (made >= total) return isSettled ? undefined : whenIdle(() => setSettled(true));
    return whenIdle(() => startTransition(() => setMade((count) => count + portion)));
  }, [made, total, isSettled]);
  return { count: made, isSettled };
}

/** An input that is on its way, and not one that waits for its turn. */
const coming = 'form [data-skeleton]:not([data-held] *)';

/** Returns what calls it off. Not every browser tells when it is idle. */
function whenIdle(run: () => void): () => void {
  const latest = performance.now() + patience;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: number | undefined;
  const look = () => {
    if (document.querySelector(coming) && performance.now() < latest) timer = setTimeout(look, between);
    else if (typeof requestIdleCallback === 'undefined') run();
    else request = requestIdleCallback(run, { timeout: 1000 });
  };
  timer = setTimeout(look);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
  };
}
