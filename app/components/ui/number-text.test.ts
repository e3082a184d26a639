import { describe, expect, it } from 'vitest';
import {
  addDigits,
  compareDigits,
  negateDigits,
  plainDigits,
  stepDigits,
} from '#app/components/ui/digits.ts';
import { formatDigits, parseNumberText } from '#app/components/ui/number-text.ts';

const NARROW = '\u202f';

describe('parseNumberText', () => {
  it.each([
    // locale, typed, digits
    ['en-US', '', null],
    ['en-US', '   ', null],
    ['en-US', '0', '0'],
    ['en-US', '007', '7'],
    ['en-US', '1234.5', '1234.5'],
    ['en-US', '1,234.5', '1234.5'],
    ['en-US', '1,234', '1234'],
    ['en-US', '1,234,567.890', '1234567.890'],
    ['en-US', '1 234 567', '1234567'],
    ['en-US', '1.', '1'],
    ['en-US', '.5', '0.5'],
    ['en-US', '-.5', '-0.5'],
    ['en-US', '-0', '0'],
    ['en-US', '-0.00', '0.00'],
    ['en-US', '+3', '3'],
    ['en-US', '−3', '-3'],
    ['en-US', '- 3', '-3'],
    ['en-US', '1e3', '1000'],
    ['en-US', '1.5E-3', '0.0015'],
    ['en-US', '99.990', '99.990'],
    ['en-US', '9007199254740993', '9007199254740993'],
    ['en-US', '0.1234567890123456789012345678901234567890', '0.1234567890123456789012345678901234567890'],
    ['de-DE', '99,99', '99.99'],
    ['de-DE', '1.234', '1234'],
    ['de-DE', '1.234,5', '1234.5'],
    ['de-DE', '-1.234.567,89', '-1234567.89'],
    ['de-DE', '1234,5', '1234.5'],
    ['de-CH', '1’234.5', '1234.5'],
    ['de-CH', "1'234.5", '1234.5'],
    ['de-AT', '1 234,5', '1234.5'],
    ['fr-FR', `1${NARROW}234,5`, '1234.5'],
    ['fr-FR', '1 234,5', '1234.5'],
    ['fr-FR', '1234.5', '1234.5'],
    ['fr-FR', '12.5', '12.5'],
    ['en-IN', '12,34,567.8', '1234567.8'],
    ['en-IN', '1,234,567', '1234567'],
    ['ar-EG', '١٬٢٣٤٫٥', '1234.5'],
    ['ar-EG', '1234.5', '1234.5'],
    ['ar-EG', '\u061c-٥', '-5'],
    ['fa-IR', '۱۲٫۵', '12.5'],
    ['hi-IN', '१२३', '123'],
    ['ja-JP', '１２３', '123'],
    ['pt-BR', '1.234,56', '1234.56'],
  ])('%s reads %j as %j', (locale, text, digits) => {
    expect(parseNumberText(text, locale)).toEqual({ ok: true, digits });
  });

  it.each([
    // a separator that could mean two things is never guessed
    ['en-US', '1,5', 'ambiguous'],
    ['en-US', '1,23', 'ambiguous'],
    ['en-US', '1,2345', 'ambiguous'],
    ['en-US', '1,234,56', 'ambiguous'],
    ['en-US', '1.234,5', 'ambiguous'],
    ['en-US', '1.234.567', 'ambiguous'],
    ['en-US', ',5', 'ambiguous'],
    ['en-US', '1,,234', 'ambiguous'],
    ['de-DE', '99.99', 'ambiguous'],
    ['de-DE', '1,234.5', 'ambiguous'],
    ['de-DE', '1,2,3', 'ambiguous'],
    ['fr-FR', '1.234', 'ambiguous'],
    ['de-CH', '1,234', 'ambiguous'],
    ['en-US', '1 23', 'ambiguous'],
    ['en-US', 'abc', 'syntax'],
    ['en-US', '12a', 'syntax'],
    ['en-US', '-', 'syntax'],
    ['en-US', '.', 'syntax'],
    ['en-US', '--1', 'syntax'],
    ['en-US', '1-2', 'syntax'],
    ['en-US', '$5', 'syntax'],
    ['en-US', '5%', 'syntax'],
    ['en-US', 'NaN', 'syntax'],
    ['en-US', 'Infinity', 'syntax'],
    ['en-US', '0x10', 'syntax'],
    ['en-US', '1e999', 'syntax'],
  ])('%s refuses %j as %s', (locale, text, inputError) => {
    expect(parseNumberText(text, locale)).toEqual({ ok: false, inputError });
  });

  it('in integer mode lets zeros behind the point pass, nothing else', () => {
    expect(parseNumberText('12.00', 'en-US', { integer: true })).toEqual({ ok: true, digits: '12' });
    expect(parseNumberText('12.5', 'en-US', { integer: true })).toEqual({
      ok: false,
      inputError: 'fraction',
    });
    expect(parseNumberText('12,5', 'de-DE', { integer: true })).toEqual({
      ok: false,
      inputError: 'fraction',
    });
  });
});

describe('formatDigits', () => {
  it.each([
    ['en-US', '-1234.50', '-1234.50', '-1,234.50'],
    ['de-DE', '1234567.5', '1234567,5', '1.234.567,5'],
    ['en-US', '-0.5', '-0.5', '-0.5'],
    ['en-IN', '1234567', '1234567', '12,34,567'],
    [
      'en-US',
      '123456789012345678901234567890.1',
      '123456789012345678901234567890.1',
      '123,456,789,012,345,678,901,234,567,890.1',
    ],
    ['en-US', '1e21', '1000000000000000000000', '1,000,000,000,000,000,000,000'],
    ['en-US', 'n/a', 'n/a', 'n/a'],
  ])('%s writes %s as %s, grouped %s', (locale, digits, plain, grouped) => {
    expect(formatDigits(digits, locale)).toBe(plain);
    expect(formatDigits(digits, locale, { grouping: true })).toBe(grouped);
  });

  const locales = [
    'en-US',
    'de-DE',
    'de-CH',
    'fr-FR',
    'ar-EG',
    'fa-IR',
    'hi-IN',
    'en-IN',
    'sv-SE',
    'pt-BR',
    'he-IL',
    'ja-JP',
  ];
  const numbers = [
    '0',
    '-1',
    '1234.50',
    '-9876543.21',
    '9007199254740993',
    '-0.001',
    '1234567890123456789.123456789',
  ];
  it.each(locales)('%s reads back what it writes', (locale) => {
    for (const digits of numbers) {
      for (const grouping of [false, true]) {
        expect(parseNumberText(formatDigits(digits, locale, { grouping }), locale)).toEqual({
          ok: true,
          digits,
        });
      }
    }
  });
});

describe('digits', () => {
  it.each([
    ['1e21', '1000000000000000000000'],
    ['-1.5e-7', '-0.00000015'],
    ['12.50', '12.50'],
    ['1.2e1', '12'],
    ['00.10', '0.10'],
    ['', null],
    ['.', null],
    ['e5', null],
    ['1e401', null],
  ])('plainDigits(%j) is %j', (text, digits) => {
    expect(plainDigits(text)).toBe(digits);
  });

  it.each([
    ['0.1', '0.2', '0.3'],
    ['9007199254740993', '1', '9007199254740994'],
    ['-1', '0.75', '-0.25'],
    ['1.50', '-1.50', '0.00'],
    ['99.99', '0.01', '100.00'],
    ['-0.05', '-0.05', '-0.10'],
  ])('%s + %s = %s', (a, b, sum) => {
    expect(addDigits(a, b)).toBe(sum);
  });

  it('compares by value', () => {
    expect(compareDigits('1.0', '1')).toBe(0);
    expect(compareDigits('-2', '1')).toBe(-1);
    expect(compareDigits('10000000000000000000001', '10000000000000000000000')).toBe(1);
  });

  it('negates', () => {
    expect([negateDigits('5'), negateDigits('-5'), negateDigits('0.0')]).toEqual(['-5', '5', '0.0']);
  });

  it('steps within the limits', () => {
    expect(stepDigits('0.1', '0.1', 1)).toBe('0.2');
    expect(stepDigits('0.1', '0.2', -1)).toBe('-0.1');
    expect(stepDigits(null, '1', 1)).toBe('0');
    expect(stepDigits(null, '1', 1, { min: '5' })).toBe('5');
    expect(stepDigits('9', '5', 1, { max: '10' })).toBe('10');
    expect(stepDigits('9223372036854775807', '1', 1)).toBe('9223372036854775808');
  });
});
