import type { FormField } from './field-access.ts';
import type { FormHandle, FormMoment } from './form-handle.ts';
import type { FormValues } from './form-values.ts';
import type { ShownSteps, StepMove } from './use-edit-steps.ts';
import type { Values } from './value-rules.ts';

export interface Form extends FormMoment {
  fields: readonly FormField[];
  /** Those that are shown with the present values, and what has to be filled in with them. */
  shown: readonly FormField[];
  /** Names of the fields with something unsaved, in the order of the form. */
  changed: readonly string[];
  handle: FormHandle;
  store: FormValues;
  /** What can be undone and redone. */
  steps: ShownSteps;
  /** The last undoing or redoing. */
  moved: StepMove | null;
  /** Per field: rises when its input has to start anew. */
  rounds: Readonly<Record<string, number>>;
  /** The same for all inputs. */
  round: number;
}

export interface FormConfig {
  fields: readonly FormField[];
  /** The saved item; null for a new one. */
  saved: Values | null;
  /** Fields may depend on the values of others; false where those are not known, for several items. Default true. */
  isConditional?: boolean;
  /** Milliseconds without a change before the values are checked. */
  checkAfter?: number;
}
