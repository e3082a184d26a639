import { expect, test } from 'vitest';
import { gridMove } from './grid-move.ts';

const shape = { count: 10, columns: 4, page: 2, rtl: false };

/*
 * 0 1 2 3
 * 4 5 6 7
 * 8 9
 */
test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 8, 4],
  ['ArrowUp', 2, 2],
  ['PageDown', 1, 9],
  ['PageDown', 3, 9],
  ['PageUp', 9, 1],
  ['PageUp', 6, 2],
  ['Home', 6, 4],
  ['End', 5, 7],
  ['End', 8, 9],
  ['Enter', 5, null],
  ['a', 5, null],
])('%s leads from %d to %o', (key, from, to) => expect(gridMove(key, from, shape)).toBe(to));

test('right to left, arrows go as they point', () => {
  expect(gridMove('ArrowRight', 5, { ...shape, rtl: true })).toBe(4);
  expect(gridMove('ArrowLeft', 5, { ...shape, rtl: true })).toBe(6);
});

test('with ctrl, Home and End lead to the ends of the grid', () => {
  expect(gridMove('Home', 6, shape, true)).toBe(0);
  expect(gridMove('End', 1, shape, true)).toBe(9);
});
