import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import type { CellFormat } from '#app/entities/items/cells-local.ts';
import { findFormat, formatFinder, readAs } from './column-formats.ts';
import { type FileTable, readFile } from './read-file.ts';

const field = (type: string, datatype = 'VARCHAR') => toField({ field: 'f', type, datatype });
const price = field('decimal', 'DECIMAL');
const pages = field('integer', 'INT');
const day = field('date', 'DATE');
const moment = field('datetime', 'DATETIME');

type Certainty = 'any' | 'one' | 'asked';

describe('numbers', () => {
  test.each<[string, string[], string, CellFormat, Certainty]>([
    ['without any sign', ['1', '22', '-3'], 'de-DE', 'comma', 'any'],
    ['a decimal comma', ['1,5', '2,25'], 'en-US', 'comma', 'one'],
    ['a decimal point', ['1.5', '2.25'], 'de-DE', 'point', 'one'],
    ['groups and a comma', ['1.234,50'], 'en-US', 'comma', 'one'],
    ['one value tells what the others mean', ['1.234', '2.345', '0.5'], 'de-DE', 'point', 'one'],
    ['two groups', ['1.234', '1.234.567'], 'en-US', 'comma', 'one'],
    ['Indian groups', ['1,234', '12,34,567'], 'de-DE', 'point', 'one'],
    ['what may be either, in English', ['1.234', '2.000'], 'en-US', 'point', 'asked'],
    ['what may be either, in German', ['1.234', '7'], 'de-DE', 'comma', 'asked'],
    ['what contradicts itself', ['1.5', '2,5'], 'de-DE', 'comma', 'asked'],
    ['a lone one that contradicts the others', ['1.5', '2.5', '3,5'], 'de-DE', 'point', 'asked'],
    ['what is no number tells nothing', ['many', '1,5', ''], 'en-US', 'comma', 'one'],
    ['other digits', ['١٬٢٣٤٫٥'], 'ar-EG', 'point', 'any'],
  ])('%s', (_, cells, locale, format, certainty) => {
    expect(findFormat(cells, price, locale)).toMatchObject({ format, certainty });
  });

  test('a whole number has no fraction, so that its signs stand between groups', () => {
    expect(findFormat(['1.234', '5'], pages, 'en-US')).toMatchObject({ format: 'comma', certainty: 'one' });
    expect(findFormat(['1.000'], pages, 'en-US')).toMatchObject({ format: 'point', certainty: 'asked' });
    expect(readAs('1.000', pages, 'point', 'en-US')).toBe('1');
    expect(readAs('1.000', pages, 'comma', 'en-US')).toBe('1000');
  });
});

describe('dates', () => {
  test.each<[string, string[], string, CellFormat, Certainty]>([
    ['as they are stored', ['2023-12-31', '2024-01-03'], 'en-US', 'ymd', 'any'],
    ['day first', ['31.12.2023', '3.1.2024'], 'en-US', 'dmy', 'one'],
    ['month first', ['12/31/2023', '3/1/2024'], 'de-DE', 'mdy', 'one'],
    ['what may be either, in English', ['3/1/2024'], 'en-US', 'mdy', 'asked'],
    ['what may be either, in Britain', ['3/1/2024'], 'en-GB', 'dmy', 'asked'],
    ['what may be either, in Japan', ['3/1/2024'], 'ja-JP', 'dmy', 'asked'],
    ['what comes to the same', ['3/3/2024', '2024-01-02'], 'en-US', 'mdy', 'one'],
    ['short years', ['31.12.23'], 'en-US', 'dmy', 'one'],
    ['short years that can’t stand first', ['12/31/23'], 'de-DE', 'mdy', 'one'],
    ['short years that may stand first', ['24-12-31', '24-11-05'], 'de-DE', 'dmy', 'asked'],
    ['days that may be short years', ['31/12/23'], 'fr-FR', 'dmy', 'asked'],
    ['short years behind points', ['31.12.23', '5.1.24'], 'de-DE', 'dmy', 'one'],
    ['short years where they stand first', ['23-12-11'], 'sv-SE', 'ymd', 'asked'],
    ['short years that could stand first', ['31/12/23'], 'sv-SE', 'ymd', 'asked'],
    ['what contradicts itself', ['31/12/2023', '12/31/2023'], 'en-US', 'mdy', 'asked'],
    ['nothing', [], 'en-US', 'ymd', 'any'],
  ])('%s', (_, cells, locale, format, certainty) => {
    expect(findFormat(cells, day, locale)).toMatchObject({ format, certainty });
  });

  test('moments', () => {
    expect(findFormat(['31.12.2023 23:59'], moment, 'en-US')).toEqual({
      format: 'dmy',
      formats: ['ymd', 'dmy', 'mdy'],
      certainty: 'one',
      example: '31.12.2023 23:59',
    });
  });

  test('the example is a value by which the ways differ', () => {
    expect(findFormat(['1/1/2024', '5/5/2024', '3/1/2024'], day, 'en-US')?.example).toBe('3/1/2024');
  });
});

test.each(['string', 'boolean', 'json', 'time'])('%s is written in one way', (type) => {
  expect(findFormat(['1.234', '3/1/2024'], field(type), 'en-US')).toBeNull();
});

test('typed values of JSON are not read', () => {
  const find = formatFinder(readFile('[{"f":"1.234"}]') as FileTable, 'de-DE');
  expect(find(0, price)).toBeNull();
});

describe('a column that a spreadsheet writes in a locale is read back the same, or asked about', () => {
  const locales = 'en-US en-GB de-DE de-CH fr-FR pl-PL pt-BR sv-SE hi-IN ar-EG fa-IR ja-JP ko-KR'.split(' ');

  test.each(locales)('numbers in %s', (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
    const exact = fc
      .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.stringMatching(/^(?:\d{0,5}[1-9])?$/))
      .map(([whole, fraction]) => `${whole}${fraction && `.${fraction}`}`);
    fc.assert(
      fc.property(fc.array(exact, { minLength: 1, maxLength: 6 }), (numbers) => {
        const cells = numbers.map((number) => format.format(number as Intl.StringNumericLiteral));
        const found = findFormat(cells, price, locale);
        expect(cells.map((cell) => readAs(cell, price, found?.format ?? 'point', locale))).toEqual(numbers);
      }),
    );
  });

  test.each(locales)('days in %s', (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      calendar: 'gregory',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    const days = fc.integer({ min: -300_000, max: 300_000 });
    fc.assert(
      fc.property(fc.array(days, { minLength: 1, maxLength: 6 }), (list) => {
        const dates = list.map((number) => new Date(number * 86_400_000));
        const cells = dates.map((date) => format.format(date));
        const found = findFormat(cells, day, locale);
        expect(cells.map((cell) => readAs(cell, day, found?.format ?? 'ymd', locale))).toEqual(
          dates.map((date) => date.toISOString().slice(0, 10)),
        );
      }),
    );
  });
});
