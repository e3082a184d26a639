import { own, setOwn } from '#mocks/engine/values/own.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import type { Release } from '#mocks/engine/releases/release.ts';
import {
  datatypeOfType,
  isColumnless,
  isInteger,
  isKnownDatatype,
  isKnownType,
  isNumber,
  needsLength,
  takesLength,
} from '#mocks/engine/schema/datatypes.ts';
import type { ColumnSpec } from '#mocks/engine/schema/ddl.ts';
import { DEEPEST_JSON, isTooDeep, stringifyJson } from '#mocks/engine/values/json.ts';
import type { SqlValue } from '#mocks/storage/driver.ts';

export type Payload = Record<string, unknown>;

/** Members of a payload that go into directus_fields, by kind. */
const FLAGS = ['required', 'readonly', 'hidden_detail', 'hidden_browse', 'locked'];
const TEXTS = ['interface', 'validation', 'note', 'width'];
const NUMBERS = ['sort', 'group'];
const JSONS = ['options', 'translation'];

/** Members that are about the column. */
export const COLUMN_MEMBERS = ['type', 'datatype', 'length', 'default_value', 'unique', 'signed'];

/**
 * Checks a payload for a new field, in the order of the contract's errors: 4 for a blank type, 401 for an unknown
 * one, 402 and 403 for a missing or a needless length.
 */
export function checkNewField(release: Release, payload: Payload): void {
  const name = String(payload.field ?? '');
  if (name === '') throw faults.invalid('field: This value should not be blank.');
  if (blank(payload.type)) throw faults.invalid('type: This value should not be blank.');
  // hyphens and digits are fine; anything else would have to be escaped in every place that names the field
  if (!/^[\w-]{1,64}$/.test(name)) throw faults.invalid(`field: "${name}" is not a valid field name`);
  checkType(release, name, payload);
}

/** The same for what a change leaves: `payload` holds the members as they will be. */
export function checkType(release: Release, name: string, payload: Payload): void {
  checkTypeName(release, payload.type);
  if (isColumnless(String(payload.type))) return;
  const datatype = datatypeIn(payload);
  const length = lengthIn(payload);
  if (length !== null && !takesLength(datatype) && !isKnownDatatype(datatype)) {
    throw new ApiFault(422, 403, `field "${name}" does not support length`);
  }
  if (!isKnownDatatype(datatype)) throw new ApiFault(422, 401, `Unknown datatype: ${datatype}`);
  if (length === null && needsLength(datatype)) throw new ApiFault(422, 402, `Missing length for: ${name}`);
  if (length !== null && !/^\d{1,5}(,\d{1,2})?$/.test(length)) {
    throw new ApiFault(422, 403, `field "${name}" does not support length ${JSON.stringify(length)}`);
  }
  checkDefault(datatype, payload);
}

export function checkTypeName(release: Release, type: unknown): void {
  if (!isKnownType(String(type), release)) throw new ApiFault(422, 401, `Unknown type: ${String(type)}`);
}

function checkDefault(datatype: string, payload: Payload): void {
  const value = defaultIn(payload);
  if (value === null || value === '') return;
  if (value.includes('\0')) throw faults.invalid('default_value: This value is not valid.');
  if (isNumber(datatype) && !Number.isFinite(Number(value))) {
    throw faults.invalid('default_value: This value should be of type numeric.');
  }
}

/** The column of a checked payload, null for fields without one. */
export function columnOf({ requiredFollowsColumn }: Release, payload: Payload): ColumnSpec | null {
  const type = String(payload.type).toLowerCase();
  if (isColumnless(type)) return null;
  const datatype = datatypeIn(payload);
  const autoIncrement = flag(payload.auto_increment);
  const primaryKey = flag(payload.primary_key);
  return {
    name: String(payload.field),
    datatype,
    length: takesLength(datatype) ? lengthIn(payload) : null,
    // integers are unsigned unless said otherwise, all else has its sign
    signed:
      payload.signed === undefined || payload.signed === null ? !isInteger(datatype) : flag(payload.signed),
    primaryKey,
    autoIncrement: autoIncrement && isInteger(datatype),
    unique: flag(payload.unique),
    notNull: requiredFollowsColumn && flag(payload.required) && !primaryKey,
    defaultValue: defaultIn(payload),
  };
}

/** The columns of directus_fields that a payload sets. */
export function describedColumns(payload: Payload): Record<string, SqlValue> {
  const row: Record<string, SqlValue> = {};
  if (payload.type !== undefined) row.type = String(payload.type).toLowerCase();
  for (const name of FLAGS)
    if (own(payload, name) !== undefined) setOwn(row, name, Number(flag(own(payload, name))));
  for (const name of TEXTS)
    if (own(payload, name) !== undefined) setOwn(row, name, textOrNull(own(payload, name)));
  for (const name of NUMBERS) {
    if (own(payload, name) !== undefined)
      setOwn(row, name, blank(own(payload, name)) ? null : Math.trunc(Number(own(payload, name))) || 0);
  }
  for (const name of JSONS) {
    const value = own(payload, name);
    if (value !== undefined) setOwn(row, name, value === null ? null : jsonIn(name, value));
  }
  return row;
}

function jsonIn(name: string, value: unknown): string {
  if (typeof value !== 'string') return stringifyJson(value);
  if (isTooDeep(value)) throw faults.invalid(`${name}: This value goes deeper than ${DEEPEST_JSON} levels.`);
  return value;
}

export const flag = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

const blank = (value: unknown): boolean => value === undefined || value === null || value === '';
const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));

function datatypeIn(payload: Payload): string {
  const given = blank(payload.datatype)
    ? datatypeOfType(String(payload.type).toLowerCase())
    : String(payload.datatype);
  return given.toUpperCase();
}

function lengthIn(payload: Payload): string | null {
  return blank(payload.length) ? null : String(payload.length).replace(/\s/g, '');
}

function defaultIn({ default_value: value, type }: Payload): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true' ? '1' : '0';
  return typeof value === 'object' ? stringifyJson(value) : String(value);
}
