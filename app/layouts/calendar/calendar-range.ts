/** Which days a calendar shows, and how it moves on. Pure. */
import { addDays, addMonths, firstOfMonth, firstOfWeek, lastOfMonth } from '#app/layouts/days.ts';
import { isDate } from '#app/lib/dates.ts';
import { type Mode, modes } from './setup.ts';

/** What is shown: the stretch around a day. The day is also the one that the keyboard stands on. */
export interface ViewPosition {
  mode: Mode;
  day: string;
}

export interface Stretch {
  first: string;
  last: string;
}

/** Reads a place from the address (`week.2025-03-14`, `2025-03-14`); what can't be read gives way to the fallback. */
export function readViewPosition(at: string | null, fallback: ViewPosition): ViewPosition {
  const [, mode, day] = /^(?:(\w+)\.)?([\d-]+)$/.exec(at ?? '') ?? [];
  if (!isDate(day)) return fallback;
  return { mode: modes.find((entry) => entry === mode) ?? fallback.mode, day };
}

export function writeViewPosition({ mode, day }: ViewPosition): string {
  return `${mode}.${day}`;
}

/** The days that are meant: what the heading names. */
export function stretchOf({ mode, day }: ViewPosition, firstWeekday: number): Stretch {
  if (mode === 'day') return { first: day, last: day };
  if (mode === 'week') {
    const first = firstOfWeek(day, firstWeekday);
    return { first, last: addDays(first, 6) };
  }
  return { first: firstOfMonth(day), last: lastOfMonth(day) };
}

/** The days that are drawn: a month's weeks are whole. */
export function drawnStretch(position: ViewPosition, firstWeekday: number): Stretch {
  const { first, last } = stretchOf(position, firstWeekday);
  if (position.mode !== 'month') return { first, last };
  return { first: firstOfWeek(first, firstWeekday), last: addDays(firstOfWeek(last, firstWeekday), 6) };
}

/** The place `count` stretches on, or back when negative. */
export function moveOn({ mode, day }: ViewPosition, count: number): ViewPosition {
  if (mode === 'day') return { mode, day: addDays(day, count) };
  if (mode === 'week') return { mode, day: addDays(day, 7 * count) };
  return { mode, day: addMonths(day, count) };
}

interface Keys {
  key: string;
  shift: boolean;
  rtl: boolean;
}

/** The day that a key leads to from a day in a grid of weeks; null when it is no key that moves. */
export function dayByKey(
  { key, shift, rtl }: Keys,
  position: ViewPosition,
  firstWeekday: number,
): string | null {
  const { day } = position;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, rtl ? 1 : -1);
    case 'ArrowRight':
      return addDays(day, rtl ? -1 : 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return firstOfWeek(day, firstWeekday);
    case 'End':
      return addDays(firstOfWeek(day, firstWeekday), 6);
    case 'PageUp':
      return shift ? addMonths(day, -12) : moveOn(position, -1).day;
    case 'PageDown':
      return shift ? addMonths(day, 12) : moveOn(position, 1).day;
    default:
      return null;
  }
}

/** How many entries of a day are drawn when `room` lines fit: the last line goes to "more" when they don't. */
export function shownOf(count: number, room: number): number {
  return count <= room ? count : Math.max(0, room - 1);
}
