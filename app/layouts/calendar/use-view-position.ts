import { useState } from 'react';
import { type ViewPosition, readViewPosition, writeViewPosition } from './calendar-range.ts';

/**
 * The place that the address holds, shown at once when it changes: writing the address takes a moment, and a key that
 * is held down must not start again from where it was before.
 */
export function useViewPosition(
  at: string | null,
  onAtChange: (at: string) => void,
  fallback: ViewPosition,
): [place: ViewPosition, go: (position: ViewPosition) => void] {
  const [now, setNow] = useState<{
    at: string | null;
    position: ViewPosition | null;
    sent: readonly string[];
  }>({
    at,
    position: null,
    sent: [],
  });
  let { position } = now;
  if (now.at !== at) {
    const index = now.sent.indexOf(at ?? '');
    if (index === -1) position = null;
    setNow({ at, position, sent: index === -1 ? [] : now.sent.slice(index + 1) });
  }
  const go = (next: ViewPosition) => {
    const text = writeViewPosition(next);
    setNow((state) => ({ ...state, position: next, sent: [...state.sent, text] }));
    onAtChange(text);
  };
  return [position ?? readViewPosition(at, fallback), go];
}
