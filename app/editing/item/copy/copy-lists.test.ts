import { expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { rightsOn } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { parseJson } from '#app/lib/json.ts';
import { type CopyList, copyLists, linkedRows, rowsOfCopy, stagedCount } from './copy-lists.ts';

const key = { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true };
const int = { type: 'integer', datatype: 'INT' };
const text = { type: 'string', datatype: 'VARCHAR' };
const make = (collection: string, fields: object[]) =>
  toCollection({
    collection,
    managed: true,
    fields: [key, ...fields].map((field) => ({ collection, ...field })),
  });

const collections: Record<string, Collection> = Object.fromEntries(
  [
    make('pages', [
      { field: 'title', ...text },
      { field: 'parts', type: 'o2m' },
      { field: 'tags', type: 'o2m' },
      { field: 'texts', type: 'translation' },
      { field: 'codes', type: 'o2m' },
      { field: 'loose', type: 'o2m' },
    ]),
    make('parts', [
      { field: 'page', type: 'm2o', datatype: 'INT' },
      { field: 'name', ...text },
      { field: 'slug', ...text, unique: true },
      { field: 'secret', type: 'hash', datatype: 'VARCHAR' },
      { field: 'made_by', type: 'user_created', datatype: 'INT' },
      { field: 'made_on', type: 'datetime_created', datatype: 'DATETIME' },
      { field: 'kids', type: 'o2m' },
      { field: 'sort', type: 'sort', datatype: 'INT' },
    ]),
    make('pages_tags', [
      { field: 'page', type: 'm2o', datatype: 'INT' },
      { field: 'tag', type: 'm2o', datatype: 'INT' },
      { field: 'weight', ...int },
    ]),
    make('tags', [{ field: 'name', ...text }]),
    make('texts', [
      { field: 'page', type: 'm2o', datatype: 'INT' },
      { field: 'language', ...text },
      { field: 'title', ...text },
      { field: 'tags', type: 'o2m' },
    ]),
    make('codes', [
      { field: 'page', type: 'm2o', datatype: 'INT' },
      { field: 'code', ...text, unique: true, required: true },
    ]),
  ].map((collection) => [collection.collection, collection]),
);
const relation = (many: string, back: string, one: string, junction: string | null = null) => ({
  id: 0,
  collection_many: many,
  field_many: back,
  collection_one: 'pages',
  field_one: one,
  junction_field: junction,
});
const relations = [
  relation('parts', 'page', 'parts'),
  relation('pages_tags', 'page', 'tags', 'tag'),
  { ...relation('pages_tags', 'tag', ''), collection_one: 'tags', field_one: null, junction_field: 'page' },
  relation('texts', 'page', 'texts'),
  relation('codes', 'page', 'codes'),
  { ...relation('texts_tags', 'text', 'tags', 'tag'), collection_one: 'texts' },
];
const listsFor = (permissions: Permission[] | null, blacklist: string[] = []) => {
  const pages = collections['pages'];
  if (!pages) throw new Error('no pages');
  const rights = (of: Collection) => rightsOn(permissions, of);
  return copyLists(pages, { collections, relations, rightsOn: rights }, blacklist);
};
const listOf = (name: string): CopyList => {
  const list = listsFor(null).find(({ field }) => field.field === name);
  if (!list) throw new Error(`no list ${name}`);
  return list;
};

test('lists by kind, with what a row’s copy can have; one that isn’t set up is left out [ITM-06]', () => {
  expect(
    listsFor(null).map(({ field, kind, columns, problem }) => [field.field, kind, columns, problem]),
  ).toEqual([
    ['parts', 'rows', ['name', 'sort'], null],
    ['tags', 'links', ['tag', 'weight'], null],
    ['texts', 'texts', ['language', 'title'], null],
    ['codes', 'rows', [], 'unique'],
  ]);
});

test('what the role may not read, make or write stays out', () => {
  const may = (collection: string, more: object = {}) =>
    ({ collection, status: null, read: 'full', create: 'full', ...more }) as unknown as Permission;
  const lists = listsFor(
    [
      may('pages', { read_field_blacklist: ['codes'] }),
      may('parts', { write_field_blacklist: ['name'] }),
      may('texts', { create: 'none' }),
    ],
    ['tags'],
  );
  expect(lists.map(({ field, columns, problem }) => [field.field, columns, problem])).toEqual([
    ['parts', ['sort'], null],
    ['texts', ['language', 'title'], 'noRight'],
  ]);
});

const ant = { id: 1, page: 7, name: 'Ant', sort: 1, slug: 'ant' };
const bee = { id: 2, page: 7, name: 'Bee', sort: 2, slug: null };

test.each<[string, string, Item[], unknown, Item[]]>([
  [
    'rows anew, without keys, link, unique values and nulls',
    'parts',
    [ant, { ...bee, sort: null }],
    null,
    [{ name: 'Ant', sort: 1 }, { name: 'Bee' }],
  ],
  ['as edited', 'parts', [ant], [{ id: 1, name: 'Aunt' }], [{ name: 'Aunt', sort: 1 }]],
  [
    'without those that are let go or deleted',
    'parts',
    [ant, bee],
    [
      { id: 1, page: null },
      { id: 2, $delete: true },
    ],
    [],
  ],
  [
    'with new ones as they are',
    'parts',
    [],
    [{ name: 'New', kids: [{ name: 'k' }] }],
    [{ name: 'New', kids: [{ name: 'k' }] }],
  ],
  ['with linked ones made anew, too', 'parts', [], [{ id: 9, page: 7 }], [{ name: 'Known' }]],
  ['links by key', 'tags', [{ id: 1, page: 7, tag: 5, weight: 2 }], null, [{ tag: { id: 5 }, weight: 2 }]],
  [
    'all digits of a key',
    'tags',
    [parseJson('{"id":1,"tag":9007199254740993}') as Item],
    null,
    [{ tag: { id: parseJson('9007199254740993') } }],
  ],
  [
    'edits of a linked item are none of the copy’s',
    'tags',
    [{ id: 1, tag: 5 }],
    [{ id: 1, weight: 3, tag: { id: 5, name: 'x' } }],
    [{ tag: { id: 5 }, weight: 3 }],
  ],
  ['a new link', 'tags', [], [{ tag: { id: 6 }, weight: 1 }], [{ tag: { id: 6 }, weight: 1 }]],
  ['a new item at its end', 'tags', [], [{ tag: { name: 'n' } }], [{ tag: { name: 'n' } }]],
  ['a link that is gone', 'tags', [{ id: 1, tag: 5 }], [{ id: 1, $delete: true }], []],
  [
    'texts',
    'texts',
    [{ id: 3, page: 7, language: 'de', title: 'T' }],
    [
      { id: 3, title: 'U' },
      { language: 'fr', title: 'V' },
    ],
    [
      { language: 'de', title: 'U' },
      { language: 'fr', title: 'V' },
    ],
  ],
])('a copy’s rows: %s [ITM-06]', (_, name, saved, value, wanted) => {
  const known = new Map([['9', { id: 9, name: 'Known' }]]);
  expect(rowsOfCopy(saved, value, listOf(name), known)).toEqual(wanted);
});

test('rows that are linked are read, and counted', () => {
  const value = [{ id: 9, page: 7 }, { id: 1, page: null }, { name: 'x' }, { id: 2, name: 'y' }];
  expect(linkedRows(value, listOf('parts'))).toEqual(['9']);
  expect(linkedRows([{ tag: { id: 6 } }], listOf('tags'))).toEqual([]);
  expect(stagedCount(value, listOf('parts'))).toBe(1);
  expect(stagedCount(null, listOf('parts'))).toBe(0);
});

test('what a row of the copy lacks is named: lists of its own, and values that no two rows may share', () => {
  const left = (name: string) => listOf(name).left.map(({ field }) => field);
  expect(left('texts')).toEqual(['tags']);
  expect(left('parts')).toEqual(['slug']);
  expect(left('tags')).toEqual([]);
});
