import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NumberFormat, numberFormatOf, readNumber } from './local-numbers.ts';

describe('read', () => {
  test.each<[string, string | null, string | null]>([
    ['0', '0', '0'],
    ['1234', '1234', '1234'],
    ['1,234.50', '1234.50', null],
    ['1.234,50', null, '1234.50'],
    ['1.234', '1.234', '1234'],
    ['1,234', '1234', '1.234'],
    ['1.234.567', null, '1234567'],
    ['12,34,567.8', '1234567.8', null],
    ['1,23', null, '1.23'],
    ['0,123', null, '0.123'],
    ['0.123', '0.123', null],
    ['1234.567', '1234.567', null],
    ['1 234 567,8', null, '1234567.8'],
    ['1\u00A0234\u202F567.8', '1234567.8', null],
    ["1'234.5", '1234.5', null],
    ['1’234,5', null, '1234.5'],
    ['1 234', '1234', '1234'],
    ['-1,5', null, '-1.5'],
    ['\u22121.5', '-1.5', null],
    ['+ 7', '7', '7'],
    ['.5', '0.5', null],
    ['5,', null, '5'],
    ['1e3', '1e3', '1e3'],
    ['1,5e-3', null, '1.5e-3'],
    ['١٬٢٣٤٫٥', '1234.5', '1234.5'],
    ['۱۲۳', '123', '123'],
    ['\u061C-٥', '-5', '-5'],
    ['12345678901234567.89', '12345678901234567.89', null],
    ['12.345.678.901.234.567,89', null, '12345678901234567.89'],
    // A separator is never guessed.
    ['1,2345.6', null, null],
    ["1'234,567.8", null, null],
    ['1,234,56', null, null],
    ['1..5', null, null],
    ['1.5.5', null, null],
    ['12 34', null, null],
    ['1 ,5', null, null],
    ['', null, null],
    [',', null, null],
    ['e5', null, null],
    ['5 %', null, null],
    ['many', null, null],
  ])('%j is %j with a point, %j with a comma', (text, point, comma) => {
    expect(readNumber(text, 'point')).toBe(point);
    expect(readNumber(text, 'comma')).toBe(comma);
  });
});

test.each<[string, NumberFormat]>([
  ['en-US', 'point'],
  ['de-DE', 'comma'],
  ['de-CH', 'point'],
  ['fr-FR', 'comma'],
  ['hi-IN', 'point'],
  ['ar-EG', 'point'],
])('%s writes a decimal %s', (locale, format) => {
  expect(numberFormatOf(locale)).toBe(format);
});

const locales =
  'en-US en-IN de-DE de-CH fr-FR pl-PL ru-RU es-ES pt-BR sv-SE hi-IN ar-EG fa-IR bn-BD th-TH ja-JP he-IL'.split(
    ' ',
  );

test.each(locales)('what is written in %s is read back digit for digit', (locale) => {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const digits = fc.tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 10n ** 24n }),
    fc.stringMatching(/^\d{0,6}[1-9]$/),
  );
  fc.assert(
    fc.property(digits, fc.boolean(), ([isNegative, whole, fraction], isWhole) => {
      const exact = `${isNegative && whole > 0n ? '-' : ''}${whole}${isWhole ? '' : `.${fraction}`}`;
      // Texts are formatted digit by digit, numbers are not.
      const written = format.format(exact as Intl.StringNumericLiteral);
      expect(readNumber(written, numberFormatOf(locale))).toBe(exact);
    }),
  );
});

test.each<[string, NumberFormat, string | null]>([
  ['€ 1.234,50', 'comma', '1234.50'],
  ['1.234,50 €', 'comma', '1234.50'],
  ['-1.234,50\u00A0€', 'comma', '-1234.50'],
  ['€ -5', 'comma', '-5'],
  ['-$1,234.50', 'point', '-1234.50'],
  ['US$ 12.00', 'point', '12.00'],
  ['R$ 12,00', 'comma', '12.00'],
  ['CHF 12.50', 'point', '12.50'],
  ['12,50 EUR', 'comma', '12.50'],
  ['199 kr.', 'comma', '199'],
  ['12,50 zł', 'comma', '12.50'],
  ['1 234,50 ₽', 'comma', '1234.50'],
  ['¥1200', 'point', '1200'],
  ['1200円', 'point', '1200'],
  ['12 % ', 'point', null],
  ['12 pieces', 'point', null],
  ['12 min', 'point', null],
  ['12 KGX', 'point', null],
  ['12 ft', 'point', null],
  ['12 km', 'point', null],
  ['€', 'point', null],
  ['€ 1 €', 'point', null],
  ['1e3', 'point', '1e3'],
])('money: %j with a %s is %j', (text, format, number) => expect(readNumber(text, format)).toBe(number));
