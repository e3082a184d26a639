import { expect, test } from 'vitest';
import { parseJson, writeJson } from '#app/lib/json.ts';
import { decimalsOf, digitsOf, stepOf, valueOf, withDecimals } from './number-values.ts';

test.each([
  '9007199254740993',
  '-12345678901234567890.123456',
  '12.5',
  '0',
  '0.0000001',
  '0.00000015',
  '-0.00000015',
])('%s keeps its digits from server to box and back [FD58] [FD59]', (digits) => {
  const stored = parseJson(digits);
  expect(digitsOf(stored)).toBe(digits);
  expect(writeJson(valueOf(digits, stored))).toBe(writeJson(stored));
});

test('emptied is null, a number kept as text stays text', () => {
  expect(valueOf(null, 5)).toBeNull();
  expect(valueOf('9.90', '9.50')).toBe('9.90');
  expect(valueOf('9.90', null)).toBe(9.9);
  expect(digitsOf('')).toBeNull();
  expect(digitsOf({})).toBeNull();
});

test.each([
  ['integer', '10', '1'],
  ['decimal', '10,2', '0.01'],
  ['decimal', '10', '1'],
  ['decimal', null, '1'],
  ['decimal', '20,6', '0.000001'],
])('%s of length %s steps by %s', (type, length, step) => expect(stepOf(type, length)).toBe(step));

test('a number in exponent form is written out', () => {
  expect(digitsOf(1.5e21)).toBe('1500000000000000000000');
  expect(digitsOf(-2e-7)).toBe('-0.0000002');
});

test.each([
  ['24.5', 'decimal', '10,2', '24.50'],
  ['24', 'decimal', '10,2', '24.00'],
  ['-0.5', 'decimal', '10,2', '-0.50'],
  ['24.505', 'decimal', '10,2', '24.505'],
  ['24.5', 'decimal', '10', '24.5'],
  ['24.5', 'decimal', null, '24.5'],
  ['24', 'integer', '10', '24'],
  ['12345678901234567890.1', 'decimal', '30,4', '12345678901234567890.1000'],
])('%s in a column %s(%s) is written %s', (digits, type, length, written) =>
  expect(withDecimals(digits, decimalsOf(type, length))).toBe(written),
);
