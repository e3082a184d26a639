/** Where a key moves to from a row, null when it is no key that moves. Never leaves the list. */
export function rowByKey(key: string, from: number, size: { rows: number; page: number }): number | null {
  const to = (row: number) => Math.min(Math.max(row, 0), Math.max(0, size.rows - 1));
  switch (key) {
    case 'ArrowUp':
      return to(from - 1);
    case 'ArrowDown':
      return to(from + 1);
    case 'PageUp':
      return to(from - size.page);
    case 'PageDown':
      return to(from + size.page);
    case 'Home':
      return to(0);
    case 'End':
      return to(size.rows - 1);
    default:
      return null;
  }
}
