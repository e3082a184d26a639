import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';

/**
 * Ctrl or ⌘ and S saves what is on top: not the page while a dialog is open over it (its own form saves itself). The
 * browser's own saving is never wanted here.
 */
export function useSaveShortcut(onSave: () => void): void {
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  useEffect(
    () =>
      tinykeys(window, {
        '$mod+KeyS': (event) => {
          const isHandled = event.defaultPrevented;
          event.preventDefault();
          if (!isHandled && !document.querySelector('[role="dialog"], [role="alertdialog"]'))
            latest.current();
        },
      }),
    [],
  );
}
