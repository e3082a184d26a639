/**
 * A column while items are on their way: those that leave are passed over, those that come stand first. What the server
 * says afterwards takes their place. Pure.
 */

/** Rows of the list that a row of the column stands for, `null` for one of those that come. */
export function listRow(row: number, coming: number, gone: readonly number[]): number | null {
  if (row < coming) return null;
  let at = row - coming;
  for (const each of gone) {
    if (each <= at) at += 1;
  }
  return at;
}

/** Rows of a column; `gone` in ascending order. */
export function shiftedCount(rowCount: number, coming: number, gone: readonly number[]): number {
  return Math.max(0, rowCount - gone.length) + coming;
}
