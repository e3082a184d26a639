import { type RefObject, useEffect, useRef } from 'react';
import { useUnsavedGuard } from '#app/components/feedback/use-unsaved-guard.ts';
import { commitFocused } from '#app/components/form/focus.ts';
import type { Form } from '#app/components/form/use-form.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { useUndoShortcut } from '#app/editing/use-undo-shortcut.ts';
import { useSaveShortcut } from '#app/editing/use-save-shortcut.ts';

interface FormPage {
  form: Form;
  root: RefObject<HTMLElement | null>;
  /** What is saved, by the last reading. */
  saved: Values;
  /** Readings are not taken now: a save is under way, or there is nothing to read any more. */
  isHeld: boolean;
  save: (after: 'stay') => Promise<void>;
  /** So many changes are not saved, in words. */
  describe: (count: number) => string;
  /** The user gives the changes up. */
  onDiscard: () => void;
}

/** What a page of the settings does around its form: follows newer readings, guards what is not saved, listens to keys. */
export function useFormPage({ form, root, saved, isHeld, save, describe, onDiscard }: FormPage): void {
  const { handle } = form;
  // What another administrator has saved shows, as far as it isn't being edited here.
  const known = useRef(saved);
  useEffect(() => {
    if (isHeld || known.current === saved) return;
    known.current = saved;
    handle.rebase(saved);
  }, [isHeld, saved, handle]);

  useUnsavedGuard({
    isDirty: form.changed.length > 0,
    countNow: () => {
      commitFocused(root.current);
      return handle.unsaved().length;
    },
    describe,
    onDiscard,
  });
  useSaveShortcut(() => void save('stay'));
  useUndoShortcut(handle);
}
