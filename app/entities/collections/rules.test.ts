import { expect, test } from 'vitest';
import {
  collectionName,
  softDeleteStatus,
  statusesOf,
  statusField,
  toCollection,
  toCollections,
  unpublishes,
} from './rules.ts';

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

test('the token of a mail for a forgotten password is no field of users, in no screen [USR-01]', () => {
  const raw = (collection: string) => ({
    collection,
    fields: { id: { field: 'id' }, password_reset_token: { field: 'password_reset_token' } },
  });
  expect(Object.keys(toCollection(raw('directus_users')).fields)).toEqual(['id']);
  expect(Object.keys(toCollection(raw('accounts')).fields)).toEqual(['id', 'password_reset_token']);
});

test('a webhook needs what it is called by, whatever the server stores [WHK-01]', () => {
  const raw = (collection: string) => ({
    collection,
    fields: ['status', 'url', 'collection'].map((field) => ({ field, required: false })),
  });
  const required = (collection: string) =>
    Object.values(toCollection(raw(collection)).fields)
      .filter((field) => field.required)
      .map(({ field }) => field);
  expect(required('directus_webhooks')).toEqual(['url', 'collection']);
  expect(required('hooks')).toEqual([]);
});

test.each([
  ['8.1', ['id'], false],
  ['8.8', ['id', 'password_reset_token'], true],
])(
  'metadata of files of %s, which has for users %j, can be written: not %s [FIL-03]',
  (_, names, readonly) => {
    const fields = (list: string[]) => Object.fromEntries(list.map((field) => [field, { field }]));
    const { directus_files: files } = toCollections([
      { collection: 'directus_files', fields: fields(['id', 'metadata']) },
      { collection: 'directus_users', fields: fields(names) },
    ]);
    expect(files?.fields['metadata']?.readonly).toBe(readonly);
  },
);

test.each([
  ['published', { status: 'draft' }, true],
  ['published', { status: 'gone' }, true],
  ['published', { status: null }, true],
  ['published', { status: 'live' }, false],
  ['published', { status: 'published' }, false],
  ['published', { title: 'Other' }, false],
  ['draft', { status: 'gone' }, false],
  ['draft', { status: 'published' }, false],
  [null, { status: 'draft' }, false],
])('%s is taken out of what is published by %o: %s', (status, changes, wanted) => {
  const live = { ...mapping, live: { published: '1' }, draft: {} };
  expect(unpublishes(articles(live), { status }, changes)).toBe(wanted);
});
