import { useCallback, useSyncExternalStore } from 'react';

/** At this width and below it is a phone. The style sheets say the same. */
export const phoneScreen = '(width <= 37.5em)';

/** Fingers are what most is done with. The style sheets say the same. */
export const coarsePointer = '(pointer: coarse)';

/** Whether a media query holds now; re-renders when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
