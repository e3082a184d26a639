import { expect, test } from 'vitest';
import { fold, holds } from './fold.ts';

test.each([
  ['cafe', 'Café'],
  ['CAFÉ', 'cafe'],
  ['strasse', 'Hauptstraße'],
  ['straße', 'STRASSE'],
  ['istanbul', 'İSTANBUL'],
  ['İstanbul', 'istanbul'],
  ['isik', 'Işık'],
  ['IŞIK', 'ışık'],
  ['lodz', 'Łódź'],
  ['aero', 'Ærø'],
  ['dien', 'Điện'],
  ['елка', 'Ёлка'],
  ['οδος', 'ΟΔΌΣ'],
  ['ａｂｃ', 'abc'],
  ['שלום', 'שָׁלוֹם'],
  ['محمد', 'مُحَمَّد'],
  ['كتاب', 'کتاب'],
  ['میروم', 'می‌روم'],
  ['report', '\u2068Report\u2069 (2)'],
  ['e\u0301te', 'Été'],
  ['  cafe ', 'Le Café'],
  ['', 'anything'],
])('“%s” finds “%s”', (typed, text) => {
  expect(holds(text, typed)).toBe(true);
});

test.each([
  ['कि', 'क'],
  ['की', 'कि'],
  ['ข่า', 'ขา'],
  ['が', 'か'],
  ['한', '하'],
  ['café', 'cage'],
])('“%s” doesn’t find “%s”', (typed, text) => {
  expect(holds(text, typed)).toBe(false);
});

test('what is folded stays so, in whatever order it is done', () => {
  for (const text of ['Straße', 'İıIi', 'Ǆ', 'ﬁ', 'Ω', '한국어', 'กำ', 'क़', 'Å', 'ẞ', 'Σς', '½']) {
    expect(fold(fold(text)), text).toBe(fold(text));
    expect(fold(text.toUpperCase()), text).toBe(fold(text));
    expect(fold(text.normalize('NFD')), text).toBe(fold(text.normalize('NFC')));
  }
});
