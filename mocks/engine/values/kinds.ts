import { isInteger } from '#mocks/engine/schema/datatypes.ts';
import type { FieldDefinition } from '#mocks/engine/types.ts';

/** How the values of a field are stored, checked and answered. */
export type Kind =
  | 'alias'
  | 'array'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'decimal'
  | 'hash'
  | 'integer'
  | 'json'
  | 'text'
  | 'time';

const BY_TYPE: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['array', 'array'],
  ['boolean', 'boolean'],
  ['date', 'date'],
  ['datetime', 'datetime'],
  ['datetime_created', 'datetime'],
  ['datetime_updated', 'datetime'],
  ['decimal', 'decimal'],
  ['hash', 'hash'],
  ['json', 'json'],
  ['time', 'time'],
]);

export function kindOf(field: FieldDefinition): Kind {
  if (field.datatype === null || field.datatype === 'ALIAS') return 'alias';
  return (
    BY_TYPE.get(field.type) ?? (isInteger(field.datatype) || field.datatype === 'YEAR' ? 'integer' : 'text')
  );
}

/** Whether the column keeps decimals as text because a double has too few digits (see `declarationOf`). */
export function isExactDecimal(field: FieldDefinition): boolean {
  return field.datatype === 'DECIMAL' && digitsOf(field).precision > 15;
}

/** Digits in all and behind the point, of a decimal column; `scale` null means as many as there are. */
export function digitsOf(field: FieldDefinition): { precision: number; scale: number | null } {
  const [precision, scale] = (field.length ?? '').split(',').map(Number);
  if (!precision)
    return field.datatype === 'DECIMAL' ? { precision: 10, scale: 0 } : { precision: 65, scale: null };
  if (scale === undefined) return { precision, scale: field.datatype === 'DECIMAL' ? 0 : null };
  return { precision, scale };
}
