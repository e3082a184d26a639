import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  daysFrom,
  type DateKind,
  firstOfWeek,
  firstWeekdayOf,
  firstWeekdayOfRegion,
  instantOf,
  lastOfMonth,
  placeInTime,
  weekdayOf,
} from './days.ts';

describe('sums with days', () => {
  test.each([
    ['2025-03-31', 1, '2025-04-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-01-01', -1, '2024-12-31'],
    ['0001-01-01', -5, '0001-01-01'],
    ['9999-12-31', 3, '9999-12-31'],
  ])('%s and %i days', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  test.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-01-15', -13, '2023-12-15'],
    ['2025-06-10', 12, '2026-06-10'],
    ['0001-01-10', -1, '0001-01-10'],
  ])('%s and %i months', (day, count, expected) => expect(addMonths(day, count)).toBe(expected));

  test.each([
    ['2024-02-10', '2024-02-29'],
    ['1900-02-10', '1900-02-28'],
    ['2025-04-01', '2025-04-30'],
    ['2025-12-31', '2025-12-31'],
  ])('the month of %s ends on %s', (day, last) => expect(lastOfMonth(day)).toBe(last));

  test('weeks', () => {
    expect(weekdayOf('2025-03-14')).toBe(5);
    expect(firstOfWeek('2025-03-16', 1)).toBe('2025-03-10');
    expect(firstOfWeek('2025-03-16', 0)).toBe('2025-03-16');
    expect(firstOfWeek('2025-03-14', 6)).toBe('2025-03-08');
    expect(daysFrom('2025-02-27', '2025-03-02')).toEqual([
      '2025-02-27',
      '2025-02-28',
      '2025-03-01',
      '2025-03-02',
    ]);
    expect(daysBetween('2025-03-02', '2025-02-27')).toBe(-3);
  });
});

describe('the first day of the week', () => {
  test.each([
    ['en-US', 0],
    ['en-GB', 1],
    ['de-DE', 1],
    ['ar-EG', 6],
  ])('%s: %i', (locale, expected) => expect(firstWeekdayOf(locale)).toBe(expected));

  test.each([
    ['US', 0],
    ['FR', 1],
    ['EG', 6],
    ['', 1],
  ])('by region %s: %i', (region, expected) => expect(firstWeekdayOfRegion(region)).toBe(expected));
});

describe('where a value stands [FD26]', () => {
  test.each<[unknown, DateKind, string | null, string | null, string | null]>([
    ['2025-03-31', 'day', 'Pacific/Kiritimati', '2025-03-31', null],
    ['2025-03-31 23:30:00', 'naive', 'America/Chicago', '2025-03-31', '23:30'],
    ['2025-03-31T23:30:00', 'naive', 'Pacific/Kiritimati', '2025-03-31', '23:30'],
    ['2025-04-01 04:30:00', 'instant', 'America/Chicago', '2025-03-31', '23:30'],
    ['2025-03-31T12:00:00+00:00', 'instant', 'Pacific/Kiritimati', '2025-04-01', '02:00'],
    ['2025-03-31T23:30:00+02:00', 'naive', 'UTC', '2025-03-31', '21:30'],
    ['0000-00-00', 'day', null, null, null],
    ['soon', 'naive', null, null, null],
    [null, 'instant', null, null, null],
    [7, 'day', null, null, null],
  ])('%j as %s in %s: %s %s', (value, kind, zone, day, time) =>
    expect(placeInTime(value, kind, zone)).toEqual(day === null ? null : { day, time }),
  );

  test.each([
    ['2025-03-31 23:30:00', 'America/Chicago', '2025-04-01T04:30:00.000Z'],
    ['2025-01-15 08:00:00', 'Europe/Berlin', '2025-01-15T07:00:00.000Z'],
    // The night in which clocks go forward: the day before has another offset than the day itself.
    ['2025-03-30 12:00:00', 'Europe/Berlin', '2025-03-30T10:00:00.000Z'],
    ['2025-03-30 00:30:00', 'Europe/Berlin', '2025-03-29T23:30:00.000Z'],
    ['2025-03-31 09:15:30', 'Asia/Kolkata', '2025-03-31T03:45:30.000Z'],
  ])('%s in %s is %s', (naive, zone, expected) =>
    expect(new Date(instantOf(naive, zone)).toISOString()).toBe(expected),
  );
});
