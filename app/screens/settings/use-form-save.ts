import { type RefObject, useRef, useState } from 'react';
import { commitFocusedAndWait, focusField } from '#app/components/form/focus.ts';
import { readServerProblem } from '#app/components/form/server-errors.ts';
import type { Form } from '#app/components/form/use-form.ts';
import { changedValues, type Values } from '#app/components/form/value-rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ApiError } from '#app/lib/api.ts';

/** What becomes of the page once all is saved. */
export type AfterSave = 'leave' | 'stay';

export interface FormSaveConfig {
  form: Form;
  fields: readonly Field[];
  root: RefObject<HTMLElement | null>;
  /** Something beside the form's values is to be saved along with them. Default: no. */
  hasMore?: () => boolean;
  /** Comes before anything is sent; false: it is not to be saved now. */
  prepare?: () => Promise<boolean>;
  /**
   * Sends the changed values (none, when only the rest has changed) and the rest. Answers what is saved now; null when the
   * form has been told already, false when the save was called off half-way.
   */
  send: (sent: Values) => Promise<Values | null | false>;
  /** All is saved. `sent` are the values that were; what was typed meanwhile is not among them. */
  onSaved: (after: AfterSave, sent: Values) => void;
}

export interface FormSave {
  isSaving: boolean;
  /** Why the last save did not happen, in the server's words; null when a field says it, or nothing is wrong. */
  failure: string | null;
  save: (after: AfterSave) => Promise<void>;
}

/**
 * Saves a form of the settings: checks it first, sends what has changed, and puts each message of the server at the field
 * that it is about. Whatever goes wrong, what was entered stays.
 */
export function useFormSave(config: FormSaveConfig): FormSave {
  const { form, fields, root, hasMore, prepare, send, onSaved } = config;
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const { handle } = form;

  const point = (names: readonly string[]) => {
    const first = fields.find(({ field }) => names.includes(field));
    // The form has to show the errors before one of them can be focused.
    if (first) setTimeout(() => focusField(root.current, first.field));
  };
  const isValid = () => {
    const problems = Object.keys(handle.validate());
    point(problems);
    return problems.length === 0;
  };
  const readChanges = () => {
    const { base, values } = handle.read();
    return changedValues(fields, base, values);
  };
  const run = async (after: AfterSave) => {
    await commitFocusedAndWait(root.current);
    if (!isValid() || (handle.unsaved().length === 0 && hasMore?.() !== true)) return;
    setFailure(null);
    let sent: Values = {};
    try {
      if (prepare && (!(await prepare()) || !isValid())) return;
      sent = readChanges();
      const saved = await send(sent);
      if (saved === false) return;
      if (saved !== null) handle.rebase(saved, sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problem = readServerProblem(error, fields, sent);
      handle.setErrors({ ...handle.read().errors, ...problem.fields });
      setFailure(problem.rest);
      point(Object.keys(problem.fields));
      return;
    }
    onSaved(after, sent);
  };

  const save = async (after: AfterSave) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      await run(after);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return { isSaving, failure, save };
}
