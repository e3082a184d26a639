import { useEffect } from 'react';
import type { FormHandle } from '#app/components/form/form-handle.ts';
import { isTyping, undoWay } from '#app/components/form/undo-keys.ts';
import { useLatest } from '#app/lib/latest.ts';

/**
 * Undo and redo by keys while the focus is outside of the form, which has them itself. What is typed elsewhere on the
 * page (a comment) is the browser's to undo, and a dialog is on its own.
 */
export function useUndoShortcut(handle: FormHandle): void {
  const latest = useLatest(handle);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const way = undoWay(event);
      if (!way || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      latest.current.step(way, { isFocused: true });
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [latest]);
}
