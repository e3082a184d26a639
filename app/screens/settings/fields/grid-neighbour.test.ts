import { expect, test } from 'vitest';
import { gridNeighbour } from './grid-neighbour.ts';

// Two rows of three and two, a heading, a row of one, a row of three.
const tiles = [
  [0, 0],
  [0, 100],
  [0, 200],
  [60, 0],
  [60, 100],
  [150, 0],
  [210, 0],
  [210, 100],
  [210, 200],
].map(([top = 0, left = 0]) => ({ top, left, width: 90, height: 50 }));

test.each<[string, number, number | null]>([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 8, 8],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 5],
  ['ArrowDown', 5, 6],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 8, 5],
  ['ArrowUp', 5, 3],
  ['ArrowUp', 1, 1],
  ['Home', 7, 0],
  ['End', 1, 8],
  ['a', 1, null],
])('%s from %i leads to %s [SCH-06]', (key, from, to) =>
  expect(gridNeighbour(key, from, tiles, false)).toBe(to),
);

test('read the other way, left is on', () => expect(gridNeighbour('ArrowLeft', 0, tiles, true)).toBe(1));
