import type { FieldDefinition } from '#mocks/engine/types.ts';
import { isoText } from '#mocks/engine/values/dates.ts';
import { plainDecimal, roundDecimal } from '#mocks/engine/values/decimal.ts';
import { exactNumber, parseJson, withEmptyLists } from '#mocks/engine/values/json.ts';
import { digitsOf, type Kind, kindOf } from '#mocks/engine/values/kinds.ts';
import type { SqlValue } from '#mocks/storage/driver.ts';

export type Reader = (value: SqlValue) => unknown;

/**
 * How the values of a column are answered: decimals as numbers (null as 0), booleans, lists and JSON as what
 * they are, times in ISO form where the release shows their `zone`. Everything else stays as it is stored.
 */
export function readerOf(field: FieldDefinition, zone: boolean): Reader {
  const kind = kindOf(field);
  return zone && kind === 'datetime' ? zoned : READERS[kind];
}

const READERS: Record<Kind, Reader> = {
  alias: () => null,
  array: (value) => (value === null || value === '' ? [] : listOf(String(value))),
  boolean: (value) => value !== null && Number(value) === 1,
  date: plain,
  datetime: plain,
  decimal: (value) => (value === null ? 0 : number(value)),
  hash: plain,
  integer: plain,
  json: (value) => (value === null || value === '' ? null : withEmptyLists(parsed(String(value)))),
  text: (value) => (typeof value === 'number' || typeof value === 'bigint' ? String(value) : plain(value)),
  time: plain,
};

const zoned: Reader = (value) => (value === null || value === '' ? null : isoText(String(value)));

/** As a revision keeps it: the text that MariaDB shows; booleans, lists and JSON as what they are. */
export function rawText(field: FieldDefinition, value: SqlValue): unknown {
  const kind = kindOf(field);
  if (kind === 'array' || kind === 'boolean' || kind === 'json') return READERS[kind](value);
  if (value === null) return null;
  if (kind !== 'decimal') return value instanceof Uint8Array ? plain(value) : String(value);
  const { scale } = digitsOf(field);
  const digits = plainDecimal(String(value));
  return digits === null || scale === null ? String(value) : roundDecimal(digits, scale);
}

/** A list as the database keeps it: names with commas between, or JSON where an entry holds a comma itself. */
export function listOf(text: string): unknown[] {
  if (text.startsWith('[')) {
    const list = parsed(text);
    if (Array.isArray(list)) return list;
  }
  return text.split(',');
}

/** A text that is no JSON, put there in SQL, is answered as text. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

function number(value: SqlValue): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  const digits = plainDecimal(String(value));
  return digits === null ? 0 : exactNumber(digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits);
}

function plain(value: SqlValue): unknown {
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : value;
}
