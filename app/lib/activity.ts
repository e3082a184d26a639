/** Events by which somebody is there. */
export const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'wheel'] as const;

let last = performance.now();

if (typeof window !== 'undefined') {
  const note = () => {
    last = performance.now();
  };
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
}

/** Ms since anybody did anything in this tab, or since it was loaded. */
export function sinceActivity(): number {
  return performance.now() - last;
}
