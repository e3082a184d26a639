import { describe, expect, test } from 'vitest';
import { blockOf, dragTarget, fillSource, placeTable, sourceRow } from './block.ts';

const block = (top: number, bottom: number, start: number, end: number) => ({ top, bottom, start, end });
const size = { rows: 10, columns: 5 };

test('corners in any order', () => {
  expect(blockOf({ row: 4, column: 1 }, { row: 2, column: 3 })).toEqual(block(2, 4, 1, 3));
});

describe('where a table goes', () => {
  test.each([
    ['begins at a cell', [2, 2], block(3, 3, 1, 1), block(3, 4, 1, 2), 0, 0],
    ['rows beyond the end', [4, 1], block(8, 8, 0, 0), block(8, 9, 0, 0), 2, 0],
    ['columns beyond the end', [1, 4], block(0, 0, 3, 3), block(0, 0, 3, 4), 0, 2],
    ['one cell fills a block', [1, 1], block(2, 5, 1, 3), block(2, 5, 1, 3), 0, 0],
    ['fits twice', [2, 1], block(2, 5, 1, 1), block(2, 5, 1, 1), 0, 0],
    ['fits not', [3, 1], block(2, 5, 1, 1), block(2, 4, 1, 1), 0, 0],
  ] as const)('%s', (_, [rows, columns], selected, target, rowsLeftOut, columnsLeftOut) =>
    expect(placeTable({ rows, columns }, selected, size)).toEqual({ target, rowsLeftOut, columnsLeftOut }),
  );
});

describe('filling', () => {
  test('down from the first row of a block, or from the row above', () => {
    expect(fillSource(block(2, 5, 1, 2))).toEqual({ source: block(2, 2, 1, 2), target: block(3, 5, 1, 2) });
    expect(fillSource(block(2, 2, 1, 1))).toEqual({ source: block(1, 1, 1, 1), target: block(2, 2, 1, 1) });
    expect(fillSource(block(0, 0, 1, 1))).toBeNull();
  });

  test('to where the handle was dragged', () => {
    expect(dragTarget(block(2, 3, 1, 1), 6)).toEqual(block(4, 6, 1, 1));
    expect(dragTarget(block(2, 3, 1, 1), 0)).toEqual(block(0, 1, 1, 1));
    expect(dragTarget(block(2, 3, 1, 1), 3)).toBeNull();
  });

  test.each([
    [4, 2],
    [5, 3],
    [6, 2],
    [1, 3],
    [0, 2],
  ])('row %i repeats row %i of rows 2 and 3', (row, expected) =>
    expect(sourceRow(block(2, 3, 0, 0), row)).toBe(expected),
  );
});
