import { describe, expect, test } from 'vitest';
import { toFormRules } from '#app/components/form/conditions.ts';
import { ownOptions } from '#app/entities/fields/own-options.ts';
import { toField } from '#app/entities/fields/rules.ts';
import {
  askable,
  readRule,
  type RuleCondition,
  ruleOperators,
  valueText,
  withOperator,
  withOwn,
  writeRule,
} from './own-options.ts';

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

  test('an operator without a value has none', () => {
    expect(withOperator(eq, 'null')).toEqual({ field: 'kind', operator: 'null' });
    expect(withOperator({ field: 'kind', operator: 'null' }, 'in')).toEqual({
      field: 'kind',
      operator: 'in',
      value: '',
    });
    expect(valueText(['a', 2])).toBe('a, 2');
    expect(valueText(null)).toBe('');
  });

  test('the form follows each operator that is offered', () => {
    for (const operator of ruleOperators) {
      const rule = writeRule([withOperator(eq, operator)]);
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
