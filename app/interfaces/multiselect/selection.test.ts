import { expect, test } from 'vitest';
import { offered, rowsOf, withChoice } from './selection.ts';

const choices = ['apple', 'pear', 'plum'].map((value) => ({ value, label: value.toUpperCase() }));

test.each([
  [undefined, 6],
  [null, 6],
  [4, 4],
  ['12', 12],
  [1, 3],
  [500, 20],
  ['many', 6],
])('size %o shows %d rows', (size, rows) => expect(rowsOf(size)).toBe(rows));

test.each([
  [null, 'pear', true, false, ['pear']],
  [['', 'plum', ''], 'apple', true, true, ['', 'apple', 'plum', '']],
  [['durian', 'plum'], 'apple', true, false, ['apple', 'plum', 'durian']],
  [['durian', 'plum'], 'durian', false, false, ['plum']],
  ['plum,apple', 'plum', false, false, ['apple']],
  [['', 'pear', ''], 'pear', false, true, null],
])('%o with %s %s (wrap %s) is %o', (value, entry, isChosen, wrap, stored) =>
  expect(withChoice(value, choices, entry, { isChosen, wrap })).toEqual(stored),
);

test('what is stored and no choice is offered last, once', () => {
  expect(offered(['durian', 'pear', 'durian'], choices).map((entry) => entry.choice.label)).toEqual([
    'APPLE',
    'PEAR',
    'PLUM',
    'durian',
  ]);
});
