import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { filterGroups } from './filter-groups.ts';
import { collectionGroups, isMenuLink, navGroups } from './nav-groups.ts';

const made = (name: string, changes: Record<string, unknown> = {}) =>
  toCollection({ collection: name, managed: true, fields: {}, ...changes });
const all = Object.fromEntries(
  [
    made('zebra_crossings'),
    made('articles', { translation: [{ locale: 'de-DE', translation: 'Zeitungsartikel' }] }),
    made('articles_tags', { hidden: true }),
    made('legacy', { managed: false }),
    made('directus_users'),
    made('10_things'),
    made('9_lives'),
  ].map((collection) => [collection.collection, collection]),
);
const names = (groups: ReturnType<typeof collectionGroups>) =>
  groups.map(({ title, entries }) => [title, ...entries.map((entry) => entry.name)]);
const read = (collection: string, status: string | null = null) =>
  ({
    collection,
    status,
    read: 'mine',
    create: null,
    update: null,
    delete: null,
    comment: null,
  }) as Permission;

describe('collections in the navigation [COL-01] [COL-02] [COL-03] [SHL-07]', () => {
  test('not hidden, managed, not of the system; sorted by shown name', () => {
    expect(names(collectionGroups(all, null, null, 'en-US'))).toEqual([
      [null, '9 Lives', '10 Things', 'Articles', 'Zebra Crossings'],
    ]);
  });

  test('translated names sort by their translation', () => {
    expect(names(collectionGroups(all, null, null, 'de-DE'))[0]?.at(-1)).toBe('Zeitungsartikel');
  });

  test('only what may be read', () => {
    expect(names(collectionGroups(all, [read('articles')], null, 'en-US'))).toEqual([[null, 'Articles']]);
    expect(collectionGroups(all, [], null, 'en-US')).toEqual([]);
  });

  test('with a workflow, one readable status is enough', () => {
    const status_mapping = { draft: { name: 'Draft' }, published: { name: 'Published' } };
    const posts = made('posts', {
      fields: { status: { field: 'status', type: 'status', options: { status_mapping } } },
    });
    expect(names(collectionGroups({ posts }, [read('posts', 'draft')], null, 'en-US'))).toEqual([
      [null, 'Posts'],
    ]);
    expect(collectionGroups({ posts }, [], null, 'en-US')).toEqual([]);
  });

  test("the role's groups in their order, without what it may not see", () => {
    const listing = [
      { group_name: 'Animals', collections: [{ collection: 'zebra_crossings' }, { collection: '9_lives' }] },
      { group_name: 'Hidden', collections: [{ collection: 'articles_tags' }, { collection: 'gone' }] },
      { group_name: 'Text', collections: ['articles', 'articles'] },
      'odd',
      null,
    ];
    expect(names(collectionGroups(all, null, listing, 'en-US'))).toEqual([
      ['Animals', 'Zebra Crossings', '9 Lives'],
      ['Text', 'Articles'],
    ]);
  });

  test('links stand among the collections, but only where they lead to a page', () => {
    const listing = [
      {
        group_name: '$t:collections',
        collections: [
          { name: '$t:help_and_docs', link: 'https://example.com/help', icon: 'help' },
          { collection: 'articles' },
          { name: 'Bad', link: 'javascript:alert(1)' },
          { name: '', link: '/files' },
          { name: 'Drafts', link: '/collections/articles?q=draft' },
        ],
      },
    ];
    const [group] = navGroups(all, null, listing, 'en-US', '/demo');
    expect(group?.entries.map((entry) => (isMenuLink(entry) ? entry.target : entry.name))).toEqual([
      'https://example.com/help',
      'Articles',
      '/demo/collections/articles?q=draft',
    ]);
    expect(names(collectionGroups(all, null, listing, 'en-US'))).toEqual([['$t:collections', 'Articles']]);
  });

  test('typing leaves what fits in name, key or note', () => {
    const groups = collectionGroups(all, null, null, 'de-DE');
    expect(names(filterGroups(groups, ' ZEITUNG '))).toEqual([[null, 'Zeitungsartikel']]);
    expect(names(filterGroups(groups, 'articles'))).toEqual([[null, 'Zeitungsartikel']]);
    expect(filterGroups(groups, 'nothing')).toEqual([]);
    expect(filterGroups(groups, ' ')).toEqual(groups);
  });
});
