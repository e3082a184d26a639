import { describe, expect, test } from 'vitest';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import { type PathSchema, resolvePath, targetOf } from '#app/entities/items/paths.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import {
  canAsk,
  filterPaths,
  isAllOr,
  newFilter,
  searchPaths,
  withJoinAt,
  withOperator,
} from './filter-rules.ts';
import { pathName } from './filter-text.ts';

const text = (collection: string, field: string, extra = {}) => ({
  collection,
  field,
  type: 'string',
  datatype: 'VARCHAR',
  ...extra,
});
const key = (collection: string) => ({
  collection,
  field: 'id',
  type: 'integer',
  datatype: 'INT',
  primary_key: true,
  hidden_browse: true,
});
const link = (collection: string, field: string) => ({ collection, field, type: 'm2o', datatype: 'INT' });
const many = (collection: string, field: string) => ({ collection, field, type: 'o2m', datatype: null });

const articles = toCollection({
  collection: 'articles',
  fields: [
    key('articles'),
    text('articles', 'title'),
    text('articles', 'inner', { hidden_browse: true }),
    text('articles', 'secret'),
    { ...text('articles', 'price'), type: 'decimal', datatype: 'DECIMAL' },
    { ...text('articles', 'line'), type: 'alias', datatype: null },
    link('articles', 'author'),
    many('articles', 'tags'),
    many('articles', 'comments'),
  ],
});
const collections = [
  articles,
  toCollection({
    collection: 'authors',
    fields: [key('authors'), text('authors', 'name'), link('authors', 'role'), many('authors', 'articles')],
  }),
  toCollection({ collection: 'roles', fields: [key('roles'), text('roles', 'name')] }),
  toCollection({ collection: 'tags', fields: [key('tags'), text('tags', 'name')] }),
  toCollection({
    collection: 'articles_tags',
    fields: [key('articles_tags'), link('articles_tags', 'article'), link('articles_tags', 'tag')],
  }),
  toCollection({
    collection: 'comments',
    fields: [key('comments'), link('comments', 'article'), text('comments', 'body')],
  }),
];
const relation = (
  many: string,
  one: string,
  field_one: string | null,
  junction_field: string | null = null,
) => {
  const [collection_many = '', field_many = ''] = many.split('.');
  return { id: 1, collection_many, field_many, collection_one: one, field_one, junction_field };
};
const schema: PathSchema = {
  collections: Object.fromEntries(collections.map((entry) => [entry.collection, entry])),
  relations: [
    relation('articles.author', 'authors', 'articles'),
    relation('authors.role', 'roles', null),
    relation('articles_tags.article', 'articles', 'tags', 'tag'),
    relation('articles_tags.tag', 'tags', null, 'article'),
    relation('comments.article', 'articles', 'comments'),
  ],
  permissions: ['articles', 'authors', 'roles', 'tags', 'articles_tags'].map(
    (collection) =>
      ({ collection, status: null, read: 'full', read_field_blacklist: 'secret' }) as unknown as Permission,
  ),
};
const at = (path: string) => resolvePath(schema, articles, path);
const names = (path?: string) =>
  filterPaths(schema, articles, (path ? at(path) : null) ?? undefined).map((entry) => entry.path);

describe('what a filter is offered for [LST-04] [LST-12]', () => {
  test('fields that can be read and filtered by', () =>
    expect(names()).toEqual(['id', 'title', 'price', 'author', 'tags', 'comments']));

  test('below a relation, the fields behind it; a junction is passed by', () => {
    expect(names('author')).toEqual(['author.id', 'author.name', 'author.role', 'author.articles']);
    expect(names('author.role')).toEqual(['author.role.id', 'author.role.name']);
    expect(names('tags')).toEqual(['tags.tag.id', 'tags.tag.name']);
    expect(names('title')).toEqual([]);
  });

  test('nothing below what may not be read, and not for ever in circles', () => {
    expect(names('comments')).toEqual([]);
    expect(names('author.articles.author')).not.toEqual([]);
    expect(names('author.articles.author.articles')).toEqual([]);
  });

  test.each([
    ['author.role.name', 'Author → Role → Name', false],
    ['tags.tag.name', 'Tags → Name', true],
    ['tags.tag', 'Tags', true],
  ])('%s is called %s', (path, name, isThroughList) => {
    const found = at(path);
    expect(found && pathName(found, 'en-US')).toBe(name);
    expect(found?.isThroughList).toBe(isThroughList);
  });

  test.each(['nothing', 'title.name', 'author.nothing', 'comments.body', 'secret', 'line', '', 'author.'])(
    '%j is no path',
    (path) => expect(at(path)).toBeNull(),
  );

  test('whose keys a field holds', () => {
    const target = (path: string) => {
      const found = at(path);
      return found && targetOf(schema, found.field)?.collection;
    };
    expect(target('author')).toBe('authors');
    expect(target('tags')).toBe('tags');
    expect(target('title')).toBeUndefined();
  });

  test('a search goes over relations, the nearest first', () => {
    const find = (words: string) =>
      searchPaths(
        schema,
        articles,
        words,
        (path) => pathName(path, 'en-US'),
        (field) => fieldName(field, 'en-US'),
      ).map((entry) => entry.path);
    expect(find('name')).toEqual(['author.name', 'tags.tag.name', 'author.role.name']);
    expect(find('role name')).toEqual(['author.role.name']);
    expect(find('nowhere')).toEqual([]);
  });
});

const a: PresetFilter = { field: 'title', operator: 'contains', value: 'a' };
const b: PresetFilter = { field: 'price', operator: 'gt', value: '5' };

test('a new filter has no value yet [FD39]', () => {
  const found = at('author.name');
  expect(found && newFilter(found, true)).toEqual({
    field: 'author.name',
    operator: 'contains',
    value: null,
    logical: 'or',
  });
});

test('another operator keeps the value when it is of the same kind', () => {
  const field = articles.fields['title'];
  expect(withOperator(a, 'eq', field).value).toBe('a');
  expect(withOperator(a, 'in', field).value).toBeNull();
  expect(withOperator(a, 'null', field).value).toBeNull();
  expect(withOperator({ ...a, relative: 'today' }, 'eq', field)).toEqual({
    field: 'title',
    operator: 'eq',
    value: null,
  });
});

test('and, or', () => {
  const or = { ...b, logical: 'or' as const };
  expect(isAllOr([a, or])).toBe(true);
  expect(isAllOr([a, or, b])).toBe(false);
  expect(isAllOr([a])).toBe(false);
  expect(withJoinAt([a, b], 1, 'or')).toEqual([a, or]);
  expect(withJoinAt([a, or], 1, 'and')).toEqual([a, b]);
  expect(canAsk([a, or], [], 'id')).toBe(true);
  expect(canAsk([a, { ...a, logical: 'or' }], [b], 'id')).toBe(false);
});
