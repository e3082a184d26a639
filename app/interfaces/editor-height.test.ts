import { describe, expect, it } from 'vitest';
import { editorHeight } from './editor-height.ts';

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
