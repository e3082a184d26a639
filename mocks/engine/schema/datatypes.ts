/**
 * MySQL's datatypes as the contract names them, and how SQLite declares them. SQLite keeps a declared type as
 * written, so the declaration is where name, length and sign are remembered.
 */

import type { Release } from '#mocks/engine/releases/release.ts';

type LengthRule = 'none' | 'one' | 'digits';

interface Datatype {
  /** Whether a length may be given: none, one number, or `digits,decimals`. */
  length: LengthRule;
  /** The length that the API answers when none is stored (for numbers: digits). */
  answered: string | null;
  required?: boolean;
  text?: boolean;
  integer?: boolean;
}

const DATATYPES: ReadonlyMap<string, Datatype> = new Map<string, Datatype>([
  ['CHAR', { length: 'one', answered: '1', required: true, text: true }],
  ['VARCHAR', { length: 'one', answered: '255', required: true, text: true }],
  ['TINYTEXT', { length: 'none', answered: '255', text: true }],
  ['TEXT', { length: 'none', answered: '65535', text: true }],
  ['MEDIUMTEXT', { length: 'none', answered: '16777215', text: true }],
  ['LONGTEXT', { length: 'none', answered: '4294967295', text: true }],
  ['TINYINT', { length: 'one', answered: '3', integer: true }],
  ['SMALLINT', { length: 'one', answered: '5', integer: true }],
  ['MEDIUMINT', { length: 'one', answered: '7', integer: true }],
  ['INT', { length: 'one', answered: '10', integer: true }],
  ['BIGINT', { length: 'one', answered: '19', integer: true }],
  ['DECIMAL', { length: 'digits', answered: '10,0' }],
  ['FLOAT', { length: 'digits', answered: '12' }],
  ['DOUBLE', { length: 'digits', answered: '22' }],
  ['DATE', { length: 'none', answered: null }],
  ['DATETIME', { length: 'none', answered: null }],
  ['TIME', { length: 'none', answered: null }],
  ['TIMESTAMP', { length: 'none', answered: null }],
  ['YEAR', { length: 'none', answered: null }],
]);

/** Field types without a column. */
const COLUMNLESS = ['alias', 'group', 'o2m', 'translation'];

const FIELD_TYPES = [
  ...COLUMNLESS,
  ...words(
    'array binary boolean date datetime datetime_created datetime_updated decimal file hash integer json',
  ),
  ...words('lang m2o slug sort status string time user user_updated uuid'),
];

function words(text: string): string[] {
  return text.split(' ');
}

/** A column type in the API's words. */
export interface ColumnType {
  /** Upper case; names outside MySQL's list (a table made by hand) are kept. */
  datatype: string;
  /** As given, `10` or `10,2`; null where none was. */
  length: string | null;
  signed: boolean;
}

/** Whether a field can have the type. Of the two names for the owner's only that of the release counts. */
export const isKnownType = (type: string, { ownerType }: Release): boolean =>
  FIELD_TYPES.includes(type.toLowerCase()) || type.toLowerCase() === ownerType;
export const isColumnless = (type: string): boolean => COLUMNLESS.includes(type.toLowerCase());
export const isKnownDatatype = (datatype: string): boolean => DATATYPES.has(datatype.toUpperCase());
export const isInteger = (datatype: string): boolean => DATATYPES.get(datatype)?.integer === true;
export const takesLength = (datatype: string): boolean =>
  (DATATYPES.get(datatype)?.length ?? 'none') !== 'none';
export const needsLength = (datatype: string): boolean => DATATYPES.get(datatype)?.required === true;

/** The length as the API answers it: of integers always the digits, of text the stored or the greatest one. */
export function answeredLength({ datatype, length, signed }: ColumnType): string | null {
  const known = DATATYPES.get(datatype);
  if (!known) return length;
  if (datatype === 'BIGINT' && !signed) return '20';
  return known.integer || known.length === 'none' ? known.answered : (length ?? known.answered);
}

/** Text that is not declared with a length. */
export const isLongText = (datatype: string): boolean =>
  DATATYPES.get(datatype)?.text === true && !takesLength(datatype);

/** How SQLite declares the column. Exact decimals of more digits than a double holds get the affinity of text. */
export function declarationOf({ datatype, length, signed }: ColumnType): string {
  const name = datatype === 'DECIMAL' && digitsOf(length) > 15 ? 'DECIMAL_TEXT' : datatype;
  const unsigned = !signed && isNumber(datatype) ? ' UNSIGNED' : '';
  // of integers the length is only a display width; SQLite wants it behind all words of the name
  const size = length !== null && takesLength(datatype) && !isInteger(datatype) ? `(${length})` : '';
  // MariaDB compares text without case; so do our columns, or a unique name could be taken twice.
  const collation = DATATYPES.get(datatype)?.text ? ' COLLATE NOCASE' : '';
  return `${name}${unsigned}${size}${collation}`;
}

/** What SQLite calls otherwise. */
const DECLARED = new Map([
  ['INTEGER', 'INT'],
  ['DECIMAL_TEXT', 'DECIMAL'],
  ['NUMERIC', 'DECIMAL'],
  ['REAL', 'DOUBLE'],
  ['', 'TEXT'],
]);

/** The inverse of `declarationOf`, also for tables made by hand. */
export function parseDeclaration(declared: string): ColumnType {
  const match = /^\s*([\w ]*?)\s*(?:\(\s*([\d\s,]*)\))?\s*$/.exec(declared);
  const words = (match?.[1] ?? declared).toUpperCase();
  const name = words.replace(/\s*\bUNSIGNED\b/, '');
  return {
    datatype: DECLARED.get(name) ?? name,
    length: match?.[2]?.replace(/\s/g, '') || null,
    signed: name === words,
  };
}

/** The field type of a column that nobody described. */
export function typeOfDatatype(datatype: string): string {
  if (isInteger(datatype) || datatype === 'YEAR') return 'integer';
  if (['DECIMAL', 'FLOAT', 'DOUBLE'].includes(datatype)) return 'decimal';
  if (datatype === 'DATE') return 'date';
  if (datatype === 'TIME') return 'time';
  if (datatype === 'DATETIME' || datatype === 'TIMESTAMP') return 'datetime';
  if (datatype.endsWith('BLOB') || datatype === 'BINARY' || datatype === 'VARBINARY') return 'binary';
  return 'string';
}

const OF_TYPE = new Map([
  ['boolean', 'TINYINT'],
  ['date', 'DATE'],
  ['time', 'TIME'],
  ['decimal', 'DECIMAL'],
  ['json', 'TEXT'],
  ['lang', 'CHAR'],
]);

/** The datatype that a field type gets when none is named. */
export function datatypeOfType(type: string): string {
  const named = OF_TYPE.get(type);
  if (named !== undefined) return named;
  if (type.startsWith('datetime')) return 'DATETIME';
  const integers = ['file', 'user', 'user_created', 'user_updated', 'owner', 'integer', 'sort', 'm2o'];
  return integers.includes(type) ? 'INT' : 'VARCHAR';
}

export const isNumber = (datatype: string): boolean =>
  isInteger(datatype) || ['DECIMAL', 'FLOAT', 'DOUBLE'].includes(datatype);
const digitsOf = (length: string | null) => Number(length?.split(',')[0] ?? 10);
