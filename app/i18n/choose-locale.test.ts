import { describe, expect, test } from 'vitest';
import { directionOf, findPackLocale, isLocale, publicLocale } from './choose-locale.ts';

const packs = ['de-DE', 'pt-BR', 'pt-PT', 'ar-XB', 'en-XA'];
const isSpoken = (locale: string) => findPackLocale(locale, packs) !== null;

test.each([
  ['de-DE', 'de-DE'],
  ['de-AT', 'de-DE'],
  ['de', 'de-DE'],
  ['pt-PT', 'pt-PT'],
  ['pt', 'pt-BR'],
  ['fr-FR', null],
  ['en-GB', null],
  ['en-US', null],
  ['en-XA', 'en-XA'],
  ['ar-XB', 'ar-XB'],
  ['ar-EG', null],
  ['', null],
])('the pack for %s is %s', (locale, expected) => {
  expect(findPackLocale(locale, packs)).toBe(expected);
});

describe('public pages [SIN-13]', () => {
  test.each<[string | null | undefined, string[], string]>([
    ['de-DE', ['en-US'], 'de-DE'],
    ['de-AT', ['en-US'], 'de-AT'],
    ['en-GB', ['de-DE'], 'en-GB'],
    ['fr-FR', ['de-CH', 'en'], 'de-CH'],
    ['fr-FR', ['fr', 'en-GB', 'de'], 'en-GB'],
    ['fr-FR', ['it'], 'en-US'],
    [null, ['pt'], 'pt'],
    ['', [], 'en-US'],
    [undefined, ['not a locale', 'de'], 'de'],
    ['x_y', ['it'], 'en-US'],
  ])('the project says %s, the browser %j: %s', (project, browser, expected) => {
    expect(publicLocale(project, browser, isSpoken)).toBe(expected);
  });
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
  ['en-US', true],
  ['en_US', false],
  ['', false],
  ['<b>', false],
])('%s is a locale: %s', (text, expected) => {
  expect(isLocale(text)).toBe(expected);
});
