import {
  CalendarDate,
  type CalendarDateTime,
  type DateValue,
  GregorianCalendar,
  Time,
  toCalendar,
  toCalendarDate,
  toCalendarDateTime,
} from '@internationalized/date';

/*
 * Dates and times of the API are strings without a zone: 'YYYY-MM-DD', 'HH:MM:SS', 'YYYY-MM-DD HH:MM:SS'. They never
 * become a JS Date, which would drag this machine's time zone in.
 */
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/;

function numbers(match: RegExpExecArray | null): number[] | null {
  return match ? match.slice(1).map((part) => Number(part ?? 0)) : null;
}

/** @returns null for anything but a day that exists (so also for MySQL's 0000-00-00) */
export function parseDateText(text: string | null | undefined): CalendarDate | null {
  const [year = 0, month = 0, day = 0] = numbers(DATE.exec(text ?? '')) ?? [];
  if (year < 1) return null;
  const date = new CalendarDate(year, month, day);
  // CalendarDate moves 31 February to the month's last day: what changed did not exist.
  return date.month === month && date.day === day ? date : null;
}

/** Seconds may be missing; fractions of a second are dropped. @returns null for anything but a time of day */
export function parseTimeText(text: string | null | undefined): Time | null {
  const [hour = 24, minute = 0, second = 0] = numbers(TIME.exec(text ?? '')) ?? [];
  return hour < 24 && minute < 60 && second < 60 ? new Time(hour, minute, second) : null;
}

/** A blank or a T between date and time. @returns null for anything but a real moment */
export function parseDateTimeText(text: string | null | undefined): CalendarDateTime | null {
  const [day, clock, more] = (text ?? '').split(/[ T]/);
  const date = parseDateText(day);
  const time = parseTimeText(clock);
  return date && time && more === undefined ? toCalendarDateTime(date, time) : null;
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** 'YYYY-MM-DD' in the Gregorian calendar, whatever calendar the user reads. */
export function dateText(value: DateValue): string {
  const { year, month, day } = toCalendar(toCalendarDate(value), new GregorianCalendar());
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** 'HH:MM:SS' */
export function timeText({ hour, minute, second }: { hour: number; minute: number; second: number }): string {
  return `${pad(hour)}:${pad(minute)}:${pad(second)}`;
}

/** 'YYYY-MM-DD HH:MM:SS' */
export function dateTimeText(value: CalendarDateTime): string {
  return `${dateText(value)} ${timeText(value)}`;
}
