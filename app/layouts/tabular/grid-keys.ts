/** A cell of the grid: row -1 is the head, column 0 the first one shown (the check boxes, where there are any). */
export interface GridCell {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Whole rows that fit into the view. */
  page: number;
  /** There is no row -1. */
  isHeadless?: boolean;
}

interface Keys {
  key: string;
  /** Ctrl or Command. */
  mod: boolean;
  rtl: boolean;
}

/** Where a key moves to from a cell, null when it is no key that moves. Never leaves the grid. */
export function moveBy({ key, mod, rtl }: Keys, from: GridCell, size: GridSize): GridCell | null {
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const [before, after] = rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const to = (row: number, column: number): GridCell => ({
    row: Math.min(Math.max(row, size.isHeadless ? 0 : -1), lastRow),
    column: Math.min(Math.max(column, 0), lastColumn),
  });
  switch (key) {
    case 'ArrowUp':
      return mod ? to(Math.min(0, lastRow), from.column) : to(from.row - 1, from.column);
    case 'ArrowDown':
      return mod ? to(lastRow, from.column) : to(from.row + 1, from.column);
    case before:
      return mod ? to(from.row, 0) : to(from.row, from.column - 1);
    case after:
      return mod ? to(from.row, lastColumn) : to(from.row, from.column + 1);
    case 'Home':
      return mod ? to(Math.min(0, lastRow), 0) : to(from.row, 0);
    case 'End':
      return mod ? to(lastRow, lastColumn) : to(from.row, lastColumn);
    case 'PageUp':
      return to(from.row <= 0 ? from.row : Math.max(0, from.row - size.page), from.column);
    case 'PageDown':
      return to(Math.max(0, from.row) + size.page, from.column);
    default:
      return null;
  }
}

/** The cell that an element of the table stands in. */
export function cellOf(target: Element): GridCell | null {
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = target.closest<HTMLElement>('[data-row]');
  if (!cell || !row) return null;
  return { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) };
}
