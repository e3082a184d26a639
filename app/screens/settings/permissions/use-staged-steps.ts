import { useRef, useState } from 'react';
import { nothingStaged, type Staged } from '#app/entities/permissions/grid-edits.ts';
import { type Between, emptyStack, moveStep, pushStep, type UndoStack } from '#app/lib/undo-stack.ts';

interface History {
  now: Staged;
  steps: UndoStack<Between<Staged>>;
}

const empty: History = { now: nothingStaged, steps: emptyStack };

export interface StagedSteps {
  staged: Staged;
  /** As of the last edit, which may not be drawn yet. */
  read: () => Staged;
  /** One step more. */
  put: (next: Staged) => void;
  /** What is staged after a save; there is no way back behind it. */
  restart: (next: Staged) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/** The staged edits of a role's permissions, as steps that can be undone. */
export function useStagedSteps(): StagedSteps {
  const [history, setHistory] = useState(empty);
  // As of the last edit, which may not be drawn yet.
  const current = useRef(empty);
  const move = (next: History) => {
    current.current = next;
    setHistory(next);
  };

  const put = (next: Staged) => {
    const { now, steps } = current.current;
    move({ now: next, steps: pushStep(steps, { before: now, after: next }) });
  };
  const step = (way: 'undo' | 'redo') => {
    const moved = moveStep(current.current.steps, way);
    if (moved) move({ now: way === 'undo' ? moved.step.before : moved.step.after, steps: moved.stack });
  };
  return {
    staged: history.now,
    read: () => current.current.now,
    put,
    restart: (next) => move({ now: next, steps: emptyStack }),
    undo: () => step('undo'),
    redo: () => step('redo'),
    canUndo: history.steps.done.length > 0,
    canRedo: history.steps.undone.length > 0,
  };
}
