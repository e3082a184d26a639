import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  clockIn,
  formatDate,
  formatDateTime,
  formatInstant,
  formatNear,
  formatRelative,
  formatRelativeDay,
  formatTime,
  isDate,
  isDateTime,
  isTime,
  parseInstant,
  todayIn,
} from './dates.ts';
import { sqlNow } from './now.ts';

test.each([
  ['2021-09-01', true],
  ['2020-02-29', true],
  ['2021-02-29', false],
  ['0000-00-00', false],
  ['2021-13-01', false],
  ['2021-9-1', false],
  ['someday', false],
  [null, false],
  [20210901, false],
])('%s is a day: %s', (text, expected) => expect(isDate(text)).toBe(expected));

test.each([
  ['09:30:00', true],
  ['09:30', true],
  ['24:00:00', false],
  ['9:30', false],
  ['', false],
])('%s is a time: %s', (text, expected) => expect(isTime(text)).toBe(expected));

test.each([
  ['2019-11-20 18:30:00', true],
  ['2019-11-20T18:30', true],
  ['2019-13-45 00:00:00', false],
  ['2019-11-20', false],
])('%s is a date and time: %s', (text, expected) => expect(isDateTime(text)).toBe(expected));

describe('stored days and times are shown as stored [FD56] [FD57]', () => {
  test('a day is the same day in every locale and zone', () => {
    expect(formatDate('2021-09-01', 'en-US')).toBe('Sep 1, 2021');
    expect(formatDate('2021-09-01', 'de-DE')).toBe('1. Sept. 2021');
    expect(formatDate('0000-00-00', 'en-US')).toBe('0000-00-00');
  });

  test('a naive date and time keeps its hour', () => {
    expect(formatDateTime('2020-05-14 18:34:00', 'en-US')).toContain('06:34');
    expect(formatDateTime('nonsense', 'en-US')).toBe('nonsense');
  });

  test('a time of day by 24 and 12 hours, minutes padded', () => {
    expect(formatTime('09:05:00', 'en-US')).toBe('09:05');
    expect(formatTime('21:05:00', 'en-US', false)).toMatch(/^09:05\sPM$/);
    expect(formatTime('21:05:07', 'en-US')).toBe('21:05:07');
  });

  test('an instant is shown in the zone of the profile', () => {
    const at = parseInstant('2020-05-14T18:34:00+00:00') ?? 0;
    expect(formatInstant(at, 'en-US', 'America/Chicago')).toMatch(/01:34\sPM/);
    expect(formatInstant(at, 'en-US', 'America/Chicago', 'full')).toContain('CDT');
    expect(formatInstant(at, 'en-US', 'No/Such_Zone')).toContain('2020');
  });
});

test('instants without a zone are UTC', () => {
  expect(parseInstant('2020-05-14 18:34:00')).toBe(Date.UTC(2020, 4, 14, 18, 34));
  expect(parseInstant('2020-05-14T18:34:00+02:00')).toBe(Date.UTC(2020, 4, 14, 16, 34));
  expect(parseInstant('0000-00-00 00:00:00')).toBeNull();
  expect(parseInstant(null)).toBeNull();
});

/** In the forms of 8.1.0 and of 8.8.1, which are each other's reverse in system fields and in those of who made what when. */
test('an instant is the same in every form in which releases write it, and is written back as it came', () => {
  const seconds = fc.integer({ min: Date.UTC(1970, 1) / 1000, max: Date.UTC(2099, 0) / 1000 });
  fc.assert(
    fc.property(seconds, fc.integer({ min: -11, max: 14 }), (second, hours) => {
      const at = second * 1000;
      const utc = new Date(at).toISOString().slice(0, 19);
      const sign = hours < 0 ? '-' : '+';
      const offset = `${sign}${String(Math.abs(hours)).padStart(2, '0')}:00`;
      const there = new Date(at + hours * 3_600_000).toISOString().slice(0, 19);
      for (const text of [utc, utc.replace('T', ' '), `${utc}+00:00`, `${utc}Z`, there + offset]) {
        expect(parseInstant(text)).toBe(at);
      }
    }),
  );
});

test('relative words', () => {
  const now = Date.UTC(2020, 0, 10, 12);
  expect(formatRelative(now - 3 * 60_000, now, 'en-US')).toBe('3 minutes ago');
  expect(formatRelative(now, now, 'en-US')).toBe('now');
  expect(formatRelative(now + 86_400_000, now, 'de-DE')).toBe('morgen');
  expect(formatRelativeDay('2020-01-09', '2020-01-10', 'en-US')).toBe('yesterday');
  expect(formatRelativeDay('2019-01-10', '2020-01-10', 'en-US')).toBe('12 months ago');
  expect(formatRelativeDay('0000-00-00', '2020-01-10', 'en-US')).toBe('0000-00-00');
});

describe('times of these days, by their distance from now', () => {
  const now = Date.parse('2026-03-11T12:00:00Z');
  const near = (at: string, locale = 'en-GB', zone = 'UTC') => formatNear(Date.parse(at), now, locale, zone);
  test.each([
    ['2026-03-11T12:00:20Z', 'now'],
    ['2026-03-11T11:57:00Z', '3 minutes ago'],
    ['2026-03-11T12:40:00Z', 'in 40 minutes'],
    ['2026-03-11T07:00:00Z', '5 hours ago'],
    ['2026-03-11T23:00:00Z', 'in 11 hours'],
    ['2026-03-10T14:05:00Z', 'yesterday'],
    ['2026-03-12T09:00:00Z', 'tomorrow'],
    ['2026-03-09T23:59:00Z', '2 days ago'],
    ['2026-03-14T00:00:00Z', 'in 3 days'],
    ['2026-03-05T13:00:00Z', '6 days ago'],
  ])('%s is %s', (at, words) => expect(near(at)).toContain(words));

  test.each(['2026-03-04T12:00:00Z', '2026-03-18T12:00:00Z', '2026-03-04T23:00:00Z', '2025-03-11T12:00:00Z'])(
    '%s is too far away',
    (at) => expect(near(at)).toBeNull(),
  );

  test.each([
    ['en-GB', '14:05'],
    ['de-DE', 'gestern'],
    ['ja-JP', '昨日'],
    ['fi-FI', '14.05'],
  ])('yesterday has its time, as the language puts the two together: %s', (locale, part) => {
    expect(near('2026-03-10T14:05:00Z', locale)).toContain(part);
    expect(near('2026-03-10T14:05:00Z', locale)).toMatch(/05/);
  });

  test('which day it is depends on the zone of the reader', () => {
    expect(near('2026-03-10T23:30:00Z', 'en-GB', 'UTC')).toContain('yesterday');
    expect(near('2026-03-10T23:30:00Z', 'en-GB', 'Asia/Tokyo')).toBe('12 hours ago');
  });
});

test('seconds are shown where there are some', () => {
  expect(formatDateTime('2020-05-14 18:34:00', 'en-GB')).toMatch(/18:34$/);
  expect(formatDateTime('2020-05-14 18:34', 'en-GB')).toMatch(/18:34$/);
  expect(formatDateTime('2020-05-14 18:34:07', 'en-GB')).toMatch(/18:34:07$/);
});

test('today depends on the zone, the SQL form does not', () => {
  const now = Date.UTC(2020, 0, 10, 2);
  expect(todayIn('America/Los_Angeles', now)).toBe('2020-01-09');
  expect(todayIn('Pacific/Kiritimati', now)).toBe('2020-01-10');
  expect(sqlNow(now)).toBe('2020-01-10 02:00:00');
});

describe('locale data of other versions', () => {
  afterEach(() => vi.restoreAllMocks());
  const now = Date.parse('2020-03-10T04:05:00Z');
  const write = (text: string) => {
    vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(
      () => text,
    );
    vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue(text);
    vi.spyOn(Date.prototype, 'toLocaleString').mockReturnValue(text);
  };

  test.each(['3/10/2020', '10.3.2020', '２０２０/３/１０', '\u200e2020-03-10', 'Tuesday', ''])(
    'a date is not read from a text: %j',
    (text) => {
      write(text);
      expect(todayIn('America/New_York', now)).toBe('2020-03-10');
      expect(clockIn('Asia/Tokyo')(now)).toBe('2020-03-10 13:05');
      expect(formatRelativeDay('2020-03-09', todayIn('UTC', now), 'en')).toBe('yesterday');
    },
  );

  test('parts without leading zeros are padded', () => {
    const parts = Object.entries({ month: '3', day: '9', year: '987', hour: '4', minute: '5' });
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue(
      parts.map(([type, value]) => ({ type: type as Intl.DateTimeFormatPartTypes, value })),
    );
    expect(clockIn('Africa/Lagos')(now)).toBe('0987-03-09 04:05');
  });

  test.each(['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'No/Such', '', null])(
    'the day of a clock is its today, midnight included: %s',
    (zone) => {
      for (
        let at = Date.parse('2023-12-31T00:00:00Z');
        at < Date.parse('2024-01-02T00:00:00Z');
        at += 900_000
      ) {
        expect(clockIn(zone)(at)).toMatch(/^202[34]-(12|01)-(30|31|01|02) ([01]\d|2[0-3]):[0-5]\d$/);
        expect(clockIn(zone)(at).slice(0, 10)).toBe(todayIn(zone, at));
      }
    },
  );
});

test('an instant tells its zone where the clocks show the same time twice', () => {
  const at = (text: string) => formatInstant(Date.parse(text), 'en-US', 'Europe/Berlin');
  const [first, second] = [at('2024-10-27T00:30:00Z'), at('2024-10-27T01:30:00Z')];
  expect(first).toBe('Oct 27, 2024, 02:30 AM GMT+2');
  expect(second).toBe('Oct 27, 2024, 02:30 AM GMT+1');
  expect(at('2024-10-26T22:30:00Z')).toBe('Oct 27, 2024, 12:30 AM');
  expect(at('2024-10-27T02:30:00Z')).toBe('Oct 27, 2024, 03:30 AM');
  expect(at('2024-03-31T01:30:00Z')).toBe('Mar 31, 2024, 03:30 AM');
});
