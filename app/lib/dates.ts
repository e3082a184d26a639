/**
 * Two kinds of time, never mixed:
 * - naive text as a field stores it: `YYYY-MM-DD`, `HH:MM:SS`, `YYYY-MM-DD HH:MM:SS`. Shown as stored in every zone.
 * - instants (created, updated, activity): text with an offset, or SQL text that is known to be UTC. Shown in the
 *   user's zone.
 */
const dateShape = /^(\d{4})-(\d{2})-(\d{2})$/;
const timeShape = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;
const dateTimeShape = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/;

/** True for a day of the calendar in `YYYY-MM-DD`; `2021-02-30` and `0000-00-00` are none. */
export function isDate(text: unknown): text is string {
  const match = typeof text === 'string' ? dateShape.exec(text) : null;
  if (!match) return false;
  const at = utc(text as string);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text && match[1] !== '0000';
}

export function isTime(text: unknown): text is string {
  return typeof text === 'string' && timeShape.test(text);
}

export function isDateTime(text: unknown): text is string {
  const match = typeof text === 'string' ? dateTimeShape.exec(text) : null;
  return match !== null && isDate(match[1]) && isTime(match[2]);
}

function utc(date: string, time = '00:00:00'): number {
  return Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
}

/** A stored day in words of the locale; text that is no day comes back as it is. */
export function formatDate(text: string, locale: string, style: 'short' | 'long' = 'short'): string {
  if (!isDate(text)) return text;
  return dateFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...(style === 'long' ? { weekday: 'short' } : {}),
  }).format(utc(text));
}

/** Seconds are read only where there are some: a time that somebody has typed seldom has any. */
const secondsOf = (time: string): Intl.DateTimeFormatOptions =>
  time.length > 5 && !time.endsWith(':00') ? { second: '2-digit' } : {};

/** A stored naive date and time in words of the locale, as stored: no zone is applied. */
export function formatDateTime(text: string, locale: string): string {
  const match = isDateTime(text) ? dateTimeShape.exec(text) : null;
  if (!match?.[1] || !match[2]) return text;
  return dateFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...secondsOf(match[2]),
  }).format(utc(match[1], match[2]));
}

/** A stored time of day, 24 or 12 hours; text that is no time comes back as it is. */
export function formatTime(text: string, locale: string, hour24 = true): string {
  if (!isTime(text)) return text;
  return dateFormat(locale, {
    timeZone: 'UTC',
    hour: '2-digit',
    minute: '2-digit',
    ...secondsOf(text),
    hourCycle: hour24 ? 'h23' : 'h12',
  }).format(utc('1970-01-01', text));
}

/** Milliseconds since 1970 of an instant: ISO text with an offset, or SQL or ISO text without one, taken as UTC. */
export function parseInstant(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && text.length > 10;
  if (!hasZone && isDateTime(text)) {
    const match = dateTimeShape.exec(text);
    return utc(match?.[1] ?? '', match?.[2]);
  }
  const at = hasZone ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** An instant's time of day in the user's zone, without seconds. */
export function formatInstantTime(at: number, locale: string, timeZone?: string | null): string {
  return dateFormat(locale, { ...zoneOf(timeZone), timeStyle: 'short' }).format(at);
}

/** Whether the clocks of the zone show the same time twice: when they are put back, an hour comes again. */
function isRepeated(at: number, timeZone?: string | null): boolean {
  const clock = clockIn(timeZone);
  const shown = clock(at);
  return [-3_600_000, 3_600_000].some((hour) => clock(at + hour) === shown);
}

/**
 * An instant in the user's zone. `full` adds the weekday and the name of the zone, for tooltips; the name is there in any
 * case where the same time comes twice.
 */
export function formatInstant(
  at: number,
  locale: string,
  timeZone?: string | null,
  style: 'short' | 'full' = 'short',
): string {
  return dateFormat(locale, {
    ...zoneOf(timeZone),
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(style === 'full' ? { weekday: 'short' } : {}),
    ...(style === 'full' || isRepeated(at, timeZone) ? { timeZoneName: 'short' } : {}),
  }).format(at);
}

/** Time from now in words: `3 minutes ago`. The unit is the largest that gives at least one. */
export function formatRelative(at: number, now: number, locale: string): string {
  const seconds = Math.round((at - now) / 1000);
  for (const [unit, size] of relativeUnits) {
    if (Math.abs(seconds) >= size) return relativeFormat(locale).format(Math.round(seconds / size), unit);
  }
  return relativeFormat(locale).format(0, 'second');
}

/** Days that times are told in by their distance, either way; today is the first of them, as in the filters. */
const nearDays = 7;

/**
 * A time of these days by its distance from now, as short as it is exact: `3 minutes ago`, `5 hours ago`, `yesterday 14:05`,
 * `in 3 days`; null for one that is seven days away or more. `at` and `now` in ms since 1970, `timeZone` that of the clock whose
 * days count: the user's for instants, UTC for naive times that were read as such.
 */
export function formatNear(at: number, now: number, locale: string, timeZone?: string | null): string | null {
  if (Math.abs(at - now) >= nearDays * 86_400_000) return null;
  const days = (utc(todayIn(timeZone, at)) - utc(todayIn(timeZone, now))) / 86_400_000;
  if (Math.abs(days) >= nearDays) return null;
  if (days === 0 || Math.abs(at - now) < 3_600_000) return formatRelative(at, now, locale);
  const word = relativeFormat(locale).format(days, 'day');
  return Math.abs(days) === 1 ? withTime(word, at, locale, timeZone) : word;
}

/** A day's word with the time of an instant, put together as the locale does it for a day of the week. */
function withTime(word: string, at: number, locale: string, timeZone?: string | null): string {
  return dateFormat(locale, { ...zoneOf(timeZone), weekday: 'long', hour: '2-digit', minute: '2-digit' })
    .formatToParts(at)
    .map(({ type, value }) => (type === 'weekday' ? word : value))
    .join('');
}

/** A stored day from today's day in words: `yesterday`, `in 3 weeks`. Text that is no day comes back as it is. */
export function formatRelativeDay(text: string, today: string, locale: string): string {
  if (!isDate(text)) return text;
  const days = Math.round((utc(text) - utc(today)) / 86_400_000);
  if (Math.abs(days) < 7) return relativeFormat(locale).format(days, 'day');
  return formatRelative(utc(text), utc(today), locale);
}

/** Today's day in a zone as `YYYY-MM-DD`. */
export function todayIn(timeZone?: string | null, now = Date.now()): string {
  return clockIn(timeZone)(now).slice(0, 10);
}

const clocks = new Map<string, (at: number) => string>();

/**
 * What the clocks of a zone show: a function from milliseconds since 1970 to `YYYY-MM-DD HH:MM`. No zone, or one that the
 * browser doesn't know, is the browser's own. The numbers are taken from the parts of a date, since how these are put
 * together, and padded, is up to the browser's locale data and differs between its versions.
 */
export function clockIn(timeZone?: string | null): (at: number) => string {
  const known = clocks.get(timeZone ?? '');
  if (known) return known;
  const format = dateFormat('en', {
    ...zoneOf(timeZone),
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const clock = (at: number) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const number = (type: Intl.DateTimeFormatPartTypes, length = 2) =>
      (parts.get(type) ?? '').padStart(length, '0');
    return `${number('year', 4)}-${number('month')}-${number('day')} ${number('hour')}:${number('minute')}`;
  };
  clocks.set(timeZone ?? '', clock);
  return clock;
}

const relativeUnits: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

// Making a formatter costs a hundred times what using one does; a table of 200 rows uses few different ones.
const formats = new Map<string, Intl.DateTimeFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();
const zones = new Map<string, { timeZone?: string }>();

/**
 * A formatter for texts that somebody reads. It is made here alone (a lint rule): what is computed with comes from
 * {@link clockIn}, never from such a text. The calendar is the Gregorian one in every language, as in the grids of days and
 * in what is stored (decision 029).
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options });
    formats.set(key, format);
  }
  return format;
}

function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  let format = relatives.get(locale);
  if (!format) {
    format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    relatives.set(locale, format);
  }
  return format;
}

/** The zone as an option, left out (the browser's own) when there is none or the browser doesn't know it. */
function zoneOf(timeZone?: string | null): { timeZone?: string } {
  if (!timeZone) return {};
  let option = zones.get(timeZone);
  if (!option) {
    try {
      new Intl.DateTimeFormat('en', { timeZone });
      option = { timeZone };
    } catch {
      option = {};
    }
    zones.set(timeZone, option);
  }
  return option;
}
