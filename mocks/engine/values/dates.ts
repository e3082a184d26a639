/** Dates as the database keeps them: `YYYY-MM-DD`, `HH:MM:SS`, and both with a blank between, always in UTC. */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/;
const ZONE = /(Z|[+-]\d{2}:?\d{2})$/i;

/** Now, as the database keeps it. */
export function nowText(): string {
  return databaseText(new Date());
}

export function databaseText(when: Date): string {
  return when.toISOString().slice(0, 19).replace('T', ' ');
}

/** `2019-11-20 18:30:00` as the system's collections answer it: `2019-11-20T18:30:00+00:00`. */
export function isoText(text: string): string {
  return `${text.replace(' ', 'T')}+00:00`;
}

/** A date, also cut out of a date with time; null when there is no such day. */
export function dateText(text: string): string | null {
  const day = text.trim().slice(0, 10);
  const rest = text.trim().slice(10);
  if (!isDay(day) || (rest !== '' && datetimeText(text) === null)) return null;
  return day;
}

export function timeText(text: string): string | null {
  const [, hours = '', minutes = '', seconds = '00'] = TIME.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

/** A date with time, in UTC; with a zone (`Z`, `+02:00`) it is converted, without a time it is midnight. */
export function datetimeText(text: string): string | null {
  const trimmed = text.trim();
  const zone = trimmed.length > 10 ? (ZONE.exec(trimmed.slice(10))?.[0] ?? '') : '';
  const [day = '', clock = '00:00:00'] = trimmed.slice(0, trimmed.length - zone.length).split(/[T ]/);
  const time = timeText(clock);
  if (!isDay(day) || time === null) return null;
  if (zone === '') return `${day} ${time}`;
  const instant = new Date(`${day}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase()}`);
  return Number.isNaN(instant.getTime()) ? null : databaseText(instant);
}

function isDay(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  date.setUTCFullYear(Number(year));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
