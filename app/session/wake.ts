/** How often the clocks are looked at, in ms. */
const pulse = 5000;

/** A gap between two looks that is more than a throttled timer in a hidden tab (one a minute), in ms. */
const longGap = 120_000;

/**
 * Calls `onWake` once whenever this tab comes back from where it could not notice anything: the machine slept, the
 * browser froze the tab, or it was hidden for more than `hiddenMs`. Two clocks are compared with their last look: the
 * steady one stands still during sleep on some systems, the other one may be set by hand. Returns how to stop.
 */
export function watchWake(onWake: () => void, hiddenMs = 60_000): () => void {
  let steady = performance.now();
  let wall = Date.now();
  let hiddenSince: number | null = null;

  const look = (): number => {
    const gap = Math.max(performance.now() - steady, Date.now() - wall);
    steady = performance.now();
    wall = Date.now();
    return gap;
  };
  const handleTick = () => {
    if (look() > longGap) onWake();
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = performance.now();
      return;
    }
    const hidden = hiddenSince === null ? 0 : performance.now() - hiddenSince;
    hiddenSince = null;
    // What was looked at here is not seen by the next tick.
    const gap = look();
    if (hidden >= hiddenMs || gap > longGap) onWake();
  };
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    look();
    onWake();
  };
  const timer = setInterval(handleTick, pulse);
  document.addEventListener('visibilitychange', handleVisibility);
  addEventListener('pageshow', handleShow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
    removeEventListener('pageshow', handleShow);
  };
}
