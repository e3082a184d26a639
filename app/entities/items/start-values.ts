/** Values that the form of a new item begins with, handed over in its address: `…/+?start={"publish_on":"2026-03-13"}`. Pure. */
import { statusesOfField } from '#app/entities/collections/rules.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isDate, isDateTime, isTime } from '#app/lib/dates.ts';

type StartValue = string | number | boolean;
export type StartValues = Readonly<Record<string, StartValue>>;

/** Characters of a text that an address may bring along. */
const longest = 500;

/**
 * The start values of an address as one text, `''` without any: forms of a new item that begin with other values are other
 * forms, though their path is the same.
 *
 * @param search as the router has parsed it
 */
export function startText(search: object): string {
  return 'start' in search ? JSON.stringify(search.start) : '';
}

/**
 * The values of an address that a form may begin with: fields that it shows, that the user may write, and that take
 * such a value. Anybody can make up an address, so whatever else it says is left out.
 *
 * @param start as the router has parsed it, hence of any shape
 */
export function startValues(
  start: unknown,
  fields: readonly { field: Field; readonly: boolean }[],
): Record<string, StartValue> {
  if (typeof start !== 'object' || start === null) return {};
  const given = new Map(Object.entries(start));
  return Object.fromEntries(
    fields.flatMap(({ field, readonly }): [string, StartValue][] => {
      const value: unknown = given.get(field.field);
      return !readonly && hasColumn(field) && fits(value, field) ? [[field.field, value]] : [];
    }),
  );
}

function fits(value: unknown, field: Field): value is StartValue {
  switch (field.type) {
    case 'date':
      return isDate(value);
    case 'datetime':
      return isDateTime(value);
    case 'time':
      return isTime(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'status':
      return statusesOfField(field).some((status) => status.value === value);
    case 'integer':
    case 'decimal':
      return typeof value === 'number' && Number.isFinite(value);
    case 'm2o':
    case 'file':
    case 'user':
      return Number.isSafeInteger(value) || isShort(value);
    case 'string':
    case 'slug':
    case 'lang':
      return isShort(value);
    default:
      return false;
  }
}

function isShort(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= longest;
}
