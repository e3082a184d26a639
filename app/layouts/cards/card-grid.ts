/** Sums and keys of a grid of cards. Pure. */
import type { CardSize } from './card-options.ts';

/** Least width of a card, px. */
export const minWidths: Record<CardSize, number> = { small: 110, medium: 168, large: 264 };
/** Heights, px, as the style sheet has them. */
const lineHeights = { title: 20, other: 18, padding: 20, border: 2 };
const narrow = 600;

export interface CardGeometry {
  columns: number;
  gap: number;
  imageHeight: number;
  /** Height of a row with the gap under it. */
  rowHeight: number;
}

/** How many cards stand in a row of `width` px, and how high it is. `lines` of text under the picture, one the title. */
export function geometryOf(width: number, size: CardSize, lines: number, hasImage: boolean): CardGeometry {
  const gap = width < narrow ? 12 : 16;
  const columns = Math.max(1, Math.floor((width + gap) / (minWidths[size] + gap)));
  const cardWidth = (width - (columns - 1) * gap) / columns;
  const imageHeight = hasImage ? Math.round(Math.max(0, cardWidth - lineHeights.border) * 0.75) : 0;
  const text = lineHeights.padding + lineHeights.title + (lines - 1) * lineHeights.other;
  return { columns, gap, imageHeight, rowHeight: imageHeight + text + lineHeights.border + gap };
}

interface Keys {
  key: string;
  /** Ctrl or Command. */
  mod: boolean;
  rtl: boolean;
}

interface GridSize {
  count: number;
  columns: number;
  /** Whole rows that fit into the view. */
  page: number;
}

/** The card that a key moves to, by place in the list; null when it is no key that moves. Never leaves the list. */
export function moveCard(
  { key, mod, rtl }: Keys,
  from: number,
  { count, columns, page }: GridSize,
): number | null {
  const last = count - 1;
  const clamp = (index: number) => Math.min(Math.max(index, 0), Math.max(0, last));
  const rowStart = from - (from % columns);
  // Up and down keep the column; from the last whole row down is the last card.
  const down = (rows: number) => {
    const next = from + rows * columns;
    if (next <= last) return next;
    return Math.floor(last / columns) > Math.floor(from / columns) ? last : from;
  };
  const up = (rows: number) => (from < columns ? from : Math.max(from % columns, from - rows * columns));
  switch (key) {
    case 'ArrowUp':
      return up(1);
    case 'ArrowDown':
      return clamp(down(1));
    case 'ArrowLeft':
      return clamp(from + (rtl ? 1 : -1));
    case 'ArrowRight':
      return clamp(from + (rtl ? -1 : 1));
    case 'Home':
      return mod ? 0 : clamp(rowStart);
    case 'End':
      return mod ? clamp(last) : clamp(rowStart + columns - 1);
    case 'PageUp':
      return up(page);
    case 'PageDown':
      return clamp(down(page));
    default:
      return null;
  }
}
