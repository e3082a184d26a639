import { describe, expect, test } from 'vitest';
import { fromClipboard, toClipboard } from './clipboard.ts';

describe('a block from the clipboard', () => {
  test.each<[string, string, (string | null)[][]]>([
    ['one cell', 'salt', [['salt']]],
    [
      'a block with the line end that spreadsheets add',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ], // prettier-ignore
    ['nothing is null, a quoted nothing is empty', 'a\t\t""', [['a', null, '']]],
    ['an empty line is a row', 'a\n\nb', [['a'], [null], ['b']]],
    ['line ends and tabs in quotes', '"two\nlines\tand"\tb', [['two\nlines\tand', 'b']]],
    ['doubled quotes', '"say ""ahoy"""\tb', [['say "ahoy"', 'b']]],
    ['quotes in the middle are text', '5" pipe\t"a" b', [['5" pipe', '"a" b']]],
    ['a quote that is never closed is text', '"open\tb', [['"open', 'b']]],
    ['a sentence has commas', 'rope, salt, and tar', [['rope, salt, and tar']]],
    ['lines of a text have other numbers of commas', 'a, b\nc, d, e', [['a, b'], ['c, d, e']]],
    [
      'CSV',
      'a,b\n"c,d",e',
      [
        ['a', 'b'],
        ['c,d', 'e'],
      ],
    ], // prettier-ignore
    [
      'CSV with semicolons',
      'a;1,5\nb;2,5',
      [
        ['a', '1,5'],
        ['b', '2,5'],
      ],
    ], // prettier-ignore
    ['a mark of the byte order', '\uFEFFa\tb', [['a', 'b']]],
  ])('%s', (_, text, expected) => expect(fromClipboard(text)).toEqual(expected));

  test('what was copied comes back', () => {
    const table = [
      ['plain', null, ''],
      ['"quoted"', 'two\nlines', 'tab\tbed'],
      ['9007199254740993', 'a "b" c', ' '],
    ];
    expect(fromClipboard(toClipboard(table))).toEqual(table);
  });
});
