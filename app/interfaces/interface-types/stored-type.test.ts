import { expect, test } from 'vitest';
import { storedType, typeText } from './stored-type.ts';

test.each([
  ['string', 'string'],
  ['"string"', 'string'],
  ['"', '"'],
  ['"a"b"', '"a"b"'],
  [null, ''],
  [['string'], '["string"]'],
])('%j is the type %s', (value, text) => expect(typeText(value)).toBe(text));

test('a JSON field takes JSON, any other a word', () => {
  expect(storedType('integer', 'json')).toBe('"integer"');
  expect(storedType('integer', 'string')).toBe('integer');
  expect(storedType(null, 'json')).toBeNull();
});
