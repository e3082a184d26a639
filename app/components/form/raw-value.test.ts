import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { parseJson } from '#app/lib/json.ts';
import { fromRawText, hasRawText, toRawText } from './raw-value.ts';

const field = (type: string) => toField({ field: 'x', type, datatype: 'TEXT' });

test.each<[string, unknown, string]>([
  ['string', ' <b>a</b>\r\n ', ' <b>a</b>\r\n '],
  ['string', 'null', 'null'],
  ['string', null, ''],
  ['integer', parseJson('12345678901234567890'), '12345678901234567890'],
  ['decimal', parseJson('0.10000000000000000001'), '0.10000000000000000001'],
  ['decimal', -0.5, '-0.5'],
  ['boolean', false, 'false'],
  ['json', { b: [1, { a: null }] }, '{"b":[1,{"a":null}]}'],
  ['array', ['a', 'b,c'], '["a","b,c"]'],
  ['m2o', 7, '7'],
  ['user', 'a-key', 'a-key'],
  ['datetime', '2024-02-29 10:00:00', '2024-02-29 10:00:00'],
])('%s %o is %s, there and back', (type, value, text) => {
  expect(toRawText(value)).toBe(text);
  expect(fromRawText(field(type), text)).toEqual({ value });
});

test.each<[string, string, unknown]>([
  ['integer', '+007', 7],
  ['boolean', ' TRUE ', true],
  ['boolean', '0', false],
  ['array', 'a, b', ['a', 'b']],
  ['m2o', ' 12 ', 12],
])('%s takes %o', (type, text, value) => {
  expect(fromRawText(field(type), text)).toEqual({ value });
});

test.each([
  ['integer', 'many'],
  ['decimal', '1,5'],
  ['boolean', 'perhaps'],
  ['json', '{"a": 1'],
  ['array', '["a", '],
])('%s takes no %o', (type, text) => {
  expect(fromRawText(field(type), text)).toBeNull();
});

test('rows and secrets have no text', () => {
  expect(['string', 'o2m', 'translation', 'hash'].filter((type) => hasRawText(field(type)))).toEqual([
    'string',
  ]);
});
