import { useState } from 'react';
import { type Place, readPlace, writePlace } from './calendar-range.ts';

/**
 * The place that the address holds, shown at once when it changes: writing the address takes a moment, and a key that
 * is held down must not start again from where it was before.
 */
export function usePlace(
  at: string | null,
  onAtChange: (at: string) => void,
  fallback: Place,
): [place: Place, go: (place: Place) => void] {
  const [now, setNow] = useState<{ at: string | null; place: Place | null; sent: readonly string[] }>({
    at,
    place: null,
    sent: [],
  });
  let { place } = now;
  if (now.at !== at) {
    const index = now.sent.indexOf(at ?? '');
    if (index === -1) place = null;
    setNow({ at, place, sent: index === -1 ? [] : now.sent.slice(index + 1) });
  }
  const go = (next: Place) => {
    const text = writePlace(next);
    setNow((state) => ({ ...state, place: next, sent: [...state.sent, text] }));
    onAtChange(text);
  };
  return [place ?? readPlace(at, fallback), go];
}
