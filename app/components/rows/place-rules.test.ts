import { expect, test } from 'vitest';
import { movedTo, placeAt } from './place-rules.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [0, -1, 'abc'],
  [5, 0, 'abc'],
])('from %i to %i gives %s', (from, to, expected) =>
  expect(movedTo([...'abc'], from, to).join('')).toBe(expected),
);

const edges = [0, 10, 20].map((top) => ({ top, bottom: top + 10 }));
test.each([
  [0, -50, 0],
  [0, 12, 0],
  [0, 16, 1],
  [0, 90, 2],
  [2, 4, 0],
  [2, 6, 1],
])('row %i let go at %i has place %i', (from, y, place) => expect(placeAt(edges, from, y)).toBe(place));
