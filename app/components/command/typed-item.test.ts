import { expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { typedItems } from './typed-item.ts';

const collection = (name: string, type: string) =>
  toCollection({ collection: name, managed: true, fields: [{ field: 'id', type, primary_key: true }] });
const collections = [
  { collection: collection('articles', 'integer'), name: 'Articles' },
  { collection: collection('articles_tags', 'integer'), name: 'Articles tags' },
  { collection: collection('letters', 'integer'), name: 'Post from readers' },
  { collection: collection('pages', 'string'), name: 'Páges' },
];

test.each([
  ['articles 12', null, [['articles', '12', 'sure']]],
  ['articles/12', null, [['articles', '12', 'sure']]],
  [' ARTICLES / 12 ', null, [['articles', '12', 'sure']]],
  ['articles_tags 3', null, [['articles_tags', '3', 'sure']]],
  ['articles tags 3', null, [['articles_tags', '3', 'sure']]],
  ['post from readers 7', null, [['letters', '7', 'sure']]],
  ['letters 7', 'articles', [['letters', '7', 'sure']]],
  ['pages about/us', null, [['pages', 'about/us', 'sure']]],
  ['páges about us', null, [['pages', 'about us', 'sure']]],
  ['pages +', null, []],
  ['articles twelve', null, []],
  ['articles', null, []],
  ['articles ', null, []],
  ['articles12', null, []],
  ['12', null, []],
  ['12', 'articles', [['articles', '12', 'sure']]],
  ['twelve', 'articles', []],
  ['about', 'pages', [['pages', 'about', 'maybe']]],
  ['about us', 'pages', []],
  ['12', 'fees', []],
  ['', 'articles', []],
] as const)('“%s” in %s', (text, current, expected) => {
  const found = typedItems(text, collections, current);
  expect(found.map((item) => [item.collection, item.key, item.certainty])).toEqual(expected);
});
