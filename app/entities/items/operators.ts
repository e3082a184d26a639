/** Which operators are offered for which field, and with what control their value is edited. */
import { parseChoices } from '#app/entities/fields/choices.ts';
import { hasColumn, isToMany, isToOne, toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';

const equality = ['eq', 'neq'] as const;
const lists = ['in', 'nin'] as const;
const order = ['lt', 'lte', 'gt', 'gte'] as const;
const presence = ['nnull', 'null'] as const;
const parts = ['contains', 'ncontains'] as const;
const blank = ['nempty', 'empty'] as const;

export const operators = [...equality, ...lists, ...order, ...presence, ...parts, ...blank, 'has'] as const;
export type Operator = (typeof operators)[number];

/** Kept where a saved view has them; not offered, since two conditions say the same and are easier to read. */
const stored = ['between', 'nbetween', 'like', 'nlike', 'rlike', 'nrlike', 'all'];
const known = new Set<string>([...operators, ...stored]);
const listed = new Set<string>([...lists, 'between', 'nbetween', 'all']);
const bare = new Set<string>([...presence, ...blank]);

export const isKnownOperator = (operator: string) => known.has(operator);
/** True for the operators whose value is a list. */
export const takesList = (operator: string) => listed.has(operator);
/** True for the operators that need no value. */
export const takesNothing = (operator: string) => bare.has(operator);

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
  | 'choices'
  | 'list'
  | 'count';

const numbers = new Set(['integer', 'decimal', 'sort']);
const moments: Record<string, Operand> = {
  date: 'date',
  datetime: 'datetime',
  datetime_created: 'datetime',
  datetime_updated: 'datetime',
  time: 'time',
};

/** The operators that make sense for a field, the most usual first; empty for a field that can't be filtered by. */
export function operatorsFor(field: Field): readonly Operator[] {
  if (isToMany(field)) return ['has'];
  if (!hasColumn(field)) return [];
  if (field.type === 'hash') return presence;
  if (field.type === 'boolean') return ['eq', ...presence];
  if (field.type in moments) return ['gte', 'lte', 'eq', 'neq', 'gt', 'lt', ...presence];
  if (field.type === 'array' || field.type === 'json') return [...parts, ...presence, ...blank];
  // On a to-one field "contains" looks at the texts of the related item.
  if (isToOne(field)) return ['contains', ...equality, ...lists, ...presence];
  if (numbers.has(field.type)) return [...equality, ...order, ...lists, ...presence];
  if (choicesOf(field).length > 0) return [...equality, ...lists, ...presence];
  return [...parts, ...equality, ...lists, ...blank, ...presence];
}

export function operandOf(field: Field | undefined, operator: string): Operand {
  if (bare.has(operator)) return 'none';
  if (operator === 'has') return 'count';
  const hasChoices = field !== undefined && choicesOf(field).length > 0;
  if (listed.has(operator)) return hasChoices ? 'choices' : 'list';
  if (!field || (parts as readonly string[]).includes(operator)) return 'text';
  if (hasChoices) return 'choice';
  if (field.type === 'boolean') return 'boolean';
  return moments[field.type] ?? (numbers.has(field.type) ? 'number' : 'text');
}

/** The values that a field can only have: statuses, or the choices of its interface. */
export function choicesOf(field: Field): { value: string; name: string }[] {
  const mapping = field.type === 'status' ? toObject(field.options['status_mapping']) : {};
  const named = Object.entries(mapping).map(([value, entry]) => ({
    value,
    name: String(toObject(entry)['name'] ?? value),
  }));
  if (named.length > 0 || field.type === 'array' || field.type === 'json') return named;
  return parseChoices(field.options['choices']).choices.map(({ value, label }) => ({ value, name: label }));
}
