import { expect, test } from 'vitest';
import { countLines, lineBreakOf } from './line-breaks.ts';

test.each([
  ['', '\n'],
  ['one', '\n'],
  ['a\nb', '\n'],
  ['a\r\nb\r\n', '\r\n'],
  ['a\r\nb\nc', '\n'],
  ['a\rb', '\n'],
  ['a\r\nb\rc', '\n'],
])('%j is parted by %j', (text, lineBreak) => expect(lineBreakOf(text)).toBe(lineBreak));

test.each([
  ['', 1],
  ['one', 1],
  ['one\n', 2],
  ['one\r\ntwo\r\n\r\n', 4],
])('%j has %i lines', (text, lines) => expect(countLines(text)).toBe(lines));
