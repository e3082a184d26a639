import type { FormErrors } from './form-schema.ts';
import type { Values } from './value-rules.ts';

/** What a form is at this moment. */
export interface FormMoment {
  /** What the values are compared with: the saved item, or the defaults of a new one. */
  base: Values;
  values: Values;
  errors: FormErrors;
}

/** The form's verbs; the object is the same as long as the form lives. */
export interface FormHandle {
  /** The state as of now, also in the middle of an event that has changed it. */
  read: () => FormMoment;
  /** Names of the fields with something that is not saved, as of now: changed values, and text that is no value yet. */
  unsaved: () => string[];
  /** A change by the user. */
  set: (name: string, value: unknown) => void;
  /** An input holds text that can't be a value: it is shown as an error and nothing can be saved until it is mended. */
  fault: (name: string, message: string | null) => void;
  /** Back to the base, for one field or for all. The inputs start anew, so that nothing half typed stays in them. */
  undo: (name: string) => void;
  discard: () => void;
  /**
   * Takes back the last step of editing in the whole form, or what was taken back last; its fields then show it, and get the
   * focus if asked for. `focused` is the field with the focus: text in it that can't be a value goes first. False when
   * there is nothing to move.
   */
  step: (way: 'undo' | 'redo', options?: { isFocused?: boolean; focused?: string | undefined }) => boolean;
  /** For what moves the focus about the form: see the keeper of the steps. */
  leave: () => void;
  quietly: (run: () => void) => void;
  /** Puts edits back that were kept elsewhere; not a step of editing. */
  restore: (edits: Values) => void;
  /** Moves the base to a newer saved state, see `rebase` of the value rules. */
  rebase: (saved: Values, sent?: Values) => void;
  setErrors: (errors: FormErrors) => void;
  /** Checks all that a save needs, shows what is wrong and returns it. */
  validate: () => FormErrors;
}
