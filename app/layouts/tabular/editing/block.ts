/** Sums with blocks of cells. Rows from 0, columns by their place in the table. */
import type { GridCell } from '../grid-keys.ts';

/** A block of cells, both corners included. */
export interface Block {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

/** Most cells that one paste or fill may change. */
export const maxCells = 50_000;

export function blockOf(a: GridCell, b: GridCell): Block {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    start: Math.min(a.column, b.column),
    end: Math.max(a.column, b.column),
  };
}

export const heightOf = ({ top, bottom }: Block) => bottom - top + 1;
export const widthOf = ({ start, end }: Block) => end - start + 1;
export const isOne = (block: Block) => heightOf(block) === 1 && widthOf(block) === 1;

/** Where a table that is pasted goes to, and what of it has no place. */
export interface Placing {
  target: Block;
  rowsLeftOut: number;
  columnsLeftOut: number;
}

/** One that fits several times into the chosen block fills it; any other begins at the block's first cell. */
export function placeTable(
  table: { rows: number; columns: number },
  chosen: Block,
  size: { rows: number; columns: number },
): Placing {
  const fills =
    heightOf(chosen) % table.rows === 0 && widthOf(chosen) % table.columns === 0 && !isOne(chosen);
  const rows = fills ? heightOf(chosen) : table.rows;
  const columns = fills ? widthOf(chosen) : table.columns;
  const bottom = Math.min(chosen.top + rows, size.rows) - 1;
  const end = Math.min(chosen.start + columns, size.columns) - 1;
  return {
    target: { top: chosen.top, bottom, start: chosen.start, end },
    rowsLeftOut: chosen.top + rows - 1 - bottom,
    columnsLeftOut: chosen.start + columns - 1 - end,
  };
}

/** Which rows are filled from which: the first row of a block into the others, or the row above into a single one. */
export function fillSource(chosen: Block): { source: Block; target: Block } | null {
  if (heightOf(chosen) > 1) {
    return { source: { ...chosen, bottom: chosen.top }, target: { ...chosen, top: chosen.top + 1 } };
  }
  if (chosen.top === 0) return null;
  return { source: { ...chosen, top: chosen.top - 1, bottom: chosen.top - 1 }, target: chosen };
}

/** Where the fill handle was dragged to: the rows beyond the block, below or above; null inside of it. */
export function dragTarget(chosen: Block, row: number): Block | null {
  if (row > chosen.bottom) return { ...chosen, top: chosen.bottom + 1, bottom: row };
  if (row < chosen.top) return { ...chosen, top: row, bottom: chosen.top - 1 };
  return null;
}

/** The row of the source that a row is filled from: the source is repeated, downwards and upwards. */
export function sourceRow(source: Block, row: number): number {
  const height = heightOf(source);
  return source.top + ((((row - source.top) % height) + height) % height);
}
