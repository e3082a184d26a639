import { describe, expect, test } from 'vitest';
import { booleanWords, readBoolean } from './local-booleans.ts';
import { foldedWord } from './plain-text.ts';

describe('yes and no in many languages', () => {
  const folded = (list: string) => list.split(' ').map(foldedWord);
  test('no word is both', () => {
    const no = new Set(folded(booleanWords.false));
    expect(folded(booleanWords.true).filter((word) => no.has(word))).toEqual([]);
  });
  test.each<[string, boolean | null]>([
    ['WAHR', true],
    ['Falsch', false],
    [' oui ', true],
    ['NÃO', false],
    ['HAYIR', false],
    ['Evet', true],
    ['ИСТИНА', true],
    ['ΑΛΗΘΗΣ', null],
    ['ΨΕΥΔΕΣ', false],
    ['はい', true],
    ['नहीं', false],
    ['हाँ', true],
    ['1', true],
    ['0', false],
    ['', null],
    ['2', null],
    ['maybe', null],
    ['constructor', null],
    ['__proto__', null],
  ])('%j is %j', (text, value) => expect(readBoolean(text)).toBe(value));
});
