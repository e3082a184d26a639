/** Pure sums about the windows in which a list is read: rows `n * windowSize` to `(n + 1) * windowSize`. */
export const windowSize = 100;
/** How near to the next window a row has to come for that window to be asked for ahead of time. */
const ahead = 25;

/** The windows that hold rows `first` to `last` (one past the end) of a list of `count` rows, and those near by. */
export function windowsOf(first: number, last: number, count: number): number[] {
  if (count <= 0) return [];
  const from = Math.floor(Math.max(0, first - ahead) / windowSize);
  const to = Math.floor(Math.min(Math.max(last - 1 + ahead, 0), count - 1) / windowSize);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** What the windows read so far say about the length of the list. */
export interface Extent {
  /** Rows known to be there: the end of the last window that came full. */
  min: number;
  /** One past the last row, once a window came back short; null before. */
  end: number | null;
}

export const unknownExtent: Extent = { min: 0, end: null };

/** Learns from a window that holds `rows` rows. The same object when there is nothing new in it. */
export function learn(extent: Extent, window: number, rows: number): Extent {
  const start = window * windowSize;
  const min = rows > 0 ? Math.max(extent.min, start + rows) : extent.min;
  const end = rows < windowSize ? Math.min(extent.end ?? Number.POSITIVE_INFINITY, start + rows) : extent.end;
  return min === extent.min && end === extent.end ? extent : { min, end };
}

/**
 * Rows to lay out. A short window is the surest word on where the list ends; else the server's count holds (it doesn't
 * regard a reader's rights, and may be old); before there is one, a window more than what is known.
 */
export function rowCountOf(extent: Extent, count: number | null): number {
  if (extent.end !== null) return Math.max(extent.end, extent.min);
  if (count !== null) return Math.max(count, extent.min);
  return extent.min + windowSize;
}

/** True when the number of rows is known for sure or by the server's count. */
export function isCounted(extent: Extent, count: number | null): boolean {
  return extent.end !== null || count !== null;
}
