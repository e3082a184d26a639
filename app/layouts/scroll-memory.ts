/** Where a list stood when it was left, for the way back to it. Kept as long as the page lives. */
export interface ScrollPosition {
  /** Items above the first in sight; part of one that is only partly above. Pixels change with the width of cards. */
  itemsAbove: number;
  /** The row that the keyboard stood on. */
  row: number | null;
}

const places = new Map<string, ScrollPosition>();
const max = 100;

export function rememberPlace(key: string, place: ScrollPosition): void {
  if (key === '') return;
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > max && oldest !== undefined) places.delete(oldest);
}

export function placeOf(key: string): ScrollPosition | undefined {
  return places.get(key);
}
