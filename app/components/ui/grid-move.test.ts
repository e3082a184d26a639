import { describe, expect, test } from 'vitest';
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

describe('cards [CRD-01] [FD22]', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 6, 9],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 1, 1],
    ['Home', 6, 4],
    ['End', 5, 7],
    ['End', 8, 9],
    ['mod Home', 9, 0],
    ['mod End', 0, 9],
    ['PageDown', 0, 8],
    ['PageDown', 3, 9],
    ['PageUp', 9, 1],
    ['x', 3, null],
  ])('%s from %d goes to %s', (keys, from, expected) => {
    const mod = keys.startsWith('mod ');
    expect(gridMove(keys.replace('mod ', ''), from, shape, mod)).toBe(expected);
  });

  test('right to left, the side arrows change places', () => {
    expect(gridMove('ArrowLeft', 1, { ...shape, rtl: true })).toBe(2);
    expect(gridMove('ArrowRight', 1, { ...shape, rtl: true })).toBe(0);
  });

  test('an empty list has one place', () => expect(gridMove('End', 0, { ...shape, count: 0 }, true)).toBe(0));
});

describe('a list: one column', () => {
  const list = { count: 10, columns: 1, page: 7, rtl: false };
  test.each([
    ['ArrowUp', 0, 0],
    ['ArrowDown', 3, 4],
    ['PageDown', 3, 9],
    ['PageUp', 8, 1],
    ['Home', 8, 0],
    ['End', 1, 9],
    ['ArrowLeft', 1, null],
    ['ArrowRight', 1, null],
    ['x', 1, null],
  ])('%s from row %i leads to %s', (key, from, expected) => expect(gridMove(key, from, list)).toBe(expected));

  test.each(['ArrowDown', 'PageDown', 'PageUp', 'Home', 'End'])('%s in an empty one stays', (key) =>
    expect(gridMove(key, 0, { ...list, count: 0 })).toBe(0),
  );
});
