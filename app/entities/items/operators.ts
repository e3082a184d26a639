/** Which operators are offered for which field, and with what control their value is edited. */
import { optionsInWords } from '#app/entities/fields/names.ts';
import { parseChoices } from '#app/entities/fields/choices.ts';
import { hasColumn, isToMany, isToOne, toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';

const equality = ['eq', 'neq'] as const;
const lists = ['in', 'nin'] as const;
const order = ['lt', 'lte', 'gt', 'gte'] as const;
const presence = ['nnull', 'null'] as const;
const parts = ['contains', 'ncontains'] as const;
const blank = ['nempty', 'empty'] as const;
const counts = ['has', 'nhas'] as const;

export const operators = [
  ...equality,
  ...lists,
  ...order,
  'between',
  ...presence,
  ...parts,
  ...blank,
  ...counts,
] as const;
export type Operator = (typeof operators)[number];

/** Kept where a saved view has them; not offered, since others say the same. */
const stored = ['nbetween', 'like', 'nlike', 'rlike', 'nrlike'];
const known = new Set<string>([...operators, ...stored]);
const ranges = new Set(['between', 'nbetween']);
const listed = new Set<string>([...lists, ...ranges]);
const bare = new Set<string>([...presence, ...blank, 'nhas']);

export const isKnownOperator = (operator: string) => known.has(operator);
/** True for the operators whose value is a list. */
export const takesList = (operator: string) => listed.has(operator);
/** True for the operators that need no value. */
export const takesNothing = (operator: string) => bare.has(operator);
/** True for the operators whose value is a pair: from and to. */
export const takesRange = (operator: string) => ranges.has(operator);

/** The control that edits the value of a condition. `none`: the operator says it all. */
export type Operand =
  | 'none'
  | 'text'
  | 'number'
  | 'date'
  | 'datetime'
  | 'time'
  | 'boolean'
  | 'choice'
  | 'item'
  | 'count'
  /** Two of `single`. */
  | 'range'
  /** Any number of `single`. */
  | 'list';

const numbers = new Set(['integer', 'decimal', 'sort']);
const moments: Record<string, Operand> = {
  date: 'date',
  datetime: 'datetime',
  datetime_created: 'datetime',
  datetime_updated: 'datetime',
  time: 'time',
};

/** True for fields that hold a day, alone or with a time. */
export function isDated({ type }: Field): boolean {
  return Object.hasOwn(moments, type) && type !== 'time';
}

/** True for fields with a number. */
export function isNumeric({ type }: Field): boolean {
  return numbers.has(type);
}

/**
 * The operators that make sense for a field at the end of a path, the most usual first; empty where it can't be filtered
 * by. Of lists only what the API answers truly: it counts the entries of the collection's own lists, finds nothing for
 * those of related items, and takes "all of" for "any". "None" is worked out here (`without-related.ts`).
 */
export function operatorsFor(field: Field, path: string = field.field): readonly Operator[] {
  if (isToMany(field)) return path.includes('.') ? [] : counts;
  if (!hasColumn(field)) return [];
  if (field.type === 'hash') return presence;
  if (field.type === 'boolean') return [...equality, ...lists, ...presence];
  if (Object.hasOwn(moments, field.type)) {
    return ['gte', 'lte', 'between', ...equality, 'gt', 'lt', ...lists, ...presence];
  }
  if (field.type === 'array' || field.type === 'json') return [...parts, ...presence, ...blank];
  // On a to-one field "contains" looks at the texts of the related item.
  if (isToOne(field)) return [...equality, ...lists, 'contains', ...presence];
  if (isNumeric(field)) return [...equality, ...order, 'between', ...lists, ...presence];
  if (field.type === 'status') return [...equality, ...lists, ...presence];
  if (choicesOf(field).length > 0) return [...equality, ...lists, ...blank, ...presence];
  return [...parts, ...equality, ...lists, ...blank, ...presence];
}

/** The control for the value of one operator on a field; a field that isn't known takes text. */
export function operandOf(field: Field | undefined, operator: string): Operand {
  if (bare.has(operator)) return 'none';
  if (operator === 'has') return 'count';
  if (ranges.has(operator))
    return field && (Object.hasOwn(moments, field.type) || isNumeric(field)) ? 'range' : 'list';
  if (listed.has(operator)) return 'list';
  return (parts as readonly string[]).includes(operator) ? 'text' : singleOf(field);
}

/** The control for one whole value of a field. */
export function singleOf(field: Field | undefined): Operand {
  if (!field) return 'text';
  if (isToOne(field) || isToMany(field)) return 'item';
  if (field.type === 'boolean') return 'boolean';
  if (choicesOf(field).length > 0) return 'choice';
  return ownValue(moments, field.type) ?? (isNumeric(field) ? 'number' : 'text');
}

/** The values that a field can only have: statuses, or the choices of its interface. */
export function choicesOf(field: Field): { value: string; name: string }[] {
  const options = optionsInWords(field);
  const mapping = field.type === 'status' ? toObject(options['status_mapping']) : {};
  const named = Object.entries(mapping).map(([value, entry]) => ({
    value,
    name: String(toObject(entry)['name'] ?? value),
  }));
  if (named.length > 0 || field.type === 'array' || field.type === 'json') return named;
  return parseChoices(options['choices']).choices.map(({ value, label }) => ({ value, name: label }));
}
