import { describe, expect, test } from 'vitest';
import { isolated, withoutIsolates } from './isolates.ts';

const latin = ['Report (2).pdf', 'files/2026/cover.png', 'e-mail', 'a', 'Zoë & Co.', 'REST-API v2', 'Ǆ'];
const other = ['שלום (2)', 'דוח.pdf', 'كتاب', 'پروندهٔ ۱۲', 'اردو', 'a ש', '\u{10900}', '\u{1E900}'];
/** Neither direction, but out of order between letters that are read from right to left. */
const neutral = ['2026-11-03', '10:30–11:00', '+49 (30) 123', '3/4', '#12', '***', '€ 12', 'U+200E:\u200E!'];
const numbers = ['7', '12,345', '1.234,5', '-5', '−5', '12\u202F345', '٣٬٤٥٦', '\u200E-۵', '99999999.99'];

describe('what is put into a text', () => {
  test.each([
    [
      'ltr',
      [...latin, ...neutral.slice(0, -1), ...numbers.filter((each) => !/[٠-٩۰-۹]/.test(each)), ''],
      other,
    ],
    ['rtl', ['كتاب', 'שלום', 'پروندهٔ بزرگ', 'סֵפֶר', ...numbers, '', ' '], [...latin, ...neutral]],
  ] as const)('from %s: set apart only where it would be out of order', (direction, athome, apart) => {
    for (const value of athome) expect(isolated(value, direction), value).toBe(value);
    for (const value of apart) expect(isolated(value, direction), value).toBe(`\u2068${value}\u2069`);
  });

  test('once, and taken away again', () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      for (const value of [...latin, ...other, ...neutral, ...numbers]) {
        const once = isolated(value, direction);
        expect(isolated(once, direction)).toBe(once);
        expect(withoutIsolates(once)).toBe(value);
      }
    }
  });

  test('two in one are set apart together', () => {
    const list = `${isolated('Title', 'rtl')} و${isolated('Body', 'rtl')}`;
    expect(isolated(list, 'rtl')).toBe(`\u2068${list}\u2069`);
  });
});
