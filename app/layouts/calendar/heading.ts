import { dateFormat } from '#app/lib/dates.ts';
import type { ViewPosition, Stretch } from './calendar-range.ts';

/** The name of what is shown: a month, a day with its weekday, or the first and last day of a week. */
export function headingOf({ mode, day }: ViewPosition, { first, last }: Stretch, locale: string): string {
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, { ...options, timeZone: 'UTC' });
  const date = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  if (mode === 'day') return format({ ...date, weekday: 'long' }).format(Date.parse(day));
  if (mode === 'week')
    return format({ ...date, month: 'short' }).formatRange(Date.parse(first), Date.parse(last));
  return format({ year: 'numeric', month: 'long' }).format(Date.parse(day));
}
