/**
 * Sums with days. A day is text, `YYYY-MM-DD`, and never a Date of this machine's zone; days before year 1 or after year
 * 9999 are held at those ends.
 */
import { clockIn, isDate, isDateTime, parseInstant } from '#app/lib/dates.ts';

const dayMs = 86_400_000;
const firstMs = Date.parse('0001-01-01T00:00:00Z');
const lastMs = Date.parse('9999-12-31T00:00:00Z');

const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number) => new Date(Math.min(Math.max(ms, firstMs), lastMs)).toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  return toDay(toMs(day) + count * dayMs);
}

/** Days from `from` to `to`, negative when `to` is before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toMs(to) - toMs(from)) / dayMs);
}

/** The same day of another month, or that month's last one. */
export function addMonths(day: string, count: number): string {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  const months = Math.min(Math.max(year * 12 + month - 1 + count, 12), 9999 * 12 + 11);
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  return addDays(first, Math.min(date, daysInMonth(first)) - 1);
}

function daysInMonth(first: string): number {
  const [year = 1, month = 1] = first.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

export function lastOfMonth(day: string): string {
  return `${day.slice(0, 8)}${daysInMonth(day)}`;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(toMs(day)).getUTCDay();
}

/** The day on which the week of this day begins. */
export function firstOfWeek(day: string, firstWeekday: number): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

/** All days from the first to the last, both included. */
export function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  );
}

interface WeekInfo {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** Regions that begin the week on Sunday or Saturday, for browsers that can't tell: all others begin it on Monday. */
const sundays = 'US CA MX BR JP KR TW HK IL IN PH TH ZA CO PE VE CL';
const saturdays = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The weekday that a locale begins its weeks with: 0 for Sunday to 6 for Saturday. */
export function firstWeekdayOf(locale: string): number {
  const found = new Intl.Locale(locale) as Intl.Locale & WeekInfo;
  const told = (found.getWeekInfo?.() ?? found.weekInfo)?.firstDay;
  return told === undefined ? firstWeekdayOfRegion(found.maximize().region ?? '') : told % 7;
}

export function firstWeekdayOfRegion(region: string): number {
  if (region !== '' && sundays.includes(region)) return 0;
  return region !== '' && saturdays.includes(region) ? 6 : 1;
}

/**
 * What a date field holds: a day, a naive date and time (shown as stored, in every zone), or an instant (shown in the
 * user's zone).
 */
export type DateKind = 'day' | 'naive' | 'instant';

/** Day and time of day as a calendar shows them; `time` is `HH:MM`, null where there is none. */
export interface DayAndTime {
  day: string;
  time: string | null;
}

/** Where a stored value stands on the calendar; null for what is no date. A value with an offset is always an instant. */
export function placeInTime(value: unknown, kind: DateKind, zone: string | null): DayAndTime | null {
  if (isDate(value)) return { day: value, time: null };
  if (kind !== 'instant' && isDateTime(value)) {
    return { day: value.slice(0, 10), time: kind === 'day' ? null : value.slice(11, 16) };
  }
  const at = parseInstant(value);
  if (at === null) return null;
  const text = clockIn(zone)(at);
  return { day: text.slice(0, 10), time: kind === 'day' ? null : text.slice(11, 16) };
}

/** The instant, in ms since 1970, at which clocks of a zone show a naive `YYYY-MM-DD HH:MM:SS`. */
export function instantOf(naive: string, zone: string | null): number {
  const wanted = parseInstant(naive.slice(0, 19)) ?? 0;
  const offsetAt = (at: number) => (parseInstant(clockIn(zone)(at)) ?? at) - Math.floor(at / 60_000) * 60_000;
  // The offset of the first guess may be that of the other side of a change of clocks.
  const guess = wanted - offsetAt(wanted);
  return wanted - offsetAt(guess);
}
