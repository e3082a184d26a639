import type { CSSProperties } from 'react';

/** Gives the style sheet of a list the height of its rows, px, as `--row`. */
export function rowStyle(rowHeight: number): CSSProperties {
  return { '--row': `${rowHeight}px` } as CSSProperties;
}
