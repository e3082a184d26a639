/** Sums of a grid of cards. Pure. */
import type { CardSize } from './card-options.ts';

/** Least width of a card, px. */
export const minWidths: Record<CardSize, number> = { small: 110, medium: 168, large: 264 };
/** Heights, px, as the style sheet has them. */
const lineHeights = { title: 20, other: 18, padding: 24, border: 2 };
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
