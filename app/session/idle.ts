const events = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'wheel'] as const;

/** How often other tabs are told of activity, and how often the time is looked at, in ms. */
const pulse = 5000;

/**
 * Calls `onIdle` once when nobody has touched this app, in any of its tabs, for `minutes`. The clock is looked at
 * instead of a timer being set, so that a machine waking up from sleep counts the time it slept. Returns how to stop.
 */
export function watchIdle(minutes: number, onIdle: () => void): () => void {
  const limit = minutes * 60_000;
  let last = Date.now();
  let told = 0;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lectern-activity');
  const handleActivity = () => {
    const now = Date.now();
    // Too late: the session is over, whatever is touched now.
    if (now - last >= limit) return check();
    last = now;
    if (now - told < pulse) return undefined;
    told = now;
    channel?.postMessage(null);
    return undefined;
  };
  const stop = () => {
    clearInterval(timer);
    channel?.close();
    for (const event of events) removeEventListener(event, handleActivity, { capture: true });
  };
  const check = () => {
    if (Date.now() - last < limit) return;
    stop();
    onIdle();
  };
  if (channel) {
    channel.onmessage = () => {
      last = Date.now();
    };
  }
  const timer = setInterval(check, Math.min(pulse, limit / 2));
  for (const event of events) addEventListener(event, handleActivity, { capture: true, passive: true });
  return stop;
}

/** Minutes of the setting, null when it is unset or below one. */
export function idleMinutes(setting: string | null | undefined): number | null {
  const minutes = Number(setting);
  return setting && Number.isFinite(minutes) && minutes >= 1 ? minutes : null;
}
