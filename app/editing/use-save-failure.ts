import { type RefObject, useState } from 'react';
import { focusField } from '#app/components/form/focus.ts';
import type { ServerProblem } from '#app/components/form/server-errors.ts';
import type { Form } from '#app/components/form/use-form.ts';

/** Why the last save did not happen. */
export interface SaveFailure {
  /** Fields with an error, in the order of the form. */
  fields: string[];
  /** What belongs to no field, in the server's words. */
  message: string | null;
  /** The server's own words, where the rest is made of guesses; null where it isn't. */
  details: string | null;
  isUnreachable: boolean;
  /** The same save once more; null when it is the user's turn to mend something. */
  retry: (() => void) | null;
}

export interface SaveFailureState {
  failure: SaveFailure | null;
  /** Puts each error at its field, the focus to the first of them, and the rest above the form. */
  show: (problem: ServerProblem, more?: Partial<Pick<SaveFailure, 'isUnreachable' | 'retry'>>) => void;
  dismiss: () => void;
}

export function useSaveFailure(
  { fields, handle }: Pick<Form, 'fields' | 'handle'>,
  root: RefObject<HTMLElement | null>,
): SaveFailureState {
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const show: SaveFailureState['show'] = (problem, { isUnreachable = false, retry = null } = {}) => {
    const names = fields
      .map(({ field }) => field.field)
      .filter((name) => Object.hasOwn(problem.fields, name));
    handle.setErrors({ ...handle.read().errors, ...problem.fields });
    setFailure({
      fields: names,
      message: problem.rest,
      details: problem.details ?? null,
      isUnreachable,
      retry,
    });
    const [first] = names;
    // The form has to show the errors before one of them can be focused.
    if (first !== undefined) setTimeout(() => focusField(root.current, first));
  };
  return { failure, show, dismiss: () => setFailure(null) };
}
