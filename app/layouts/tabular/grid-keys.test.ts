import { expect, test } from 'vitest';
import { type GridCell, moveBy } from './grid-keys.ts';

const size = { rows: 1000, columns: 5, page: 20 };
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
  expect(moveBy({ key, mod, rtl: false }, from, size)).toEqual(to),
);

test('read from right to left the side arrows change places', () => {
  expect(moveBy({ key: 'ArrowLeft', mod: false, rtl: true }, at(0, 1), size)).toEqual(at(0, 2));
  expect(moveBy({ key: 'ArrowRight', mod: true, rtl: true }, at(0, 3), size)).toEqual(at(0, 0));
});

test('an empty grid has its head only', () => {
  expect(moveBy({ key: 'ArrowDown', mod: false, rtl: false }, at(-1, 0), { ...size, rows: 0 })).toEqual(
    at(-1, 0),
  );
  expect(moveBy({ key: 'End', mod: true, rtl: false }, at(-1, 0), { ...size, rows: 0 })).toEqual(at(-1, 4));
});

test('other keys do not move', () =>
  expect(moveBy({ key: 'a', mod: true, rtl: false }, at(0, 0), size)).toBeNull());
