import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { fieldOf } from '#app/entities/collections/rules.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { toField } from '#app/entities/fields/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { invariant } from '#app/lib/invariant.ts';
import { readCell } from './read-cell.ts';
import { type FileTable, readFile } from './read-file.ts';
import { findLinks, linkText, matchChoice } from './relation-match.ts';

const people = toCollection({
  collection: 'people',
  fields: [
    { field: 'id', type: 'integer', datatype: 'INT', primary_key: true },
    { field: 'email', type: 'string', datatype: 'VARCHAR', unique: true },
    { field: 'badge', type: 'integer', datatype: 'INT', unique: true },
    { field: 'name', type: 'string', datatype: 'VARCHAR' },
  ],
});
const author = toField({ collection: 'books', field: 'author', type: 'm2o', datatype: 'INT' });
const relations = [
  {
    id: 1,
    collection_many: 'books',
    field_many: 'author',
    collection_one: 'people',
    field_one: null,
    junction_field: null,
  },
];
const model = { collections: { people }, relations, permissions: null };
const permission = (more: Partial<Permission>): Permission => ({
  id: 1,
  collection: 'people',
  role: 3,
  status: null,
  create: null,
  read: 'full',
  update: null,
  delete: null,
  comment: null,
  explain: null,
  read_field_blacklist: null,
  write_field_blacklist: null,
  status_blacklist: null,
  ...more,
});

describe('what links can be named by', () => {
  const names = (permissions: Permission[] | null) => {
    const choice = matchChoice(author, { ...model, permissions });
    return choice && [choice.key, ...choice.others].map(({ field }) => field);
  };

  test('the key, and unique fields', () => {
    expect(names(null)).toEqual(['id', 'email', 'badge']);
    expect(names([permission({})])).toEqual(['id', 'email', 'badge']);
  });

  test('but for what the role may not read', () => {
    expect(names([permission({ read_field_blacklist: ['email'] })])).toEqual(['id', 'badge']);
    expect(names([permission({ read: 'none' })])).toBeNull();
    expect(names([])).toBeNull();
  });

  test('who sees but their own items can’t tell a key that is none', () => {
    expect(matchChoice(author, { ...model, permissions: [permission({ read: 'mine' })] })?.seesAll).toBe(
      false,
    );
    expect(matchChoice(author, model)?.seesAll).toBe(true);
  });

  test('who made an item is the server’s to say', () => {
    const field = toField({ collection: 'books', field: 'by', type: 'user_created', datatype: 'INT' });
    expect(matchChoice(field, model)).toBeNull();
  });
});

describe('looking links up', () => {
  let asked: URLSearchParams[];
  const rows = [
    { id: 1, email: 'ada@example.com', badge: 10 },
    { id: 2, email: 'Bob@example.com', badge: 20 },
    { id: 3, email: 'twin@example.com', badge: 30 },
    { id: 4, email: 'twin@example.com', badge: 40 },
    { id: 5, email: 'a,b', badge: 50 },
  ];

  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', async (input: Request) => {
      const { searchParams } = new URL(input.url);
      asked.push(searchParams);
      const [name = '', ...rest] = [...searchParams.keys()].filter((key) => key.startsWith('filter'));
      const field = /filter\[(\w+)\]/.exec(name)?.[1] ?? '';
      const wanted = [name, ...rest]
        .flatMap((key) => searchParams.getAll(key))
        .map((text) => text.toLowerCase());
      const found = rows.filter((row) =>
        wanted.includes(String(new Map(Object.entries(row)).get(field)).toLowerCase()),
      );
      return new Response(JSON.stringify({ data: Number(searchParams.get('offset')) > 0 ? [] : found }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function look(text: string, name: string) {
    const client = new QueryClient();
    client.setQueryData(collectionQueries.list('demo').queryKey, { people });
    client.setQueryData(relationQueries.list('demo').queryKey, relations);
    const [by, key] = [fieldOf(people, name), fieldOf(people, 'id')];
    invariant(by && key, 'fields');
    const table = readFile(text) as FileTable;
    const links = { field: author, target: people, by, key, column: 0 };
    const found = await findLinks(client, 'demo', links, table);
    return table.rows.map(({ cells }) =>
      readCell(cells[0], author, table.format, { links: { by, target: people, found } }),
    );
  }

  test('by a unique field: one request for all, and nothing that is not surely meant', async () => {
    const file =
      'author\nada@example.com\nbob@example.com\nada@example.com\nnobody@example.com\ntwin@example.com\n" "\n"a,b"';
    expect(await look(file, 'email')).toEqual([
      { value: 1 },
      // Databases that take both for the same found it.
      { value: 2 },
      { value: 1 },
      { problem: 'notFound', target: people },
      { problem: 'foundTwice', target: people },
      { value: null },
      { value: 5 },
    ]);
    // One list, and one for the value with a comma.
    expect(asked).toHaveLength(2);
    expect([...(asked[0] ?? [])].filter(([name]) => name.includes('[in]'))).toHaveLength(4);
    expect(asked.every((params) => params.get('status') === null)).toBe(true);
  });

  test('by a number', async () => {
    expect(await look('author\n020\n20\nten', 'badge')).toEqual([
      { value: 2 },
      { value: 2 },
      { problem: 'notFound', target: people },
    ]);
  });

  test('by key: deleted items are there too; what is no key is told as that', async () => {
    expect(await look('author\n1\n99\nx', 'id')).toEqual([
      { value: 1 },
      { problem: 'notFound', target: people },
      { problem: 'notWhole' },
    ]);
    expect(asked[0]?.get('status')).toBe('*');
  });

  test('typed values of JSON', async () => {
    expect(
      await look('[{"author":2},{"author":null},{"author":{"name":"New"}},{"author":99}]', 'id'),
    ).toEqual([
      { value: 2 },
      { value: null },
      { value: { name: 'New' } },
      { problem: 'notFound', target: people },
    ]);
  });

  test('what a cell is looked up by', () => {
    expect(linkText(' 007 ', toField({ field: 'n', type: 'integer', datatype: 'INT' }))).toBe('7');
    expect(linkText('  ', author)).toBeNull();
    expect(linkText(null, author)).toBeNull();
  });
});
