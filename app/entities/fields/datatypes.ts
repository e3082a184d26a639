import { ownValue } from '#app/lib/own-value.ts';
/** Types of fields and the column types (MySQL's) that they may have. Pure. */
export { fallbackInterface } from './fallback-interface.ts';

/** What a column type says of its length: nothing, one number, or digits and how many of them are decimals. */
export type LengthKind = 'none' | 'size' | 'digits';

interface Datatype {
  length: LengthKind;
  /** The length that a new column gets. */
  usual?: string;
  /** Greatest size, or number of digits. */
  max?: number;
  maxDecimals?: number;
}

const none: Datatype = { length: 'none' };

const datatypes: Readonly<Record<string, Datatype>> = {
  CHAR: { length: 'size', usual: '50', max: 255 },
  VARCHAR: { length: 'size', usual: '255', max: 65_535 },
  TINYTEXT: none,
  TEXT: none,
  MEDIUMTEXT: none,
  LONGTEXT: none,
  TINYINT: none,
  SMALLINT: none,
  MEDIUMINT: none,
  INT: none,
  BIGINT: none,
  DECIMAL: { length: 'digits', usual: '10,2', max: 65, maxDecimals: 30 },
  FLOAT: { length: 'digits', usual: '20,10' },
  DOUBLE: { length: 'digits', usual: '20,10' },
  DATE: none,
  DATETIME: none,
  TIME: none,
  TIMESTAMP: none,
  YEAR: none,
};

const texts = ['CHAR', 'VARCHAR', 'TINYTEXT', 'TEXT', 'MEDIUMTEXT', 'LONGTEXT'];
const integers = ['TINYINT', 'SMALLINT', 'MEDIUMINT', 'INT', 'BIGINT'];

/** Column types by field type, and the one that a new field gets. A field type without any has no column. */
const types: Readonly<Record<string, { datatypes: readonly string[]; usual: string | null }>> = {
  alias: { datatypes: [], usual: null },
  array: { datatypes: ['VARCHAR'], usual: 'VARCHAR' },
  boolean: { datatypes: ['TINYINT'], usual: 'TINYINT' },
  date: { datatypes: ['DATE'], usual: 'DATE' },
  datetime: { datatypes: ['DATETIME'], usual: 'DATETIME' },
  datetime_created: { datatypes: ['DATETIME'], usual: 'DATETIME' },
  datetime_updated: { datatypes: ['DATETIME'], usual: 'DATETIME' },
  decimal: { datatypes: ['DECIMAL', 'FLOAT', 'DOUBLE'], usual: 'DECIMAL' },
  file: { datatypes: ['INT'], usual: 'INT' },
  group: { datatypes: [], usual: null },
  hash: { datatypes: ['VARCHAR'], usual: 'VARCHAR' },
  integer: { datatypes: integers, usual: 'INT' },
  json: { datatypes: ['VARCHAR', 'TINYTEXT', 'TEXT', 'MEDIUMTEXT', 'LONGTEXT'], usual: 'TEXT' },
  lang: { datatypes: ['CHAR', 'VARCHAR'], usual: 'CHAR' },
  m2o: { datatypes: ['CHAR', 'VARCHAR', 'INT'], usual: 'INT' },
  o2m: { datatypes: [], usual: null },
  owner: { datatypes: ['INT'], usual: 'INT' },
  slug: { datatypes: ['CHAR', 'VARCHAR'], usual: 'VARCHAR' },
  sort: { datatypes: integers, usual: 'INT' },
  status: { datatypes: ['CHAR', 'VARCHAR', 'INT'], usual: 'VARCHAR' },
  string: { datatypes: texts, usual: 'VARCHAR' },
  time: { datatypes: ['TIME'], usual: 'TIME' },
  translation: { datatypes: [], usual: null },
  user: { datatypes: ['INT'], usual: 'INT' },
  user_created: { datatypes: ['INT'], usual: 'INT' },
  user_updated: { datatypes: ['INT'], usual: 'INT' },
  uuid: { datatypes: ['VARCHAR'], usual: 'VARCHAR' },
};

export const fieldTypes: readonly string[] = Object.keys(types);
export const datatypeNames: readonly string[] = Object.keys(datatypes);

/** Column types that a field type may have, in the order in which they are offered; empty without a column. */
export function datatypesOf(type: string): readonly string[] {
  return ownValue(types, type)?.datatypes ?? [];
}

/** The column type of a new field of this type; null when it has no column. A type that is not known here is text. */
export function defaultDatatype(type: string): string | null {
  const known = ownValue(types, type);
  return known ? known.usual : 'VARCHAR';
}

/** True for the types whose values are in no column of their own. */
export function isColumnless(type: string): boolean {
  return defaultDatatype(type) === null;
}

export function isIntegerColumn(datatype: string | null): boolean {
  return datatype !== null && integers.includes(datatype);
}

export function isTextColumn(datatype: string | null): boolean {
  return datatype !== null && texts.includes(datatype);
}

function columnOf(datatype: string | null): Datatype {
  return ownValue(datatypes, datatype ?? '') ?? none;
}

export function lengthKind(datatype: string | null): LengthKind {
  return columnOf(datatype).length;
}

/** The length that a new column gets; null when it has none. */
export function defaultLength(datatype: string | null): string | null {
  return columnOf(datatype).usual ?? null;
}

/** Greatest size, or greatest numbers of digits and of decimals, as far as there is a limit. */
export function lengthLimits(datatype: string | null): { max: number | null; maxDecimals: number | null } {
  const { max = null, maxDecimals = null } = columnOf(datatype);
  return { max, maxDecimals };
}

/** `size`, `digits` and `decimals`: beyond the limits; `order`: more decimals than digits. */
export type LengthProblem = 'missing' | 'syntax' | 'size' | 'digits' | 'decimals' | 'order';

/** What is wrong with a column's length; null for nothing. A length of a column that has none is never looked at. */
export function lengthProblem(datatype: string | null, length: string | null): LengthProblem | null {
  const kind = lengthKind(datatype);
  if (kind === 'none') return null;
  const text = (length ?? '').trim();
  if (text === '') return kind === 'size' ? 'missing' : null;
  const { max, maxDecimals } = lengthLimits(datatype);
  if (kind === 'size') {
    if (!/^\d+$/.test(text) || Number(text) === 0) return 'syntax';
    return max !== null && Number(text) > max ? 'size' : null;
  }
  const parts = /^(\d+)(?:\s*,\s*(\d+))?$/.exec(text);
  if (!parts) return 'syntax';
  const digits = Number(parts[1]);
  const decimals = Number(parts[2] ?? 0);
  if (digits === 0) return 'syntax';
  if (max !== null && digits > max) return 'digits';
  if (maxDecimals !== null && decimals > maxDecimals) return 'decimals';
  return decimals > digits ? 'order' : null;
}
