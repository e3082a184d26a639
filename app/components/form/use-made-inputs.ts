import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#app/lib/when-idle.ts';

/** Inputs that are made at a time, when the browser has nothing else to do. */
const portion = 8;
/** So long the code of the inputs on screen is waited for, ms in all; and between two looks. */
const patience = 2000;
const between = 50;

/**
 * How many inputs of a form are made by now: those that the screen may show at once, the others bit by bit when the browser
 * has time, so that an item with very many fields opens as fast as one with few. What they need is not fetched before what is
 * on screen is there.
 */
export function useMadeInputs(total: number): number {
  const [made, setMade] = useState(() => Math.ceil(window.innerHeight / 40));
  useEffect(
    () =>
      whenUsable(
        made >= total ? markFarRows : () => startTransition(() => setMade((count) => count + portion)),
      ),
    [made, total],
  );
  return made;
}

/**
 * Rows that can do without being laid out and painted while they are far from the screen. Those near it stay as they are:
 * to begin with it would count as a move of what is in them.
 */
function markFarRows(): void {
  const height = window.innerHeight;
  for (const row of document.querySelectorAll<HTMLElement>('form [data-inside]:not([data-far])')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom < -height || top > 2 * height) row.dataset['far'] = '';
  }
}

/** An input that is on its way, and not one that waits for its turn. */
const coming = 'form [data-skeleton]:not([data-held] *)';

/** True once the form can be used: for what stands beside it. */
export function useIsUsable(): boolean {
  const [isUsable, setUsable] = useState(false);
  useEffect(() => whenUsable(() => setUsable(true)), []);
  return isUsable;
}

/**
 * Calls `run` once the inputs on screen are there and the browser has nothing else to do. Returns what calls it off.
 */
function whenUsable(run: () => void): () => void {
  const latest = performance.now() + patience;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff: () => void = () => undefined;
  const look = () => {
    if (document.querySelector(coming) && performance.now() < latest) timer = setTimeout(look, between);
    else callOff = whenIdle(run);
  };
  timer = setTimeout(look);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}
