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
  /** Puts edits back that were kept elsewhere. */
  restore: (edits: Values) => void;
  /** Moves the base to a newer saved state, see `rebase` of the value rules. */
  rebase: (saved: Values, sent?: Values) => void;
  setErrors: (errors: FormErrors) => void;
  /** Checks all that a save needs, shows what is wrong and returns it. */
  validate: () => FormErrors;
}
