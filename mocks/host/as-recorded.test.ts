import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestSite } from '#mocks/host/test-site.ts';

/** What the recorded server's database refuses, over HTTP, by an API of each kind. */
const sites: Record<'recorded' | 'ordinary', { site: TestSite; cookie: string }> = {} as never;

const field = (name: string, type: string, datatype: string, more: object = {}) => ({
  field: name,
  type,
  datatype,
  ...more,
});

beforeAll(async () => {
  for (const kind of ['recorded', 'ordinary'] as const) {
    const site = await TestSite.open({ asRecorded: kind === 'recorded' });
    sites[kind] = { site, cookie: await site.signIn() };
    await ask(kind, 'POST', 'collections', {
      collection: 'ships',
      fields: [
        field('id', 'integer', 'INT', { primary_key: true, auto_increment: true }),
        field('name', 'string', 'VARCHAR', { length: 100, interface: 'text-input' }),
        field('sign', 'string', 'VARCHAR', { length: 9, unique: true }),
        field('crew', 'integer', 'TINYINT', { signed: true }),
        field('sails', 'boolean', 'TINYINT'),
        field('built', 'date', 'DATE'),
      ],
    });
    await ask(kind, 'POST', 'items/ships', { name: 'One', sign: 'A' });
    await ask(kind, 'POST', 'items/ships', { name: 'Two', sign: 'B' });
    await ask(kind, 'POST', 'collection_presets', { collection: 'ships', user: 1 });
  }
});
afterAll(() => Object.values(sites).forEach(({ site }) => site.close()));

const ask = (kind: keyof typeof sites, method: string, path: string, body: unknown) =>
  sites[kind].site.call(method, `/demo/${path}`, { cookie: sites[kind].cookie, body });

/** Status as recorded and as the API answers otherwise. */
async function statuses(method: string, path: string, body: unknown): Promise<[number, number]> {
  const recorded = await ask('recorded', method, path, body);
  if (recorded.status === 500) expect(recorded.body).toMatchObject({ error: { code: 9 } });
  return [recorded.status, (await ask('ordinary', method, path, body)).status];
}

describe('characters of four bytes', () => {
  test.each<[string, string, unknown]>([
    ['PATCH', 'users/1', { title: '🚢' }],
    ['PATCH', 'roles/1', { name: 'Clients 🚢' }],
    ['POST', 'roles', { name: 'Crew 🚢' }],
    ['PATCH', 'fields/ships/name', { note: '🚢' }],
    ['POST', 'fields/ships', { ...field('more', 'string', 'VARCHAR', { length: 9 }), note: '🚢' }],
    ['PATCH', 'collections/ships', { note: '🚢' }],
    ['PATCH', 'collection_presets/1', { search_query: '🚢' }],
    ['PATCH', 'settings/1', { value: '🚢' }],
    ['POST', 'folders', { name: '🚢' }],
  ])('%s %s fails as recorded', async (method, path, body) =>
    expect(await statuses(method, path, body)).toEqual([500, 200]),
  );

  test.each<[string, string, unknown]>([
    ['PATCH', 'collection_presets/1', { title: 'Ships 🚢' }],
    ['PATCH', 'collection_presets/1', { filters: [{ field: 'title', operator: 'contains', value: '🚢' }] }],
    ['PATCH', 'fields/ships/name', { options: { placeholder: '🚢' } }],
    ['POST', 'activity/comment', { collection: 'ships', item: 1, comment: '🚢' }],
    ['POST', 'items/ships', { name: 'A ship 🚢' }],
  ])('%s %s is stored as ever', async (method, path, body) =>
    expect(await statuses(method, path, body)).toEqual([200, 200]),
  );
});

test.each<[string, string, unknown, [number, number]]>([
  ['PATCH', 'items/ships/2', { sign: 'A' }, [500, 409]],
  ['POST', 'items/ships', { sign: 'A' }, [409, 409]],
  ['PATCH', 'items/ships/2', { sign: 'C' }, [200, 200]],
  ['POST', 'items/ships', { crew: 'many' }, [500, 422]],
  ['PATCH', 'items/ships/2', { crew: 200 }, [500, 422]],
  ['PATCH', 'items/ships/2', { sails: 'yes' }, [500, 422]],
  ['PATCH', 'items/ships/2', { built: 'soon' }, [422, 422]],
  ['PATCH', 'items/ships/2', { built: '' }, [500, 200]],
  ['PATCH', 'items/ships/2', { built: null, crew: 7, sails: true }, [200, 200]],
])('%s %s of %o', async (method, path, body, expected) =>
  expect(await statuses(method, path, body)).toEqual(expected),
);

test('a change of nothing', async () => {
  const { status, body } = await ask('recorded', 'PATCH', 'items/ships/2', {});
  expect([status, body.error]).toEqual([500, { code: null, message: 'Internal Server Error' }]);
  expect((await ask('ordinary', 'PATCH', 'items/ships/2', {})).status).toBe(200);
});

test('a list of links to the own collection with the name of its column', async () => {
  const ends = { collection_many: 'links', collection_one: 'nodes' };
  const relation = (field_many: string, field_one: string | null, junction_field: string) => ({
    ...ends,
    field_many,
    field_one,
    junction_field,
  });
  const key = field('id', 'integer', 'INT', { primary_key: true, auto_increment: true });
  for (const kind of ['recorded', 'ordinary'] as const) {
    const columns = ['node', 'related'].map((name) => field(name, 'integer', 'INT'));
    await ask(kind, 'POST', 'collections', { collection: 'nodes', fields: [key] });
    await ask(kind, 'POST', 'collections', { collection: 'links', fields: [key, ...columns] });
    await ask(kind, 'POST', 'fields/nodes', { field: 'related', type: 'o2m', interface: 'many-to-many' });
    await ask(kind, 'POST', 'relations', relation('node', 'related', 'related'));
    await ask(kind, 'POST', 'relations', relation('related', null, 'node'));
    await ask(kind, 'POST', 'items/nodes', [{}, {}]);
  }
  expect(await statuses('PATCH', 'items/nodes/1', { related: [{ related: { id: 2 } }] })).toEqual([500, 200]);
});
