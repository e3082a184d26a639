import type { FieldDefinition } from '#mocks/engine/types.ts';
import { dateText, datetimeText, timeText } from '#mocks/engine/values/dates.ts';
import { plainDecimal, roundDecimal, wholeDigits } from '#mocks/engine/values/decimal.ts';
import { DEEPEST_JSON, isTooDeep, parseJson, stringifyJson } from '#mocks/engine/values/json.ts';
import { digitsOf, isExactDecimal, type Kind, kindOf } from '#mocks/engine/values/kinds.ts';
import { RawNumber } from '#mocks/engine/values/raw-number.ts';
import type { SqlValue } from '#mocks/storage/driver.ts';

/** A sent value in the form of the database, or what is wrong with it, in the API's words. */
export type Written = { value: SqlValue } | { problem: string };

const wrongType = (type: string): Written => ({ problem: `This value should be of type ${type}.` });
const OUT_OF_RANGE: Written = { problem: 'This value is out of range.' };

/** Turns a sent value into the stored one. Strings hold numbers and dates as well as their own types do. */
export function writtenValue(field: FieldDefinition, sent: unknown): Written {
  if (sent === null || sent === undefined) return { value: null };
  return WRITERS[kindOf(field)](sent, field);
}

type Writer = (sent: unknown, field: FieldDefinition) => Written;

const WRITERS: Record<Kind, Writer> = {
  alias: () => ({ value: null }),
  array: writtenList,
  boolean: (sent) => {
    const known = BOOLEANS.get(scalarText(sent)?.toLowerCase() ?? '');
    return known === undefined ? wrongType('boolean') : { value: known };
  },
  date: (sent) =>
    orProblem(typeof sent === 'string' ? dateText(sent) : null, 'This value is not a valid date.'),
  datetime: (sent) =>
    orProblem(typeof sent === 'string' ? datetimeText(sent) : null, 'This value is not a valid datetime.'),
  decimal: writtenDecimal,
  hash: (sent) => orProblem(scalarText(sent), 'This value should be of type string.'),
  integer: writtenInteger,
  json: writtenJson,
  text: (sent) => orProblem(scalarText(sent), 'This value should be of type string.'),
  time: (sent) =>
    orProblem(typeof sent === 'string' ? timeText(sent) : null, 'This value is not a valid time.'),
};

const BOOLEANS = new Map<string, number>([
  ['true', 1],
  ['1', 1],
  ['false', 0],
  ['0', 0],
]);

function orProblem(value: string | null, problem: string): Written {
  return value === null ? { problem } : { value };
}

/** Text of a scalar, null for lists and objects. */
export function scalarText(sent: unknown): string | null {
  if (typeof sent === 'string') return sent;
  if (typeof sent === 'boolean') return sent ? '1' : '0';
  if (typeof sent === 'number' || typeof sent === 'bigint' || sent instanceof RawNumber) return String(sent);
  return null;
}

const BYTES = new Map([
  ['TINYINT', 1n],
  ['SMALLINT', 2n],
  ['MEDIUMINT', 3n],
  ['INT', 4n],
  ['BIGINT', 8n],
]);

function writtenInteger(sent: unknown, field: FieldDefinition): Written {
  const digits = plainDecimal(scalarText(sent) ?? '');
  if (digits === null || wholeDigits(digits) > 30)
    return digits === null ? wrongType('integer') : OUT_OF_RANGE;
  const value = BigInt(roundDecimal(digits, 0));
  // SQLite's own integers have eight bytes and a sign, so an unsigned BIGINT ends there too.
  const bits = (BYTES.get(field.datatype ?? '') ?? 8n) * 8n;
  const signed = field.signed || field.primary_key;
  const highest = bits === 64n || signed ? 2n ** (bits - 1n) - 1n : 2n ** bits - 1n;
  const lowest = field.signed || bits === 64n ? -(2n ** (bits - 1n)) : 0n;
  if (value > highest || value < lowest) return OUT_OF_RANGE;
  const number = Number(value);
  return { value: Number.isSafeInteger(number) ? number : value };
}

function writtenDecimal(sent: unknown, field: FieldDefinition): Written {
  const digits = plainDecimal(scalarText(sent) ?? '');
  if (digits === null) return wrongType('numeric');
  const { precision, scale } = digitsOf(field);
  if (scale === null) return Number.isFinite(Number(digits)) ? { value: Number(digits) } : OUT_OF_RANGE;
  const rounded = roundDecimal(digits, scale);
  if (wholeDigits(rounded) > precision - scale) return OUT_OF_RANGE;
  return { value: isExactDecimal(field) ? rounded : Number(rounded) };
}

function writtenList(sent: unknown): Written {
  const list = Array.isArray(sent) ? sent : isEmptyObject(sent) ? [] : null;
  if (list === null) return wrongType('array');
  const names = list.map(scalarText);
  if (names.some((name) => name === null || name.includes(',') || name === '' || name.startsWith('['))) {
    return { value: stringifyJson(list) };
  }
  return { value: names.join(',') };
}

function writtenJson(sent: unknown): Written {
  if (typeof sent !== 'string') return { value: stringifyJson(sent) };
  try {
    if (isTooDeep(sent)) return { problem: `This value goes deeper than ${DEEPEST_JSON} levels.` };
    parseJson(sent);
    return { value: sent };
  } catch {
    return wrongType('json');
  }
}

function isEmptyObject(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && Object.keys(sent).length === 0;
}
