/** What a column can hold, from its type in the database: characters, bytes, whole numbers, decimal places. */
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';

const bits: Record<string, bigint> = { TINYINT: 8n, SMALLINT: 16n, MEDIUMINT: 24n, INT: 32n, BIGINT: 64n };
const bytes: Record<string, number> = { TINYTEXT: 255, TEXT: 65_535, MEDIUMTEXT: 16_777_215 };

/** Smallest and greatest whole number of an integer column; null for any other. */
export function integerBounds(field: Field): { min: bigint; max: bigint } | null {
  const width = ownValue(bits, field.datatype ?? '');
  if (width === undefined || field.type === 'boolean') return null;
  return field.signed
    ? { min: -(2n ** (width - 1n)), max: 2n ** (width - 1n) - 1n }
    : { min: 0n, max: 2n ** width - 1n };
}

/** Digits before and behind the point of a DECIMAL column; null for any other. */
export function decimalPlaces(field: Field): { whole: number; fraction: number } | null {
  const match = field.datatype === 'DECIMAL' ? /^(\d+)\s*(?:,\s*(\d+))?$/.exec(field.length ?? '') : null;
  if (!match) return null;
  const fraction = Number(match[2] ?? 0);
  return { whole: Number(match[1]) - fraction, fraction };
}

/** Characters that a text column takes; null when it is not counted in characters. */
export function maxCharacters(field: Field): number | null {
  if (field.datatype !== 'CHAR' && field.datatype !== 'VARCHAR') return null;
  const length = Number(field.length);
  return field.length !== null && Number.isInteger(length) && length > 0 ? length : null;
}

/** Bytes in UTF-8 that a text column takes; null when it is not counted in bytes. */
export function maxBytes(field: Field): number | null {
  return ownValue(bytes, field.datatype ?? '') ?? null;
}
