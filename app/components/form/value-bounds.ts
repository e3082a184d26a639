/** The smallest and the greatest value that a field takes, by options of its own (docs/field-options.md). Pure. */
import { compareDigits, plainDigits } from '#app/components/ui/digits.ts';
import { ownOptions } from '#app/entities/fields/own-options.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isDate, isTime, parseInstant } from '#app/lib/dates.ts';
import { plainText } from '#app/lib/plain-text.ts';

/** Digits of a number, or a stored day, time, or both; null for no bound. */
export interface ValueBounds {
  min: string | null;
  max: string | null;
}

type Compared = Pick<Field, 'type' | 'options'>;

const numbers = ['integer', 'decimal', 'sort'];
const dated = ['date', 'datetime', 'time'];

/** True for the types whose values have an order that can be bounded. */
export function hasBounds({ type }: Pick<Field, 'type'>): boolean {
  return numbers.includes(type) || dated.includes(type);
}

/** As they are stored; what is no value of the field's type is no bound. */
export function storedBounds(field: Compared): ValueBounds {
  const options = hasBounds(field) ? ownOptions(field) : {};
  const read = (value: unknown) => {
    const text = plainText(value).trim();
    return compareValues(field, text, text) === null ? null : text;
  };
  return { min: read(options['min']), max: read(options['max']) };
}

/** True when nothing is within them. */
export function areCrossed(field: Compared, { min, max }: ValueBounds): boolean {
  return min !== null && max !== null && (compareValues(field, min, max) ?? 0) > 0;
}

/** Those that count: bounds with nothing between them are none. */
export function boundsOf(field: Compared): ValueBounds {
  const bounds = storedBounds(field);
  return areCrossed(field, bounds) ? { min: null, max: null } : bounds;
}

/** What is wrong with a value by its bounds; null for nothing, and for what is no value of the type. */
export function findBoundProblem(field: Compared, value: unknown): 'tooSmall' | 'tooGreat' | null {
  const { min, max } = boundsOf(field);
  const text = plainText(value);
  if (min !== null && (compareValues(field, text, min) ?? 0) < 0) return 'tooSmall';
  return max !== null && (compareValues(field, text, max) ?? 0) > 0 ? 'tooGreat' : null;
}

/**
 * Below, at or above zero: numbers by all their digits, days and times by their order, however they are written. Null when one
 * of them is no value of the type.
 */
export function compareValues({ type }: Pick<Field, 'type'>, left: string, right: string): number | null {
  const read = numbers.includes(type) ? plainDigits : (text: string) => momentOf(type, text);
  const [a, b] = [read(left), read(right)];
  if (a === null || b === null) return null;
  if (numbers.includes(type)) return compareDigits(a, b);
  return a < b ? -1 : Number(a > b);
}

/** Texts that stand in the order of the times that they mean. */
function momentOf(type: string, text: string): string | null {
  if (type === 'time') return isTime(text) ? `${text}:00`.slice(0, 8) : null;
  if (type === 'date') return isDate(text) ? text : null;
  if (!type.startsWith('datetime')) return null;
  const at = parseInstant(isDate(text) ? `${text} 00:00:00` : text);
  return at === null ? null : new Date(at).toISOString();
}
