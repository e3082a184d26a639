import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { parseJson } from '#app/lib/json.ts';
import { applyRules, noRuleState, noRules, sectionOf, toFormRules } from './conditions.ts';

const column = (name: string, type = 'string', more: Record<string, unknown> = {}) =>
  toField({ field: name, type, datatype: 'VARCHAR', ...more });

/** Whether a field is shown by a rule about a field of this type, with this value. */
function isShown(rule: unknown, type: string, value: unknown): boolean {
  const other = column('other', type);
  const own = column('own', 'string', { options: { lectern: { show_when: rule } } });
  return !applyRules(toFormRules([other, own]), { other: value }).hidden.has('own');
}

test.each<[string, string, unknown, string, unknown, boolean]>([
  ['text', 'string', 'a', 'eq', 'a', true],
  ['text', 'string', 'A', 'eq', 'a', false],
  ['text that looks like a number', 'string', '007', 'eq', '7', false],
  ['no value', 'string', null, 'eq', 'a', false],
  ['no value', 'string', null, 'neq', 'a', true],
  ['a number', 'integer', 7, 'eq', '7', true],
  [
    'a number of many digits',
    'decimal',
    parseJson('12345678901234567890.10'),
    'eq',
    '12345678901234567890.1',
    true,
  ],
  [
    'a number of many digits',
    'integer',
    parseJson('12345678901234567890'),
    'gt',
    '12345678901234567889',
    true,
  ],
  ['a number', 'integer', 10, 'gt', 9, true],
  ['a number', 'integer', 10, 'lte', 9, false],
  ['no number', 'integer', null, 'lt', 5, false],
  ['a number', 'integer', 5, 'between', [1, 5], true],
  ['a number', 'integer', 6, 'between', '1,5', false],
  ['a number', 'integer', 6, 'nbetween', [1, 5], true],
  ['a day', 'date', '2024-02-29', 'gte', '2024-01-01', true],
  ['a time', 'time', '10:00:00', 'lte', '10:00', true],
  ['a time', 'time', '10:00:00', 'eq', '10:00', true],
  ['an instant', 'datetime_created', '2024-02-01T10:00:00+00:00', 'lte', '2024-02-01 10:00:00', true],
  ['an instant', 'datetime_created', '2024-02-01T10:00:00+00:00', 'gt', '2024-02-01 10:00:00', false],
  ['a boolean', 'boolean', true, 'eq', 1, true],
  ['a boolean', 'boolean', false, 'eq', true, false],
  ['a boolean without a value', 'boolean', null, 'eq', false, true],
  ['a choice', 'string', 'b', 'in', ['a', 'b'], true],
  ['a choice', 'string', 'b', 'in', 'a, b', true],
  ['a choice', 'string', 'c', 'nin', ['a', 'b'], true],
  ['a list', 'array', ['a', 'b'], 'contains', 'b', true],
  ['a list', 'array', ['ab'], 'contains', 'b', false],
  ['a list', 'array', ['a'], 'eq', 'a', true],
  ['a text', 'string', 'Some Words', 'contains', 'words', true],
  ['a text', 'string', 'Some', 'ncontains', 'words', true],
  ['nothing', 'string', '', 'empty', null, true],
  ['nothing', 'array', [], 'empty', null, true],
  ['nothing', 'string', '', 'null', null, false],
  ['nothing', 'string', null, 'null', true, true],
  ['something', 'integer', 0, 'nempty', undefined, true],
  ['a row', 'm2o', { id: 3, name: 'x' }, 'eq', 3, true],
  ['a key', 'm2o', 3, 'in', ['3'], true],
])('%s (%s %o) %s %o: %s', (_, type, value, operator, wanted, expected) => {
  expect(isShown([{ field: 'other', operator, value: wanted }], type, value)).toBe(expected);
});

test('“and” binds before “or”', () => {
  const rule = (logical: string) => [
    { field: 'other', operator: 'eq', value: 'a' },
    { field: 'other', operator: 'eq', value: 'b', logical },
  ];
  expect(isShown(rule('or'), 'string', 'b')).toBe(true);
  expect(isShown(rule('and'), 'string', 'b')).toBe(false);
});

test.each([
  ['no list', { field: 'other', operator: 'eq', value: 'a' }],
  ['an empty list', []],
  ['a field that is not there', [{ field: 'nowhere', operator: 'eq', value: 'a' }]],
  ['an operator that is none', [{ field: 'other', operator: 'toString', value: 'a' }]],
  ['an operator of a newer version', [{ field: 'other', operator: 'sounds_like', value: 'a' }]],
  ['no value', [{ field: 'other', operator: 'eq' }]],
  ['a value that is emptied', [{ field: 'other', operator: 'eq', value: '' }]],
  ['one end of a range', [{ field: 'other', operator: 'between', value: '5,' }]],
  ['one good condition of two', [{ field: 'other', operator: 'eq', value: 'a' }, 'x']],
  ['text', 'other eq a'],
  ['null', null],
])('a rule with a mistake shows the field: %s', (_, rule) => {
  expect(isShown(rule, 'string', 'something else')).toBe(true);
});

test('required by a condition, and hidden along with its group', () => {
  const fields = [
    column('kind'),
    column('box', 'group', {
      id: 5,
      options: { lectern: { show_when: [{ field: 'kind', operator: 'eq', value: 'long' }] } },
    }),
    column('inside', 'string', { group: 5 }),
    column('reason', 'string', {
      options: { lectern: { require_when: [{ field: 'kind', operator: 'nempty' }] } },
    }),
  ];
  const rules = toFormRules(fields);
  const look = (kind: unknown) => {
    const { hidden, required } = applyRules(rules, { kind });
    return [[...hidden], [...required]];
  };
  expect(look(null)).toEqual([['box', 'inside'], []]);
  expect(look('short')).toEqual([['box', 'inside'], ['reason']]);
  expect(look('long')).toEqual([[], ['reason']]);
});

test('a form without conditions has no work with them', () => {
  const rules = toFormRules([column('a'), column('b', 'string', { options: { lectern: 'x' } })]);
  expect(rules).toBe(noRules);
  expect(applyRules(rules, { a: 1 })).toBe(noRuleState);
});

test.each([
  [{ lectern: { group: 'SEO', collapsed: 1 } }, { title: 'SEO', isCollapsed: true }],
  [{ lectern: '{"group": "SEO"}' }, { title: 'SEO', isCollapsed: false }],
  [{ lectern: { group: '  ' } }, null],
  [{ lectern: { group: ['SEO'] } }, null],
  [{ lectern: [] }, null],
  [{}, null],
])('%o names the section %o', (options, expected) => {
  expect(sectionOf(column('a', 'string', { options }))).toEqual(expected);
});
