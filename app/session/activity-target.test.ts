import { expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { addresses } from '#app/session/addresses.ts';
import { activityTarget } from './activity-target.ts';

const names = [
  'articles',
  'secrets',
  'directus_users',
  'directus_webhooks',
  'directus_settings',
  'directus_activity',
];
const collections = Object.fromEntries(
  names.map((collection) => [collection, toCollection({ collection, managed: true, fields: [] })]),
);
const reader = [
  { collection: 'articles', status: null, read: 'full' },
  { collection: 'directus_users', status: null, read: 'full' },
] as Permission[];

test.each([
  [
    'an item',
    { action: 'update', collection: 'articles', item: '7' },
    addresses.item('demo', 'articles', '7'),
  ],
  [
    'a key with a comma',
    { action: 'update', collection: 'articles', item: 'a,b' },
    addresses.item('demo', 'articles', 'a,b'),
  ],
  [
    'a sign-in',
    { action: 'authenticate', collection: 'directus_users', item: '3' },
    addresses.item('demo', 'directus_users', '3'),
  ],
  ['what was deleted', { action: 'delete', collection: 'articles', item: '7' }, null],
  ['what may not be read', { action: 'update', collection: 'secrets', item: '7' }, null],
  ['what has no page', { action: 'update', collection: 'directus_settings', item: '1' }, null],
  ['a collection that is gone', { action: 'update', collection: 'constructor', item: '1' }, null],
  ['nothing', { action: 'update' }, null],
])('%s [ACT-06]', (_, entry, expected) =>
  expect(activityTarget('demo', entry, collections, reader)).toEqual(expected),
);

test('an administrator gets to webhooks at their own address [NAV-15]', () => {
  const entry = { action: 'create', collection: 'directus_webhooks', item: '2' };
  expect(activityTarget('demo', entry, collections, null)).toEqual(
    addresses.item('demo', 'directus_webhooks', '2'),
  );
});
