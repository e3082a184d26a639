import { useRef, useState } from 'react';
import { nothingStaged, type Staged } from '#app/entities/permissions/grid-edits.ts';

interface History {
  now: Staged;
  past: readonly Staged[];
  future: readonly Staged[];
}

/** Further back nothing can be undone. */
const maxSteps = 200;
const empty: History = { now: nothingStaged, past: [], future: [] };

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
    const { past, now } = current.current;
    move({ now: next, past: [...past, now].slice(-maxSteps), future: [] });
  };
  const undo = () => {
    const { past, now, future } = current.current;
    const before = past.at(-1);
    if (before) move({ now: before, past: past.slice(0, -1), future: [...future, now] });
  };
  const redo = () => {
    const { past, now, future } = current.current;
    const after = future.at(-1);
    if (after) move({ now: after, past: [...past, now], future: future.slice(0, -1) });
  };
  return {
    staged: history.now,
    read: () => current.current.now,
    put,
    restart: (next) => move({ now: next, past: [], future: [] }),
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
