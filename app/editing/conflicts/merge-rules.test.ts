import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import { joinChanges, mergeReading, openOverlaps } from './merge-rules.ts';

const field = (name: string, type = 'string', datatype = 'VARCHAR') =>
  toField({ field: name, type, datatype: type === 'o2m' ? null : datatype });
const title = field('title');
const price = field('price', 'decimal', 'DECIMAL');
const count = field('count', 'integer', 'BIGINT');
const meta = field('meta', 'json', 'JSON');
const day = field('day', 'date', 'DATE');
const rows = field('rows', 'o2m');
const updated = field('updated', 'datetime_updated', 'DATETIME');
const fields = [title, price, count, meta, day, rows, updated];
const empty = Object.fromEntries(fields.map((entry) => [entry.field, null]));

type Case = [
  name: string,
  base: unknown,
  theirs: unknown,
  mine: unknown,
  result: 'nothing' | 'taken' | 'overlap',
];
const cases: readonly (readonly [string, ...Case])[] = [
  ['nobody has changed it', 'title', 'A', 'A', 'A', 'nothing'],
  ['mine alone', 'title', 'A', 'A', 'B', 'nothing'],
  ['theirs alone', 'title', 'A', 'B', 'A', 'taken'],
  ['both to the same', 'title', 'A', 'B', 'B', 'nothing'],
  ['both', 'title', 'A', 'B', 'C', 'overlap'],
  ['theirs emptied it', 'title', 'A', null, 'B', 'overlap'],
  ['mine emptied it', 'title', 'A', 'B', null, 'overlap'],
  ['an empty text in place of none is no change', 'title', null, '', 'B', 'nothing'],
  ['a number in another form', 'price', '12.50', 12.5, '13', 'nothing'],
  ['a number by its text', 'price', '12.50', '13', '13.0', 'nothing'],
  ['the last of many digits', 'count', new LosslessNumber('9007199254740993'), 9, 7, 'overlap'],
  ['the same many digits', 'count', new LosslessNumber('9007199254740993'), '9007199254740993', 7, 'nothing'],
  ['objects by their members', 'meta', { a: 1, b: [2] }, { b: [2], a: 1 }, { a: 2 }, 'nothing'],
  ['lists by their order', 'meta', [1, 2], [2, 1], [1, 2], 'taken'],
  ['a date', 'day', '2021-09-01', '2021-09-02', '2021-09-03', 'overlap'],
  ['staged rows are none of the reading', 'rows', null, [1, 2], [{ id: 1, name: 'x' }], 'nothing'],
  ['what each save sets', 'updated', '2021-09-01', '2021-09-02', '2021-09-01', 'nothing'],
];

describe('a newer reading [FD17] [FD18]', () => {
  test.each(cases)('%s', (_, name, base, theirs, mine, result) => {
    const merge = mergeReading(
      fields,
      { base: { ...empty, [name]: base }, values: { ...empty, [name]: mine } },
      { ...empty, [name]: theirs },
    );
    expect(merge).toEqual({
      theirs: result === 'nothing' ? [] : [{ name, before: base, after: theirs }],
      overlaps: result === 'overlap' ? [name] : [],
    });
  });
});

describe('what needs a decision', () => {
  const snapshot = (theirs: unknown, mine: unknown) => ({
    base: { ...empty, title: theirs },
    values: { ...empty, title: mine },
  });
  test.each([
    ['both differ', { title: 'A' }, 'B', 'C', [{ name: 'title', base: 'A', theirs: 'B', mine: 'C' }]],
    ['decided, or never edited on something older', {}, 'B', 'C', []],
    ['the edit was taken back', { title: 'A' }, 'B', 'B', []],
    ['they have put it back', { title: 'A' }, 'A', 'C', []],
    ['made on nothing', { title: null }, 'B', 'C', [{ name: 'title', base: null, theirs: 'B', mine: 'C' }]],
  ])('%s', (_, origins, theirs, mine, expected) => {
    expect(openOverlaps(fields, snapshot(theirs, mine), origins)).toEqual(expected);
  });
});

test('later changes add to earlier ones; what was put back is none', () => {
  const earlier = [
    { name: 'price', before: '1', after: '2' },
    { name: 'title', before: 'A', after: 'B' },
  ];
  const later = [
    { name: 'title', before: 'B', after: 'C' },
    { name: 'price', before: '2', after: '1.0' },
    { name: 'day', before: null, after: '2021-09-01' },
  ];
  expect(joinChanges(fields, earlier, later)).toEqual([
    { name: 'title', before: 'A', after: 'C' },
    { name: 'day', before: null, after: '2021-09-01' },
  ]);
});
