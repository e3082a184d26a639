import { dateFormat, isDate } from '#app/lib/dates.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Masks that go by a name. */
const named: Record<string, string> = {
  default: 'ddd mmm dd yyyy HH:MM:ss',
  shortDate: 'm/d/yy',
  paddedShortDate: 'mm/dd/yyyy',
  mediumDate: 'mmm d, yyyy',
  longDate: 'mmmm d, yyyy',
  fullDate: 'dddd, mmmm d, yyyy',
  isoDate: 'yyyy-mm-dd',
};

const token = /'[^']*'|"[^"]*"|d{1,4}|m{1,4}|yyyy|yy|([hHMslL])\1?|S/g;

/**
 * A stored day in the form of a mask: `dddd, mmmm dS, yyyy` is `Sunday, September 5th, 2021`. Names are in the words of
 * the locale, what stands in quotes stays, and a day has no time, so hours and minutes are zeros.
 */
export function maskedDate(date: string, mask: string, locale: string): string {
  if (!isDate(date)) return date;
  const [year = '', month = '', day = ''] = date.split('-');
  const at = Date.parse(`${date}T00:00:00Z`);
  const words = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: 'UTC', ...options }).format(at);
  const parts: Record<string, () => string> = {
    d: () => String(Number(day)),
    dd: () => day,
    ddd: () => words({ weekday: 'short' }),
    dddd: () => words({ weekday: 'long' }),
    m: () => String(Number(month)),
    mm: () => month,
    mmm: () => words({ month: 'short' }),
    mmmm: () => words({ month: 'long' }),
    yy: () => year.slice(2),
    yyyy: () => year,
    S: () => ordinal(Number(day)),
    h: () => '12',
    hh: () => '12',
  };
  return (ownValue(named, mask) ?? mask).replace(token, (found) => {
    if (/^['"]/.test(found)) return found.slice(1, -1);
    return ownValue(parts, found)?.() ?? '0'.repeat(found.length);
  });
}

function ordinal(day: number): string {
  const last = day % 10;
  if (last > 3 || last === 0 || (day > 10 && day < 14)) return 'th';
  return ['st', 'nd', 'rd'][last - 1] ?? 'th';
}
