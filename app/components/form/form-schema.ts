/**
 * What a form checks before it asks the server: the same rules as the server's, as far as a field tells them. The
 * messages are keys of the strings (`item:form.error.*`) behind a mark, so that they are told from the server's own.
 */
import { mixed, ValidationError } from 'yup';
import { statusesOfField } from '#app/entities/collections/rules.ts';
import { unstorableOf } from '#app/entities/fields/storable-text.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { decimalPlaces, integerBounds, maxBytes, maxCharacters } from './column-bounds.ts';
import { noRuleState, type RuleState } from './conditions.ts';
import type { FormField } from './field-access.ts';
import { toPattern } from './pattern.ts';
import { findBoundProblem } from './value-bounds.ts';
import { toDigits, type Values } from './value-rules.ts';

export type Problem =
  | 'required'
  | 'pattern'
  | 'tooLong'
  | 'notWhole'
  | 'notNumber'
  | 'outOfRange'
  | 'tooSmall'
  | 'tooGreat'
  | 'tooManyPlaces'
  | 'unstorable'
  | 'tooManyDigits'
  | 'tooShort'
  | 'taken';
export type FormErrors = Record<string, string>;

const found = 'problem:';
const told = 'told:';

/** Between a problem and what its message names. */
const of = ':';

/** A problem that the form has found; it goes when the form finds it no more. `named` is for `namedIn`. */
export function problemText(problem: Problem, named = ''): string {
  return found + problem + (named && of + named);
}

/** A problem that the server has told us, in our words; like the server's own words it stays until its field changes. */
export function toldText(problem: Problem, named = ''): string {
  return told + problem + (named && of + named);
}

/** The problem behind an error text, null for one in the server's words. */
export function problemOf(error: string): Problem | null {
  const mark = [found, told].find((prefix) => error.startsWith(prefix));
  return mark ? (error.slice(mark.length).split(of)[0] as Problem) : null;
}

/** What the message of a problem is to name, '' for nothing. */
export function namedIn(error: string): string {
  return error.split(of).slice(2).join(of);
}

/** True when the server has told us, so that checking again proves nothing. */
export function isServerError(error: string): boolean {
  return !error.startsWith(found);
}

interface Context {
  /** Statuses that let required fields be empty have switched the check off. */
  isRequiredChecked: boolean;
  /** What the conditions of the fields come to. */
  rules: RuleState;
}

/** The check of each field's value by the field's name. In a Map: yup's objects lose what is called `__proto__`. */
export type FormSchema = ReadonlyMap<string, ReturnType<typeof toFieldSchema>>;

/** Made once for the fields of a collection. */
export function toFormSchema(fields: readonly FormField[]): FormSchema {
  return new Map(
    fields
      .filter(({ readonly }) => !readonly)
      .map(({ field, required }) => [field.field, toFieldSchema(field, required)]),
  );
}

function toFieldSchema(field: Field, required: boolean) {
  const pattern = toPattern(field.validation);
  return mixed()
    .nullable()
    .test('field', (value, { createError, options }) => {
      const { isRequiredChecked, rules } = options.context as Context;
      const name = field.field;
      // What can't be seen can't be asked for; a condition asks whatever the status lets be empty.
      const isAsked =
        !rules.hidden.has(name) && (rules.required.has(name) || (required && isRequiredChecked));
      const problem = isMissing(value)
        ? isAsked && 'required'
        : (findTypeProblem(field, value) ??
          (rules.hidden.has(name) ? null : findBoundProblem(field, value)) ??
          (isAgainst(pattern, value) && 'pattern'));
      if (problem) return createError({ message: problemText(problem) });
      const unstorable = unstorableOf(field, value);
      return unstorable === '' || createError({ message: problemText('unstorable', unstorable) });
    });
}

/** The problems of the values, by field name; empty when there is none. */
export function findProblems(
  schema: FormSchema,
  values: Values,
  fields: readonly FormField[],
  rules: RuleState = noRuleState,
): FormErrors {
  const context: Context = { isRequiredChecked: isRequiredChecked(values, fields), rules };
  const problemIn = (check: ReturnType<typeof toFieldSchema>, value: unknown) => {
    try {
      check.validateSync(value, { strict: true, context });
      return null;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return error.message;
    }
  };
  return Object.fromEntries(
    [...schema].flatMap(([name, check]) => {
      const problem = problemIn(check, ownValue(values, name));
      return problem === null ? [] : [[name, problem]];
    }),
  );
}

/** Whether the status that the form holds asks for the required fields; without a workflow they always count. */
export function isRequiredChecked(values: Values, fields: readonly FormField[]): boolean {
  const field = fields.find((entry) => entry.field.type === 'status')?.field;
  if (!field) return true;
  const status = statusesOfField(field).find(
    (entry) => entry.value === String(ownValue(values, field.field) ?? ''),
  );
  return status?.required_fields ?? true;
}

function isMissing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function isAgainst(pattern: RegExp | null, value: unknown): boolean {
  if (!pattern) return false;
  if (typeof value !== 'string' && toDigits(value) === null) return false;
  return !pattern.test(String(value));
}

/** What is wrong with a value that its field's column can't hold as it is; null for nothing. */
export function findTypeProblem(field: Field, value: unknown): Problem | null {
  if (field.type === 'integer' || field.type === 'sort') return findIntegerProblem(field, value);
  if (field.type === 'decimal') return findDecimalProblem(field, value);
  return typeof value === 'string' || Array.isArray(value) ? findLengthProblem(field, value) : null;
}

function findIntegerProblem(field: Field, value: unknown): Problem | null {
  const digits = toDigits(value);
  if (digits === null) return 'notNumber';
  if (digits.includes('.')) return 'notWhole';
  const bounds = integerBounds(field);
  const number = BigInt(digits);
  return bounds && (number < bounds.min || number > bounds.max) ? 'outOfRange' : null;
}

function findDecimalProblem(field: Field, value: unknown): Problem | null {
  const digits = toDigits(value);
  // An exponent is a number too; how many digits it has is left to the server.
  if (digits === null)
    return Number.isFinite(Number(value)) && String(value).trim() !== '' ? null : 'notNumber';
  const places = decimalPlaces(field);
  if (!places) return null;
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.');
  if (fraction.length > places.fraction) return 'tooManyPlaces';
  return whole !== '0' && whole.length > places.whole ? 'outOfRange' : null;
}

/** Lists of the type `array` are stored as one text joined by commas. */
function findLengthProblem(field: Field, value: string | unknown[]): Problem | null {
  if (Array.isArray(value) && field.type !== 'array') return null;
  const text = Array.isArray(value) ? value.join(',') : value;
  const characters = maxCharacters(field);
  // A column counts characters, not the halves that JavaScript makes of an emoji.
  if (characters !== null && text.length > characters && [...text].length > characters) return 'tooLong';
  const limit = maxBytes(field);
  if (limit !== null && text.length * 3 > limit && new TextEncoder().encode(text).length > limit)
    return 'tooLong';
  return null;
}
