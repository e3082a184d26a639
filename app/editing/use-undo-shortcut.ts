import type { FormHandle } from '#app/components/form/form-handle.ts';
import { isTyping } from '#app/components/form/undo-keys.ts';
import { isCovered, useShortcuts } from '#app/lib/use-shortcuts.ts';

/**
 * Undo and redo by keys while the focus is outside of the form, which has them itself. What is typed elsewhere on the
 * page (a comment) is the browser's to undo, and a dialog is on its own.
 */
export function useUndoShortcut(handle: FormHandle): void {
  const step = (way: 'undo' | 'redo') => (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isCovered()) return;
    event.preventDefault();
    handle.step(way, { isFocused: true });
  };
  useShortcuts({ '$mod+z': step('undo'), '$mod+Shift+z': step('redo'), 'Control+y': step('redo') });
}
