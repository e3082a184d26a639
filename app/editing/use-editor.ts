import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useUnsavedGuard } from '#app/components/feedback/use-unsaved-guard.ts';
import { commitFocused } from '#app/components/form/focus.ts';
import type { Form } from '#app/components/form/use-form.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import type { Conflicts } from '#app/editing/conflicts/use-conflicts.ts';
import { useLatest, useStableHandlers } from '#app/lib/latest.ts';
import type { EditDraft } from '#app/editing/drafts/use-edit-draft.ts';
import type { EditActionsProps } from './EditActions.tsx';
import type { Save } from './use-save.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { useUndoShortcut } from './use-undo-shortcut.ts';

/** Changes of a page, where they are not the form's alone. */
export interface EditCount {
  /** As last rendered. */
  count: number;
  /** As of now. */
  countNow: () => number;
  /** Takes back those that are not the form's. */
  discard: () => void;
}

export interface EditorConfig extends Pick<Save, 'isSaving' | 'dismiss'> {
  form: Form;
  root: RefObject<HTMLElement | null>;
  /** The record by its last reading, which moves the form along; null for a new one, and where nothing is read again. */
  saved: Values | null;
  /** Readings are not taken: there is nothing to read any more. Default: no. */
  isGone?: boolean;
  /** Left out where the form takes a newer reading without a word. */
  conflicts?: Conflicts;
  /** Default: the form's changed fields. */
  edits?: EditCount;
  /** So many changes are not saved, in words. */
  describe: (count: number) => string;
  /** Left out where nothing can be saved. */
  save: ((after: 'stay') => Promise<void>) | undefined;
  /** Left out where edits are not stored. */
  draft?: Pick<EditDraft, 'forget'>;
}

export interface Editor extends Pick<EditorConfig, 'form' | 'root' | 'isSaving' | 'conflicts' | 'save'> {
  /** Number of changes. */
  count: number;
  isReviewed: boolean;
  onReviewEnd: () => void;
  onDiscard: () => void;
  /** For the header: the same objects until one of them changes, so that typing doesn't render it. */
  actions: Pick<EditActionsProps, 'form' | 'onReview' | 'onDiscard'>;
}

/**
 * What every page that edits a record does around its form: follows newer readings, guards what is not saved, listens to the
 * keys, and shows what has changed.
 */
export function useEditor(config: EditorConfig): Editor {
  const { form, root, saved, isSaving, isGone = false, conflicts, edits, save, draft } = config;
  const { handle } = form;
  const count = edits?.count ?? form.changed.length;
  const [isReviewed, setReviewed] = useState(false);

  const known = useRef(saved);
  const take = useLatest(conflicts?.take ?? handle.rebase);
  // A reading that arrives during a save may be older than the save: the save itself brings the form up to date.
  const isHeld = isSaving || isGone;
  useEffect(() => {
    if (isHeld || saved === null || known.current === saved) return;
    known.current = saved;
    take.current(saved);
  }, [isHeld, saved, take]);

  useUnsavedGuard({
    isDirty: count > 0,
    countNow: () => {
      commitFocused(root.current);
      return edits ? edits.countNow() : handle.unsaved().length;
    },
    describe: config.describe,
    onDiscard: () => draft?.forget(),
  });
  useSaveShortcut(() => void save?.('stay'));
  useUndoShortcut(handle);

  const { canUndo, canRedo } = form;
  const history = useMemo(() => ({ handle, canUndo, canRedo }), [handle, canUndo, canRedo]);
  const handlers = useStableHandlers({
    onReview: () => setReviewed(true),
    onDiscard: () => {
      handle.discard();
      edits?.discard();
      draft?.forget();
      config.dismiss();
    },
  });
  return {
    form,
    root,
    isSaving,
    save,
    count,
    isReviewed,
    ...(conflicts ? { conflicts } : {}),
    onReviewEnd: () => setReviewed(false),
    onDiscard: handlers.onDiscard,
    actions: { form: history, ...handlers },
  };
}
