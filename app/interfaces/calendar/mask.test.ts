import { expect, test } from 'vitest';
import { maskedDate } from './mask.ts';

test.each([
  ['dddd, mmmm dS, yyyy', 'en-US', 'Sunday, September 5th, 2021'],
  ['ddd d mmm yy', 'en-US', 'Sun 5 Sep 21'],
  ['dddd, d. mmmm yyyy', 'de-DE', 'Sonntag, 5. September 2021'],
  ['dd.mm.yyyy', 'en-US', '05.09.2021'],
  ['d/m', 'en-US', '5/9'],
  ['\'day\' d "mm"', 'en-US', 'day 5 mm'],
  ['HH:MM:ss', 'en-US', '00:00:00'],
  ['longDate', 'en-US', 'September 5, 2021'],
  ['isoDate', 'en-US', '2021-09-05'],
  ['constructor', 'en-US', 'con0tructor'],
  ['<b>', 'en-US', '<b>'],
  ['', 'en-US', ''],
])('mask %s in %s is %s', (mask, locale, text) => expect(maskedDate('2021-09-05', mask, locale)).toBe(text));

test.each([
  ['2021-09-01', '1st'],
  ['2021-09-02', '2nd'],
  ['2021-09-03', '3rd'],
  ['2021-09-11', '11th'],
  ['2021-09-12', '12th'],
  ['2021-09-13', '13th'],
  ['2021-09-22', '22nd'],
  ['2021-09-30', '30th'],
  ['0000-00-00', '0000-00-00'],
])('%s is the %s', (date, text) => expect(maskedDate(date, 'dS', 'en-US')).toBe(text));
