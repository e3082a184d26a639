import { expect, test } from 'vitest';
import { type TagRules, toStoredTags, toTag, toTags, withTag } from './tag-list.ts';

const plain: TagRules = { alphabetize: false, lowercase: false, wrap: false, sanitize: false, pattern: '' };

test.each([
  [
    ['', 'sea', 'boats', ''],
    ['sea', 'boats'],
  ],
  [',sea, boats,', ['sea', 'boats']],
  ['', []],
  [null, []],
  [[1, null], ['1']],
])('%o holds %o', (value, tags) => expect(toTags(value)).toEqual(tags));

test.each([
  [' Deep Sea ', {}, 'Deep Sea'],
  ['Deep Sea', { lowercase: true }, 'deep sea'],
  ['!Deep & Sea!', { sanitize: true }, 'Deep-Sea'],
  ['   ', {}, null],
  ['ab1', { pattern: '^[a-z]+$' }, null],
  ['AB', { pattern: '/^[a-z]+$/i' }, 'AB'],
  ['ab', { pattern: '(' }, 'ab'],
])('%s with %o becomes %s', (typed, rules, tag) => expect(toTag(typed, { ...plain, ...rules })).toBe(tag));

test('adding sorts when asked and drops duplicates', () => {
  expect(withTag(['b', 'c'], 'a', { ...plain, alphabetize: true })).toEqual(['a', 'b', 'c']);
  expect(withTag(['b', 'a'], 'b', plain)).toEqual(['b', 'a']);
});

test('stored forms', () => {
  expect(toStoredTags(['a', 'b'], true, true)).toEqual(['', 'a', 'b', '']);
  expect(toStoredTags(['a', 'b'], false, true)).toBe(',a,b,');
  expect(toStoredTags(['a', 'b'], false, false)).toBe('a,b');
  expect(toStoredTags([], true, true)).toBeNull();
});
