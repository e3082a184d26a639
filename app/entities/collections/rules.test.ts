import { expect, test } from 'vitest';
import { collectionName, softDeleteStatus, statusesOf, statusField, toCollection } from './rules.ts';

const mapping = { published: { name: 'Published', published: true }, gone: { name: 'Gone', soft_delete: 1 } };

function articles(status_mapping: unknown) {
  return toCollection({
    collection: 'articles',
    hidden: 0,
    managed: true,
    fields: {
      status: { field: 'status', type: 'STATUS', options: { status_mapping } },
      id: { field: 'id', primary_key: true },
    },
  });
}

test.each([
  ['object', mapping],
  ['JSON text', JSON.stringify(mapping)],
])('statuses from a mapping as %s', (_form, stored) => {
  const collection = articles(stored);
  expect(statusesOf(collection).map((status) => status.value)).toEqual(['published', 'gone']);
  expect(softDeleteStatus(collection)?.value).toBe('gone');
});

test('a broken mapping is no statuses, not a crash', () => {
  expect(statusesOf(articles('{broken'))).toEqual([]);
  expect(statusesOf(articles([]))).toEqual([]);
  expect(statusField(articles(null))?.field).toBe('status');
});

test('fields may come as a list', () => {
  expect(
    Object.keys(
      toCollection({
        collection: 'x',
        fields: [
          { field: 'b', sort: 2 },
          { field: 'a', sort: 1 },
        ],
      }).fields,
    ),
  ).toEqual(['a', 'b']);
});

test('system collections are named without the prefix', () => {
  expect(collectionName({ collection: 'directus_users', translation: [] }, 'en-US')).toBe('Users');
});
