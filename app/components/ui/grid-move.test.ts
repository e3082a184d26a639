import { describe, expect, test } from 'vitest';
import { cellMove, type GridCell, gridMove } from './grid-move.ts';

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

describe('cells of rows below a head', () => {
  const size = { rows: 1000, columns: 5, page: 20, rtl: false };
  const at = (row: number, column: number): GridCell => ({ row, column });

  test.each([
    ['ArrowDown', false, at(0, 1), at(1, 1)],
    ['ArrowUp', false, at(0, 1), at(-1, 1)],
    ['ArrowUp', false, at(-1, 1), at(-1, 1)],
    ['ArrowDown', false, at(999, 1), at(999, 1)],
    ['ArrowDown', true, at(5, 1), at(999, 1)],
    ['ArrowUp', true, at(5, 1), at(0, 1)],
    ['ArrowRight', false, at(0, 4), at(0, 4)],
    ['ArrowLeft', false, at(0, 1), at(0, 0)],
    ['ArrowLeft', true, at(0, 3), at(0, 0)],
    ['Home', false, at(7, 3), at(7, 0)],
    ['End', false, at(7, 0), at(7, 4)],
    ['Home', true, at(7, 3), at(0, 0)],
    ['End', true, at(7, 0), at(999, 4)],
    ['PageDown', false, at(5, 2), at(25, 2)],
    ['PageDown', false, at(-1, 2), at(20, 2)],
    ['PageUp', false, at(5, 2), at(0, 2)],
    ['PageUp', false, at(-1, 2), at(-1, 2)],
    ['PageDown', false, at(990, 2), at(999, 2)],
  ])('%s (mod: %s) from %j goes to %j', (key, mod, from, to) =>
    expect(cellMove(key, from, size, mod)).toEqual(to),
  );

  test('read from right to left the side arrows change places', () => {
    expect(cellMove('ArrowLeft', at(0, 1), { ...size, rtl: true })).toEqual(at(0, 2));
    expect(cellMove('ArrowRight', at(0, 3), { ...size, rtl: true }, true)).toEqual(at(0, 0));
  });

  test('an empty grid has its head only', () => {
    expect(cellMove('ArrowDown', at(-1, 0), { ...size, rows: 0 })).toEqual(at(-1, 0));
    expect(cellMove('End', at(-1, 0), { ...size, rows: 0 }, true)).toEqual(at(-1, 4));
  });

  test('other keys do not move', () => expect(cellMove('a', at(0, 0), size, true)).toBeNull());

  test.each([
    ['ArrowUp', at(0, 2), at(-1, 2)],
    ['ArrowUp', at(0, 0), at(0, 0)],
    ['ArrowLeft', at(-1, 1), at(-1, 1)],
    ['ArrowRight', at(-1, 3), at(-1, 3)],
    ['End', at(-1, 1), at(-1, 3)],
    ['ArrowDown', at(-1, 2), at(0, 2)],
    ['mod Home', at(-1, 2), at(0, 0)],
    ['mod End', at(-1, 2), at(999, 4)],
  ])('with a head over some columns alone, %s from %j goes to %j', (keys, from, to) => {
    const isMod = keys.startsWith('mod ');
    const partly = { ...size, head: { first: 1, last: 3 } };
    expect(cellMove(keys.replace('mod ', ''), from, partly, isMod)).toEqual(to);
  });

  test('without a head the first row is the top', () =>
    expect(cellMove('ArrowUp', at(0, 2), { ...size, head: null })).toEqual(at(0, 2)));
});
