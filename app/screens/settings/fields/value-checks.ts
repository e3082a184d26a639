/** What has to be looked at in the values that are there before a field is changed. Pure. */
import { decimalPlaces, integerBounds, maxBytes, maxCharacters } from '#app/components/form/column-bounds.ts';
import { isColumnless, isIntegerColumn, isTextColumn, lengthKind } from '#app/entities/fields/datatypes.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { takesSign } from './draft.ts';

/**
 * `required`: items without a value; `dropped`: values whose field loses its column; `unique`: values that are there more
 * than once; `type`, `length`: values that the new column doesn't hold as they are; `pattern`: those against the new pattern.
 */
export const valueChecks = ['required', 'dropped', 'unique', 'type', 'length', 'pattern'] as const;
export type ValueCheck = (typeof valueChecks)[number];

/** What a change of a stored field needs, in the order of `valueChecks`; nothing where every value goes on to fit. */
export function checksFor(draft: Field, original: Field): ValueCheck[] {
  const hadColumn = !isColumnless(original.type) && original.datatype !== null;
  const hasColumn = !isColumnless(draft.type);
  const column = hadColumn && hasColumn ? columnCheck(draft, original) : null;
  const isPatternNew = draft.validation !== original.validation && draft.validation !== null;
  const isNeeded: Record<ValueCheck, boolean> = {
    required: hasColumn && draft.required && !original.required,
    dropped: hadColumn && !hasColumn,
    unique: hadColumn && hasColumn && draft.unique && !original.unique,
    type: column === 'type',
    length: column === 'length',
    pattern: hadColumn && hasColumn && isPatternNew && draft.validation !== '',
  };
  return valueChecks.filter((check) => isNeeded[check]);
}

function columnCheck(draft: Field, original: Field): 'type' | 'length' | null {
  const isType =
    draft.type !== original.type ||
    draft.datatype !== original.datatype ||
    (takesSign(draft) && draft.signed !== original.signed);
  const isLength = draft.length !== original.length && lengthKind(draft.datatype) !== 'none';
  if ((!isType && !isLength) || alwaysFits(original, draft)) return null;
  return isType ? 'type' : 'length';
}

/** What values are, whatever else their field means. */
export type ValueFamily =
  | 'boolean'
  | 'integer'
  | 'decimal'
  | 'float'
  | 'date'
  | 'datetime'
  | 'timestamp'
  | 'time'
  | 'year'
  | 'json'
  | 'text';

const families: ReadonlyMap<string | null, ValueFamily> = new Map([
  ['DECIMAL', 'decimal'],
  ['FLOAT', 'float'],
  ['DOUBLE', 'float'],
  ['DATE', 'date'],
  ['DATETIME', 'datetime'],
  ['TIMESTAMP', 'timestamp'],
  ['TIME', 'time'],
  ['YEAR', 'year'],
]);

/** By type and column; null for a column type that isn't known here. */
export function familyOf({ type, datatype }: Pick<Field, 'type' | 'datatype'>): ValueFamily | null {
  if (type === 'boolean') return 'boolean';
  if (type === 'json') return 'json';
  if (isIntegerColumn(datatype)) return 'integer';
  if (isTextColumn(datatype)) return 'text';
  return families.get(datatype) ?? null;
}

/** True when no value can be in the one column that the other doesn't hold whole. */
function alwaysFits(from: Field, to: Field): boolean {
  const [source, target] = [familyOf(from), familyOf(to)];
  if (source === null || target === null) return false;
  if (target === 'text' || (target === 'json' && source === 'json')) return isShortEnough(from, to);
  if (target === 'integer') return source === 'boolean' || (source === 'integer' && isWithin(from, to));
  if (target === 'decimal') return isDecimalWithin(from, source, to);
  if (target === 'float') return ['boolean', 'integer', 'decimal', 'float'].includes(source);
  if (target === 'datetime') return ['date', 'datetime', 'timestamp'].includes(source);
  return source === target;
}

function isShortEnough(from: Field, to: Field): boolean {
  const [held, room] = [maxBytes(from), maxBytes(to)];
  return held !== null && room !== null ? held <= room : widthOf(from) <= roomIn(to);
}

function isWithin(from: Field, to: Field): boolean {
  const [held, room] = [integerBounds(from), integerBounds(to)];
  return held !== null && room !== null && held.min >= room.min && held.max <= room.max;
}

function isDecimalWithin(from: Field, source: ValueFamily, to: Field): boolean {
  const room = decimalPlaces(to);
  if (source === 'boolean' || source === 'integer') {
    return room === null || digitsOf(from) <= room.whole;
  }
  const held = decimalPlaces(from);
  if (source !== 'decimal' || held === null) return false;
  return room === null || (held.whole <= room.whole && held.fraction <= room.fraction);
}

/** The most digits of a whole number. */
function digitsOf(field: Field): number {
  return integerBounds(field)?.max.toString().length ?? 1;
}

/** The most bytes, or signs, that a value takes as text. */
function widthOf(field: Field): number {
  switch (familyOf(field)) {
    case 'boolean':
      return 1;
    case 'integer':
      return digitsOf(field) + 1;
    case 'decimal': {
      const places = decimalPlaces(field);
      return places === null ? Number.POSITIVE_INFINITY : places.whole + places.fraction + 2;
    }
    case 'date':
      return 10;
    case 'datetime':
    case 'timestamp':
      return 19;
    case 'time':
      return 10;
    case 'year':
      return 4;
    case 'text':
    case 'json':
      return maxCharacters(field) ?? maxBytes(field) ?? Number.POSITIVE_INFINITY;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** How many characters a text column is sure to take. */
function roomIn(field: Field): number {
  const bytes = maxBytes(field);
  // A character has four bytes at most.
  return maxCharacters(field) ?? (bytes === null ? Number.POSITIVE_INFINITY : Math.floor(bytes / 4));
}
