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

/** The `data-index` of the option that a click in a list box met; null beside all of them. */
export function clickedOption(target: Element): number | null {
  const option = target.closest<HTMLElement>('[role="option"]');
  return option?.dataset['index'] === undefined ? null : Number(option.dataset['index']);
}
