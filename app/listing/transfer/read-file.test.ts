import { expect, test } from 'vitest';
import { parseJson } from '#app/lib/json.ts';
import { readFile } from './read-file.ts';

test('CSV: the first line names the columns', () => {
  expect(readFile('\uFEFFid, Title ,note\r\n1,"a\nb",\r\n2,c,""\r\n')).toEqual({
    format: 'csv',
    columns: ['id', 'Title', 'note'],
    rows: [
      { line: 2, cells: ['1', 'a\nb', null] },
      { line: 4, cells: ['2', 'c', ''] },
    ],
  });
});

test('JSON: a list, or the answer of the API; what a row lacks is no null', () => {
  const table = {
    format: 'json',
    columns: ['id', 'big', 'note'],
    rows: [
      { line: 1, cells: [1, parseJson('9007199254740993'), undefined] },
      { line: 2, cells: [2, undefined, null] },
    ],
  };
  const list = '[{"id":1,"big":9007199254740993},{"id":2,"note":null}]';
  expect(readFile(list)).toEqual(table);
  expect(readFile(`{"data":${list}}`)).toEqual(table);
});

test.each([
  ['', { problem: 'empty' }],
  [' \n ', { problem: 'empty' }],
  ['[]', { problem: 'empty' }],
  ['[1,2]', { problem: 'noList' }],
  ['{"a":1}', { problem: 'noList' }],
  ['null', { format: 'csv', columns: ['null'], rows: [] }],
  [',,\n1,2,3', { problem: 'noColumns' }],
  ['a,b,a\n1,2,3', { problem: 'twice', column: 'a' }],
  ['a,b\n1,2\n3,"4', { problem: 'openQuote', line: 3 }],
])('%j is told as it is', (text, result) => {
  expect(readFile(text)).toEqual(result);
});

test('broken JSON is told with the words of the parser', () => {
  expect(readFile('[{"a":1},]')).toMatchObject({ problem: 'notJson', message: expect.stringMatching(/./) });
});
