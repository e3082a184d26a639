import { expect, test } from 'vitest';
import { canonicalLocale, directionOf, findPackLocale, inGregorian, publicLocale } from './choose-locale.ts';

const packs = [
  'de-DE',
  'es-419',
  'es-ES',
  'fr-CA',
  'fr-FR',
  'he-IL',
  'no-NO',
  'pt-BR',
  'pt-PT',
  'sr-SP',
  'zh-CN',
  'zh-TW',
  'ar-XB',
  'en-XA',
];
const isSpoken = (locale: string) => findPackLocale(locale, packs) !== null;

test.each([
  ['de-DE', 'de-DE'],
  ['de-AT', 'de-DE'],
  ['de', 'de-DE'],
  ['pt-PT', 'pt-PT'],
  ['pt', 'pt-BR'],
  ['pt-AO', 'pt-PT'],
  ['fr-BE', 'fr-FR'],
  ['fr-CA', 'fr-CA'],
  ['es', 'es-ES'],
  ['es-CL', 'es-419'],
  ['zh', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-Hans-SG', 'zh-CN'],
  ['nb', 'no-NO'],
  ['nn-NO', 'no-NO'],
  ['no-NO', 'no-NO'],
  ['sr-SP', 'sr-SP'],
  ['sr-Latn-RS', 'sr-SP'],
  ['xx', null],
  ['it-IT', null],
  ['en-GB', null],
  ['en-US', null],
  ['en-XA', 'en-XA'],
  ['ar-XB', 'ar-XB'],
  ['ar-EG', null],
  ['', null],
])('the pack for %s is %s', (locale, expected) => {
  expect(findPackLocale(locale, packs)).toBe(expected);
});

test.each([
  [['de-DE', 'en-US'], 'de-DE'],
  [['de-AT', 'en-US'], 'de-AT'],
  [['en-GB', 'de-DE'], 'en-GB'],
  [['it-IT', 'de-CH', 'en'], 'de-CH'],
  [['it-IT', 'it', 'en-GB', 'de'], 'en-GB'],
  [['it-IT', 'sq'], 'en-US'],
  [['', 'pt'], 'pt'],
  [['de_DE', 'en-US'], 'de-DE'],
  [['not a locale', 'de'], 'de'],
  [['x_y', 'sq'], 'en-US'],
  [[], 'en-US'],
])('of %j public pages speak %s [SIN-13]', (wanted, expected) => {
  expect(publicLocale(wanted, isSpoken)).toBe(expected);
});

test.each([
  ['ar-SA', 'rtl'],
  ['he', 'rtl'],
  ['en-US', 'ltr'],
  ['ar-XB', 'rtl'],
  ['en-XA', 'ltr'],
])('%s is read %s', (locale, expected) => {
  expect(directionOf(locale)).toBe(expected);
});

test.each([
  ['en-US', 'en-US'],
  ['en_US', 'en-US'],
  ['pt_br', 'pt-BR'],
  ['zh-Hant-HK', 'zh-Hant-HK'],
  ['en-AU-SA', 'en-AU'],
  ['no-NO', 'no-NO'],
  ['sr-SP', 'sr-SP'],
  ['iw', 'he'],
  ['xx', 'xx'],
  ['', null],
  ['-', null],
  ['<b>', null],
  ['constructor', null],
])('of %s Intl takes %s, and never throws [FD77]', (text, expected) => {
  const found = canonicalLocale(text);
  expect(found).toBe(expected);
  if (found !== null) expect(new Intl.DateTimeFormat(inGregorian(found)).format(0)).not.toBe('');
});

test.each(['fa-IR', 'th-TH', 'ar-SA', 'de-DE'])(
  'the calendar of controls in %s is the Gregorian one',
  (locale) => {
    expect(new Intl.DateTimeFormat(inGregorian(locale)).resolvedOptions().calendar).toBe('gregory');
  },
);
