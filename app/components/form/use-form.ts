import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { noRules, toFormRules } from './conditions.ts';
import type { Form, FormConfig } from './form-shape.ts';
import { type FormErrors, isTold, toFormSchema } from './form-schema.ts';
import type { FormHandle, FormMoment } from './form-handle.ts';
import { createFormValues } from './form-values.ts';
import { keptErrors, withoutError } from './server-errors.ts';
import { findShownProblems } from './shown-problems.ts';
import { type StepMove, useEditSteps } from './use-edit-steps.ts';
import { useFaults } from './use-faults.ts';
import { useFormState } from './use-form-state.ts';
import { useShownFields } from './use-shown-fields.ts';
import { changedNames, isSameValue, rebase, toValues, type Values } from './value-rules.ts';

export type { Form };

/**
 * The state of one form. Formik holds what is rendered; `live` is the same without waiting for a render, for handlers
 * that come one after the other and for the save that follows the last keystroke.
 */
export function useForm({ fields, saved, isConditional = true, checkAfter = 250 }: FormConfig): Form {
  const plain = useMemo(() => fields.map(({ field }) => field), [fields]);
  const schema = useMemo(() => toFormSchema(fields), [fields]);
  const rules = useMemo(() => (isConditional ? toFormRules(plain) : noRules), [isConditional, plain]);
  const [start] = useState(() => toValues(plain, saved));
  const [base, setBase] = useState(start);
  const [store] = useState(() => createFormValues(start));
  const [rounds, setRounds] = useState<Record<string, number>>({});
  const [round, setRound] = useState(0);
  const [faulty, faults] = useFaults();
  const [steps, keeper] = useEditSteps();
  const [moved, setMoved] = useState<StepMove | null>(null);
  const isNew = saved === null;

  const live = useRef<FormMoment>({ base: start, values: start, errors: {} });
  const touched = useRef(new Set<string>());
  const isAttempted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const problemsOf = (values: Values, isLive: boolean): FormErrors =>
    findShownProblems(values, {
      schema,
      fields,
      rules,
      isNew,
      base: live.current.base,
      touched: isLive && !isAttempted.current ? touched.current : null,
    });

  const formik = useFormState(start, (values) => {
    const told = Object.entries(live.current.errors).filter(([, text]) => isTold(text));
    live.current = {
      ...live.current,
      errors: { ...problemsOf(values, true), ...Object.fromEntries(told) },
    };
    return live.current.errors;
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
    const restart = (names: readonly string[]) =>
      setRounds((all) => ({
        ...all,
        ...Object.fromEntries(names.map((name) => [name, (all[name] ?? 0) + 1])),
      }));
    const noteAll = (names: readonly string[], next: Values) => {
      const { values } = live.current;
      const isMoved = (name: string) => !Object.is(values[name], next[name]);
      keeper.all(names.filter(isMoved).map((name) => ({ name, before: values[name], after: next[name] })));
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
        // The field's own row follows the store, at once. What else depends on the values can come after it.
        startTransition(() => {
          apply({ values: next, ...(wasTold ? { errors: keptErrors(errors, values, next) } : {}) });
          check();
          keeper.edit({ name, before: values[name], after: value }, () => store.tell(name, value));
        });
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
        noteAll([name], from);
        apply({
          values: { ...values, [name]: from[name] },
          errors: withoutError(errors, name),
        });
        restart([name]);
      },
      step: (way, { isFocused = false, focused = '' } = {}) => {
        const isFault = way === 'undo' && faults.read().has(focused);
        const move = isFault ? { names: [focused], values: {} } : keeper.move(way);
        if (!move) return false;
        const { values, errors } = live.current;
        const faulted = move.names.filter((name) => faults.read().has(name));
        for (const name of faulted) faults.set(name, null);
        for (const name of move.names) touched.current.add(name);
        const next = { ...values, ...move.values };
        const open = faulted.reduce(withoutError, errors);
        apply({ values: next, errors: keptErrors(open, values, next) });
        if (faulted.length > 0) restart(faulted);
        setMoved({ way, names: move.names, isFocused });
        check();
        return true;
      },
      leave: keeper.leave,
      quietly: keeper.quietly,
      discard: () => {
        faults.clear();
        clearTimeout(timer.current);
        touched.current.clear();
        isAttempted.current = false;
        noteAll(Object.keys(live.current.values), live.current.base);
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
        keeper.saved(known, values, moved, sent);
        apply({ base: to, values: moved, errors: keptErrors(errors, values, moved) });
      },
      setErrors: (errors) => apply({ errors }),
      validate: () => {
        isAttempted.current = true;
        clearTimeout(timer.current);
        const problems = latest.current.problemsOf(live.current.values, false);
        const inside = store.runChecks(live.current.values);
        const errors = { ...problems, ...inside, ...Object.fromEntries(faults.read()) };
        apply({ errors });
        return errors;
      },
    };
  }, [store, faults, keeper, checkAfter]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const values = formik.values;
  const changed = useMemo(() => {
    const names = new Set([...changedNames(plain, base, values), ...faulty]);
    return plain.map((field) => field.field).filter((name) => names.has(name));
  }, [plain, base, values, faulty]);
  const errors = formik.errors as FormErrors;
  const shown = useShownFields(fields, rules, values, errors);
  return { fields, shown, base, values, errors, changed, handle, store, steps, moved, rounds, round };
}
