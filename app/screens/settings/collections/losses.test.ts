import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { languageUses, leftRelations, linksOfField, linksTo } from './losses.ts';

function relation(many: string, one: string, junction_field: string | null = null): Relation {
  const [collection_many = '', field_many = ''] = many.split('.');
  const [collection_one = '', field_one = null] = one.split('.');
  return { id: 1, collection_many, field_many, collection_one, field_one, junction_field };
}

const relations = [
  relation('articles.author', 'authors.articles'),
  relation('articles.category', 'categories'),
  relation('articles_tags.article', 'articles.tags', 'tag'),
  relation('articles_tags.tag', 'tags', 'article'),
  relation('pages.parent', 'pages.children'),
];

describe('what leads nowhere once a collection is gone [SCH-03]', () => {
  test.each([
    ['authors', ['articles.author']],
    ['articles', ['authors.articles', 'articles_tags.article']],
    ['articles_tags', ['articles.tags']],
    ['categories', ['articles.category']],
    // The list of tags in an article goes through the links.
    ['tags', ['articles_tags.tag', 'articles.tags']],
    ['pages', []],
    ['nothing', []],
  ])('%s', (collection, expected) => {
    expect(linksTo(collection, relations).map((link) => `${link.collection}.${link.field}`)).toEqual(
      expected,
    );
  });
});

describe('what leads nowhere once a field is gone [SCH-04]', () => {
  test.each([
    ['articles', 'author', ['authors.articles']],
    ['authors', 'articles', ['articles.author']],
    ['articles', 'category', []],
    ['articles', 'tags', ['articles_tags.article']],
    ['articles_tags', 'tag', ['articles.tags']],
    ['articles_tags', 'article', ['articles.tags']],
    ['pages', 'parent', ['pages.children']],
    ['articles', 'title', []],
  ])('%s.%s', (collection, field, expected) => {
    expect(
      linksOfField(collection, field, relations).map((link) => `${link.collection}.${link.field}`),
    ).toEqual(expected);
  });
});

describe('what a server leaves behind [#135]', () => {
  const numbered = relations.map((one, at) => ({ ...one, id: at + 1 }));

  test.each([
    ['articles', 'author', [1], []],
    ['authors', 'articles', [], [1]],
    ['articles', 'tags', [], [3]],
    ['pages', 'parent', [5], []],
    ['articles', 'title', [], []],
    ['articles', null, [1, 2, 3], []],
    ['tags', null, [4], []],
  ])('of %s.%s', (collection, field, removed, loosened) => {
    expect(leftRelations(collection, field, numbered)).toEqual({ removed, loosened });
  });
});

test('translations depend on the collection of their languages', () => {
  const pages = toCollection({
    collection: 'pages',
    fields: [
      { field: 'id', primary_key: true },
      { field: 'texts', type: 'translation', options: { languagesCollection: 'languages' } },
      { field: 'other', type: 'string', datatype: 'VARCHAR', options: { languagesCollection: 'languages' } },
    ],
  });
  expect(languageUses('languages', { pages })).toEqual([{ collection: 'pages', field: 'texts' }]);
  expect(languageUses('pages', { pages })).toEqual([]);
});
