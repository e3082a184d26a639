import { isCovered, useShortcuts } from '#app/lib/use-shortcuts.ts';

/**
 * Ctrl or ⌘ and S saves what is on top: not the page while a dialog is open over it (its own form saves itself). The
 * browser's own saving is never wanted here.
 */
export function useSaveShortcut(onSave: () => void): void {
  useShortcuts({
    '$mod+s': (event) => {
      const isHandled = event.defaultPrevented;
      event.preventDefault();
      if (!isHandled && !isCovered()) onSave();
    },
  });
}
