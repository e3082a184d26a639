import { describe, expect, test } from 'vitest';
import { pseudoStrings, pseudoText } from './pseudo.ts';

/** A word between the marks that turn it round. */
const turned = (word: string) => `\u200F\u202E${word}\u202C\u200F`;

describe('longer and accented: en-XA', () => {
  test.each([
    ['Save', '[Šååṽéé]'],
    ['Sign out', '[Šîîĝñ ööûûţ~]'],
    ['{{count}} items', '[{{count}} îîţééṁš~]'],
    ['Delete “{{title}}”?', '[Ðééļééţéé “{{title}}”?~]'],
    ['Read <1>the <b>note</b></1>', '[Ŕééååð <1>ţĥéé <b>ñööţéé</b></1>~~~]'],
    ['See $t(app:help)', '[Šéééé $t(app:help)]'],
    ['5 &amp; {{max, number}}', '[5 &amp; {{max, number}}~~]'],
    ['Open https://example.org/a?b=c', '[ÖÖþééñ https://example.org/a?b=c]'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(pseudoText(text, 'en-XA')).toBe(expected);
  });

  test('is at least 40 % longer', () => {
    for (const text of ['Theme: system', 'API', 'There are no collections that you can see yet.']) {
      expect(pseudoText(text, 'en-XA').length).toBeGreaterThanOrEqual(text.length * 1.4);
    }
  });
});

describe('from right to left: ar-XB', () => {
  test.each([
    ['Save', turned('Save')],
    ['Sign out?', `${turned('Sign')} ${turned('out?')}`],
    ['{{count}} items', `{{count}} ${turned('items')}`],
    ['“{{title}}” of {{total}}', `“{{title}}” ${turned('of')} {{total}}`],
    ['a <b>bold</b> step', `${turned('a')} <b>${turned('bold')}</b> ${turned('step')}`],
    ['1 – 2', '1 – 2'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(pseudoText(text, 'ar-XB')).toBe(expected);
  });
});

describe('files of strings', () => {
  const strings = { title: 'Go', deep: { items_one: 'One', items_other: '{{count}} more' }, none: '' };

  test('keep their keys', () => {
    expect(pseudoStrings(strings, 'en-XA')).toEqual({
      title: '[Ĝöö]',
      deep: { items_one: '[ÖÖñéé]', items_other: '[{{count}} ṁööŕéé]' },
      none: '',
    });
  });

  test('get the plural forms of their language', () => {
    const other = `{{count}} ${turned('more')}`;
    const { deep } = pseudoStrings(strings, 'ar-XB') as { deep: Record<string, string> };
    expect(deep).toEqual({
      items_zero: other,
      items_one: turned('One'),
      items_two: other,
      items_few: other,
      items_many: other,
      items_other: other,
    });
  });

  test('a form that English has stays as it is', () => {
    const { items_zero: zero } = pseudoStrings({ items_zero: 'None', items_other: 'Some' }, 'ar-XB');
    expect(zero).toBe(turned('None'));
  });
});
