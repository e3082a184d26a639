import { useEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useLatest } from '#app/lib/latest.ts';
import { noRules, toFormRules } from './conditions.ts';
import type { FormField } from './field-access.ts';
import { createFormHandle, type FormHandle } from './form-handle.ts';
import { toFormSchema } from './form-schema.ts';
import { type FormSnapshot, type FormState, startState } from './form-store.ts';
import { createFormValues, type FormValues } from './form-values.ts';
import { findShownProblems } from './shown-problems.ts';
import { useShownFields } from './use-shown-fields.ts';
import { changedNames, toValues, type Values } from './value-rules.ts';

export interface Form extends FormSnapshot, Pick<FormState, 'history' | 'moved' | 'resetKeys' | 'resetKey'> {
  fields: readonly FormField[];
  /** Those that are shown with the present values, and what has to be filled in with them. */
  shown: readonly FormField[];
  /** Names of the fields with something unsaved, in the order of the form. */
  changed: readonly string[];
  handle: FormHandle;
  store: FormValues;
  canUndo: boolean;
  canRedo: boolean;
}

export interface FormConfig {
  fields: readonly FormField[];
  /** The saved item; null for a new one. */
  saved: Values | null;
  /** Values that a new item begins with beyond its fields' defaults. */
  initial?: Values;
  /** Fields may depend on the values of others; false where those are not known, for several items. Default true. */
  isConditional?: boolean;
  /** Milliseconds without a change before the values are checked. */
  checkAfter?: number;
}

/**
 * The state of one form. The store holds it as of now, for handlers that come one after the other and for the save that
 * follows the last keystroke; what is rendered of it as a whole may come a moment later.
 */
export function useForm(config: FormConfig): Form {
  const { fields, saved, initial, isConditional = true, checkAfter = 250 } = config;
  const plain = useMemo(() => fields.map(({ field }) => field), [fields]);
  const schema = useMemo(() => toFormSchema(fields), [fields]);
  const rules = useMemo(() => (isConditional ? toFormRules(plain) : noRules), [isConditional, plain]);
  const isNew = saved === null;
  const [store] = useState(() => createStore(() => startState(toValues(plain, saved), initial)));
  const [values] = useState(() => createFormValues(store));
  const context = useLatest({
    fields: plain,
    findProblems: ({ values: now, base, touched, isSaveTried }: FormState) =>
      findShownProblems(now, {
        schema,
        fields,
        rules,
        isNew,
        base,
        touched: isSaveTried ? null : touched,
      }),
  });
  const handle = useMemo(
    () => createFormHandle({ store, values, context: () => context.current, checkAfter }),
    [store, values, context, checkAfter],
  );

  // Not useSyncExternalStore, which knows no transition: a key would wait for the rendering of the whole form.
  const [state, setState] = useState(store.getState);
  useEffect(() => {
    const follow = () => setState(store.getState());
    // What an input has changed since it was rendered.
    follow();
    return store.subscribe(follow);
  }, [store]);

  const { base, history, inputErrors, errors, moved, resetKeys, resetKey } = state;
  const changed = useMemo(() => {
    const names = new Set([...changedNames(plain, base, state.values), ...inputErrors.keys()]);
    return plain.map((field) => field.field).filter((name) => names.has(name));
  }, [plain, base, state.values, inputErrors]);
  const shown = useShownFields(fields, rules, state.values, errors);
  return {
    fields,
    shown,
    changed,
    base,
    values: state.values,
    initial: state.initial,
    errors,
    history,
    moved,
    resetKeys,
    resetKey,
    handle,
    store: values,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
  };
}
