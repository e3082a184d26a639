/** Where keys lead in grids. Pure, but for what is read of elements. */

/** A grid of equal cells, filled row by row. */
export interface GridShape {
  count: number;
  columns: number;
  /** Rows that Page Up and Page Down go by. */
  page: number;
  /** True where rows begin at the right. */
  rtl: boolean;
}

/**
 * Where a key leads from the cell at `from`: arrows by a cell or a row, Home and End to the ends of the row (with ctrl, of
 * the grid), Page Up and Down by a page. In a single column there is no way aside, and the ends are those of the list. It
 * stops at the edges. Null for keys that don't move.
 */
export function gridMove(key: string, from: number, shape: GridShape, ctrl = false): number | null {
  const { count, columns, page, rtl } = shape;
  const last = Math.max(0, count - 1);
  const isList = columns === 1;
  const rowStart = from - (from % columns);
  const column = from % columns;
  const forward = Math.min(last, from + 1);
  const back = Math.max(0, from - 1);
  const byRows = (rows: number) => {
    const target = from + rows * columns;
    if (target < 0) return column;
    if (target <= last) return target;
    const lastRow = last - (last % columns);
    // The last row may end before this column: its end is the nearest then.
    return rowStart === lastRow ? from : Math.min(last, lastRow + column);
  };
  switch (key) {
    case 'ArrowRight':
      return isList ? null : rtl ? back : forward;
    case 'ArrowLeft':
      return isList ? null : rtl ? forward : back;
    case 'ArrowDown':
      return byRows(1);
    case 'ArrowUp':
      return byRows(-1);
    case 'PageDown':
      return byRows(page);
    case 'PageUp':
      return byRows(-page);
    case 'Home':
      return ctrl || isList ? 0 : rowStart;
    case 'End':
      return ctrl || isList ? last : Math.min(last, rowStart + columns - 1);
    default:
      return null;
  }
}

/** A cell of a grid with rows and columns: row -1 is the head. */
export interface GridCell {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Whole rows that fit into the view. */
  page: number;
  rtl: boolean;
  /** The columns that have something in the head; default all. Null: there is no head. */
  head?: { first: number; last: number } | null;
}

/**
 * Where a key leads from a cell, with `mod` (Ctrl or Command) to the edge that way: null for keys that don't move. It stops
 * at the edges; the head is reached from the first row alone.
 */
export function cellMove(key: string, from: GridCell, size: GridSize, mod = false): GridCell | null {
  const all = { first: 0, last: size.columns - 1 };
  const head = size.head === undefined ? all : size.head;
  const lastRow = size.rows - 1;
  const topRow = Math.min(0, lastRow);
  const to = (target: number, column: number): GridCell => {
    const row = Math.min(target, lastRow);
    const { first, last } = row === -1 && head ? head : all;
    return { row, column: Math.min(Math.max(column, first), last) };
  };
  const up = () => {
    if (from.row > 0) return to(from.row - 1, from.column);
    const isBelowHead = head !== null && from.column >= head.first && from.column <= head.last;
    return to(isBelowHead || from.row === -1 ? -1 : topRow, from.column);
  };
  const [before, after] = size.rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case 'ArrowUp':
      return mod ? to(topRow, from.column) : up();
    case 'ArrowDown':
      return to(mod ? lastRow : from.row + 1, from.column);
    case before:
      return to(from.row, mod ? all.first : from.column - 1);
    case after:
      return to(from.row, mod ? all.last : from.column + 1);
    case 'Home':
      return to(mod ? topRow : from.row, all.first);
    case 'End':
      return to(mod ? lastRow : from.row, all.last);
    case 'PageUp':
      return to(from.row <= 0 ? from.row : Math.max(0, from.row - size.page), from.column);
    case 'PageDown':
      return to(Math.max(0, from.row) + size.page, from.column);
    default:
      return null;
  }
}

/** The cell that an element stands in, by `data-row` and `data-column`. */
export function cellOf(target: EventTarget | null): GridCell | null {
  if (!(target instanceof Element)) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return column === undefined || row === undefined ? null : { row: Number(row), column: Number(column) };
}

/** The `data-index` of the option that a click in a list box met; null beside all of them. */
export function clickedOption(target: Element): number | null {
  const option = target.closest<HTMLElement>('[role="option"]');
  return option?.dataset['index'] === undefined ? null : Number(option.dataset['index']);
}
