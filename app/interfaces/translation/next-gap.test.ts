import { expect, test } from 'vitest';
import { nextGap } from './next-gap.ts';

const order = ['title', 'subtitle', 'body'];
const gaps: Record<string, string[]> = { de: ['subtitle', 'body'], fr: [], he: ['title'] };
const question = { codes: ['de', 'fr', 'he'], order, gapsOf: (code: string) => gaps[code] ?? [] };

test.each([
  ['the first of this language', 'de', null, { code: 'de', name: 'subtitle' }],
  ['the next of it', 'de', 'subtitle', { code: 'de', name: 'body' }],
  ['the next language', 'de', 'body', { code: 'he', name: 'title' }],
  ['from one that lacks nothing', 'fr', null, { code: 'he', name: 'title' }],
  ['around the end', 'he', 'title', { code: 'de', name: 'subtitle' }],
  ['a language that is not counted', 'en', null, { code: 'de', name: 'subtitle' }],
])('%s', (_, code, from, wanted) => expect(nextGap({ ...question, code, from })).toEqual(wanted));

test('the only one is come back to; nowhere to go', () => {
  const only = { ...question, codes: ['he'], code: 'he', from: 'title' };
  expect(nextGap(only)).toEqual({ code: 'he', name: 'title' });
  expect(nextGap({ ...only, gapsOf: () => [] })).toBeNull();
});
