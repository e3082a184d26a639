import { expect, test } from 'vitest';
import { toCollection, toCollections } from '#app/entities/collections/rules.ts';
import { namingPaths, ownNamingPaths } from './naming-paths.ts';

const id = { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true };
const text = (field: string) => ({ field, type: 'string', datatype: 'VARCHAR' });
const books = {
  collection: 'books',
  fields: [
    id,
    text('title'),
    { collection: 'books', field: 'author', type: 'm2o', datatype: 'INT' },
    { collection: 'books', field: 'chapters', type: 'o2m' },
  ],
};
const collections = toCollections([
  books,
  { collection: 'people', fields: [id, text('name'), { field: 'books', type: 'o2m' }] },
  { collection: 'chapters', fields: [id, text('title'), { field: 'book', type: 'm2o', datatype: 'INT' }] },
]);
const link = (from: string, field: string, to: string, list: string) => ({
  id: 1,
  collection_many: from,
  field_many: field,
  collection_one: to,
  field_one: list,
  junction_field: null,
});
const relations = [link('books', 'author', 'people', 'books'), link('chapters', 'book', 'books', 'chapters')];
const schema = { collections, relations, permissions: null };

test('items are named by single values, their own and those of what they link to, never by lists', () => {
  const collection = toCollection(books);
  expect(namingPaths(schema, collection, 'en-US').map(({ path }) => path)).toEqual([
    'id',
    'title',
    'author',
    'author.id',
    'author.name',
  ]);
  expect(ownNamingPaths(schema, collection, 'en-US').map(({ path }) => path)).toEqual([
    'id',
    'title',
    'author',
  ]);
  const isText = ({ type }: { type: string }) => type === 'string';
  expect(ownNamingPaths(schema, collection, 'en-US', isText)).toEqual([{ path: 'title', label: 'Title' }]);
});
