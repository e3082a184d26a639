import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const notify of listeners) notify();
  }, 60_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

function read(): number {
  // Without a running timer the last minute may be long ago.
  if (timer === undefined && Date.now() - now > 1000) now = Date.now();
  return now;
}

/** The present moment in ms since 1970, renewed each minute; one timer serves all relative times on the page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read);
}

/** What `compute` makes of the present moment, a text or a number; renders when that changes, not each minute. */
export function useFromNow<T extends string | number>(compute: (now: number) => T): T {
  const value = () => compute(read());
  return useSyncExternalStore(subscribe, value, value);
}

/** What the reader's clocks show at a moment, read as if it were UTC, to measure the distance of naive times by; ms since 1970. */
export function naiveNow(now: number): number {
  return now - new Date(now).getTimezoneOffset() * 60_000;
}

/** The present moment in the API's SQL form, UTC. */
export function sqlNow(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 19).replace('T', ' ');
}
