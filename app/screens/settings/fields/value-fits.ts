/** Whether a stored value fits what its field is to become. Pure. */
import { findTypeProblem } from '#app/components/form/form-schema.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isDate, isTime, parseInstant } from '#app/lib/dates.ts';
import { isLosslessNumber, parseJson } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { familyOf } from './value-checks.ts';

/** Nothing fits everywhere, and is never the same as another nothing. */
export function isNoValue(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** A value as its column holds it: lists of the type `array` with commas between, other structures as JSON. */
export function columnText(value: unknown, { type }: Pick<Field, 'type'>): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value) && type === 'array') return value.map(plainText).join(',');
  return plainText(value);
}

/** True when the column that the field becomes holds the value whole: nothing cut off, rounded or lost. */
export function fitsColumn(value: unknown, from: Field, to: Field): boolean {
  if (isNoValue(value)) return true;
  const text = columnText(value, from);
  switch (familyOf(to)) {
    case 'boolean':
      return /^(?:[01]|true|false)$/i.test(text.trim());
    case 'integer':
      return findTypeProblem({ ...to, type: 'integer' }, withoutEmptyDecimals(text)) === null;
    case 'decimal':
    case 'float':
      return findTypeProblem({ ...to, type: 'decimal' }, text) === null;
    case 'date':
      return momentOf(text).endsWith(' 00:00:00');
    case 'datetime':
      return momentOf(text) !== '';
    case 'timestamp':
      return isTimestamp(momentOf(text));
    case 'time':
      return isTime(text);
    case 'year':
      return /^(?:19|20|21)\d\d$/.test(text);
    case 'json':
      return isJson(value, text) && hasRoom(text, to);
    case 'text':
      return hasRoom(text, to);
    default:
      return true;
  }
}

/** The same text twice, to a database that doesn't tell capitals apart and passes over spaces at the end. */
export function sameAs(value: unknown, field: Pick<Field, 'type'>): string {
  return columnText(value, field).trimEnd().toLowerCase();
}

function hasRoom(text: string, to: Field): boolean {
  return findTypeProblem({ ...to, type: 'string' }, text) === null;
}

/** 3.00 is a whole number to a database. */
function withoutEmptyDecimals(text: string): string {
  return text.replace(/^([+-]?\d+)\.0*$/, '$1');
}

/** A day, a naive time or an instant as `YYYY-MM-DD HH:MM:SS`; '' for what is none. */
function momentOf(text: string): string {
  const at = parseInstant(isDate(text) ? `${text} 00:00:00` : text);
  return at === null ? '' : new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

function isTimestamp(moment: string): boolean {
  return moment > '1970-01-01 00:00:00' && moment <= '2038-01-19 03:14:07';
}

function isJson(value: unknown, text: string): boolean {
  if (typeof value === 'object' && !isLosslessNumber(value)) return true;
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}
