/** Sums with blocks of cells. Rows from 0, columns by their place in the table. */
import type { GridCell } from '#app/components/ui/grid-move.ts';

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
  selected: Block,
  size: { rows: number; columns: number },
): Placing {
  const fills =
    heightOf(selected) % table.rows === 0 && widthOf(selected) % table.columns === 0 && !isOne(selected);
  const rows = fills ? heightOf(selected) : table.rows;
  const columns = fills ? widthOf(selected) : table.columns;
  const bottom = Math.min(selected.top + rows, size.rows) - 1;
  const end = Math.min(selected.start + columns, size.columns) - 1;
  return {
    target: { top: selected.top, bottom, start: selected.start, end },
    rowsLeftOut: selected.top + rows - 1 - bottom,
    columnsLeftOut: selected.start + columns - 1 - end,
  };
}

/** Which rows are filled from which: the first row of a block into the others, or the row above into a single one. */
export function fillSource(selected: Block): { source: Block; target: Block } | null {
  if (heightOf(selected) > 1) {
    return { source: { ...selected, bottom: selected.top }, target: { ...selected, top: selected.top + 1 } };
  }
  if (selected.top === 0) return null;
  return { source: { ...selected, top: selected.top - 1, bottom: selected.top - 1 }, target: selected };
}

/** Where the fill handle was dragged to: the rows beyond the block, below or above; null inside of it. */
export function dragTarget(selected: Block, row: number): Block | null {
  if (row > selected.bottom) return { ...selected, top: selected.bottom + 1, bottom: row };
  if (row < selected.top) return { ...selected, top: row, bottom: selected.top - 1 };
  return null;
}

/** The row of the source that a row is filled from: the source is repeated, downwards and upwards. */
export function sourceRow(source: Block, row: number): number {
  const height = heightOf(source);
  return source.top + ((((row - source.top) % height) + height) % height);
}
