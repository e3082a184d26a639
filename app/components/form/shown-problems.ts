import { applyRules, type FormRules } from './conditions.ts';
import type { FormField } from './field-access.ts';
import { findProblems, type FormErrors, type FormSchema } from './form-schema.ts';
import { changedNames, type Values } from './value-rules.ts';

export interface ProblemScope {
  schema: FormSchema;
  fields: readonly FormField[];
  rules: FormRules;
  base: Values;
  isNew: boolean;
  /** Fields that the user has been in; null for a save, which shows all that stands in its way. */
  touched: ReadonlySet<string> | null;
}

/**
 * The problems that are the user's to see. Of an old item only what was changed counts, since nothing else is sent, unless
 * the status changes and with it what is required, or a condition asks for what it didn't before.
 */
export function findShownProblems(values: Values, scope: ProblemScope): FormErrors {
  const { schema, fields, rules, base, isNew, touched } = scope;
  const [was, now] = [applyRules(rules, base), applyRules(rules, values)];
  const plain = fields.map(({ field }) => field);
  const changed = new Set(changedNames(plain, base, values));
  const isStatusChanged = plain.some((field) => field.type === 'status' && changed.has(field.field));
  const isAskedNow = (name: string) =>
    (now.required.has(name) && !was.required.has(name)) || (was.hidden.has(name) && !now.hidden.has(name));
  const isShown = (name: string) =>
    touched ? touched.has(name) : isNew || isStatusChanged || changed.has(name) || isAskedNow(name);
  const problems = Object.entries(findProblems(schema, values, fields, now));
  return Object.fromEntries(problems.filter(([name]) => isShown(name)));
}
