/** Where a dragged tile would go, read off what is drawn. */
import type { Point } from '#app/lib/follow-pointer.ts';

export interface TileTarget {
  /** Before or after this field; null: at the end of the section, or of the form. */
  beside: string | null;
  side: 'before' | 'after';
  /** Title of the section that it would stand in, null for none. */
  section: string | null;
}

/** Name of the field whose tile an element stands in; `section …` for the head of a section. */
export function fieldOfTile(element: Element): string | null {
  return element.closest('[data-tile]')?.getAttribute('data-tile') ?? null;
}

/** The place under a point; null where nothing would change. */
export function targetAt(frame: HTMLElement | null, { x, y }: Point, held: string): TileTarget | null {
  const under = frame?.ownerDocument.elementFromPoint(x, y);
  if (!frame || !under || !frame.contains(under)) return null;
  const tile = under.closest<HTMLElement>('[data-tile]');
  const box = under.closest<HTMLElement>('[data-section]');
  const isSection = held.startsWith('section ');
  if (box && isSection) return besideOf(box, y, `section ${box.dataset['section']}` === held);
  // The head of a section: before the section, or into it.
  if (tile && box && tile.dataset['tile']?.startsWith('section '))
    return { beside: null, side: 'after', section: box.dataset['section'] ?? null };
  if (tile) {
    const beside = tile.dataset['tile'] ?? null;
    if (beside === held) return null;
    return { beside, side: sideOf(tile, { x, y }), section: box?.dataset['section'] ?? null };
  }
  if (box) return { beside: null, side: 'after', section: box.dataset['section'] ?? null };
  return nearest(frame, y, held);
}

/** A section goes before another one or behind it. */
function besideOf(box: HTMLElement, y: number, isHeld: boolean): TileTarget | null {
  const members = box.querySelector<HTMLElement>('[data-members]')?.dataset['members']?.split(' ') ?? [];
  const { top, bottom } = box.getBoundingClientRect();
  const isBefore = y < (top + bottom) / 2;
  const beside = isBefore ? members[0] : members.at(-1);
  return isHeld || beside === undefined
    ? null
    : { beside, side: isBefore ? 'before' : 'after', section: null };
}

/** Tiles that share a row are told apart by the side, others by the height. */
function sideOf(tile: HTMLElement, { x, y }: Point): 'before' | 'after' {
  const { left, right, top, bottom } = tile.getBoundingClientRect();
  const row = tile.parentElement?.getBoundingClientRect();
  const isHalf = row !== undefined && right - left < row.width * 0.75;
  if (!isHalf) return y < (top + bottom) / 2 ? 'before' : 'after';
  const isRtl = getComputedStyle(tile).direction === 'rtl';
  return x < (left + right) / 2 === isRtl ? 'after' : 'before';
}

/** Between the tiles: beside the last one that is above. */
function nearest(frame: HTMLElement, y: number, held: string): TileTarget | null {
  const rows = [...(frame.querySelector('[data-columns]')?.children ?? [])] as HTMLElement[];
  const above = rows.findLast((row) => row.getBoundingClientRect().bottom <= y);
  const row = above ?? rows[0];
  if (!row) return null;
  const members = row.querySelector<HTMLElement>('[data-members]')?.dataset['members']?.split(' ');
  const beside =
    (above ? members?.at(-1) : members?.[0]) ?? row.dataset['tile'] ?? row.dataset['group'] ?? null;
  return beside === null || beside === held
    ? null
    : { beside, side: above ? 'after' : 'before', section: null };
}
