import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { signs } from '#app/lib/activity.ts';

/** How often other tabs are told of activity, in ms. */
const pulse = 5000;

/** How long before the end the user is warned, in ms. */
const warning = 60_000;

/** When somebody last did something, in any tab, in ms since 1970: for tabs that slept while the others told. */
const storageKey = 'lectern-activity';

const deadline = createStore<number | null>(() => null);
let stayOn: () => void = () => undefined;

/** When this session ends unless something is done, by `performance.now()`; null while that is more than a minute off. */
export function useIdleDeadline(): number | null {
  return useStore(deadline);
}

/** Says that somebody is there, to all tabs. */
export function stayActive(): void {
  stayOn();
}

/**
 * Calls `onIdle` once when nobody has touched this app, in any of its tabs, for `minutes`. What counts is the steady
 * clock. When the other one has moved on alone, the machine slept or the clock was set, which can't be told apart: then
 * the warning comes at once and a minute is left, as the server knows whether its session is over. Returns how to stop.
 */
export function watchIdle(minutes: number, onIdle: () => void): () => void {
  const limit = minutes * 60_000;
  const warnAt = Math.max(limit - warning, limit / 2);
  let last = performance.now();
  let lastWall = Date.now();
  let told = Number.NEGATIVE_INFINITY;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(storageKey);

  const setLast = (age: number) => {
    last = performance.now() - age;
    lastWall = Date.now() - age;
  };
  const touch = () => {
    setLast(0);
    deadline.setState(null);
  };
  const tell = () => {
    told = performance.now();
    channel?.postMessage(null);
    rememberActivity();
  };
  const check = () => {
    let idle = performance.now() - last;
    if (idle >= warnAt) {
      const age = ageOfActivity();
      if (age !== null && age < idle) setLast(age);
      idle = performance.now() - last;
    } else if (Date.now() - lastWall >= warnAt) {
      setLast(warnAt);
      idle = warnAt;
    }
    if (idle < limit) {
      deadline.setState(idle < warnAt ? null : last + limit);
      return;
    }
    stop();
    onIdle();
  };
  const handleActivity = (event: Event) => {
    const wasWarned = deadline.getState() !== null;
    // It may be too late, or this the first sign after a sleep: what is touched then changes nothing.
    check();
    if (isStopped || (deadline.getState() !== null && !(wasWarned && isDeliberate(event)))) return;
    touch();
    if (performance.now() - told >= pulse) tell();
  };
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
    channel?.close();
    for (const event of signs) removeEventListener(event, handleActivity, { capture: true });
    stayOn = () => undefined;
    deadline.setState(null);
  };
  if (channel) channel.onmessage = touch;
  stayOn = () => {
    touch();
    tell();
  };
  const timer = setInterval(check, 1000);
  for (const event of signs) addEventListener(event, handleActivity, { capture: true, passive: true });
  return stop;
}

/** Under the warning a mouse that is pushed counts for nothing, nor does what works the warning's own buttons. */
function isDeliberate(event: Event): boolean {
  if (event.type === 'keydown') return !['Tab', 'Enter', ' '].includes((event as KeyboardEvent).key);
  if (event.type !== 'pointerdown' && event.type !== 'touchstart') return false;
  return !(event.target as Partial<Element> | null)?.closest?.('[role="alertdialog"]');
}

function rememberActivity(): void {
  try {
    localStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Storage may be full or forbidden: tabs still tell each other.
  }
}

/** Milliseconds since the last activity of any tab, null when that is not known. */
function ageOfActivity(): number | null {
  try {
    const age = Date.now() - Number(localStorage.getItem(storageKey) ?? Number.NaN);
    return age >= 0 ? age : null;
  } catch {
    return null;
  }
}

/** Minutes of the setting, null when it is unset or below one. */
export function idleMinutes(setting: string | null | undefined): number | null {
  const minutes = Number(setting);
  return setting && Number.isFinite(minutes) && minutes >= 1 ? minutes : null;
}
