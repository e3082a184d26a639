import { describe, expect, it } from 'vitest';
import { editorHeight, richTextHeight } from './editor-height.ts';

const deep: unknown = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 1);

describe('the place of an editor of text', () => {
  it.each([
    ['nothing', null, 90],
    ['a text of a line', 'let a;', 90],
    ['six lines', 'a\nb\nc\nd\ne\nf', 130],
    ['more than it shows', 'x\n'.repeat(1_000_000), 482],
    ['no data', {}, 90],
    ['data, laid out', { a: 1, b: 'two\nlines', c: [1, 2], d: {} }, 190],
    ['more data than it shows', Array.from({ length: 10_000 }, (_, at) => at), 482],
    ['data of any depth', deep, 482],
    ['what is neither', 12, 90],
  ])('%s', (_, value, height) => {
    expect(editorHeight(value)).toBe(height);
  });
});

const words = (letters: number) => 'a word '.repeat(letters / 7);

describe('the place of an editor of rich text', () => {
  it.each([
    ['nothing', null, 760, 240],
    ['a word', '<p>One</p>', 760, 240],
    // As measured in Chromium: 609 and 897 + 103, of a text of eight paragraphs.
    [
      'an article',
      [107, 177, 169, 264, 142, 185, 279, 42].map((each) => `<p>${words(each)}</p>`).join(''),
      760,
      609,
    ],
    ['lines within a paragraph', `<p>${'line<br>'.repeat(20)}</p>`, 760, 48 + 33 + 20 * 24 + 15],
    ['tags are no letters', `<p><a href="${'x'.repeat(9_000)}">Link</a></p>`, 760, 240],
    ['more than it shows', words(1_000_000), 760, 1000],
    ['a tag without an end', `<p${'<'.repeat(1_000_000)}`, 760, 240],
    ['what is no text', { a: 1 }, 760, 240],
  ])('%s', (_, value, width, height) => {
    expect(richTextHeight(value, width)).toBe(height);
  });
});
