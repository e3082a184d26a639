import { startTransition } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type EditHistory, withEdit, withFollowing } from './edit-history.ts';
import type { FormErrors } from './form-schema.ts';
import {
  discardAll,
  edit,
  type FormSnapshot,
  type FormState,
  moveInHistory,
  rebaseOn,
  resetField,
  restoreEdits,
  setInputError,
  setProblems,
  type StepMove,
  trySave,
} from './form-store.ts';
import type { FormValues } from './form-values.ts';
import { changedNames, type Values } from './value-rules.ts';

/** The form's verbs; the object is the same as long as the form lives. */
export interface FormHandle {
  /** The state as of now, also in the middle of an event that has changed it. */
  read: () => FormSnapshot;
  /** Names of the fields with something that is not saved, as of now: changed values, and text that is no value yet. */
  unsaved: () => string[];
  /** A change by the user. */
  set: (name: string, value: unknown) => void;
  /** An input holds text that can't be a value: it is shown as an error and nothing can be saved until it is mended. */
  setInputError: (name: string, message: string | null) => void;
  /** Back to the base, for one field or for all. The inputs start anew, so that nothing half typed stays in them. */
  undo: (name: string) => void;
  discard: () => void;
  /**
   * Takes back the last step of editing in the whole form, or what was taken back last; its fields then show it, and get the
   * focus if asked for. `focused` is the field with the focus: text in it that can't be a value goes first. False when
   * there is nothing to move.
   */
  step: (way: StepMove['way'], options?: { isFocused?: boolean; focused?: string | undefined }) => boolean;
  /** A control is being left: what it tidies then belongs to what was typed in it. */
  leave: () => void;
  /** Edits within it leave no step: the focus is moved by undoing, and what is left then tidies itself. */
  quietly: (run: () => void) => void;
  /** Puts edits back that were kept elsewhere; not a step of editing. */
  restore: (edits: Values) => void;
  /** Moves the base to a newer saved state, see `rebase` of the value rules. */
  rebase: (saved: Values, sent?: Values) => void;
  setErrors: (errors: FormErrors) => void;
  /** Checks all that a save needs, shows what is wrong and returns it. */
  validate: () => FormErrors;
}

/** What the handle asks of the form as it was rendered last. */
export interface FormContext {
  fields: readonly Field[];
  /** What is wrong with the values of a state: of fields that were touched, or before a save all that stands in its way. */
  findProblems: (state: FormState) => FormErrors;
}

interface HandleConfig {
  store: StoreApi<FormState>;
  values: FormValues;
  context: () => FormContext;
  /** Milliseconds without a change before the values are checked. */
  checkAfter: number;
}

export function createFormHandle({ store, values, context, checkAfter }: HandleConfig): FormHandle {
  const read = store.getState;
  const put = (state: FormState) => store.setState(state, true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    timer = setTimeout(() => put(setProblems(read(), context().findProblems(read()))), checkAfter);
  };
  // What happens during an edit belongs to its step: a slug that follows its title.
  let isFollowing = false;
  let isLeaving = false;
  let isQuiet = false;
  const recorderOf = (name: string, value: unknown) => {
    if (isQuiet) return (history: EditHistory) => history;
    const source = typingControl();
    const hasHistory = source?.matches('[contenteditable="true"], iframe') === true;
    const change = {
      name,
      before: ownValue(read().values, name),
      after: value,
      at: Date.now(),
      source,
      hasHistory,
    };
    return (history: EditHistory) => {
      const isTidied = isLeaving && history.done.at(-1)?.changes[0]?.name === name;
      return isFollowing || isTidied ? withFollowing(history, change) : withEdit(history, change);
    };
  };
  const tellFollowers = (name: string, value: unknown) => {
    const wasFollowing = isFollowing;
    isFollowing = true;
    values.tell(name, value);
    isFollowing = wasFollowing;
  };
  return {
    read,
    unsaved: () => {
      const { base, values: now, inputErrors } = read();
      return [...new Set([...changedNames(context().fields, base, now), ...inputErrors.keys()])];
    },
    set: (name, value) => {
      if (Object.is(ownValue(read().values, name), value)) return;
      // The field's own row follows the store, at once. What else depends on the values can come after it.
      startTransition(() => {
        put(edit(read(), name, value, recorderOf(name, value)));
        check();
        tellFollowers(name, value);
      });
    },
    setInputError: (name, message) => put(setInputError(read(), name, message)),
    undo: (name) => put(resetField(read(), name, Date.now())),
    discard: () => {
      clearTimeout(timer);
      put(discardAll(read(), Date.now()));
    },
    step: (way, options = {}) => {
      const next = moveInHistory(read(), way, options);
      if (!next) return false;
      put(next);
      check();
      return true;
    },
    leave: () => {
      isLeaving = true;
      // A microtask would come between the listeners of the same event.
      setTimeout(() => {
        isLeaving = false;
      });
    },
    quietly: (run) => {
      isQuiet = true;
      run();
      isQuiet = false;
    },
    restore: (edits) => {
      put(restoreEdits(read(), edits));
      check();
    },
    rebase: (saved, sent) => put(rebaseOn(read(), context().fields, saved, sent)),
    setErrors: (errors) => put({ ...read(), errors }),
    validate: () => {
      clearTimeout(timer);
      const state = { ...read(), isSaveTried: true };
      put(trySave(state, { ...context().findProblems(state), ...values.runChecks(state.values) }));
      return read().errors;
    },
  };
}

const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable="true"], iframe';

/** The control that the user types in or drags; null for those that are clicked, whose every click counts. */
function typingControl(): Element | null {
  const active = document.activeElement;
  return active?.matches(typing) ? active : null;
}
