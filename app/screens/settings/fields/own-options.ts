/** The options that the app itself reads, `options.lectern` (docs/field-options.md), as their editor has them. Pure. */
import { ownOptions } from '#app/entities/fields/own-options.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isToMany, isToOne, toObject } from '#app/entities/fields/rules.ts';
import { operandOf, operatorsFor, takesNothing } from '#app/entities/items/operators.ts';

export const ruleKeys = ['show_when', 'require_when'] as const;
export type RuleKey = (typeof ruleKeys)[number];

export const ruleOperators = [
  'eq',
  'neq',
  'in',
  'nin',
  'lt',
  'lte',
  'gt',
  'gte',
  'between',
  'nbetween',
  'contains',
  'ncontains',
  'null',
  'nnull',
  'empty',
  'nempty',
] as const;
export type RuleOperator = (typeof ruleOperators)[number];

export interface RuleCondition {
  field: string;
  operator: RuleOperator;
  value?: unknown;
  logical?: 'and' | 'or';
}

type Options = Record<string, unknown>;

/** Options with entries of ours changed; null takes an entry away, and nothing is left of an empty set. */
export function withOwn(options: Options, changes: Options): Options {
  const own = Object.fromEntries(
    Object.entries({ ...ownOptions({ options }), ...changes }).filter(([, value]) => value !== null),
  );
  const { lectern: _, ...rest } = options;
  return Object.keys(own).length === 0 ? rest : { ...rest, lectern: own };
}

/** The conditions of a rule; empty for none, null for what this editor can't show as a whole. */
export function readRule(value: unknown): RuleCondition[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const conditions = value.map((entry: unknown) => {
    const condition = toObject(entry);
    const isKnown =
      typeof condition['field'] === 'string' &&
      ruleOperators.some((operator) => operator === condition['operator']) &&
      [undefined, 'and', 'or'].includes(condition['logical'] as string | undefined);
    return isKnown ? (condition as unknown as RuleCondition) : null;
  });
  return conditions.every((condition) => condition !== null) ? conditions : null;
}

/** A rule as it is stored. The first condition is joined to none. */
export function writeRule(conditions: readonly RuleCondition[]): RuleCondition[] | null {
  if (conditions.length === 0) return null;
  return conditions.map(({ logical, ...condition }, index) =>
    index > 0 && logical === 'or' ? { ...condition, logical } : condition,
  );
}

/**
 * The operators that make sense for a field: those of its filters, less what a form can't answer (texts of the item behind a
 * link, of which it holds the key), and whether there is a value at all, which empty texts and lists are not. `stored` is
 * among them, whatever it is.
 */
export function operatorsOf(field: Field | undefined, stored: RuleOperator): RuleOperator[] {
  const filters: readonly string[] = field ? operatorsFor(field) : [];
  const offered = filters.filter((operator) => isOffered(operator, field));
  return [...new Set([...offered.filter(isRuleOperator), 'nempty' as const, 'empty' as const, stored])];
}

function isOffered(operator: string, field: Field | undefined): boolean {
  if (operator === 'null' || operator === 'nnull') return false;
  if (operator === 'contains') return field !== undefined && !isToOne(field);
  return !['in', 'nin'].includes(operator) || field?.type !== 'boolean';
}

const isRuleOperator = (operator: string): operator is RuleOperator =>
  ruleOperators.some((known) => known === operator);

/** A new condition that says something as it is. */
export function newCondition({ field, type }: Field): RuleCondition {
  return type === 'boolean' ? { field, operator: 'eq', value: true } : { field, operator: 'nempty' };
}

/** A condition with another operator; its value stays where it is edited in the same way. */
export function withOperator(
  condition: RuleCondition,
  operator: RuleOperator,
  field: Field | undefined,
): RuleCondition {
  const { value, ...rest } = condition;
  if (takesNothing(operator)) return { ...rest, operator };
  const isSame = operandOf(field, operator) === operandOf(field, condition.operator);
  return { ...rest, operator, value: isSame ? (value ?? null) : null };
}

/** A condition with another value; nothing typed is none. */
export function withValue(condition: RuleCondition, value: unknown): RuleCondition {
  return { ...condition, value: value === '' || value === undefined ? null : value };
}

/** The fields that can be asked about: a form doesn't hold rows. */
export function askable(fields: readonly Field[], own: string): Field[] {
  return fields.filter(
    (field) => field.field !== own && !isToMany(field) && !['alias', 'group'].includes(field.type),
  );
}
