import { expect, test } from 'vitest';
import { parseJson } from '#app/lib/json.ts';
import { numberOf, rangeOf } from './range.ts';

test.each([
  [{}, { min: 0, max: 100, step: 1 }],
  [
    { minimum: -5, maximum: '5', step: '0.5' },
    { min: -5, max: 5, step: 0.5 },
  ],
  [
    { minimum: 10, maximum: 10 },
    { min: 10, max: 110, step: 1 },
  ],
  [
    { minimum: 'low', maximum: {}, step: -1 },
    { min: 0, max: 100, step: 1 },
  ],
  [
    { minimum: null, maximum: Number.POSITIVE_INFINITY, step: 0 },
    { min: 0, max: 100, step: 1 },
  ],
])('%o is a track of %o', (options, range) => expect(rangeOf(options)).toEqual(range));

test.each([
  [4, 4],
  ['12', 12],
  [parseJson('9007199254740993'), 9007199254740992],
  [null, null],
  ['', null],
  ['x'.repeat(9), null],
  [{}, null],
  [true, null],
])('%o is placed at %o', (value, place) => expect(numberOf(value)).toBe(place));
