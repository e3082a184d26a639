import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormField } from './field-access.ts';
import { type FormErrors, isTold, toFormSchema } from './form-schema.ts';
import type { FormHandle, FormMoment } from './form-handle.ts';
import { createFormValues, type FormValues } from './form-values.ts';
import { keptErrors, withoutError } from './server-errors.ts';
import { findShownProblems } from './shown-problems.ts';
import { useFaults } from './use-faults.ts';
import { changedNames, isSameValue, rebase, toValues, type Values } from './value-rules.ts';

export interface Form extends FormMoment {
  fields: readonly FormField[];
  /** Names of the fields with something unsaved, in the order of the form. */
  changed: readonly string[];
  handle: FormHandle;
  store: FormValues;
  /** Per field: rises when its input has to start anew. */
  rounds: Readonly<Record<string, number>>;
  /** The same for all inputs. */
  round: number;
}

export interface FormConfig {
  fields: readonly FormField[];
  /** The saved item; null for a new one. */
  saved: Values | null;
  /** Milliseconds without a change before the values are checked. */
  checkAfter?: number;
}

/**
 * The state of one form. Formik holds what is rendered; `live` is the same without waiting for a render, for handlers
 * that come one after the other and for the save that follows the last keystroke.
 */
export function useForm({ fields, saved, checkAfter = 250 }: FormConfig): Form {
  const plain = useMemo(() => fields.map(({ field }) => field), [fields]);
  const schema = useMemo(() => toFormSchema(fields), [fields]);
  const [start] = useState(() => toValues(plain, saved));
  const [base, setBase] = useState(start);
  const [store] = useState(() => createFormValues(start));
  const [rounds, setRounds] = useState<Record<string, number>>({});
  const [round, setRound] = useState(0);
  const [faulty, faults] = useFaults();
  const isNew = saved === null;

  const live = useRef<FormMoment>({ base: start, values: start, errors: {} });
  const touched = useRef(new Set<string>());
  const isAttempted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const problemsOf = (values: Values, isLive: boolean): FormErrors =>
    findShownProblems(values, {
      schema,
      fields,
      isNew,
      base: live.current.base,
      touched: isLive && !isAttempted.current ? touched.current : null,
    });

  const formik = useFormik<Values>({
    initialValues: start,
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) => {
      const told = Object.entries(live.current.errors).filter(([, text]) => isTold(text));
      live.current = {
        ...live.current,
        errors: { ...problemsOf(values, true), ...Object.fromEntries(told) },
      };
      return live.current.errors;
    },
    // Saving is the screen's: what is sent and what comes after differs from screen to screen.
    onSubmit: () => undefined,
  });

  const latest = useRef({ plain, formik, problemsOf });
  useEffect(() => {
    latest.current = { plain, formik, problemsOf };
  });

  const handle = useMemo((): FormHandle => {
    const apply = (next: Partial<FormMoment>) => {
      const { formik: shown } = latest.current;
      live.current = { ...live.current, ...next };
      if (next.base) setBase(next.base);
      if (next.errors) shown.setErrors(next.errors);
      if (next.values) {
        void shown.setValues(next.values, false);
        store.publish(next.values);
      }
    };
    const check = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => void latest.current.formik.validateForm(live.current.values),
        checkAfter,
      );
    };
    return {
      read: () => live.current,
      unsaved: () => {
        const names = changedNames(latest.current.plain, live.current.base, live.current.values);
        return [...new Set([...names, ...faults.read().keys()])];
      },
      set: (name, value) => {
        const { values, errors } = live.current;
        if (Object.is(values[name], value)) return;
        touched.current.add(name);
        const next = { ...values, [name]: value };
        const wasTold = errors[name] !== undefined && isTold(errors[name]);
        apply({ values: next, ...(wasTold ? { errors: keptErrors(errors, values, next) } : {}) });
        check();
        store.tell(name, value);
      },
      fault: (name, message) => {
        faults.set(name, message);
        const rest = withoutError(live.current.errors, name);
        apply({ errors: message === null ? rest : { ...rest, [name]: message } });
      },
      undo: (name) => {
        faults.set(name, null);
        const { values, errors, base: from } = live.current;
        touched.current.delete(name);
        apply({
          values: { ...values, [name]: from[name] },
          errors: withoutError(errors, name),
        });
        setRounds((all) => ({ ...all, [name]: (all[name] ?? 0) + 1 }));
      },
      discard: () => {
        faults.clear();
        clearTimeout(timer.current);
        touched.current.clear();
        isAttempted.current = false;
        apply({ values: live.current.base, errors: {} });
        setRound((count) => count + 1);
      },
      restore: (edits) => {
        faults.clear();
        for (const name of Object.keys(edits)) touched.current.add(name);
        apply({ values: { ...live.current.values, ...edits } });
        setRound((count) => count + 1);
        check();
      },
      rebase: (next, sent) => {
        const { plain: known } = latest.current;
        const { base: from, values, errors } = live.current;
        const to = toValues(known, next);
        const moved = rebase(known, values, from, to, sent);
        for (const field of known) {
          if (isSameValue(field, to[field.field], moved[field.field])) touched.current.delete(field.field);
        }
        apply({ base: to, values: moved, errors: keptErrors(errors, values, moved) });
      },
      setErrors: (errors) => apply({ errors }),
      validate: () => {
        isAttempted.current = true;
        clearTimeout(timer.current);
        const problems = latest.current.problemsOf(live.current.values, false);
        const errors = { ...problems, ...Object.fromEntries(faults.read()) };
        apply({ errors });
        return errors;
      },
    };
  }, [store, faults, checkAfter]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const values = formik.values;
  const changed = useMemo(() => {
    const names = new Set([...changedNames(plain, base, values), ...faulty]);
    return plain.map((field) => field.field).filter((name) => names.has(name));
  }, [plain, base, values, faulty]);
  const errors = formik.errors as FormErrors;
  return { fields, base, values, errors, changed, handle, store, rounds, round };
}
