/** The state of a form and what can happen to it: pure functions from one state to the next. */
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type EditHistory, emptyHistory, stepValues, withChanges, withSaved } from './edit-history.ts';
import { type FormErrors, isServerError } from './form-schema.ts';
import { keptErrors, withoutError } from './server-errors.ts';
import { isSameValue, rebase, toValues, type Values } from './value-rules.ts';

export interface FormSnapshot {
  /** What the values are compared with: the saved item, or the defaults of a new one. */
  base: Values;
  values: Values;
  /** What a new record begins with beyond the server's defaults: it is sent though nobody has changed it. */
  initial: Values;
  errors: FormErrors;
}

/** What the last undoing or redoing was about; another object each time. */
export interface StepMove {
  way: 'undo' | 'redo';
  /** Names of the fields, the first that was edited first. */
  names: readonly string[];
  /** The focus is to go to the field. */
  isFocused: boolean;
}

export interface FormState extends FormSnapshot {
  /** By field: what is wrong with text in its input that can't be a value. */
  inputErrors: ReadonlyMap<string, string>;
  /** Fields that the user has been in. */
  touched: ReadonlySet<string>;
  /** A save was tried: what stands in its way shows, whether its field was touched or not. */
  isSaveTried: boolean;
  history: EditHistory;
  /** The last undoing or redoing. */
  moved: StepMove | null;
  /** By field: rises when its input has to start anew. */
  resetKeys: Readonly<Record<string, number>>;
  /** The same for all inputs. */
  resetKey: number;
}

export function startState(saved: Values, initial: Values = {}): FormState {
  const base = { ...saved, ...initial };
  return {
    base,
    values: base,
    initial,
    errors: {},
    inputErrors: new Map(),
    touched: new Set(),
    isSaveTried: false,
    history: emptyHistory,
    moved: null,
    resetKeys: {},
    resetKey: 0,
  };
}

/** A change by the user, which `record` adds to the history. */
export function edit(
  state: FormState,
  name: string,
  value: unknown,
  record: (history: EditHistory) => EditHistory,
): FormState {
  const { values, errors, touched } = state;
  const next = { ...values, [name]: value };
  const error = ownValue(errors, name);
  return {
    ...state,
    values: next,
    errors: error !== undefined && isServerError(error) ? keptErrors(errors, values, next) : errors,
    touched: touched.has(name) ? touched : new Set([...touched, name]),
    history: record(state.history),
  };
}

/** An input holds text that can't be a value, or with null none any more. */
export function setInputError(state: FormState, name: string, message: string | null): FormState {
  const { errors, inputErrors } = state;
  if (message === null && !inputErrors.has(name) && ownValue(errors, name) === undefined) return state;
  const others = [...inputErrors].filter(([key]) => key !== name);
  const added: [string, string][] = message === null ? [] : [[name, message]];
  return {
    ...state,
    inputErrors: new Map([...others, ...added]),
    errors: { ...withoutError(errors, name), ...Object.fromEntries(added) },
  };
}

/** Back to the base. The input starts anew, so that nothing half typed stays in it. */
export function resetField(state: FormState, name: string, at: number): FormState {
  const values = { ...state.values, [name]: ownValue(state.base, name) };
  return {
    ...setInputError(state, name, null),
    values,
    touched: new Set([...state.touched].filter((entry) => entry !== name)),
    history: withMoved(state, [name], values, at),
    resetKeys: restarted(state.resetKeys, [name]),
  };
}

/** All fields back to the base. */
export function discardAll(state: FormState, at: number): FormState {
  const { base, values, initial, moved, resetKeys, resetKey } = state;
  return {
    ...startState(base, initial),
    history: withMoved(state, Object.keys(values), base, at),
    moved,
    resetKeys,
    resetKey: resetKey + 1,
  };
}

/**
 * Takes back the last step of editing, or what was taken back last. Text in the field with the focus that can't be a value
 * goes first. Null when there is nothing to move.
 */
export function moveInHistory(
  state: FormState,
  way: StepMove['way'],
  { isFocused = false, focused = '' }: { isFocused?: boolean; focused?: string | undefined },
): FormState | null {
  const isText = way === 'undo' && state.inputErrors.has(focused);
  const move = isText ? { names: [focused], values: {} } : stepValues(state.history, way);
  if (!move) return null;
  const { names } = move;
  const withText = names.filter((name) => state.inputErrors.has(name));
  const values = { ...state.values, ...move.values };
  return {
    ...state,
    values,
    errors: keptErrors(withText.reduce(withoutError, state.errors), state.values, values),
    inputErrors: new Map([...state.inputErrors].filter(([name]) => !withText.includes(name))),
    touched: new Set([...state.touched, ...names]),
    history: 'steps' in move ? move.steps : state.history,
    moved: { way, names, isFocused },
    resetKeys: restarted(state.resetKeys, withText),
  };
}

/** Puts edits back that were stored elsewhere; not a step of editing. */
export function restoreEdits(state: FormState, edits: Values): FormState {
  return {
    ...state,
    values: { ...state.values, ...edits },
    inputErrors: new Map(),
    touched: new Set([...state.touched, ...Object.keys(edits)]),
    resetKey: state.resetKey + 1,
  };
}

/** Moves the base to a newer saved state, see `rebase` of the value rules. */
export function rebaseOn(
  state: FormState,
  fields: readonly Field[],
  saved: Values,
  sent: Values | undefined,
): FormState {
  const base = toValues(fields, saved);
  const values = rebase(fields, state.values, state.base, base, sent);
  const isOpen = (name: string) => {
    const field = fields.find((entry) => entry.field === name);
    return !field || !isSameValue(field, ownValue(base, name), ownValue(values, name));
  };
  return {
    ...state,
    base,
    values,
    errors: keptErrors(state.errors, state.values, values),
    touched: new Set([...state.touched].filter(isOpen)),
    history: withSaved(state.history, fields, state.values, values, sent),
  };
}

/** What checking has found; what the server has told stays until its field changes. */
export function setProblems(state: FormState, problems: FormErrors): FormState {
  const serverErrors = Object.entries(state.errors).filter(([, error]) => isServerError(error));
  return { ...state, errors: { ...problems, ...Object.fromEntries(serverErrors) } };
}

/** What stands in the way of a save; nothing when there are no errors. */
export function trySave(state: FormState, problems: FormErrors): FormState {
  return { ...state, isSaveTried: true, errors: { ...problems, ...Object.fromEntries(state.inputErrors) } };
}

const restarted = (keys: FormState['resetKeys'], names: readonly string[]): FormState['resetKeys'] => ({
  ...keys,
  ...Object.fromEntries(names.map((name) => [name, (ownValue(keys, name) ?? 0) + 1])),
});

/** The history with these values changed at once. */
function withMoved({ history, values }: FormState, names: readonly string[], next: Values, at: number) {
  const moves = names.flatMap((name) => {
    const [before, after] = [ownValue(values, name), ownValue(next, name)];
    return Object.is(before, after) ? [] : [{ name, before, after }];
  });
  return withChanges(history, moves, at);
}
