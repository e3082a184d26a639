import { describe, expect, test } from 'vitest';
import { toCollections } from '#app/entities/collections/rules.ts';
import { samplePermission } from '#app/entities/permissions/sample-permission.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { publishedFilter, settingsWith, usageFilter, usageSources } from './rules.ts';
import type { UsageSource } from './types.ts';

const key = { field: 'id', type: 'integer', primary_key: true };
const link = (field: string) => ({ field, type: 'm2o', interface: 'many-to-one' });
const list = (field: string, type = 'o2m') => ({ field, type, interface: 'one-to-many' });
const status_mapping = {
  live: { name: 'Live', published: true },
  out: { name: 'Out', published: true },
  draft: {},
};

const collections = toCollections(
  [
    {
      collection: 'articles',
      fields: [
        key,
        { field: 'state', type: 'status', options: { status_mapping } },
        link('author'),
        { field: 'hero', type: 'file' },
        list('tags'),
        list('translations', 'translation'),
        list('related'),
      ],
    },
    { collection: 'authors', fields: [key, list('articles')] },
    { collection: 'tags', fields: [key] },
    { collection: 'articles_tags', fields: [key, link('article'), link('tag')] },
    { collection: 'articles_related', fields: [key, link('article'), link('other')] },
    { collection: 'articles_translations', fields: [key, link('article')] },
    { collection: 'directus_files', fields: [key] },
    { collection: 'directus_users', fields: [key, { field: 'avatar', type: 'file' }] },
    { collection: 'directus_revisions', fields: [key, { field: 'picture', type: 'file' }] },
  ].map((raw) => ({
    ...raw,
    fields: raw.fields.map((field) => ({ ...field, collection: raw.collection, datatype: 'INT' })),
  })),
);

const relation = (
  many: string,
  one: string,
  field_one: string | null,
  junction_field: string | null = null,
): Relation => {
  const [collection_many = '', field_many = ''] = many.split('.');
  return { id: 0, collection_many, field_many, collection_one: one, field_one, junction_field };
};
const relations = [
  relation('articles.author', 'authors', 'articles'),
  relation('articles_tags.article', 'articles', 'tags', 'tag'),
  relation('articles_tags.tag', 'tags', null, 'article'),
  relation('articles_related.article', 'articles', 'related', 'other'),
  relation('articles_related.other', 'articles', null, 'article'),
  relation('articles_translations.article', 'articles', 'translations'),
];

const named = ({ collection, column, holder, holderColumn, field }: UsageSource) =>
  `${collection.collection}.${column.field} ${holderColumn ?? '-'} ${holder.collection}.${field.field}`;
const sourcesOf = (target: string, permissions: readonly Permission[] | null = null) => {
  const collection = collections[target];
  if (!collection) throw new Error(target);
  const { sources, isWhole } = usageSources({ collections, relations }, permissions, collection);
  return { sources, names: sources.map(named).sort(), isWhole };
};

describe('what may use an item', () => {
  test.each([
    ['authors', ['articles.author - articles.author']],
    // By the list of the other side, however the junction is called.
    ['tags', ['articles_tags.tag article articles.tags']],
    // Neither its translations, nor the links that it has itself.
    ['articles', ['articles_related.other article articles.related']],
    // Not what the API writes by itself.
    ['directus_files', ['articles.hero - articles.hero', 'directus_users.avatar - directus_users.avatar']],
    ['articles_tags', []],
  ])('%s', (target, names) => expect(sourcesOf(target)).toMatchObject({ names, isWhole: true }));

  const may = (collection: string, more: Partial<Permission> = {}) =>
    samplePermission(collection, { read: 'full', ...more });
  test.each<[string, Permission[], string[], boolean]>([
    ['tags', [may('articles'), may('articles_tags')], ['articles_tags.tag article articles.tags'], true],
    [
      'tags',
      [may('articles', { read: 'mine' }), may('articles_tags')],
      ['articles_tags.tag article articles.tags'],
      false,
    ],
    ['tags', [may('articles')], [], false],
    ['tags', [may('articles_tags')], [], false],
    ['authors', [may('articles', { read_field_blacklist: ['author'] })], [], false],
    ['authors', [], [], false],
    ['articles_tags', [], [], true],
  ])('%s, as far as %j lets it be read', (target, permissions, names, isWhole) =>
    expect(sourcesOf(target, permissions)).toMatchObject({ names, isWhole }),
  );
});

test('filters for one key and for more, and for those that are published', () => {
  const [article] = sourcesOf('authors').sources;
  const [tagged] = sourcesOf('tags').sources;
  const [avatar] = sourcesOf('directus_files').sources.filter(
    ({ holder }) => holder.collection === 'directus_users',
  );
  if (!article || !tagged || !avatar) throw new Error('no sources');
  expect(usageFilter(article, ['7'])).toEqual({ author: { eq: '7' } });
  expect(usageFilter(article, ['7', '8'])).toEqual({ author: { in: ['7', '8'] } });
  expect(publishedFilter(article, ['7'])).toEqual({ author: { eq: '7' }, state: { in: ['live', 'out'] } });
  expect(publishedFilter(tagged, ['7'])).toEqual({
    tag: { eq: '7' },
    'article.state': { in: ['live', 'out'] },
  });
  expect(publishedFilter(avatar, ['7'])).toBeNull();
});

test.each<[unknown, string[]]>([
  ['7', ['project_logo']],
  [7, ['project_logo']],
  // As recorded.
  [{ id: 7, storage: 'local' }, ['project_logo']],
  ['8', []],
  [{ id: 8 }, []],
  ['', []],
  [null, []],
])('the setting %j holds file 7: %j', (project_logo, names) =>
  expect(settingsWith({ project_logo, project_name: '7' }, ['7'])).toEqual(names),
);
