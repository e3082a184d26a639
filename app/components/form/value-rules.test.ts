import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import { changedValues, isSameValue, rebase, toDigits, toValues } from './value-rules.ts';

const field = (name: string, rest: Record<string, unknown> = {}): Field =>
  toField({ field: name, type: 'string', datatype: 'VARCHAR', ...rest });
const title = field('title');
const slug = field('slug');
const body = field('body');
const stock = field('stock', { type: 'integer', datatype: 'INT', default_value: '3' });
const featured = field('featured', { type: 'boolean', datatype: 'TINYINT', default_value: 'true' });
const tags = field('tags', { type: 'array', default_value: 'a,b' });
const price = field('price', { type: 'decimal', datatype: 'DECIMAL', length: '10,2' });
const moment = field('moment', { type: 'datetime', datatype: 'DATETIME' });
const line = field('line', { type: 'alias', datatype: null, default_value: 'x' });
const rows = field('rows', { type: 'o2m', datatype: null });
const big = (digits: string) => new LosslessNumber(digits);

test('a new item shows its defaults, fields without a column nothing [FD15]', () => {
  const values = toValues([title, stock, featured, tags, line], null);
  expect(values).toEqual({ title: null, stock: 3, featured: true, tags: ['a', 'b'], line: null });
});

test('a saved item shows what is saved, never a default in place of a missing value', () => {
  expect(toValues([title, stock], { title: 'A', other: 1 })).toEqual({ title: 'A', stock: null });
});

test('the value of a list of rows is what is to change in it: none at first', () => {
  expect(toValues([rows], { rows: [{ id: 1 }, { id: 2 }] })).toEqual({ rows: null });
  expect(changedValues([rows], { rows: null }, { rows: [] })).toEqual({});
  expect(changedValues([rows], { rows: null }, { rows: [{ id: 1, name: 'x' }] })).toEqual({
    rows: [{ id: 1, name: 'x' }],
  });
});

test('after a save no row is sent a second time, and what was staged meanwhile stays [FD09]', () => {
  const sent = { rows: [{ name: 'new' }, { id: 1, name: 'x' }] };
  expect(rebase([rows], sent, { rows: null }, { rows: null }, sent)).toEqual({ rows: null });
  const since = { rows: [...sent.rows, { name: 'new' }, { id: 2, $delete: true }] };
  expect(rebase([rows], since, { rows: null }, { rows: null }, sent)).toEqual({
    rows: [{ name: 'new' }, { id: 2, $delete: true }],
  });
});

test.each<[Field, unknown, unknown, boolean]>([
  [title, 'a', 'a', true],
  [title, 'a', '', false],
  [title, '', null, false],
  [title, null, '', true],
  [title, null, undefined, true],
  [title, 0, '', false],
  [tags, null, [], true],
  [tags, ['a'], [], false],
  [tags, ['a', 'b'], ['b', 'a'], false],
  [stock, 7, '7', true],
  [stock, 7, '07', true],
  [stock, 0, null, false],
  [stock, null, 0, false],
  [stock, big('9007199254740993'), '9007199254740993', true],
  [stock, big('9007199254740993'), '9007199254740992', false],
  [price, 12.5, big('12.50'), true],
  [price, 12.5, '12.51', false],
  [price, -0.5, '-0.50', true],
  [title, '7', 7, false],
  [moment, '2026-11-29 02:09:27', '2026-11-29T02:09:27+00:00', true],
  [moment, '2026-11-29T04:09:27+02:00', '2026-11-29 02:09:27', true],
  [moment, '2026-11-29 02:09:27', '2026-11-29T02:09:28+00:00', false],
  [moment, '0000-00-00 00:00:00', null, false],
  [title, '2026-11-29 02:09:27', '2026-11-29T02:09:27+00:00', false],
])('%o: %o and %o are the same: %s [FD03] [ITM-05]', (entry, base, value, same) => {
  expect(isSameValue(entry, base, value)).toBe(same);
});

test('only changed values are sent, null for what was emptied [FD01] [ITM-05]', () => {
  const base = { title: 'A', slug: 'a', stock: 3, price: 12.5 };
  const values = { title: 'A!', slug: 'a', stock: '3', price: undefined };
  expect(changedValues([title, slug, stock, price], base, values)).toEqual({ title: 'A!', price: null });
});

test('a newer saved state moves what was left alone and keeps what was typed since', () => {
  const from = { title: 'A', slug: 'a', body: 'x' };
  const to = { title: 'A (server)', slug: 'a-2', body: 'y' };
  // The title was sent and still reads so; the body was typed on while the save was under way.
  const moved = rebase([title, slug, body], { title: 'A ', slug: 'a', body: 'xyz' }, from, to, {
    title: 'A ',
    body: 'xy',
  });
  expect(moved).toEqual({ title: 'A (server)', slug: 'a-2', body: 'xyz' });
});

test('what did not move keeps its identity', () => {
  const list = ['a'];
  expect(rebase([tags], { tags: list }, { tags: ['a'] }, { tags: ['a'] })['tags']).toBe(list);
});

test.each([
  [12.5, '12.5'],
  ['12.500', '12.5'],
  ['-0.0', '0'],
  ['+7', '7'],
  ['007', '7'],
  [9007199254740993n, '9007199254740993'],
  ['1e3', null],
  ['1,5', null],
  ['', null],
  [null, null],
  [true, null],
])('the digits of %o are %o', (value, digits) => {
  expect(toDigits(value)).toBe(digits);
});
