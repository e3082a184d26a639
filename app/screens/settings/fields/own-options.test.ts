import { describe, expect, test } from 'vitest';
import { toFormRules } from '#app/components/form/conditions.ts';
import { ownOptions } from '#app/entities/fields/own-options.ts';
import { toField } from '#app/entities/fields/rules.ts';
import {
  askable,
  newCondition,
  operatorsOf,
  readRule,
  type RuleCondition,
  ruleOperators,
  withValue,
  withOperator,
  withOwn,
  writeRule,
} from './own-options.ts';

const fieldOf = (type: string, options: object = {}) =>
  toField({ field: 'kind', type, datatype: 'VARCHAR', options });
const eq: RuleCondition = { field: 'kind', operator: 'eq', value: 'book' };

describe('our own options', () => {
  test.each<[Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]>([
    [{ rows: 4 }, { group: 'Delivery' }, { rows: 4, lectern: { group: 'Delivery' } }],
    [{ lectern: { group: 'A', later: 1 } }, { group: 'B' }, { lectern: { group: 'B', later: 1 } }],
    [{ lectern: { group: 'A' }, rows: 4 }, { group: null }, { rows: 4 }],
    [{ lectern: 'rubbish' }, { collapsed: true }, { lectern: { collapsed: true } }],
  ])('%j with %j', (options, changes, expected) => {
    expect(withOwn(options, changes)).toEqual(expected);
    expect(ownOptions({ options: expected })).toEqual(expected['lectern'] ?? {});
  });

  test.each<[unknown, unknown]>([
    [undefined, []],
    [[], []],
    [[eq], [eq]],
    [
      [eq, { ...eq, logical: 'or' }],
      [eq, { ...eq, logical: 'or' }],
    ],
    // What can't be shown as a whole is left alone.
    ['kind = book', null],
    [[eq, 'more'], null],
    [[{ ...eq, operator: 'sounds' }], null],
    [[{ operator: 'eq', value: 1 }], null],
    [[{ ...eq, logical: 'xor' }], null],
  ])('a rule %j is read as %j', (stored, read) => expect(readRule(stored)).toEqual(read));

  test.each<[RuleCondition[], RuleCondition[] | null]>([
    [[], null],
    [[{ ...eq, logical: 'or' }], [eq]],
    [
      [eq, { ...eq, logical: 'or' }],
      [eq, { ...eq, logical: 'or' }],
    ],
    [
      [eq, { ...eq, logical: 'and' }],
      [eq, eq],
    ],
  ])('%j is written as %j', (conditions, written) => expect(writeRule(conditions)).toEqual(written));

  test('a value stays with an operator that takes one of the same kind, and is none where none is typed', () => {
    const kind = fieldOf('string');
    expect(withOperator(eq, 'null', kind)).toEqual({ field: 'kind', operator: 'null' });
    expect(withOperator(eq, 'neq', kind)).toEqual({ ...eq, operator: 'neq' });
    expect(withOperator(eq, 'in', kind)).toEqual({ ...eq, operator: 'in', value: null });
    expect(withValue(eq, '')).toEqual({ ...eq, value: null });
    expect(withValue(eq, false)).toEqual({ ...eq, value: false });
  });

  test.each<[string, object, string[]]>([
    ['string', {}, ['contains', 'ncontains', 'eq', 'neq', 'in', 'nin', 'nempty', 'empty']],
    ['integer', {}, ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'between', 'in', 'nin', 'nempty', 'empty']],
    ['date', {}, ['gte', 'lte', 'between', 'eq', 'neq', 'gt', 'lt', 'in', 'nin', 'nempty', 'empty']],
    ['boolean', {}, ['eq', 'neq', 'nempty', 'empty']],
    ['status', {}, ['eq', 'neq', 'in', 'nin', 'nempty', 'empty']],
    ['string', { choices: { a: 'A' } }, ['eq', 'neq', 'in', 'nin', 'nempty', 'empty']],
    ['m2o', {}, ['eq', 'neq', 'in', 'nin', 'nempty', 'empty']],
    ['array', {}, ['contains', 'ncontains', 'nempty', 'empty']],
    ['hash', {}, ['nempty', 'empty']],
  ])('%s with %j is asked by what makes sense for it', (type, options, operators) => {
    const field = fieldOf(type, options);
    expect(operatorsOf(field, 'nempty')).toEqual(operators);
    // What is stored is offered too.
    expect(operatorsOf(field, 'nbetween')).toEqual([...operators, 'nbetween']);
    expect(operatorsOf(field, newCondition(field).operator)).toEqual(operators);
  });

  test('the form follows each operator that is offered', () => {
    for (const operator of ruleOperators) {
      const value = operator === 'between' || operator === 'nbetween' ? 'a,b' : 'a';
      const rule = writeRule([withValue(withOperator(eq, operator, undefined), value)]);
      const fields = [
        toField({ field: 'kind', type: 'string', datatype: 'VARCHAR' }),
        toField({
          field: 'pages',
          type: 'integer',
          datatype: 'INT',
          options: withOwn({}, { show_when: rule }),
        }),
      ];
      expect(toFormRules(fields).show.has('pages'), operator).toBe(true);
    }
  });

  test('lists of rows, dividers and the field itself can not be asked about', () => {
    const fields = [
      toField({ field: 'kind', type: 'string' }),
      toField({ field: 'self', type: 'string' }),
      toField({ field: 'tags', type: 'o2m' }),
      toField({ field: 'line', type: 'alias' }),
    ];
    expect(askable(fields, 'self').map(({ field }) => field)).toEqual(['kind']);
  });
});
