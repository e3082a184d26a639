import { describe, expect, test } from 'vitest';
import { fit, rank, score } from './rank.ts';

test.each([
  ['articles', 'articles', 100],
  ['art', 'articles', 90],
  ['tags', 'articles tags', 75],
  ['tags', 'articles_tags', 75],
  ['tic', 'articles', 60],
  ['pfr', 'post from readers', 45],
  ['atc', 'articles', 24],
  ['aes', 'articles', 15],
  ['xyz', 'articles', 0],
  ['sa', 'articles', 0],
  ['as', 'articles', 0],
  ['abc', 'a very long text about cats', 0],
  ['c++', 'c++ notes', 90],
  ['.*', 'articles', 0],
])('“%s” in “%s”: %i', (typed, text, points) => {
  expect(score(typed, text)).toBe(points);
});

describe('what was typed as a whole', () => {
  const entry = { id: 'letters', label: 'Post from readers', words: ['letters'] };

  test.each([
    ['post', true],
    ['POST', true],
    ['post readers', true],
    ['readers post', true],
    ['letters', true],
    ['  post  ', true],
    ['post nothing', false],
    ['', false],
  ])('“%s”: %s', (text, fits) => {
    expect(fit(text, entry) > 0).toBe(fits);
  });

  test('accents make no difference, either way', () => {
    expect(fit('uber', { id: '1', label: 'Über uns' })).toBe(90);
    expect(fit('café', { id: '1', label: 'Cafe' })).toBe(100);
  });

  test('the name counts more than another word', () => {
    expect(fit('letters', { id: '1', label: 'Letters' })).toBeGreaterThan(fit('letters', entry));
  });
});

describe('order', () => {
  const entries = [
    { id: 'new', label: 'New item in Articles' },
    { id: 'articles', label: 'Articles' },
    { id: 'tags', label: 'Articles tags' },
    { id: 'parts', label: 'Particles' },
    { id: 'fees', label: 'Fees' },
  ];
  const ids = (text: string, recent: string[] = []) => rank(text, entries, recent).map(({ id }) => id);

  test.each([
    ['the best fit first', 'articles', [], ['articles', 'tags', 'new', 'parts']],
    [
      'recent ones first among equals only',
      'articles',
      ['parts', 'new'],
      ['articles', 'tags', 'new', 'parts'],
    ],
    ['as given among equals', 'e', [], ['new', 'articles', 'tags', 'parts', 'fees']],
    ['nothing fits', 'zzz', [], []],
    ['nothing typed', '', [], ['new', 'articles', 'tags', 'parts', 'fees']],
    [
      'nothing typed: recent ones first',
      ' ',
      ['fees', 'parts'],
      ['fees', 'parts', 'new', 'articles', 'tags'],
    ],
    ['recent ones that are gone', '', ['gone', 'fees'], ['fees', 'new', 'articles', 'tags', 'parts']],
  ])('%s', (_, text, recent, expected) => {
    expect(ids(text, recent)).toEqual(expected);
  });
});
