/** Steps done one after the other: where they stop they can go on, or be undone. Knows nothing of what they do. */

/** How far a list of steps is. `made` holds what each done step gave, in their order. */
export interface Progress<Step, Made> {
  readonly steps: readonly Step[];
  readonly made: readonly Made[];
}

/** The steps stopped at `failed`; what was done before it stands in `progress`. */
export class StepsStopped<Step, Made> extends Error {
  readonly progress: Progress<Step, Made>;
  readonly failed: Step;

  constructor(progress: Progress<Step, Made>, failed: Step, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StepsStopped';
    this.progress = progress;
    this.failed = failed;
  }
}

/**
 * Does the steps that are not done yet.
 * @throws StepsStopped with what is done by then, to be called with again
 */
export async function runSteps<Step, Made>(
  { steps, made }: Progress<Step, Made>,
  perform: (step: Step) => Promise<Made>,
): Promise<Progress<Step, Made>> {
  const done = [...made];
  for (const step of steps.slice(made.length)) {
    try {
      done.push(await perform(step));
    } catch (cause) {
      throw new StepsStopped({ steps, made: done }, step, cause);
    }
  }
  return { steps, made: done };
}

/**
 * Undoes what is done, the last first.
 * @throws StepsStopped with what still stands, at the step that could not be undone
 */
export async function undoSteps<Step, Made>(
  { steps, made }: Progress<Step, Made>,
  undo: (step: Step, made: Made) => Promise<void>,
): Promise<void> {
  for (let count = made.length; count > 0; count -= 1) {
    const step = steps[count - 1] as Step;
    try {
      await undo(step, made[count - 1] as Made);
    } catch (cause) {
      throw new StepsStopped({ steps, made: made.slice(0, count) }, step, cause);
    }
  }
}
