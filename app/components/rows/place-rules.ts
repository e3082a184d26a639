/** Where rows go. Pure. */

/** The list with the entry at `from` put at place `to`; the same list when nothing moves. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** The place that a row dragged from `from` would have if it were let go at `y`; `edges` are the rows' tops and bottoms. */
export function placeAt(edges: readonly { top: number; bottom: number }[], from: number, y: number): number {
  const above = edges.filter(({ top, bottom }, at) => at !== from && y > (top + bottom) / 2).length;
  return Math.min(above, edges.length - 1);
}
