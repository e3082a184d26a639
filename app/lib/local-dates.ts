/** Dates and times as people write them, read as fields store them. */
import { dateFormat, isDate, isTime } from './dates.ts';
import { withPlainDigits } from './local-digits.ts';
import { ownValue } from './own-value.ts';
import { foldedWord } from './plain-text.ts';

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
  String.raw`^(?<day>.*?\d\.?(?:\s*г\.?|[日일])?)(?:T|[,،\s]+(?:(?:at|um|à|alle|klo)\s+)?)(?<time>${timeText})(?:\s*ч\.?)?$`,
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

/** `YYYY-MM-DD`; null for what is no day of the calendar in that order. Months are known by name in the locale and in English. */
export function readDate(text: string, order: DateOrder, locale = 'en'): string | null {
  const plain = withPlainDigits(text);
  const parts = partsInDigits(plain, order) ?? partsByUnits(plain) ?? partsByName(plain, order, locale);
  if (!parts) return null;
  const [year, month, day] = parts;
  const date = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

type DateParts = [year: string, month: string, day: string];

function partsInDigits(text: string, order: DateOrder): DateParts | null {
  const [, first = '', , second = '', third = ''] = dateShape.exec(text) ?? [];
  if (first === '') return null;
  if (first.length === 4 || order === 'ymd') return [first, second, third];
  return order === 'dmy' ? [third, second, first] : [third, first, second];
}

/** With signs for year, month and day behind the digits, or in front as in Vietnam. */
function partsByUnits(text: string): DateParts | null {
  const { y, m, d } =
    /^(?<y>\d{2,4})\s*[年년]\s*(?<m>\d{1,2})\s*[月월]\s*(?<d>\d{1,2})\s*[日일]?$/.exec(text)?.groups ??
    /^(?:ngày )?(?<d>\d{1,2}) (?:tháng|thg) (?<m>\d{1,2}),?(?: năm)? (?<y>\d{4})$/i.exec(text)?.groups ??
    {};
  return y && m && d ? [y, m, d] : null;
}

/** With the month by its name: where it stands says nothing then. Further words, as of weekdays, are passed over. */
function partsByName(text: string, order: DateOrder, locale: string): DateParts | null {
  const [first = '', last = '', ...more] = text.match(/\d+/g) ?? [];
  const names = monthsOf(locale);
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const [month, ...others] = words.flatMap((word) => names.get(foldedWord(word)) ?? []);
  if (last === '' || more.length > 0 || month === undefined || others.length > 0) return null;
  const isYearFirst = first.length === 4 || (order === 'ymd' && last.length < 3);
  return isYearFirst ? [first, month, last] : [last, month, first];
}

const monthNames = new Map<string, ReadonlyMap<string, string>>();

/** The numbers of the months by their names, long and short, by themselves and beside a day. */
function monthsOf(locale: string): ReadonlyMap<string, string> {
  const known = monthNames.get(locale);
  if (known) return known;
  const found = new Map<string, string>();
  for (const language of ['en', locale]) {
    for (const month of ['long', 'short'] as const) {
      for (const day of [undefined, 'numeric'] as const) {
        const format = dateFormat(language, { calendar: 'gregory', timeZone: 'UTC', month, day });
        for (let at = 0; at < 12; at++) {
          const parts = format.formatToParts(Date.UTC(2024, at, 1));
          const name = foldedWord(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (!/^\d*$/.test(name)) found.set(name, String(at + 1));
        }
      }
    }
  }
  // Four letters in Britain.
  if (!found.has('sept')) found.set('sept', '9');
  monthNames.set(locale, found);
  return found;
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
export function readDateTime(text: string, order: DateOrder, locale = 'en'): string | null {
  const plain = withPlainDigits(text);
  const parts = (momentShape.exec(plain) ?? timeFirst.exec(plain))?.groups;
  const date = readDate(ownValue(parts, 'day') ?? '', order, locale);
  const time = readTime(ownValue(parts, 'time') ?? '');
  return date && time ? `${date} ${time}` : null;
}
