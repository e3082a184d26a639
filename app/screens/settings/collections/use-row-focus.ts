import { type RefObject, useCallback, useRef } from 'react';

export interface RowFocus {
  /** Remembers where the focus belongs when what has it goes away: in the row of that name, at what matches. */
  keep: (name: string, selector: string) => void;
  /** Puts it there, once, if it is nowhere; in the row that has taken the place, when the row itself is gone. */
  restore: () => void;
  forget: () => void;
}

/** Keeps the focus among rows (`data-row`) that are put elsewhere and go. */
export function useRowFocus(body: RefObject<HTMLElement | null>): RowFocus {
  const kept = useRef<{ name: string; selector: string; at: number } | null>(null);
  const rowsOf = useCallback(() => [...(body.current?.querySelectorAll('[data-row]') ?? [])], [body]);
  const keep = useCallback(
    (name: string, selector: string) => {
      const at = rowsOf().findIndex((row) => row.getAttribute('data-row') === name);
      kept.current = { name, selector, at: Math.max(0, at) };
    },
    [rowsOf],
  );
  const restore = useCallback(() => {
    if (kept.current === null || document.activeElement !== document.body) return;
    const { name, selector, at } = kept.current;
    const rows = rowsOf();
    const row = rows.find((entry) => entry.getAttribute('data-row') === name) ?? rows[at] ?? rows.at(-1);
    row?.querySelector<HTMLElement>(selector)?.focus();
    kept.current = null;
  }, [rowsOf]);
  const forget = useCallback(() => {
    kept.current = null;
  }, []);
  return { keep, restore, forget };
}
