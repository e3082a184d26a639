import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ownValue } from '#app/lib/own-value.ts';
import type { Values } from './value-rules.ts';

/** The values of a form for those who watch one of them, without rendering the form. */
export interface FormValues {
  get: (name: string) => unknown;
  subscribe: (listener: () => void) => () => void;
  /** Calls back when the user changes a field, and at no other time: not for what is loaded, restored or undone. */
  onEdit: (name: string, listener: (value: unknown) => void) => () => void;
  tell: (name: string, value: unknown) => void;
  /** An input that holds items of its own says before a save what is wrong with them. */
  addCheck: (name: string, check: (value: unknown) => string | null) => () => void;
  /** What such inputs find wrong with these values, by field name. */
  runChecks: (values: Values) => Record<string, string>;
}

/** @param store holds the values; it may hold more */
export function createFormValues(
  store: Pick<StoreApi<{ values: Values }>, 'getState' | 'subscribe'>,
): FormValues {
  const followers = new Map<string, Set<(value: unknown) => void>>();
  const checks = new Map<string, (value: unknown) => string | null>();
  return {
    get: (name) => ownValue(store.getState().values, name),
    subscribe: store.subscribe,
    onEdit: (name, listener) => {
      const all = followers.get(name) ?? new Set();
      followers.set(name, all.add(listener));
      return () => all.delete(listener);
    },
    tell: (name, value) => {
      for (const listener of followers.get(name) ?? []) listener(value);
    },
    addCheck: (name, check) => {
      checks.set(name, check);
      return () => {
        if (checks.get(name) === check) checks.delete(name);
      };
    },
    runChecks: (now) =>
      Object.fromEntries(
        [...checks].flatMap(([name, check]) => {
          const problem = check(ownValue(now, name));
          return problem === null ? [] : [[name, problem]];
        }),
      ),
  };
}

export const FormValuesContext = createContext<FormValues | null>(null);

const outside = createFormValues(createStore(() => ({ values: {} })));

/** Values whose owner is not a form: the row of a list, an item inside another. */
export function useOwnedValues(values: Values): FormValues {
  const [store] = useState(() => createStore(() => ({ values })));
  useEffect(() => store.setState({ values }), [store, values]);
  const [formValues] = useState(() => createFormValues(store));
  return formValues;
}

/**
 * The present value of another field of the form around this component; renders again when that value changes and at no
 * other time. Undefined for a field that the form doesn't have, and outside of any form.
 */
export function useFormValue(name: string): unknown {
  const form = useContext(FormValuesContext) ?? outside;
  const get = useCallback(() => form.get(name), [form, name]);
  return useSyncExternalStore(form.subscribe, get, get);
}

/** Gives the values of some fields, and the same object again until one of them changes. */
function snapshotOf(form: FormValues, names: readonly string[]): () => Values {
  let last: Values | null = null;
  return () => {
    const known = last;
    if (known === null || names.some((name) => ownValue(known, name) !== form.get(name)))
      last = Object.fromEntries(names.map((name) => [name, form.get(name)]));
    return last ?? {};
  };
}

/** The present values of several of them, by name; the same object until one changes. */
export function useFormValuesOf(names: readonly string[]): Values {
  const form = useContext(FormValuesContext) ?? outside;
  const get = useMemo(() => snapshotOf(form, names), [form, names]);
  return useSyncExternalStore(form.subscribe, get, get);
}

/**
 * Calls `listener` with the new value whenever the user edits another field of the form around this component: for
 * inputs that follow one another (a slug its title). What the form itself moves (loading, undoing, a newer saved state)
 * is no edit and is not told.
 */
export function useFormEdits(name: string, listener: (value: unknown) => void): void {
  const form = useContext(FormValuesContext) ?? outside;
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => form.onEdit(name, (value) => latest.current(value)), [form, name]);
}

/**
 * Has a save ask this input first: `check` gets the field's value, and answers in words what is wrong with the items in it,
 * or null.
 */
export function useFormCheck(name: string, check: (value: unknown) => string | null): void {
  const form = useContext(FormValuesContext) ?? outside;
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => form.addCheck(name, (value) => latest.current(value)), [form, name]);
}
