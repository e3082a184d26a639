import { createCalendar, toCalendar } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import {
  dateText,
  dateTimeText,
  parseDateText,
  parseDateTimeText,
  parseTimeText,
  timeText,
} from '#app/components/ui/date-text.ts';

describe('dates as strings', () => {
  it.each(['2024-02-29', '0001-01-01', '9999-12-31', '1970-01-01'])('%s stays as it is', (text) => {
    const date = parseDateText(text);
    expect(date && dateText(date)).toBe(text);
  });

  it.each([
    '',
    '0000-00-00',
    '2023-02-29',
    '2024-13-01',
    '2024-1-1',
    '24-01-01',
    '2024-01-01 10:00:00',
    'x',
    null,
    undefined,
  ])('%j is no date', (text) => {
    expect(parseDateText(text)).toBeNull();
  });

  it.each([
    ['00:00:00', '00:00:00'],
    ['23:59:59', '23:59:59'],
    ['09:30', '09:30:00'],
    ['09:30:15.250', '09:30:15'],
  ])('time %s is %s', (text, out) => {
    const time = parseTimeText(text);
    expect(time && timeText(time)).toBe(out);
  });

  it.each(['', '24:00:00', '12:60:00', '9:00', '12', null])('%j is no time', (text) => {
    expect(parseTimeText(text)).toBeNull();
  });

  it.each([
    ['2024-03-31 02:30:00', '2024-03-31 02:30:00'],
    ['2024-03-31T02:30:00', '2024-03-31 02:30:00'],
    ['1883-11-18 12:03:58', '1883-11-18 12:03:58'],
  ])('moment %s is %s', (text, out) => {
    const moment = parseDateTimeText(text);
    expect(moment && dateTimeText(moment)).toBe(out);
  });

  it.each(['2024-03-31', '2024-03-31 25:00:00', '2024-03-31 10:00:00 +01', '', null])(
    '%j is no moment',
    (text) => {
      expect(parseDateTimeText(text)).toBeNull();
    },
  );

  it('comes back in the Gregorian calendar whatever calendar it is shown in', () => {
    const date = parseDateText('2024-03-20');
    expect(date && dateText(toCalendar(date, createCalendar('persian')))).toBe('2024-03-20');
    expect(date && dateText(toCalendar(date, createCalendar('buddhist')))).toBe('2024-03-20');
  });
});
