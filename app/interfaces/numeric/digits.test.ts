import { expect, test } from 'vitest';
import { parseJson, writeJson } from '#app/lib/json.ts';
import { digitsOf, stepOf, valueOf } from './digits.ts';

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
