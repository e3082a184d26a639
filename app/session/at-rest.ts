import type { QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '#app/lib/when-idle.ts';

/** Longest wait, in ms: what never comes to rest holds up nothing for good. */
const patience = 5000;
/** For so long, in ms, nothing has begun: what is shown asks for its own things first. */
const quiet = 200;

/** What is on its way on the screen, and not an input that waits for its turn. */
const coming = 'main [data-skeleton]:not([data-held] *)';

const rested = createStore(() => false);

/** True once the first screen since the page was loaded is there: for all that nobody waits for. */
export function useIsAtRest(): boolean {
  return useStore(rested);
}

/**
 * Begins to look for that moment, as soon as a screen is shown: nothing is being read, and the browser has nothing else to
 * do. Returns what calls it off.
 */
export function awaitRest(client: QueryClient): () => void {
  if (rested.getState()) return () => undefined;
  let callOff: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isBusy = () => client.isFetching() > 0 || document.querySelector(coming) !== null;
  const settle = () => {
    stop();
    rested.setState(true);
  };
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isBusy()) look();
      else callOff = whenIdle(() => (isBusy() ? look() : settle()));
    }, quiet);
  };
  look();
  const leave = client.getQueryCache().subscribe(look);
  const end = setTimeout(settle, patience);
  const stop = () => {
    leave();
    clearTimeout(timer);
    clearTimeout(end);
    callOff();
  };
  return stop;
}
