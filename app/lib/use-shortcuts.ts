import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { useStableHandlers } from './latest.ts';

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** What lies over the page, and has the keys while it does. */
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** True while a dialog is open over the page. */
export function isCovered(): boolean {
  return document.querySelector(dialogs) !== null;
}

/**
 * Listens at the window for keys in tinykeys' words (`$mod+s`, `Shift+?`); returns the end of it. A letter is the one that
 * the key types, else the one in its place on keyboards that type others.
 */
export function listenForShortcuts(shortcuts: Shortcuts): () => void {
  const bindings = Object.entries(shortcuts).flatMap(([keys, handler]) => {
    const placed = placeOf(keys);
    const ifOther = (event: KeyboardEvent) => {
      if (!/^[!-~]$/.test(event.key)) handler(event);
    };
    return placed === null
      ? [[keys, handler]]
      : [
          [keys, handler],
          [placed, ifOther],
        ];
  });
  return tinykeys(window, Object.fromEntries(bindings) as Record<string, (event: KeyboardEvent) => void>);
}

/** `$mod+KeyS` for `$mod+s`; null for keys that are no letter or slash. */
function placeOf(keys: string): string | null {
  if (keys.endsWith('+/')) return `${keys.slice(0, -1)}Slash`;
  return /\+[a-z]$/.test(keys) ? `${keys.slice(0, -1)}Key${keys.slice(-1).toUpperCase()}` : null;
}

/** The same for as long as a component is shown and `isOn`. */
export function useShortcuts(shortcuts: Shortcuts, isOn = true): void {
  const handlers = useStableHandlers(shortcuts);
  useEffect(() => (isOn ? listenForShortcuts(handlers) : undefined), [handlers, isOn]);
}
