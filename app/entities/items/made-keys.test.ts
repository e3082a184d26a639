import { describe, expect, test } from 'vitest';
import { toCollection, toCollections } from '#app/entities/collections/rules.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import { madeKeyField, withKeysOfRows, withOwnKey } from './made-keys.ts';
import { takeOwnRows } from './made-rows.ts';
import type { Item } from './types.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const made = { field: 'key', type: 'string', datatype: 'VARCHAR', length: '36', primary_key: true };
const options = { lectern: { generate: 'uuid' } };
const id = { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true };

/** Books have chapters (rows of their own), tags (by a junction), an author; all but books and the junction have made keys. */
const model = {
  collections: toCollections([
    { collection: 'books', fields: [id, { field: 'title', type: 'string' }] },
    { collection: 'chapters', fields: [{ ...made, options }] },
    { collection: 'notes', fields: [{ ...made, options }] },
    { collection: 'books_tags', fields: [id] },
    { collection: 'tags', fields: [{ ...made, options }] },
    { collection: 'people', fields: [{ ...made, options }] },
  ]),
  relations: [
    ['chapters', 'book', 'books', 'chapters', null],
    ['notes', 'chapter', 'chapters', 'notes', null],
    ['books_tags', 'book', 'books', 'tags', 'tag'],
    ['books_tags', 'tag', 'tags', 'books', 'book'],
    ['books', 'author', 'people', null, null],
  ].map(([collection_many, field_many, collection_one, field_one, junction_field], index) => ({
    id: index,
    collection_many: String(collection_many),
    field_many: String(field_many),
    collection_one: String(collection_one),
    field_one: field_one ?? null,
    junction_field: junction_field ?? null,
  })),
};
const written = (values: Item, owner: string | null = '1') => withKeysOfRows(model, 'books', values, owner);

describe('which keys the app makes', () => {
  test.each([
    ['of a text that asks for it', { options }, 'key'],
    ['without a length', { options, length: null }, 'key'],
    ['with too little room', { options, length: '35' }, null],
    ['of a number', { options, type: 'integer' }, null],
    ['that nobody asked for', {}, null],
    ['of another kind', { options: { lectern: { generate: 'ulid' } } }, null],
  ])('%s', (_, change, wanted) => {
    const collection = toCollection({ collection: 'codes', fields: [{ ...made, ...change }] });
    expect(madeKeyField(collection)).toBe(wanted);
  });
});

describe('a new item', () => {
  const { chapters, books } = model.collections;

  test.each([[{}], [{ key: null }], [{ key: '' }]])('gets a key in place of %j', (values) => {
    expect(withOwnKey(chapters, values)['key']).toMatch(uuid);
  });

  test('keeps the one that was typed, and gets none where the server makes it', () => {
    expect(withOwnKey(chapters, { key: 'mine' })).toEqual({ key: 'mine' });
    expect(withOwnKey(books, { title: 'x' })).toEqual({ title: 'x' });
    expect(withOwnKey(undefined, { title: 'x' })).toEqual({ title: 'x' });
  });
});

describe('what is new inside an item', () => {
  test('gets a key at any depth; what is there, links and values of other kinds stay as they are', () => {
    const values = {
      title: 'Tides',
      price: new LosslessNumber('9.90'),
      author: { name: 'Ada' },
      chapters: [
        { name: 'One', notes: [{ text: 'x' }] },
        { key: 'k2', name: 'Two' },
        { key: 'k3', $delete: true },
      ],
      tags: [{ tag: { name: 'new' } }, { tag: { key: 't1' } }, { id: 4, $delete: true }],
      map: [{ lat: 1 }],
    };
    const key = expect.stringMatching(uuid) as string;
    expect(written(values)).toEqual({
      ...values,
      author: { name: 'Ada', key },
      chapters: [{ name: 'One', key, notes: [{ text: 'x', key }] }, ...values.chapters.slice(1)],
      tags: [{ tag: { name: 'new', key } }, ...values.tags.slice(1)],
    });
    expect(written(values)['price']).toBe(values.price);
  });

  test('rows of a list go by calls of their own, since servers refuse keys there that they don’t know', () => {
    const [fresh, there] = [{ name: 'One' }, { key: 'k2', name: 'Two' }];
    const tags = [{ tag: { name: 'new' } }];
    expect(takeOwnRows(model, 'books', { title: 'Tides', chapters: [fresh, there], tags })).toEqual({
      rest: { title: 'Tides', chapters: [there], tags },
      lists: [{ collection: 'chapters', back: 'book', rows: [fresh] }],
    });
    expect(takeOwnRows(model, 'books', { chapters: [fresh] }).rest).toEqual({});
    const untouched = { chapters: [there, { key: 'k3', $delete: true }], tags };
    expect(takeOwnRows(model, 'books', untouched)).toEqual({ rest: untouched, lists: [] });
  });

  const keysOf = (item: Item) => (item['chapters'] as Item[]).map((row) => row['key']);

  test('gets the same keys when the same is sent again, others in another item or from another row', () => {
    const chapters = [{ name: 'One' }, { name: 'Two' }];
    const first = keysOf(written({ chapters }));
    expect(keysOf(written({ title: 'New', chapters: [...chapters] }))).toEqual(first);
    const others = [
      ...keysOf(written({ chapters }, '2')),
      ...keysOf(written({ chapters }, null)),
      ...keysOf(written({ chapters }, null)),
      ...keysOf(written({ chapters: [{ name: 'One' }, { name: 'Two' }] })),
    ];
    expect(new Set([...first, ...others]).size).toBe(10);
  });
});
