/** Reads the API's error messages: which field is meant, and what is wrong with it. Pure. */
import { ownMessage } from '#app/entities/fields/own-options.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { ApiError } from '#app/lib/api.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { sameJson } from '#app/lib/json.ts';
import { minLengthIn } from '#app/lib/min-length.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type FormErrors, toldText } from './form-schema.ts';
import { toDigits, type Values } from './value-rules.ts';

/** Code of the API for a change that leaves no administrator who can sign in. */
const lastAdminCode = 216;

export interface ServerProblem {
  /** By field name, in the server's words. */
  fields: FormErrors;
  /** What belongs to no field of the form. */
  rest: string | null;
  /** The server's own words, where the rest is made of guesses. */
  details?: string;
}

/**
 * Takes a failed save apart. The API has no list of fields: it joins messages to `title: … slug: …` (code 4), or names a
 * field somewhere in a sentence. `sent` are the values of the save, by which a duplicate key is found.
 */
export function readServerProblem(error: ApiError, fields: readonly Field[], sent: Values): ServerProblem {
  const { code, message } = error;
  const named = code === 4 ? splitMessage(message, fields) : null;
  if (named) return { fields: named, rest: null };
  const tooLong = / for '([^']*)' is longer than the field's supported length/.exec(message);
  if (tooLong) {
    // The message repeats the whole text that was too long.
    const field = fields.find((entry) => formatTitle(entry.field) === tooLong[1]);
    if (field) return { fields: { [field.field]: toldText('tooLong') }, rest: null };
  }
  if (code === 204) {
    const key = /Duplicate key "(.*)" for collection/s.exec(message)?.[1];
    const field = fields.find((entry) => isKey(entry) && String(ownValue(sent, entry.field) ?? '') === key);
    if (field) return { fields: { [field.field]: message }, rest: null };
  }
  if (code === lastAdminCode) {
    const field = fields.find(
      (entry) => ['role', 'status'].includes(entry.field) && Object.hasOwn(sent, entry.field),
    );
    if (field) return { fields: { [field.field]: message }, rest: null };
  }
  if ([12, 202, 304, 305].includes(code)) {
    const field = fields.find((entry) => message.includes(`"${entry.field}"`));
    if (field) return { fields: { [field.field]: message }, rest: null };
  }
  return { fields: {}, rest: message };
}

/** Digits that a number of 64 bits holds whatever they are. */
const safeDigits = 15;

/**
 * Servers make such numbers of decimals when they check an item, and then refuse values that nobody has sent: a refusal that is
 * about none of the values of a save is put to the decimals of the item, `base`, that have more digits.
 */
export function readLongDecimals(
  error: ApiError,
  fields: readonly Field[],
  { base, sent, problem }: { base: Values; sent: Values; problem: ServerProblem },
): ServerProblem {
  const isAboutSent = Object.keys(problem.fields).some((name) => Object.hasOwn(sent, name));
  if (error.status !== 422 || isAboutSent) return problem;
  const long = fields.filter(
    (field) =>
      field.type === 'decimal' &&
      !Object.hasOwn(sent, field.field) &&
      significantDigits(ownValue(base, field.field)) > safeDigits,
  );
  if (long.length === 0) return problem;
  const errors = long.map(({ field }) => [field, toldText('tooManyDigits')] as const);
  return { fields: Object.fromEntries(errors), rest: null, details: error.message };
}

function significantDigits(value: unknown): number {
  const digits = toDigits(value) ?? '';
  return digits.replaceAll(/[-.]/g, '').replaceAll(/^0+|0+$/g, '').length;
}

function isKey(field: Field): boolean {
  return field.unique || field.primary_key;
}

/** `title: This value should not be blank. slug: …` by field; null when it doesn't begin with a known field. */
function splitMessage(message: string, fields: readonly Field[]): FormErrors | null {
  const byName = new Map(fields.map((field) => [field.field, field]));
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  if (names.length === 0) return null;
  const found = [...message.matchAll(new RegExp(`(?:^|\\s)(${names.map(escape).join('|')}): `, 'g'))];
  if (found[0]?.index !== 0) return null;
  return Object.fromEntries(
    found.map((match, index) => {
      const from = match.index + match[0].length;
      const name = match[1] ?? '';
      return [name, worded(message.slice(from, found[index + 1]?.index).trim(), byName.get(name))];
    }),
  );
}

/** What servers say of a value that doesn't match the field's pattern, or is none of what its rule word means. */
const mismatch = /^This value is not (?:valid|a valid [\w ]+)\.$/;

function worded(message: string, field: Field | undefined): string {
  const hasOwnWords = field !== undefined && field.validation !== null && ownMessage(field) !== null;
  if (hasOwnWords && mismatch.test(message)) return toldText('pattern');
  const min = minLengthIn(message);
  return min === null ? message : toldText('tooShort', String(min));
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The errors that still hold after a change: those of fields that have the same value as before. */
export function keptErrors(errors: FormErrors, before: Values, after: Values): FormErrors {
  const kept = Object.entries(errors).filter(([name]) =>
    sameJson(ownValue(before, name), ownValue(after, name)),
  );
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
}

export function withoutError(errors: FormErrors, name: string): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name));
}
