import { expect, test } from 'vitest';
import { parseJson } from '#app/lib/json.ts';
import { bytesOf, fromUnit, inUnit, sizeText, unitOf } from './sizes.ts';

test.each([
  ['0', true, '0 B'],
  ['999', true, '999 B'],
  ['1536000', true, '1.5 MB'],
  ['1536000', false, '1.5 MiB'],
  ['1000', false, '1,000 B'],
  ['1024', false, '1 KiB'],
  ['999999', true, '1 MB'],
  ['9007199254740993', true, '9 PB'],
  ['-2500', true, '-2.5 kB'],
])('%s bytes, decimal %s, are %s', (bytes, decimal, text) =>
  expect(sizeText(bytes, 'en-US', decimal)).toBe(text),
);

test.each([
  ['1536000', 2, '1.536'],
  ['5', 1, '0.005'],
  ['2000000000', 3, '2'],
  ['9007199254740993', 5, '9.007199254740993'],
  ['-1500', 1, '-1.5'],
  ['0', 0, '0'],
])('%s bytes in unit %d are %s, and back', (bytes, unit, digits) => {
  expect(inUnit(bytes, unit)).toBe(digits);
  expect(fromUnit(digits, unit)).toBe(bytes);
});

test.each([
  ['1.5', 0, '2'],
  ['1.4999', 0, '1'],
  ['1.2345', 1, '1235'],
  ['.5', 1, '500'],
])('%s of unit %d are %s bytes', (digits, unit, bytes) => expect(fromUnit(digits, unit)).toBe(bytes));

test.each([
  [null, 0],
  ['0', 0],
  ['999', 0],
  ['1000', 1],
  ['1536000', 2],
  ['9'.repeat(40), 6],
])('%s is written in unit %d', (bytes, unit) => expect(unitOf(bytes)).toBe(unit));

test.each([
  [12, '12'],
  ['12', '12'],
  [parseJson('9007199254740993'), '9007199254740993'],
  [1.5, null],
  ['big', null],
  [null, null],
  [{}, null],
  [true, null],
])('%o holds %o bytes', (value, bytes) => expect(bytesOf(value)).toBe(bytes));
