/**
 * Scroll positions of lists of any length. Browsers cap the height of an element (Firefox at about 17.9 million px), so
 * a list higher than that is shown in a scroll range of `maxHeight`: near both ends a pixel is a pixel, between them
 * the range is squeezed. Small steps still move the rows by just as many pixels; the squeeze only shows in where the
 * thumb stands, and is settled when scrolling rests (docs/decisions/004-row-windows.md).
 *
 * `top` is a position in the list, `scrollTop` one of the scroll bar, both in px.
 */
export const maxHeight = 8_000_000;
/** Length at each end where list and scroll bar go alike. */
const zone = 200_000;

export interface Scale {
  /** Height of all rows. */
  full: number;
  /** Height of the visible part. */
  view: number;
}

export interface Position {
  top: number;
  scrollTop: number;
}

/** Height that the rows are given in the page. */
export function shownHeight({ full }: Scale): number {
  return Math.min(full, maxHeight);
}

const lastTop = ({ full, view }: Scale) => Math.max(0, full - view);
const lastScrollTop = (scale: Scale) => Math.max(0, shownHeight(scale) - scale.view);

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Where in the list a position of the scroll bar stands for. */
export function topOf(scrollTop: number, scale: Scale): number {
  const [list, bar] = [lastTop(scale), lastScrollTop(scale)];
  const at = clamp(scrollTop, 0, bar);
  if (list === bar || at <= zone) return at;
  if (at >= bar - zone) return list - (bar - at);
  return zone + ((at - zone) * (list - 2 * zone)) / (bar - 2 * zone);
}

/** Where the scroll bar stands for a position in the list. */
export function scrollTopOf(top: number, scale: Scale): number {
  const [list, bar] = [lastTop(scale), lastScrollTop(scale)];
  const at = clamp(top, 0, list);
  if (list === bar || at <= zone) return at;
  if (at >= list - zone) return bar - (list - at);
  return zone + ((at - zone) * (bar - 2 * zone)) / (list - 2 * zone);
}

/**
 * The position after the scroll bar has moved: a step of less than two screens moves the rows by as much, anything
 * longer is a jump of the thumb and goes where the thumb stands for.
 */
export function follow(before: Position, scrollTop: number, scale: Scale): Position {
  if (scale.full <= maxHeight) return { top: clamp(scrollTop, 0, lastTop(scale)), scrollTop };
  const step = scrollTop - before.scrollTop;
  const top = Math.abs(step) <= 2 * scale.view ? before.top + step : topOf(scrollTop, scale);
  return { top: clamp(top, 0, lastTop(scale)), scrollTop };
}

/** The position for the same place in the list with the thumb where it belongs. */
export function settle({ top }: Pick<Position, 'top'>, scale: Scale): Position {
  const at = clamp(top, 0, lastTop(scale));
  return { top: at, scrollTop: Math.round(scrollTopOf(at, scale)) };
}

/** The rows to draw at a position: those in sight and `spare` more on both sides. `last` is one past the end. */
export function rowsAt(
  top: number,
  view: number,
  rowHeight: number,
  count: number,
  overscan: number,
): { first: number; last: number } {
  const first = clamp(Math.floor(top / rowHeight) - overscan, 0, Math.max(0, count - 1));
  const last = clamp(Math.ceil((top + view) / rowHeight) + overscan, 0, count);
  return { first, last: Math.max(last, Math.min(count, first + 1)) };
}

/** The position at which a row is wholly in sight, nearest to the present one; null when it is already. */
export function reveal(row: number, rowHeight: number, top: number, view: number): number | null {
  const start = row * rowHeight;
  if (start < top) return start;
  return start + rowHeight > top + view ? start + rowHeight - view : null;
}
