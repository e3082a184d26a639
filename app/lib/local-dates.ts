/** Dates and times as people write them in digits, read as fields store them. */
import { dateFormat, isDate, isTime } from './dates.ts';
import { withPlainDigits } from './local-digits.ts';
import { ownValue } from './own-value.ts';

/** In which order day, month and year stand. A year of four digits at the beginning is one in all of them. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy';
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const satisfies readonly DateOrder[];

const dateShape = /^(\d{1,4})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{1,4})(?:\.|\s*г\.?)?$/;
const clock = String.raw`(\d{1,2})[:.](\d\d)(?:[:.](\d\d)(?:[.,]0+)?)?`;
const am = String.raw`a\.?\s?m\.?|π\.?\s?μ\.?|ص|오전|上午|午前|SA`;
const pm = String.raw`p\.?\s?m\.?|μ\.?\s?μ\.?|م|오후|下午|午後|CH`;
const half = `(${am}|${pm})?`;
const timeText = `${half}\\s*${clock}\\s*${half}`;
const timeShape = new RegExp(`^${timeText}$`, 'iu');
/** A day and a time with something between them, or the other way round as in Vietnam. */
const momentShape = new RegExp(
  String.raw`^(?<day>.*?\d\.?(?:\s*г\.?)?)(?:T|[,،\s]+|\s+klo\s+)(?<time>${timeText})(?:\s*ч\.?)?$`,
  'iu',
);
const timeFirst = new RegExp(String.raw`^(?<time>${timeText})\s+(?<day>\S+)$`, 'iu');
const isAfternoon = new RegExp(`^(?:${pm})$`, 'iu');

/** Years of two digits as Windows reads them: up to 49 in this century. */
const lastShortYear = 49;

export function dateOrderOf(locale: string): DateOrder {
  const parts = dateFormat(locale, { calendar: 'gregory', year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type);
  if (parts.indexOf('year') < parts.indexOf('day')) return 'ymd';
  return parts.indexOf('day') < parts.indexOf('month') ? 'dmy' : 'mdy';
}

/** `YYYY-MM-DD`; null for what is no day of the calendar in that order. */
export function readDate(text: string, order: DateOrder): string | null {
  const [, first = '', , second = '', third = ''] = dateShape.exec(withPlainDigits(text)) ?? [];
  const isYearFirst = first.length === 4 || order === 'ymd';
  const year = fullYear(isYearFirst ? first : third);
  const [month, day] = isYearFirst ? [second, third] : order === 'dmy' ? [second, first] : [first, second];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

function fullYear(digits: string): string {
  if (digits.length !== 2) return digits;
  return `${Number(digits) <= lastShortYear ? '20' : '19'}${digits}`;
}

/** `HH:MM:SS`; null for what is no time of a day. */
export function readTime(text: string): string | null {
  const [, before, hours = '', minutes = '', seconds = '00', after] =
    timeShape.exec(withPlainDigits(text)) ?? [];
  const part = before ?? after;
  const hour = Number(hours);
  if (before && after) return null;
  if (part && (hour < 1 || hour > 12)) return null;
  const full = part ? (hour % 12) + (isAfternoon.test(part) ? 12 : 0) : hour;
  const time = `${String(full).padStart(2, '0')}:${minutes}:${seconds}`;
  return hours !== '' && isTime(time) ? time : null;
}

/** `YYYY-MM-DD HH:MM:SS`; null for what is not both a day and a time. */
export function readDateTime(text: string, order: DateOrder): string | null {
  const plain = withPlainDigits(text);
  const parts = (momentShape.exec(plain) ?? timeFirst.exec(plain))?.groups;
  const date = readDate(ownValue(parts, 'day') ?? '', order);
  const time = readTime(ownValue(parts, 'time') ?? '');
  return date && time ? `${date} ${time}` : null;
}
