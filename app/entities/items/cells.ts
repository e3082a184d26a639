/** Values of items as cells of a CSV file and back, without loss: digits, nulls, empty texts and line ends stay. */
import { hasColumn, isOn, isToOne } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { type CsvCell, guardText, restoreText } from '#app/lib/csv.ts';
import { isDate, isDateTime, isTime } from '#app/lib/dates.ts';
import { isLosslessNumber, parseJson, writeJson } from '#app/lib/json.ts';
import { readBoolean } from '#app/lib/local-booleans.ts';

export type CellProblem =
  | 'notBoolean'
  | 'notWhole'
  | 'notNumber'
  | 'notJson'
  | 'notDate'
  | 'notDateTime'
  | 'notTime';
export type CellValue = { value: unknown } | { problem: CellProblem };

const whole = /^[+-]?\d+$/;
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const numericColumns = /^(?:TINY|SMALL|MEDIUM|BIG)?INT(?:EGER)?$/;
const moments = new Set(['datetime', 'datetime_created', 'datetime_updated']);

/** The fields that have a value of their own: rows of other collections are no part of an item's row. */
export function transferFields(fields: readonly Field[]): Field[] {
  return fields.filter(hasColumn);
}

type CellKind = 'boolean' | 'whole' | 'decimal' | 'json' | 'list' | 'date' | 'datetime' | 'time' | 'text';

export function cellKind(field: Field): CellKind {
  const { type } = field;
  if (type === 'boolean' || type === 'json' || type === 'date' || type === 'time' || type === 'decimal')
    return type;
  if (type === 'array') return 'list';
  if (moments.has(type)) return 'datetime';
  if (type === 'integer' || type === 'sort') return 'whole';
  if (isToOne(field) && numericColumns.test(field.datatype ?? '')) return 'whole';
  return 'text';
}

/** The cell of a value as the API sends it; `field` is the one that it stands in. */
export function toCell(value: unknown, field: Field): CsvCell {
  if (value === null || value === undefined) return null;
  switch (cellKind(field)) {
    case 'boolean':
      return isOn(value) ? 'true' : 'false';
    case 'json':
      return writeJson(value);
    case 'list':
      return Array.isArray(value) ? writeJson(value) : guardText(String(value));
    case 'whole':
    case 'decimal':
      return typeof value === 'object' && !isLosslessNumber(value) ? writeJson(value) : String(value);
    default:
      return typeof value === 'object' && !isLosslessNumber(value)
        ? writeJson(value)
        : guardText(String(value));
  }
}

/** The value of a cell for a field, in the form in which the API takes it. */
export function fromCell(cell: CsvCell, field: Field): CellValue {
  if (cell === null) return { value: null };
  const text = cell.trim();
  switch (cellKind(field)) {
    case 'boolean':
      return fromBoolean(text);
    case 'whole':
      return whole.test(text) ? { value: toNumber(text) } : { problem: 'notWhole' };
    case 'decimal':
      return decimal.test(text) ? { value: toNumber(text) } : { problem: 'notNumber' };
    case 'json':
      return fromJson(cell);
    case 'list':
      return text.startsWith('[') ? fromJson(text) : { value: restoreText(cell).split(',') };
    case 'date':
      return isDate(text) ? { value: text } : { problem: 'notDate' };
    case 'datetime': {
      const moment = text.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ');
      return isDateTime(moment) ? { value: moment } : { problem: 'notDateTime' };
    }
    case 'time':
      return isTime(text) ? { value: text } : { problem: 'notTime' };
    case 'text':
      return { value: restoreText(cell) };
  }
}

/** The number that digits stand for, all of them. A JSON number has neither a plus, nor leading zeros, nor a bare dot. */
export function toNumber(text: string): unknown {
  const [, sign = '', rest = ''] = /^([+-]?)0*(?=[\d.])(.*)$/.exec(text) ?? [];
  const digits = rest.replace(/^(?=[.eE]|$)/, '0').replace(/\.(?=[eE]|$)/, '');
  return parseJson(`${sign === '-' ? '-' : ''}${digits}`);
}

function fromBoolean(text: string): CellValue {
  const value = readBoolean(text);
  return value === null ? { problem: 'notBoolean' } : { value };
}

function fromJson(text: string): CellValue {
  try {
    return { value: parseJson(text) };
  } catch {
    return { problem: 'notJson' };
  }
}
