import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvCell, CsvError, csvRecords, delimiterOf, guardText, restoreText, toCsvLine } from './csv.ts';

const read = (text: string): CsvCell[][] => [...csvRecords(text)].map(({ cells }) => cells);

describe('reading', () => {
  test.each<[string, CsvCell[][]]>([
    ['', []],
    ['a,b', [['a', 'b']]],
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a,,""', [['a', null, '']]],
    ['"x ""y"" z","1\r\n2"', [['x "y" z', '1\r\n2']]],
    ['a\n\n\nb', [['a'], ['b']]],
    ['\uFEFFid,name', [['id', 'name']]],
    ['"a"b,c', [['ab', 'c']]],
    ['a,', [['a', null]]],
  ])('%j', (text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  test('lines are counted through quoted line ends', () => {
    expect([...csvRecords('a\n"1\n2"\nb')].map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  test('a quote that is never closed is told by its line', () => {
    expect(() => read('a,b\n1,"open')).toThrow(new CsvError(2));
  });

  test.each([
    ['a,b;c,d', ','],
    ['"a;b;c",d', ','],
    ['one', ','],
    ['a;b', ';'],
    ['"x\n;;;"\ta', '\t'],
  ])('the delimiter of %j', (text, sign) => {
    expect(delimiterOf(text)).toBe(sign);
  });
});

describe('formulas', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'=1", "''@x"])('%j is made harmless', (text) => {
    expect(guardText(text)).toBe(`'${text}`);
    expect(restoreText(guardText(text))).toBe(text);
  });

  test.each(['', "it's", "'quoted'", 'a=b', '1-2'])('%j is left alone', (text) => {
    expect(guardText(text)).toBe(text);
    expect(restoreText(text)).toBe(text);
  });
});

test('whatever is written is read again', () => {
  // Text of a row begins with a key, as each export does: a row of nothing would be a blank line.
  const cell = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[",;\r\n\t'=a -]*$/)), {
    nil: null,
  });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
      const guarded = rows.map((row) => [
        'k',
        ...row.map((text) => (text === null ? null : guardText(text))),
      ]);
      // The first line decides on the delimiter: a heading without any in it.
      const text = ['h,h,h,h,h,h\r\n', ...guarded.map(toCsvLine)].join('');
      const back = read(text)
        .slice(1)
        .map(([, ...row]) => row.map((entry) => (entry === null ? null : restoreText(entry))));
      expect(back).toEqual(rows);
    }),
  );
});
