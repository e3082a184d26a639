import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { headingOf, isInline, readDefinitions, startValues } from './row-fields.ts';

test.each([
  [null, []],
  [[], []],
  ['nonsense', []],
  [[null, 3, { note: 'no name' }, { field: '' }], []],
  [[{ field: 'a' }, { field: 'a', type: 'json' }], ['a']],
  [{ a: { interface: 'numeric' }, b: {} }, ['a', 'b']],
  ['[{"field":"a"},{"field":"b"}]', ['a', 'b']],
])('%o defines %o', (stored, names) =>
  expect(readDefinitions(stored).map(({ field }) => field)).toEqual(names),
);

const field = (name: string, more = {}) =>
  toField({ field: name, type: 'string', datatype: 'VARCHAR', ...more });
const half = { width: 'half' };

test('inline: one field, or two halves where there is room', () => {
  expect(isInline([field('a')], 'half')).toBe(true);
  expect(isInline([field('a', half), field('b', half)], 'full')).toBe(true);
  expect(isInline([field('a', half), field('b', half)], null)).toBe(true);
  expect(isInline([field('a', half), field('b', half)], 'half')).toBe(false);
  expect(isInline([field('a', half), field('b')], 'full')).toBe(false);
  expect(isInline([], 'full')).toBe(false);
});

test('new rows start with the defaults', () => {
  expect(startValues([field('a', { default_value: 'x' }), field('b')])).toEqual({ a: 'x', b: null });
});

test.each([
  ['{{a}} ({{b}})', { a: 'x', b: 2 }, 'x (2)'],
  ['{{a}} ({{b}})', { a: 'x', b: null }, null],
  ['{{a}}', { a: 0 }, '0'],
  ['{{c.d}}', { c: { d: 'deep' } }, 'deep'],
  ['', { a: '', b: 'second' }, 'second'],
  ['', { a: null }, null],
  ['<b>{{a}}</b>', { a: '<img>' }, '<b><img></b>'],
])('%s of %o reads %o', (template, values, heading) =>
  expect(headingOf(values, template, [field('a'), field('b')])).toBe(heading),
);
