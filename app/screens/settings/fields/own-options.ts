/** The options that the app itself reads, `options.lectern` (docs/field-options.md), as their editor has them. Pure. */
import { ownOptions } from '#app/entities/fields/own-options.ts';
import { toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isToMany } from '#app/entities/fields/rules.ts';
import { takesNothing } from '#app/entities/items/operators.ts';
import { plainText } from '#app/lib/plain-text.ts';

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

/** A condition with another operator: those that need no value have none. */
export function withOperator(condition: RuleCondition, operator: RuleOperator): RuleCondition {
  const { value, ...rest } = condition;
  return takesNothing(operator) ? { ...rest, operator } : { ...rest, operator, value: value ?? '' };
}

/** A value as it is typed: lists with commas between. */
export function valueText(value: unknown): string {
  return Array.isArray(value) ? value.map(plainText).join(', ') : plainText(value);
}

/** The fields that can be asked about: a form doesn't hold rows. */
export function askable(fields: readonly Field[], own: string): Field[] {
  return fields.filter(
    (field) => field.field !== own && !isToMany(field) && !['alias', 'group'].includes(field.type),
  );
}
