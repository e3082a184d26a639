import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { meQuery } from '#app/entities/users/me.ts';
import type { CurrentUser } from '#app/entities/users/types.ts';
import { mirrorsOf, withKeptValues } from './kept-values.ts';

const slug = (field: string, options: object) => ({ field, type: 'slug', datatype: 'VARCHAR', options });
const pages = toCollection({
  collection: 'pages',
  fields: [
    { field: 'id', type: 'integer', datatype: 'INT', primary_key: true },
    { field: 'title', type: 'string', datatype: 'VARCHAR' },
    slug('path', { mirroredField: 'title', onlyOnCreation: true }),
    slug('follows', { mirroredField: 'title' }),
    slug('alone', {}),
  ],
});

let asked: string[];
let client: QueryClient;
beforeEach(() => {
  asked = [];
  client = new QueryClient();
  client.setQueryData(collectionQueries.list('demo').queryKey, { pages });
  vi.stubGlobal('fetch', (input: Request) => {
    const { pathname, searchParams } = new URL(input.url);
    const keys = searchParams.getAll('filter[id][in][]');
    asked.push(`${pathname.split('/').slice(-2).join('/')} ${searchParams.get('fields')} ${keys.join(' ')}`);
    const data = [
      { id: 1, path: 'first', description: 'one', location: null, tags: [] },
      { id: 2, path: 'second', description: 'two', location: null, tags: [] },
    ].filter(({ id }) => keys.includes(String(id)));
    return Promise.resolve(Response.json({ data }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const sent = (collection: string, ...entries: [string, object][]) =>
  withKeptValues(
    { client, project: 'demo', collection },
    entries.map(([key, changes]) => ({ key, changes: { ...changes } })),
  );

test('the slugs that the server would make anew', () => {
  expect(mirrorsOf(pages, { title: 'T' })).toEqual(['path', 'follows']);
  expect(mirrorsOf(pages, { title: 'T', path: 'p' })).toEqual(['follows']);
  expect(mirrorsOf(pages, { alone: 'x' })).toEqual([]);
});

test('a slug that is made on creation alone is sent as it is; nothing is read where there is none', async () => {
  expect(await sent('pages', ['1', { title: 'New' }], ['2', { alone: 'x' }])).toEqual([
    { title: 'New', path: 'first' },
    { alone: 'x' },
  ]);
  expect(asked).toEqual(['items/pages id,path 1']);
  expect(await sent('pages', ['2', { title: 'New', path: 'own' }])).toEqual([{ title: 'New', path: 'own' }]);
  expect(await sent('elsewhere', ['1', { title: 'New' }])).toEqual([{ title: 'New' }]);
  expect(asked).toHaveLength(1);
});

test('what the user may not write is left to the server', async () => {
  client.setQueryData(meQuery('demo').queryKey, { id: 2, role: { id: 3 } } as CurrentUser);
  client.setQueryData(permissionQueries.mine('demo').queryKey, [
    {
      collection: 'pages',
      role: 3,
      status: null,
      read: 'full',
      update: 'full',
      write_field_blacklist: 'path',
    },
  ] as unknown as Permission[]);
  expect(await sent('pages', ['1', { title: 'New' }])).toEqual([{ title: 'New' }]);
  expect(asked).toEqual([]);
});

test('the texts of a file go along with any change of it', async () => {
  expect(await sent('directus_files', ['1', { title: 'New' }])).toEqual([
    { title: 'New', description: 'one', location: null, tags: [] },
  ]);
});
