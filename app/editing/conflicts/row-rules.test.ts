import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import { adoptLanguages, rowEdits, rowId, rowOverlaps, withoutRowEdit } from './row-rules.ts';

const key = { field: 'id', type: 'integer', datatype: 'INT', primary_key: true };
const column = (field: string, type = 'string', datatype = 'VARCHAR') => ({ field, type, datatype });
const alias = (field: string) => ({ field, type: 'o2m', datatype: null });
const collection = (name: string, fields: Record<string, unknown>[]) =>
  toCollection({
    collection: name,
    fields: Object.fromEntries(fields.map((field) => [field['field'], { collection: name, ...field }])),
  });

const collections = {
  books: collection('books', [
    key,
    alias('chapters'),
    alias('tags'),
    column('author', 'm2o', 'INT'),
    column('meta', 'json', 'JSON'),
  ]),
  chapters: collection('chapters', [
    key,
    column('name'),
    column('pages', 'integer', 'INT'),
    column('place', 'sort', 'INT'),
  ]),
  books_tags: collection('books_tags', [key, column('book', 'm2o', 'INT'), column('tag', 'm2o', 'INT')]),
  tags: collection('tags', [key, column('name')]),
  people: collection('people', [key, column('name')]),
};
const relation = (many: string, field: string, one: string, list: string | null, junction: string | null) =>
  ({
    collection_many: many,
    field_many: field,
    collection_one: one,
    field_one: list,
    junction_field: junction,
  }) as Relation;
const model = {
  collections,
  relations: [
    relation('chapters', 'book', 'books', 'chapters', null),
    relation('books_tags', 'book', 'books', 'tags', 'tag'),
    relation('books_tags', 'tag', 'tags', null, 'book'),
    relation('books', 'author', 'people', null, null),
  ],
};
const edits = (values: Record<string, unknown>) =>
  rowEdits(model, collections.books, values).map((edit) => [
    edit.collection.collection,
    edit.key,
    edit.values,
  ]);

describe('the rows that a form changes', () => {
  test.each([
    ['none', { chapters: null, author: 3, meta: { id: 1, name: 'x' } }, []],
    ['a new one', { chapters: [{ name: 'x' }] }, []],
    ['one that is deleted', { chapters: [{ id: 1, $delete: true }] }, []],
    ['its place alone', { chapters: [{ id: 1, place: 4 }] }, []],
    ['of a list', { chapters: [{ id: 1, name: 'x', place: 4 }] }, [['chapters', '1', { name: 'x' }]]],
    ['behind a junction', { tags: [{ id: 7, tag: { id: 2, name: 'x' } }] }, [['tags', '2', { name: 'x' }]]],
    ['the link of a junction', { tags: [{ id: 7, tag: 2 }] }, [['books_tags', '7', { tag: 2 }]]],
    ['a related item', { author: { id: 3, name: 'x' } }, [['people', '3', { name: 'x' }]]],
    [
      'a key with many digits',
      { chapters: [{ id: new LosslessNumber('9007199254740993'), name: 'x' }] },
      [['chapters', '9007199254740993', { name: 'x' }]],
    ],
  ])('%s', (_, values, expected) => {
    expect(edits(values)).toEqual(expected);
  });
});

describe('what others have saved in them', () => {
  const place = rowId({ collection: 'chapters', key: '1' });
  const overlap = { collection: 'chapters', key: '1' };
  test.each([
    ['nothing', { name: 'A', pages: 3 }, { name: 'A', pages: 3 }, []],
    ['another value', { name: 'A' }, { name: 'A', pages: 9 }, []],
    ['the same', { name: 'A' }, { name: 'x' }, []],
    [
      'the value',
      { name: 'A' },
      { name: 'B' },
      [{ ...overlap, name: 'name', base: 'A', theirs: 'B', mine: 'x' }],
    ],
    ['it wasn’t known', {}, { name: 'B' }, []],
    ['it could not be asked for', { name: 'A' }, undefined, []],
    [
      'it is gone',
      { name: 'A' },
      null,
      [{ ...overlap, name: null, base: { name: 'A' }, theirs: null, mine: { name: 'x' } }],
    ],
  ])('%s', (_, base, now, expected) => {
    const all = rowEdits(model, collections.books, { chapters: [{ id: 1, name: 'x' }] });
    const rows = new Map(now === undefined ? [] : [[place, now]]);
    expect(rowOverlaps(all, new Map([[place, base]]), rows)).toEqual(expected);
  });
});

describe('theirs is kept', () => {
  const without = (name: string, value: unknown, target: Parameters<typeof withoutRowEdit>[3]) =>
    withoutRowEdit(model, { collection: collections.books, name }, value, target);
  const chapter = { collection: 'chapters', key: '1', name: 'name' };
  test.each([
    ['one value of two', 'chapters', [{ id: 1, name: 'x', pages: 2 }], chapter, [{ id: 1, pages: 2 }]],
    ['the only value', 'chapters', [{ id: 1, name: 'x' }, { name: 'new' }], chapter, [{ name: 'new' }]],
    ['the only change', 'chapters', [{ id: 1, name: 'x' }], chapter, null],
    ['another row', 'chapters', [{ id: 2, name: 'x' }], chapter, [{ id: 2, name: 'x' }]],
    ['a row that is gone', 'chapters', [{ id: 1, name: 'x', pages: 2 }], { ...chapter, name: null }, null],
    [
      'behind a junction',
      'tags',
      [{ id: 7, tag: { id: 2, name: 'x' } }],
      { collection: 'tags', key: '2', name: 'name' },
      [{ id: 7, tag: 2 }],
    ],
    ['a related item', 'author', { id: 3, name: 'x' }, { collection: 'people', key: '3', name: 'name' }, 3],
  ])('%s', (_, name, value, target, expected) => {
    expect(without(name, value, target)).toEqual(expected);
  });
});

test('a new translation becomes a change of the one that others have added', () => {
  const changes = [
    { id: 4, title: 'a' },
    { language: 'de', title: 'b' },
    { language: 'fr', title: 'c' },
    'odd',
  ];
  const there = new Map<string, unknown>([
    ['de', 9],
    ['en', 4],
  ]);
  expect(adoptLanguages(changes, { rowKey: 'id', language: 'language' }, there)).toEqual({
    next: [{ id: 4, title: 'a' }, { id: 9, title: 'b' }, { language: 'fr', title: 'c' }, 'odd'],
    adopted: [{ id: 9, title: 'b' }],
  });
});
