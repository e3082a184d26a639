import { expect, test } from 'vitest';
import { fromKeyParam } from '#app/entities/items/rules.ts';
import { type Address, addressAt, addresses, itemAt } from '#app/session/addresses.ts';
import { router } from './sample-router.ts';

const textOf = (to: Address) => router.buildLocation(to).href;
/** The parameters that the router reads from what it has written. */
const readBack = (to: Address): Record<string, string> => {
  const [, params, route] = router.getMatchedRoutes(textOf(to).split('?')[0] ?? '');
  expect(route?.to).toBe(to.to);
  return params;
};

test('every page of the app', () => {
  const pages = Object.values(router.routesById).filter(({ children }) => children === undefined);
  expect(
    pages.map(({ fullPath }) => String(fullPath)).toSorted((a, b) => (a < b ? -1 : 1)),
  ).toMatchInlineSnapshot(`
    [
      "/",
      "/$project/",
      "/$project/$system/",
      "/$project/$system/$primaryKey",
      "/$project/activity/",
      "/$project/activity/$primaryKey",
      "/$project/bookmarks/$collection/$bookmark",
      "/$project/collections/",
      "/$project/collections/$collection/",
      "/$project/collections/$collection/$primaryKey",
      "/$project/ext/$id",
      "/$project/files/",
      "/$project/files/$primaryKey",
      "/$project/settings/",
      "/$project/settings/bookmarks",
      "/$project/settings/collections/",
      "/$project/settings/collections/$collection",
      "/$project/settings/diagram",
      "/$project/settings/global",
      "/$project/settings/interfaces/",
      "/$project/settings/interfaces/$id",
      "/$project/settings/roles/",
      "/$project/settings/roles/$id",
      "/$project/settings/roles/$id/simulate",
      "/$project/settings/transfer",
      "/$project/settings/webhooks/",
      "/$project/settings/webhooks/$primaryKey",
      "/$project/users/",
      "/$project/users/$primaryKey",
      "/accept-invite",
      "/install",
      "/login",
      "/reset-password",
      "/setup-2fa",
    ]
  `);
});

test.each<[string, Address, string]>([
  ['a list', addresses.listing('demo', 'articles'), '/demo/collections/articles'],
  ['users', addresses.listing('demo', 'directus_users'), '/demo/users'],
  ['webhooks', addresses.listing('demo', 'directus_webhooks'), '/demo/settings/webhooks'],
  ['another system list', addresses.listing('demo', 'directus_folders'), '/demo/folders'],
  ['an item', addresses.item('demo', 'directus_users', '3'), '/demo/users/3'],
  ['an item of another', addresses.item('demo', 'directus_relations', '3'), '/demo/relations/3'],
  ['a new item', addresses.newItem('demo', 'articles'), '/demo/collections/articles/+'],
  ['several', addresses.batch('demo', 'articles', ['1', '2']), '/demo/collections/articles/1,2'],
  ['a set', addresses.keySet('demo', 'articles', '1a2b'), '/demo/collections/articles/+set-1a2b'],
  ['a search', addresses.search('demo', 'articles', '12'), '/demo/collections/articles?q=%2212%22'],
  ['a new role', addresses.role('demo', '+'), '/demo/settings/roles/+'],
  ['a bookmark', addresses.bookmark('demo', 'articles', '7'), '/demo/bookmarks/articles/7'],
])('%s', (_, to, expected) => {
  expect(textOf(to)).toBe(expected);
  expect(addressAt(router, expected)?.to).toBe(to.to);
});

test('the address of a new item holds its values as JSON', () => {
  const to = addresses.newItem('demo', 'things', { date: '2026-03-13' });
  expect(textOf(to)).toBe('/demo/collections/things/+?start=%7B%22date%22%3A%222026-03-13%22%7D');
});

const keys = [
  '12',
  'a,b',
  '+',
  'a/b',
  '50%',
  'a b#c?d',
  '%2B',
  '9007199254740993',
  'é 日本',
  '$1',
  '..',
  '+set-1',
];

test.each(keys)('key %s comes back, on its own and among others [NAV-15] [FD37]', (key) => {
  const one = readBack(addresses.item('demo', 'articles', key));
  expect(fromKeyParam(one['primaryKey'] ?? '')).toEqual({ kind: 'one', key });
  const both = readBack(addresses.batch('demo', 'articles', [key, 'c']));
  expect(fromKeyParam(both['primaryKey'] ?? '')).toEqual({ kind: 'batch', keys: [key, 'c'] });
});

test.each(['bad name!', 'a/b', '50%', 'é 日本', 'a#b?c', '$x', '%41'])(
  'collection %s comes back',
  (collection) => {
    for (const to of [
      addresses.listing('demo', collection),
      addresses.newItem('demo', collection),
      addresses.collectionSetup('demo', collection),
    ])
      expect(readBack(to)['collection']).toBe(collection);
  },
);

test('a path that comes from elsewhere is a place of the app, or none', () => {
  expect(addressAt(router, '/demo/collections/articles?q=draft#x')).toMatchObject({
    params: { project: 'demo', collection: 'articles' },
    search: { q: 'draft' },
  });
  for (const path of ['/demo/reports', '/demo/settings/server', '/demo/collections/a/b/c'])
    expect(addressAt(router, path)).toBeNull();
});

test.each([
  ['/demo/collections/articles/7', { collection: 'articles', key: '7' }],
  ['/demo/collections/bad%20name!/a%2520b', { collection: 'bad name!', key: 'a b' }],
  ['/demo/users/3', { collection: 'directus_users', key: '3' }],
  ['/demo/files/3', { collection: 'directus_files', key: '3' }],
  ['/demo/collections/articles/a%252Fb', null],
  ['/demo/collections/articles/1,2', null],
  ['/demo/collections/articles/+', null],
  ['/demo/collections/articles', null],
  ['/demo/settings/roles/3', null],
])('%s names the item %j', (path, item) => {
  const to = addressAt(router, path);
  expect(to && itemAt(to)).toEqual(item);
});
