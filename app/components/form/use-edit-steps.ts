import { useMemo, useRef, useState } from 'react';
import type { Field } from '#app/entities/fields/types.ts';
import {
  type Change,
  type EditSteps,
  moveStep,
  noSteps,
  withChanges,
  withEdit,
  withFollowing,
  withSaved,
} from './edit-steps.ts';
import type { Values } from './value-rules.ts';

/** The steps, and whether there are any one way and the other. */
export interface ShownSteps extends EditSteps {
  canUndo: boolean;
  canRedo: boolean;
}

/** What the last undoing or redoing was about; another object each time. */
export interface StepMove {
  way: 'undo' | 'redo';
  /** Names of the fields, the first that was edited first. */
  names: readonly string[];
  /** The focus is to go to the field. */
  isFocused: boolean;
}

export interface StepKeeper {
  /** An edit by the user. Those within `run` follow it and belong to the same step. */
  edit: (change: Change, run: () => void) => void;
  /** Several values at once, by one deed. */
  all: (changes: readonly Change[]) => void;
  move: (way: 'undo' | 'redo') => { values: Values; names: string[] } | null;
  saved: (fields: readonly Field[], from: Values, to: Values, sent: Values | undefined) => void;
  /** A control is being left: what it tidies then belongs to what was typed in it. */
  leave: () => void;
  /** Edits within it leave no step: the focus is moved by undoing, and what is left then tidies itself. */
  quietly: (run: () => void) => void;
}

/** The steps as rendered, and the verbs, which stay the same and know the state as of now. */
export function useEditSteps(): [ShownSteps, StepKeeper] {
  const [shown, setShown] = useState(noSteps);
  const live = useRef(noSteps);
  const isFollowing = useRef(false);
  const isLeaving = useRef(false);
  const isQuiet = useRef(false);
  const keeper = useMemo((): StepKeeper => {
    const put = (next: EditSteps) => {
      live.current = next;
      setShown(next);
    };
    const note = (change: Change) => {
      const source = typingControl();
      const hasHistory = source?.matches('[contenteditable="true"], iframe') === true;
      const edit = { ...change, at: Date.now(), source, hasHistory };
      const isTidied = isLeaving.current && live.current.done.at(-1)?.changes[0]?.name === change.name;
      put(isFollowing.current || isTidied ? withFollowing(live.current, edit) : withEdit(live.current, edit));
    };
    return {
      edit: (change, run) => {
        if (!isQuiet.current) note(change);
        const wasFollowing = isFollowing.current;
        isFollowing.current = true;
        run();
        isFollowing.current = wasFollowing;
      },
      all: (changes) => put(withChanges(live.current, changes, Date.now())),
      move: (way) => {
        const moved = moveStep(live.current, way);
        if (moved) put(moved.steps);
        return moved;
      },
      saved: (fields, from, to, sent) => put(withSaved(live.current, fields, from, to, sent)),
      leave: () => {
        isLeaving.current = true;
        // A microtask would come between the listeners of the same event.
        setTimeout(() => {
          isLeaving.current = false;
        });
      },
      quietly: (run) => {
        isQuiet.current = true;
        run();
        isQuiet.current = false;
      },
    };
  }, []);
  return [{ ...shown, canUndo: shown.done.length > 0, canRedo: shown.undone.length > 0 }, keeper];
}

const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable="true"], iframe';

/** The control that the user types in or drags; null for those that are clicked, whose every click counts. */
function typingControl(): Element | null {
  const active = document.activeElement;
  return active?.matches(typing) ? active : null;
}
