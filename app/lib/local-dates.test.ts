import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DateOrder, dateOrderOf, readDate, readDateTime, readTime } from './local-dates.ts';

describe('days', () => {
  test.each<[string, string | null, string | null, string | null]>([
    ['2023-12-31', '2023-12-31', '2023-12-31', '2023-12-31'],
    ['2023/1/3', '2023-01-03', '2023-01-03', '2023-01-03'],
    ['2023. 12. 31.', '2023-12-31', '2023-12-31', '2023-12-31'],
    ['31.12.2023', null, '2023-12-31', null],
    ['31. 12. 2023', null, '2023-12-31', null],
    ['12/31/2023', null, null, '2023-12-31'],
    ['3/1/2024', null, '2024-01-03', '2024-03-01'],
    ['3-1-24', null, '2024-01-03', '2024-03-01'],
    ['03-01-24', '2003-01-24', '2024-01-03', '2024-03-01'],
    ['31.12.49', null, '2049-12-31', null],
    ['31.12.50', null, '1950-12-31', null],
    ['٣١/١٢/٢٠٢٣', null, '2023-12-31', null],
    ['۲۰۲۳/۱۲/۳۱', '2023-12-31', '2023-12-31', '2023-12-31'],
    ['31.12.2023 г.', null, '2023-12-31', null],
    ['29.2.2024', null, '2024-02-29', null],
    ['29.2.2023', null, null, null],
    ['31.12/2023', null, null, null],
    ['31.12.202', null, null, null],
    ['31.12.2023 10:00', null, null, null],
    ['0000-00-00', null, null, null],
    ['20231231', null, null, null],
    ['', null, null, null],
  ])('%j: year first %j, day first %j, month first %j', (text, ymd, dmy, mdy) => {
    const orders: DateOrder[] = ['ymd', 'dmy', 'mdy'];
    expect(orders.map((order) => readDate(text, order))).toEqual([ymd, dmy, mdy]);
  });
});

describe('months by name', () => {
  test.each<[string, string, DateOrder, string | null]>([
    ['31 December 2023', 'en-US', 'dmy', '2023-12-31'],
    ['December 31st, 2023', 'en-US', 'mdy', '2023-12-31'],
    ['Sunday, Dec. 31, 2023', 'en-US', 'mdy', '2023-12-31'],
    ['31-Dec-23', 'en-GB', 'dmy', '2023-12-31'],
    ['31. Dezember 2023', 'de-DE', 'dmy', '2023-12-31'],
    ['1. März 2024', 'de-DE', 'dmy', '2024-03-01'],
    ['1. Maerz 2024', 'de-DE', 'dmy', null],
    ['31 déc. 2023', 'fr-FR', 'dmy', '2023-12-31'],
    ['31 de diciembre de 2023', 'es-ES', 'dmy', '2023-12-31'],
    ['31 grudnia 2023', 'pl-PL', 'dmy', '2023-12-31'],
    ['grudzień 31 2023', 'pl-PL', 'mdy', '2023-12-31'],
    ['11 listopad 2023', 'pl-PL', 'dmy', '2023-11-11'],
    ['11. listopad 2023.', 'hr-HR', 'dmy', '2023-10-11'],
    ['31 декабря 2023 г.', 'ru-RU', 'dmy', '2023-12-31'],
    ['2023. december 31.', 'hu-HU', 'ymd', '2023-12-31'],
    ['2023年12月31日', 'ja-JP', 'ymd', '2023-12-31'],
    ['2023년 12월 31일', 'ko-KR', 'ymd', '2023-12-31'],
    ['31 décembre 2023', 'de-DE', 'dmy', null],
    ['31 December', 'en-US', 'dmy', null],
    ['31 December March 2023', 'en-US', 'dmy', null],
    ['31 February 2023', 'en-US', 'dmy', null],
    ['31 constructor 2023', 'en-US', 'dmy', null],
  ])('%j in %s, %s: %j', (text, locale, order, date) => expect(readDate(text, order, locale)).toBe(date));

  test.each<[string, string, string]>([
    ['31. Dezember 2023 um 10:30', 'de-DE', '2023-12-31 10:30:00'],
    ['31 December 2023 at 10:30 PM', 'en-US', '2023-12-31 22:30:00'],
    ['2023年12月31日 10:30', 'ja-JP', '2023-12-31 10:30:00'],
  ])('%j in %s is %j', (text, locale, moment) => expect(readDateTime(text, 'dmy', locale)).toBe(moment));

  test('whatever a locale writes is read in it', () => {
    const locales = [
      'en-US',
      'de-DE',
      'fr-FR',
      'es-ES',
      'it-IT',
      'pt-BR',
      'pl-PL',
      'cs-CZ',
      'ru-RU',
      'uk-UA',
      'tr-TR',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...locales,
          'el-GR',
          'hu-HU',
          'ja-JP',
          'ko-KR',
          'zh-CN',
          'sv-SE',
          'nl-NL',
          'ro-RO',
          'vi-VN',
        ),
        fc.constantFrom('long', 'medium' as const),
        fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (locale, dateStyle, date) => {
          const text = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(date);
          expect(readDate(text, dateOrderOf(locale), locale), text).toBe(date.toISOString().slice(0, 10));
        },
      ),
    );
  });
});

describe('times', () => {
  test.each<[string, string | null]>([
    ['8:15', '08:15:00'],
    ['08.15.30', '08:15:30'],
    ['23:59:59.000', '23:59:59'],
    ['3:05 PM', '15:05:00'],
    ['3:05\u202Fp.m.', '15:05:00'],
    ['12:00 AM', '00:00:00'],
    ['12:30 pm', '12:30:00'],
    ['오후 3:05', '15:05:00'],
    ['下午3:05', '15:05:00'],
    ['٣:٠٥ م', '15:05:00'],
    ['3:05 μ.μ.', '15:05:00'],
    ['13:05 PM', null],
    ['24:00', null],
    ['8:5', null],
    ['8', null],
    ['', null],
    ['23:59:59.5', null],
  ])('%j is %j', (text, time) => {
    expect(readTime(text)).toBe(time);
  });
});

describe('moments', () => {
  test.each<[string, DateOrder, string | null]>([
    ['2026-02-28 08:15:00', 'dmy', '2026-02-28 08:15:00'],
    ['2026-02-28T08:15', 'mdy', '2026-02-28 08:15:00'],
    ['31.12.2023 23:59', 'dmy', '2023-12-31 23:59:00'],
    ['31. 12. 2023, 23.59.01', 'dmy', '2023-12-31 23:59:01'],
    ['1/3/2024, 3:05:00\u202FPM', 'mdy', '2024-01-03 15:05:00'],
    ['2024. 1. 3. 오후 3:05:00', 'ymd', '2024-01-03 15:05:00'],
    ['٣\u200F/١\u200F/٢٠٢٤، ٣:٠٥ م', 'dmy', '2024-01-03 15:05:00'],
    // What is no moment is not made one.
    ['31.12.2023', 'dmy', null],
    ['31. 12.23', 'dmy', null],
    ['2026-02-28T08:15:00Z', 'ymd', null],
    ['12:00', 'dmy', null],
  ])('%j, %s: %j', (text, order, moment) => {
    expect(readDateTime(text, order)).toBe(moment);
  });
});

test.each<[string, DateOrder]>([
  ['en-US', 'mdy'],
  ['en-GB', 'dmy'],
  ['de-DE', 'dmy'],
  ['ja-JP', 'ymd'],
  ['sv-SE', 'ymd'],
  ['hu-HU', 'ymd'],
  ['ar-EG', 'dmy'],
])('%s: %s', (locale, order) => {
  expect(dateOrderOf(locale)).toBe(order);
});

const locales =
  'en-US en-GB en-IN de-DE fr-FR pl-PL cs-CZ ru-RU bg-BG es-ES pt-BR sv-SE fi-FI hu-HU lt-LT hi-IN ar-EG fa-IR th-TH ja-JP ko-KR zh-CN zh-TW he-IL el-GR vi-VN'.split(
    ' ',
  );

test.each(locales)('what is written in %s is read back as it was', (locale) => {
  const order = dateOrderOf(locale);
  const shared = { timeZone: 'UTC', calendar: 'gregory' } as const;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(locale, { ...shared, ...numeric });
  const moment = new Intl.DateTimeFormat(locale, {
    ...shared,
    ...numeric,
    timeStyle: undefined,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const seconds = fc.integer({ min: Date.UTC(1000, 0, 1) / 1000, max: Date.UTC(9999, 11, 31) / 1000 });
  fc.assert(
    fc.property(seconds, (second) => {
      const date = new Date(second * 1000);
      const [on = '', at = ''] = date.toISOString().replace('.000Z', '').split('T');
      expect(readDate(day.format(date), order)).toBe(on);
      expect(readDateTime(moment.format(date), order)).toBe(`${on} ${at}`);
    }),
  );
});
