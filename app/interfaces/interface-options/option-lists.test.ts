import { expect, test } from 'vitest';
import { fileKinds, hasKind, listOf, movedBy, otherTypes, withKind } from './option-lists.ts';

test.each<[unknown, string[]]>([
  ['a, b ,,c', ['a', 'b', 'c']],
  [
    ['a', 1, ' b '],
    ['a', 'b'],
  ],
  ['["a","b"]', ['a', 'b']],
  ['[a', ['[a']],
  [null, []],
  [{}, []],
])('%j is the list %j', (value, list) => expect(listOf(value)).toEqual(list));

test('an entry moves by one place, and not beyond the ends', () => {
  expect(movedBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(movedBy(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(movedBy(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test.each(fileKinds)('$id go in and out, and leave all others', (kind) => {
  const others = ['.zebra', 'image/x-zebra'];
  const within = withKind(others, kind, true);
  expect(hasKind(within, kind)).toBe(true);
  expect(otherTypes(within).filter((type) => others.includes(type))).toEqual(
    others.filter((type) => otherTypes(within).includes(type)),
  );
  expect(withKind(within, kind, false)).toEqual(others);
});

test('a kind without its star is the same kind; a part of several types is none', () => {
  const [pictures, , , , , documents] = fileKinds;
  expect(hasKind(['image'], pictures)).toBe(true);
  expect(withKind(['IMAGE', 'text/csv'], pictures, false)).toEqual(['text/csv']);
  expect(otherTypes(['application/msword'])).toEqual(['application/msword']);
  expect(hasKind(['application/msword'], documents)).toBe(false);
});
