import { expect, test } from 'vitest';
import { parseJson, writeJson } from '#app/lib/json.ts';
import { fromPairs, toPairs } from './pairs.ts';

test.each([
  [null, []],
  [undefined, []],
  ['', []],
  [[], []],
  [{}, []],
  [
    { a: 1, b: null },
    [
      { key: 'a', value: 1 },
      { key: 'b', value: null },
    ],
  ],
  ['{"a":{"b":[1]}}', [{ key: 'a', value: { b: [1] } }]],
  ['not json', null],
  ['"text"', null],
  [[1, 2], null],
  [7, null],
  [true, null],
  [parseJson('9007199254740993'), null],
])('%o is %o [FD02]', (value, pairs) => expect(toPairs(value)).toEqual(pairs));

test('what is not touched is written as it was read, all digits kept', () => {
  const text = '{"n":9007199254740993,"price":12345678901234567890.123456,"__proto__":1,"":2}'.replace(
    ',"":2',
    '',
  );
  const stored = fromPairs(toPairs(parseJson(text)) ?? []);
  expect('value' in stored && writeJson(stored.value)).toBe(text);
});

test.each([
  [[], { value: null }],
  [[{ key: '', value: '' }], { value: null }],
  [
    [
      { key: null, value: null },
      { key: 'a', value: null },
    ],
    { value: { a: null } },
  ],
  [[{ key: '', value: 1 }], { problem: 'noKey' }],
  [
    [
      { key: 'a', value: 1 },
      { key: 'a', value: 2 },
    ],
    { problem: 'sameKey', key: 'a' },
  ],
  [[{ key: 5, value: 1 }], { value: { 5: 1 } }],
])('%o is stored as %o', (pairs, stored) => expect(fromPairs(pairs)).toEqual(stored));
