/** Steps that can be undone and redone, whatever a step is. Pure: each function gives a new stack. */
export interface UndoStack<Step> {
  /** Oldest first. */
  readonly done: readonly Step[];
  /** Next to be redone last. */
  readonly undone: readonly Step[];
}

/** A step between two whole states. */
export interface Between<State> {
  readonly before: State;
  readonly after: State;
}

/** Further back nothing can be undone. */
export const maxSteps = 200;

export const emptyStack: UndoStack<never> = { done: [], undone: [] };

/** One step more. Whatever was undone can't be redone any more, and the oldest beyond `maxSteps` not be undone. */
export function pushStep<Step>({ done }: UndoStack<Step>, step: Step): UndoStack<Step> {
  return { done: [...done, step].slice(-maxSteps), undone: [] };
}

/** One step back (undo) or forth (redo), and what the stack is then. Null when there is none. */
export function moveStep<Step>(
  { done, undone }: UndoStack<Step>,
  way: 'undo' | 'redo',
): { step: Step; stack: UndoStack<Step> } | null {
  const step = way === 'undo' ? done.at(-1) : undone.at(-1);
  if (step === undefined) return null;
  const stack =
    way === 'undo'
      ? { done: done.slice(0, -1), undone: [...undone, step] }
      : { done: [...done, step], undone: undone.slice(0, -1) };
  return { step, stack };
}
