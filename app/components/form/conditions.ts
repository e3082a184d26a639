/**
 * Fields that depend on other fields, and sections of a form, by options of the field that other clients ignore
 * (`options.lectern`, docs/field-options.md). Pure. What is wrong in these options counts as not said: the field is shown.
 */
import { compareDigits, plainDigits } from '#app/components/ui/digits.ts';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { ownOptions } from '#app/entities/fields/own-options.ts';
import { isOn, isToMany, toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { groupsOf, isActive, valuesOf } from '#app/entities/items/filters.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { compareValues } from './value-bounds.ts';
import type { Values } from './value-rules.ts';

/** Any of the groups holds when all of its conditions do. */
type Check = readonly (readonly PresetFilter[])[];

/** The conditions of a form by the field that they are about. */
export interface FormRules {
  fields: ReadonlyMap<string, Field>;
  show: ReadonlyMap<string, Check>;
  require: ReadonlyMap<string, Check>;
  /** Names of what stands in a group, by the name of the group: hidden along with it. */
  members: ReadonlyMap<string, readonly string[]>;
}

/** What the values make of the conditions: names of fields. */
export interface RuleState {
  hidden: ReadonlySet<string>;
  /** Have to be filled in beside those that always have to be. */
  required: ReadonlySet<string>;
}

export const noRules: FormRules = {
  fields: new Map(),
  show: new Map(),
  require: new Map(),
  members: new Map(),
};
export const noRuleState: RuleState = { hidden: new Set(), required: new Set() };

/** The section that a field stands in, null for none. */
export function sectionOf(field: Field): { title: string; isCollapsed: boolean } | null {
  const options = ownOptions(field);
  const title = typeof options['group'] === 'string' ? options['group'].trim() : '';
  return title === '' ? null : { title, isCollapsed: isOn(options['collapsed']) };
}

export function toFormRules(fields: readonly Field[]): FormRules {
  const byName = new Map(fields.map((field) => [field.field, field]));
  const checks = (key: 'show_when' | 'require_when') =>
    fields.flatMap((field): [string, Check][] => {
      const check = toCheck(ownOptions(field)[key], byName);
      return check ? [[field.field, check]] : [];
    });
  const [show, require] = [checks('show_when'), checks('require_when')];
  if (show.length + require.length === 0) return noRules;
  const members = new Map(
    fields.map((group): [string, string[]] => [
      group.field,
      fields
        .filter((field) => group.type === 'group' && field.group !== null && field.group === group.id)
        .map((field) => field.field),
    ]),
  );
  return { fields: byName, show: new Map(show), require: new Map(require), members };
}

/** Costs nothing for a form without conditions, and else one look at each of them. */
export function applyRules(rules: FormRules, values: Values): RuleState {
  if (rules === noRules) return noRuleState;
  const named = (checks: ReadonlyMap<string, Check>, isWanted: boolean) =>
    [...checks].flatMap(([name, check]) => (holds(check, values, rules.fields) === isWanted ? [name] : []));
  const hidden = new Set<string>();
  const hide = (name: string) => {
    // Groups may stand in a circle.
    if (hidden.has(name)) return;
    hidden.add(name);
    for (const member of rules.members.get(name) ?? []) hide(member);
  };
  for (const name of named(rules.show, false)) hide(name);
  return { hidden, required: new Set(named(rules.require, true)) };
}

/** Null for what can't be followed as a whole: half a rule might hide what has to be seen. */
function toCheck(value: unknown, fields: ReadonlyMap<string, Field>): Check | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const conditions = value.flatMap((entry: unknown): PresetFilter[] => {
    const { field, operator, value: wanted, logical } = toObject(entry);
    const known = typeof field === 'string' ? fields.get(field) : undefined;
    if (!known || isToMany(known) || typeof operator !== 'string' || !Object.hasOwn(tests, operator))
      return [];
    if (!isActive({ operator, value: wanted })) return [];
    return [{ field: known.field, operator, value: wanted, logical: logical === 'or' ? 'or' : 'and' }];
  });
  return conditions.length === value.length ? groupsOf(conditions) : null;
}

function holds(check: Check, values: Values, fields: ReadonlyMap<string, Field>): boolean {
  return check.some((group) =>
    group.every(({ field, operator, value }) => {
      const known = fields.get(field);
      return (
        known !== undefined &&
        ownValue(tests, operator)?.(ownValue(values, field) ?? null, value, known) === true
      );
    }),
  );
}

type Test = (value: unknown, wanted: unknown, field: Field) => boolean;

const not =
  (test: Test): Test =>
  (...args) =>
    !test(...args);

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Of a list: one of its entries is it. */
const equals: Test = (value, wanted, field) => {
  if (Array.isArray(value)) return value.some((entry) => textOf(entry) === textOf(wanted));
  if (field.type === 'boolean') return isOn(value) === isOn(wanted);
  if (value === null) return false;
  return textOf(value) === textOf(wanted) || compareValues(field, textOf(value), textOf(wanted)) === 0;
};

const isIn: Test = (value, wanted, field) => valuesOf(wanted).some((entry) => equals(value, entry, field));

const contains: Test = (value, wanted, field) =>
  Array.isArray(value)
    ? equals(value, wanted, field)
    : textOf(value).toLowerCase().includes(textOf(wanted).toLowerCase());

const order =
  (isMet: (sign: number) => boolean): Test =>
  (value, wanted, field) => {
    const sign = isEmpty(value) ? null : compared(value, wanted, field);
    return sign !== null && isMet(sign);
  };

const between: Test = (value, wanted, field) => {
  const [from, to] = valuesOf(wanted);
  return order((sign) => sign >= 0)(value, from, field) && order((sign) => sign <= 0)(value, to, field);
};

/** The operators of filters that one value can be asked about. */
const tests: Record<string, Test> = {
  eq: equals,
  neq: not(equals),
  in: isIn,
  nin: not(isIn),
  lt: order((sign) => sign < 0),
  lte: order((sign) => sign <= 0),
  gt: order((sign) => sign > 0),
  gte: order((sign) => sign >= 0),
  between,
  nbetween: not(between),
  null: (value) => value === null,
  nnull: (value) => value !== null,
  empty: isEmpty,
  nempty: (value) => !isEmpty(value),
  contains,
  ncontains: not(contains),
};

/** Below, at or above zero; by the field's type, else numbers by their digits and anything else as text. Null for no value. */
function compared(value: unknown, wanted: unknown, field: Field): number | null {
  const [left, right] = [textOf(value), textOf(wanted)];
  if (left === '' || right === '') return null;
  const sign = compareValues(field, left, right);
  if (sign !== null) return sign;
  const [a, b] = [plainDigits(left), plainDigits(right)];
  if (a !== null && b !== null) return compareDigits(a, b);
  return left < right ? -1 : Number(left > right);
}

/** A row of another collection stands for its key. */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'id' in value) return textOf(value.id);
  return plainText(value);
}
