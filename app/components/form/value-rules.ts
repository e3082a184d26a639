/** What the values of a form start as, and what counts as changed. Pure: the same for every screen with a form. */
import { parseInstant } from '#app/lib/dates.ts';
import { defaultValue, hasColumn, isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isLosslessNumber, sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Values by field name, as the API sends and takes them. */
export type Values = Record<string, unknown>;

const numeric = new Set(['integer', 'decimal', 'sort']);

/**
 * What a form starts from. A saved item shows what is saved and nothing else: a value that could not be read is not
 * taken for the default. A new item (`saved` null) shows the defaults of its columns. The value of a to-many field is
 * what is to change in its rows, and nothing else: it begins as none, whatever was read.
 */
export function toValues(fields: readonly Field[], saved: Values | null): Values {
  if (saved) {
    return Object.fromEntries(
      fields.map((field) => [field.field, isToMany(field) ? null : (ownValue(saved, field.field) ?? null)]),
    );
  }
  return Object.fromEntries(
    fields.map((field) => [field.field, hasColumn(field) ? defaultValue(field) : null]),
  );
}

/**
 * True when putting `value` where `base` was would change nothing. Numbers count by their digits (12.50 is 12.5, '7' is
 * 7), times by their instant, since releases write the same one with its zone or without. Emptying a field that had no
 * value is no change: an input can't type a null.
 */
export function isSameValue(field: Field, base: unknown, value: unknown): boolean {
  const from = base ?? null;
  const to = value ?? null;
  if (sameJson(from, to)) return true;
  if (from === null) return to === '' || (isList(field) && Array.isArray(to) && to.length === 0);
  if (field.type.startsWith('datetime')) {
    const at = parseInstant(from);
    return at !== null && at === parseInstant(to);
  }
  if (!numeric.has(field.type)) return false;
  const digits = toDigits(from);
  return digits !== null && digits === toDigits(to);
}

function isList(field: Field): boolean {
  return field.type === 'array' || isToMany(field);
}

/** The names of the fields whose values differ from the base, in the order of the fields. */
export function changedNames(fields: readonly Field[], base: Values, values: Values): string[] {
  return fields
    .filter((field) => !isSameValue(field, ownValue(base, field.field), ownValue(values, field.field)))
    .map((field) => field.field);
}

/**
 * The values to send: the changed ones and no other; a field that the form doesn't hold, as one that is hidden from the role, is
 * never among them. What is emptied is sent as null or `''`, as the input has it: never left out, as `undefined` would be.
 */
export function changedValues(fields: readonly Field[], base: Values, values: Values): Values {
  return Object.fromEntries(
    changedNames(fields, base, values).map((name) => [name, ownValue(values, name) ?? null]),
  );
}

/**
 * The values of a form whose base moves: after a save, or when a newer state of the item arrives. A field that the user
 * left alone follows the new base; so does one that still holds what was sent (`sent`), since the server may have put
 * it in another form. Whatever was typed since stays.
 */
export function rebase(
  fields: readonly Field[],
  values: Values,
  from: Values,
  to: Values,
  sent: Values = {},
): Values {
  return Object.fromEntries(
    fields.map((field) => {
      const name = field.field;
      const value = ownValue(values, name);
      const untouched = isSameValue(field, ownValue(from, name), value);
      const asSent = Object.hasOwn(sent, name) && sameJson(ownValue(sent, name) ?? null, value ?? null);
      const next = ownValue(to, name) ?? null;
      // The old object is kept where nothing moved, so that its input is not rendered again.
      if (untouched || asSent) return [name, sameJson(value, next) ? value : next];
      return [name, isToMany(field) ? withoutSent(value, ownValue(sent, name)) : value];
    }),
  );
}

/** What has been staged in a list since it was sent: each change that was sent is done, and would be done twice. */
function withoutSent(value: unknown, sent: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(sent)) return value;
  const done: unknown[] = [...sent];
  return value.filter((entry) => {
    const index = done.findIndex((other) => sameJson(other, entry));
    if (index >= 0) done.splice(index, 1);
    return index < 0;
  });
}

/** The plain digits of a number in any of its forms, without zeros that don't count; null for what is no number. */
export function toDigits(value: unknown): string | null {
  if (
    typeof value !== 'number' &&
    typeof value !== 'bigint' &&
    typeof value !== 'string' &&
    !isLosslessNumber(value)
  ) {
    return null;
  }
  const match = /^([+-]?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(String(value).trim());
  if (!match) return null;
  const [, sign, whole, fraction] = match;
  const digits = fraction ? `${whole}.${fraction}` : (whole ?? '0');
  return sign === '-' && digits !== '0' ? `-${digits}` : digits;
}
