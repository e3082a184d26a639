import { expect, test } from 'vitest';
import { storedValues, toStored } from '#app/entities/fields/choices.ts';
import { checkedList, moved } from './checked-list.ts';

const choices = [
  { value: 'web', label: 'Web' },
  { value: 'print', label: 'Print' },
];

test.each([
  [
    ['', 'a', 'b', ''],
    ['a', 'b'],
  ],
  [',a,b,', ['a', 'b']],
  [null, []],
  ['', []],
  [[1, null, { x: 1 }], ['1']],
])('stored %o reads as %o', (stored, values) => expect(storedValues(stored)).toEqual(values));

test('checked first in stored order; values that are no choice are kept', () => {
  expect(checkedList(['radio', 'print'], choices)).toEqual([
    { value: 'radio', label: 'radio', checked: true, other: true },
    { value: 'print', label: 'Print', checked: true, other: false },
    { value: 'web', label: 'Web', checked: false, other: false },
  ]);
});

test('wrapping puts an empty entry at both ends, nothing is null', () => {
  expect(toStored(['a'], true)).toEqual(['', 'a', '']);
  expect(toStored(['a'], false)).toEqual(['a']);
  expect(toStored([], true)).toBeNull();
});

test('moving stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});
