import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { fieldOf, toCollection } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { itemQueries } from './queries.ts';
import { readPlan, targetState } from './targets.ts';
import type { Item } from './types.ts';

const field = (collection: string, name: string, type: string, more: object = {}) => ({
  collection,
  field: name,
  type,
  datatype: type === 'o2m' ? null : 'INT',
  ...more,
});
const key = (collection: string) => field(collection, 'id', 'integer', { primary_key: true });
const collections = Object.fromEntries(
  [
    toCollection({
      collection: 'letters',
      fields: [
        key('letters'),
        field('letters', 'sender', 'm2o'),
        field('letters', 'owner', 'user'),
        field('letters', 'tags', 'o2m'),
      ],
    }),
    toCollection({
      collection: 'people',
      fields: [key('people'), field('people', 'name', 'string'), field('people', 'team', 'm2o')],
    }),
    toCollection({ collection: 'teams', fields: [key('teams'), field('teams', 'name', 'string')] }),
    toCollection({
      collection: 'letters_tags',
      fields: [
        key('letters_tags'),
        field('letters_tags', 'letter', 'm2o'),
        field('letters_tags', 'tag', 'm2o'),
      ],
    }),
    toCollection({ collection: 'tags', fields: [key('tags'), field('tags', 'name', 'string')] }),
    toCollection({
      collection: 'directus_users',
      fields: [key('directus_users'), field('directus_users', 'email', 'string')],
    }),
  ].map((collection) => [collection.collection, collection]),
);
const relations = [
  { id: 1, collection_many: 'letters', field_many: 'sender', collection_one: 'people', field_one: null },
  { id: 2, collection_many: 'people', field_many: 'team', collection_one: 'teams', field_one: null },
  {
    id: 3,
    collection_many: 'letters_tags',
    field_many: 'letter',
    collection_one: 'letters',
    field_one: 'tags',
  },
  { id: 4, collection_many: 'letters_tags', field_many: 'tag', collection_one: 'tags', field_one: null },
] as unknown as Relation[];

describe('what is read with a list, and what apart', () => {
  test.each([
    ['own columns', ['id', 'sender'], ['id', 'sender'], {}],
    [
      'one step',
      ['id', 'sender.name', 'sender.team.name'],
      ['id', 'sender'],
      { sender: ['name', 'team.name'] },
    ],
    ['people need no relation', ['owner.email'], ['owner'], { owner: ['email'] }],
    ['through rows', ['tags.tag.name', 'tags.id'], ['tags.tag', 'tags.id'], { 'tags.tag': ['name'] }],
    ['rows alone', ['tags.id'], ['tags.id'], {}],
    ['stars', ['sender.*', '*'], ['sender', '*'], { sender: ['*'] }],
    ['names that nobody knows', ['constructor.name', 'nothing.here', 'gone', 'id'], ['id'], {}],
    [
      'a field of a target that is gone',
      ['sender.gone', 'sender.team.gone'],
      ['sender'],
      { sender: ['id', 'team.id'] },
    ],
    [
      'a field of a row that is gone',
      ['tags.gone', 'tags.tag.gone'],
      ['tags.id', 'tags.tag'],
      { 'tags.tag': ['id'] },
    ],
  ])('%s', (_, fields, paths, targets) => {
    const plan = readPlan({ collections, relations }, 'letters', fields);
    expect(plan.paths).toEqual(paths);
    expect(Object.fromEntries(plan.targets.map(({ at, paths: own }) => [at.join('.'), own]))).toEqual(
      targets,
    );
  });
});

test('fields that the reader may not see are not asked for, wherever they are', () => {
  const isReadable = (of: Collection, name: string) =>
    fieldOf(of, name) !== undefined && !(of.collection === 'people' && name === 'name');
  const plan = readPlan({ collections, relations, isReadable }, 'letters', [
    'id',
    'sender.name',
    'sender.team.name',
  ]);
  expect(plan).toMatchObject({ paths: ['id', 'sender'], targets: [{ paths: ['id', 'team.name'] }] });
});

const stored: Record<string, Item[]> = {
  letters: [
    {
      id: 1,
      sender: 1,
      owner: null,
      tags: [
        { id: 1, tag: 1 },
        { id: 2, tag: 7 },
      ],
    },
    { id: 2, sender: 2, owner: 5, tags: [] },
    { id: 3, sender: 9, owner: 5, tags: [] },
    { id: 4, sender: null, owner: 5, tags: [] },
  ],
  people: [
    { id: 1, name: 'Ann', team: 3 },
    { id: 2, name: 'Ben', team: 4 },
  ],
  teams: [{ id: 3, name: 'North' }],
  tags: [{ id: 1, name: 'paper' }],
};
let asked: string[];
/** Answered only when it is let go. */
let gate: Promise<void> | null;

beforeEach(() => {
  asked = [];
  gate = null;
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname, searchParams } = new URL(input.url);
    const name = pathname.split('/').at(-1) ?? '';
    const keys = searchParams.getAll('filter[id][in][]');
    asked.push(`${name} ${searchParams.get('fields')} ${keys.join(' ')}`.trim());
    const answer = (status: number, body: unknown) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    const rows = stored[name];
    if (name !== 'letters') await gate;
    if (!rows) return answer(403, { error: { code: 300, message: 'denied' } });
    return answer(200, { data: keys.length > 0 ? rows.filter(({ id }) => keys.includes(String(id))) : rows });
  });
});
afterEach(() => vi.unstubAllGlobals());

function clientWithModel(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(collectionQueries.list('demo').queryKey, collections);
  client.setQueryData(relationQueries.list('demo').queryKey, relations);
  return client;
}
const windowOf = (fields: string[]) =>
  itemQueries.window('demo', 'letters', { fields }, 0, 100, { isEarly: true });

describe('rows and what they link to', () => {
  const fields = ['id', 'sender.name', 'sender.team.name', 'owner.email', 'tags.tag.name'];

  test('no row is lost with its target; each target is asked for once, nothing is expanded by the server', async () => {
    const rows = await clientWithModel().fetchQuery(windowOf(fields));
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(rows[0]).toMatchObject({ sender: { id: 1, name: 'Ann', team: { id: 3, name: 'North' } } });
    const states = rows.map(({ sender, owner }) => [targetState(sender), targetState(owner)]);
    expect(states).toEqual([
      [null, null],
      [null, 'lost'],
      ['lost', 'lost'],
      [null, 'lost'],
    ]);
    expect(rows[1]).toMatchObject({ sender: { name: 'Ben', team: { id: 4 } } });
    const [ann, ben] = rows as [Item, Item, ...Item[]];
    expect(targetState((ben['sender'] as Item)['team'])).toBe('lost');
    expect(rows[3]).toMatchObject({ sender: null });
    const [known, lost] = ann['tags'] as Item[];
    expect(known).toMatchObject({ tag: { name: 'paper' } });
    expect(targetState(lost?.['tag'])).toBe('lost');
    expect(asked.toSorted()).toEqual([
      'letters id,sender,owner,tags.tag',
      'people id,name,team 1 2 9',
      'tags id,name 1 7',
      'teams id,name 3 4',
      'users id,email 5',
    ]);
  });

  test('the rows are there before their targets', async () => {
    const client = clientWithModel();
    let release = () => {};
    gate = new Promise((resolve) => {
      release = resolve;
    });
    const query = windowOf(['id', 'sender.name']);
    const whole = client.fetchQuery(query);
    await expect.poll(() => client.getQueryData<Item[]>(query.queryKey)?.length).toBe(4);
    const early = client.getQueryData<Item[]>(query.queryKey) ?? [];
    expect(early.map(({ sender }) => targetState(sender))).toEqual(['pending', 'pending', 'pending', null]);
    release();
    expect((await whole).map(({ sender }) => targetState(sender))).toEqual([null, null, 'lost', null]);
  });

  test('what has just been read is not asked for again, by whichever list', async () => {
    const client = clientWithModel();
    await client.fetchQuery(windowOf(['id', 'sender.name']));
    asked = [];
    await client.fetchQuery(windowOf(['id', 'owner', 'sender.name']));
    expect(asked).toEqual(['letters id,owner,sender']);
    // A key alone is known already.
    asked = [];
    await client.fetchQuery(windowOf(['id', 'owner.id', 'sender.id']));
    expect(asked).toEqual(['letters id,owner,sender']);
  });
});
