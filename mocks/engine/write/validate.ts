import { hasPattern } from '#mocks/engine/values/patterns.ts';
import { own } from '#mocks/engine/values/own.ts';
import { ApiFault, sqlFailure } from '#mocks/engine/errors.ts';
import { toManyOf } from '#mocks/engine/query/relations.ts';
import { statusOf } from '#mocks/engine/query/statuses.ts';
import type { CollectionDefinition, FieldDefinition, Schema } from '#mocks/engine/types.ts';
import { type Kind, kindOf } from '#mocks/engine/values/kinds.ts';
import { writtenValue } from '#mocks/engine/values/write.ts';
import type { Row, SqlValue } from '#mocks/storage/driver.ts';

/** Kinds whose values the recorded server hands to its database without a look; of dates an empty text alone. */
const UNCHECKED: ReadonlySet<Kind> = new Set(['integer', 'decimal', 'boolean']);
const EMPTY_UNCHECKED: ReadonlySet<Kind> = new Set([...UNCHECKED, 'date', 'datetime', 'time', 'json']);

const BLANK = 'This value should not be blank.';

export interface Draft {
  schema: Schema;
  /** What the column doesn't take is an error of the database, as recorded. */
  asRecorded: boolean;
  /** Whether that goes for null in a required field with a default too. */
  leavesNull: boolean;
  collection: CollectionDefinition;
  creating: boolean;
  /** The item as it is stored, where what isn't sent is checked too. */
  stored?: Row | undefined;
  /** Sent and made values of columns. */
  columns: ReadonlyMap<string, unknown>;
  /** Names of relations that were sent, whose items are checked on their own. */
  related: ReadonlySet<string>;
  /** The status that decides whether required fields count; null for none. */
  status: unknown;
}

/**
 * Checks a draft and gives the values in the form of the database. Throws 422: code 4 with all problems in one text
 * (`title: … slug: …`), code 12 for a text that is too long.
 * Required fields and patterns count unless the status says `required_fields: false`; types and lengths always do.
 */
export function validated(draft: Draft): Map<string, SqlValue> {
  const strict = statusOf(draft.collection, draft.status)?.required !== false;
  const values = new Map<string, SqlValue>();
  const problems: string[] = [];
  let unchecked = false;
  for (const [name, field] of draft.collection.fields) {
    const sent = draft.columns.get(name);
    if (!draft.columns.has(name)) {
      if (isMissing(draft, field, strict) || isBlank(draft, field, strict))
        problems.push(`${name}: ${BLANK}`);
      continue;
    }
    const kind = kindOf(field);
    const isUnchecked = draft.asRecorded && (sent === '' ? EMPTY_UNCHECKED : UNCHECKED).has(kind);
    const written = writtenValue(field, sent === '' && kind !== 'text' && !isUnchecked ? null : sent);
    if ('problem' in written) {
      if (isUnchecked) unchecked = true;
      problems.push(`${name}: ${written.problem}`);
      continue;
    }
    values.set(name, written.value);
    if (draft.leavesNull && written.value === null && field.default_value !== null) continue;
    const problem = problemOf(field, written.value, strict);
    if (problem !== null) problems.push(`${name}: ${problem}`);
  }
  if (unchecked) throw sqlFailure();
  if (problems.length > 0) throw new ApiFault(422, 4, problems.join(' '));
  for (const [name, value] of values) checkLength(draft.collection.fields.get(name), value);
  return values;
}

/** Values that come by themselves, or from the database. */
function isMissing({ schema, creating, related }: Draft, field: FieldDefinition, strict: boolean): boolean {
  if (!creating || related.has(field.field) || field.auto_increment || field.default_value !== null)
    return false;
  if (field.primary_key) return true;
  if (!field.required || !strict) return false;
  return field.datatype !== null || toManyOf(schema, field) !== null;
}

function isBlank({ stored, related }: Draft, field: FieldDefinition, strict: boolean): boolean {
  if (!stored || !strict || !field.required || field.primary_key || related.has(field.field)) return false;
  const value = own(stored, field.field) ?? null;
  return field.datatype !== null && (value === null || value === '');
}

function problemOf(field: FieldDefinition, value: SqlValue, strict: boolean): string | null {
  const blank = value === null || value === '';
  if (field.primary_key && !field.auto_increment && blank) return BLANK;
  if (!strict || field.primary_key) return null;
  if (blank) return field.required ? BLANK : null;
  return field.validation === null || field.validation === ''
    ? null
    : patternProblem(field.validation, String(value));
}

function patternProblem(validation: string, text: string): string | null {
  if (validation === '$email') {
    return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text)
      ? null
      : 'This value is not a valid email address.';
  }
  const pattern = patternOf(validation);
  return pattern === null || hasPattern(pattern, text) ? null : 'This value is not valid.';
}

/** A pattern in PHP's notation (`/^[a-z]+$/i`) or bare; null for one that JavaScript does not understand. */
function patternOf(validation: string): RegExp | null {
  const [, delimited, flags = ''] = /^([/#~])(.*)\1([a-z]*)$/s.exec(validation)?.slice(1) ?? [];
  try {
    return new RegExp(
      delimited ?? validation,
      [...new Set(flags)].filter((flag) => 'imsu'.includes(flag)).join(''),
    );
  } catch {
    return null;
  }
}

const TEXT_BYTES = new Map([
  ['TINYTEXT', 255],
  ['TEXT', 65_535],
  ['MEDIUMTEXT', 16_777_215],
]);

function checkLength(field: FieldDefinition | undefined, value: SqlValue): void {
  if (!field || typeof value !== 'string' || field.datatype === null) return;
  const bytes = TEXT_BYTES.get(field.datatype);
  const isChar = field.datatype === 'VARCHAR' || field.datatype === 'CHAR';
  const max = isChar ? Number(field.length) : bytes;
  if (!max || value.length * 3 <= max) return;
  const length = isChar ? [...value].length : new TextEncoder().encode(value).length;
  if (length <= max) return;
  throw new ApiFault(
    422,
    12,
    `The value submitted (${value}) for '${titleOf(field.field)}' is longer than the field's supported length ` +
      `(${max}). Please submit a shorter value or ask an Admin to increase the length.`,
  );
}

const titleOf = (name: string) =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
