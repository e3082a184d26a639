import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiFault } from '#mocks/engine/errors.ts';
import { createItems, deleteItems, listItems, readItem, updateItems } from '#mocks/engine/items.ts';
import { actorWith, admin, sampleProject } from '#mocks/host/sample-project.ts';
import type { Actor, Project, Query } from '#mocks/engine/types.ts';

let project: Project;

const rights = (collection: string, levels: object) => ({
  collection,
  status: null,
  create: 'none',
  read: 'none',
  update: 'none',
  delete: 'none',
  ...levels,
});

function ids(actor: Actor, query: Query = {}, collection = 'articles'): unknown[] {
  const { data } = listItems(project, actor, collection, { fields: 'id', sort: 'id', ...query });
  return (data as { id: number }[]).map((item) => item.id);
}

/** `status code` of what is refused, null when nothing is. */
function refused(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return `${(error as ApiFault).status} ${(error as ApiFault).code}`;
  }
}

const create = (actor: Actor, payload: object, query: Query = {}) =>
  refused(() => createItems(project, actor, 'articles', payload, query));
const update = (actor: Actor, id: string, payload: object, query: Query = {}) =>
  refused(() => updateItems(project, actor, 'articles', id, payload, query));
const remove = (actor: Actor, id: string) => refused(() => deleteItems(project, actor, 'articles', id));

beforeEach(() => {
  project = sampleProject();
  project.driver.exec(`INSERT INTO directus_roles (id, name) VALUES (3, 'Authors'), (4, 'Others');
    INSERT INTO directus_users (id, status, role, email) VALUES (2, 'active', 3, 'b@x'), (3, 'active', 3, 'c@x'), (4, 'active', 4, 'd@x');
    INSERT INTO articles (id, status, created_by, title, slug, summary) VALUES
      (1, 'published', 1, 'One', 'one', 'secret'), (2, 'published', 2, 'Two', 'two', 's'), (3, 'draft', 3, 'Three', 'three', 's'),
      (4, 'draft', 2, 'Four', 'four', 's'), (5, 'deleted', 2, 'Five', 'five', 's'), (6, 'published', 4, 'Six', 'six', 's');
    INSERT INTO comments (id, status, created_by, article, body) VALUES (1, 'published', 1, 1, 'a'), (2, 'published', 2, 1, 'b')`);
});

describe('levels', () => {
  test.each<[string, number[]]>([
    ['none', []],
    ['mine', [2, 4]],
    ['role', [2, 3, 4]],
    ['full', [1, 2, 3, 4, 6]],
    ['sometimes', []],
  ])('read %s', (read, expected) => {
    const actor = actorWith(project, [rights('articles', { read })]);
    if (expected.length > 0) expect(ids(actor)).toEqual(expected);
    else expect(refused(() => ids(actor))).toBe('403 300');
    for (const id of [1, 2, 3]) {
      const reading = refused(() => readItem(project, actor, 'articles', String(id), {}));
      expect(reading === null).toBe(expected.includes(id));
    }
  });

  test.each<[string, (string | null)[]]>([
    ['none', ['403 302', '403 302', '403 302', '403 302']],
    ['mine', ['403 302', null, '403 302', '403 302']],
    ['role', ['403 302', null, null, '403 302']],
    ['full', [null, null, null, null]],
  ])('update %s', (level, expected) => {
    const actor = actorWith(project, [rights('articles', { read: 'full', update: level })]);
    expect(['1', '2', '3', '6'].map((id) => update(actor, id, { rating: 1 }))).toEqual(expected);
  });

  test.each<[string, (string | null)[]]>([
    ['none', ['403 303', '403 303']],
    ['mine', ['403 303', null]],
    ['full', [null, null]],
  ])('delete %s', (level, expected) => {
    const actor = actorWith(project, [rights('articles', { read: 'full', delete: level })]);
    expect(['1', '2'].map((id) => remove(actor, id))).toEqual(expected);
  });

  test('create', () => {
    expect(create(actorWith(project, [rights('articles', { read: 'full' })]), { title: 'x' })).toBe(
      '403 301',
    );
    expect(create(actorWith(project, []), { title: 'x' })).toBe('403 301');
  });

  test('an item that may be made but not read is answered with nothing', () => {
    const actor = actorWith(project, [rights('articles', { create: 'full' })]);
    expect(createItems(project, actor, 'articles', { title: 'x' }, {})).toBeNull();
  });

  test('what may not be seen is not found', () => {
    const actor = actorWith(project, [rights('articles', { read: 'mine', update: 'mine' })]);
    expect(update(actor, '1', { rating: 1 })).toBe('404 203');
  });

  test('of two rows the first counts', () => {
    const actor = actorWith(project, [
      rights('articles', { read: 'mine' }),
      rights('articles', { read: 'full' }),
    ]);
    expect(ids(actor)).toEqual([2, 4]);
  });
});

describe('per status', () => {
  const perStatus = [
    {
      ...rights('articles', { read: 'full', update: 'mine' }),
      status: 'published',
      write_field_blacklist: 'featured',
    },
    {
      ...rights('articles', { read: 'mine', update: 'mine', create: 'full' }),
      status: 'draft',
      status_blacklist: 'deleted',
      read_field_blacklist: 'summary',
    },
    {
      ...rights('articles', {}),
      status: '$create',
      write_field_blacklist: 'rating',
      status_blacklist: 'published',
    },
  ];

  test('reads', () => {
    const actor = actorWith(project, perStatus);
    expect(ids(actor)).toEqual([1, 2, 4, 6]);
    expect(ids(actor, { status: '*' })).toEqual([1, 2, 4, 6]);
    expect(ids(actor, { status: 'deleted' })).toEqual([]);
    expect(readItem(project, actor, 'articles', '2,4', { fields: 'id,summary' })).toEqual([
      { id: 2, summary: 's' },
      { id: 4 },
    ]);
  });

  test('writes', () => {
    const actor = actorWith(project, perStatus);
    expect(create(actor, { title: 'x', status: 'draft' })).toBeNull();
    expect(create(actor, { title: 'y', status: 'published' })).toBe('403 301');
    expect(create(actor, { title: 'z', status: 'draft', rating: 1 })).toBe('403 305');
    expect(update(actor, '2', { featured: true })).toBe('403 305');
    expect(update(actor, '4', { featured: true })).toBeNull();
    expect(update(actor, '4', { status: 'deleted' })).toBe('403 302');
    expect(update(actor, '2', { status: 'deleted' })).toBeNull();
  });
});

describe('hidden fields', () => {
  const hiding = [
    { ...rights('articles', { read: 'full' }), read_field_blacklist: 'summary' },
    rights('comments', { read: 'mine' }),
  ];

  test('are in no answer, filter, search or order', () => {
    const actor = actorWith(project, hiding);
    expect(readItem(project, actor, 'articles', '1', {})).not.toHaveProperty('summary');
    expect(readItem(project, actor, 'articles', '1', { fields: 'id,summary' })).toEqual({ id: 1 });
    expect(ids(actor, { filter: { summary: { eq: 'secret' } } })).toEqual([]);
    expect(ids(actor, { q: 'secret' })).toEqual([]);
    expect(ids(actor, { sort: 'summary,id' })).toEqual([1, 2, 3, 4, 6]);
    const { meta } = listItems(project, actor, 'articles', {
      meta: 'filter_count',
      filter: { summary: { eq: 'secret' } },
    });
    expect(meta).toEqual({ filter_count: 0 });
  });

  test('related items follow the permissions of their collection', () => {
    const actor = actorWith(project, hiding);
    expect(readItem(project, actor, 'articles', '1', { fields: 'id,comments.id' })).toEqual({
      id: 1,
      comments: [{ id: 2 }],
    });
    expect(readItem(project, actor, 'articles', '1', { fields: 'id,created_by.email' })).toEqual({
      id: 1,
      created_by: { id: 1 },
    });
    expect(readItem(project, actor, 'comments', '2', { fields: 'id,article.summary,article.id' })).toEqual({
      id: 2,
      article: { id: 1 },
    });
    expect(refused(() => ids(actor, { filter: { 'created_by.email': { eq: 'x' } } }))).toBe('403 215');
    expect(ids(actor, { filter: { 'comments.body': { eq: 'a' } } })).toEqual([]);
    expect(ids(actor, { filter: { 'comments.body': { eq: 'b' } } })).toEqual([1]);
  });
});

describe('nested writes', () => {
  test('need the permissions of the other collection', () => {
    const own = rights('articles', { read: 'full', update: 'full', create: 'full' });
    const stranger = actorWith(project, [own]);
    expect(update(stranger, '2', { comments: [{ body: 'x' }] })).toBe('403 301');
    expect(create(stranger, { title: 'x', category: { name: 'y' } })).toBe('403 301');
    const actor = actorWith(project, [rights('comments', { read: 'full', create: 'full', update: 'mine' })]);
    expect(update(actor, '2', { comments: [{ body: 'x' }, { id: 2, body: 'y' }] })).toBeNull();
    expect(update(actor, '1', { comments: [{ id: 1, body: 'y' }] })).toBe('403 302');
    expect(update(actor, '1', { comments: [{ id: 2, $delete: true }] })).toBe('403 303');
  });
});

test('strangers', () => {
  const stranger = actorWith(project, [rights('tags', { read: 'full' })], null);
  expect(ids(stranger, {}, 'tags')).toEqual([]);
  expect(refused(() => ids(stranger))).toBe('401 3');
  expect(refused(() => readItem(project, stranger, 'articles', '1', {}))).toBe('401 3');
  expect(create(stranger, { title: 'x' })).toBe('401 3');
  expect(update(stranger, '1', { title: 'x' })).toBe('401 3');
  expect(remove(stranger, '1')).toBe('401 3');
});

test.each([
  ['create', '403 10', null],
  ['update', null, '403 10'],
  ['always', '403 10', '403 10'],
])('explain %s', (explain, creating, updating) => {
  const actor = actorWith(project, [
    { ...rights('articles', { read: 'full', create: 'full', update: 'full' }), explain },
  ]);
  expect(create(actor, { title: 'x' })).toBe(creating);
  expect(update(actor, '1', { rating: 1 })).toBe(updating);
  expect(create(actor, { title: 'y' }, { comment: 'because' })).toBeNull();
  expect(project.driver.all(`SELECT comment FROM directus_activity ORDER BY id DESC LIMIT 1`)).toEqual([
    { comment: 'because' },
  ]);
});

test('own rows of the system: the own role and its permissions', () => {
  const actor = actorWith(project, [
    rights('directus_roles', { read: 'mine' }),
    rights('directus_permissions', { read: 'mine' }),
  ]);
  expect(ids(actor, {}, 'directus_roles')).toEqual([3]);
  expect(ids(actor, {}, 'directus_permissions')).toHaveLength(2);
  expect(ids(admin, {}, 'directus_roles')).toEqual([1, 2, 3, 4]);
});

test('files: with "mine" those that one uploaded', () => {
  const actor = actorWith(project, [
    rights('directus_files', { read: 'full', create: 'full', update: 'mine', delete: 'mine' }),
  ]);
  project.driver.exec(`INSERT INTO directus_files (id, filename_disk, private_hash, uploaded_by)
    VALUES (1, 'one.txt', 'a', 1), (2, 'two.txt', 'b', 2)`);
  const change = (id: string) =>
    refused(() => updateItems(project, actor, 'directus_files', id, { title: 'x' }, {}));
  expect([change('1'), change('2')]).toEqual(['403 302', null]);
  const drop = (id: string) => refused(() => deleteItems(project, actor, 'directus_files', id));
  expect([drop('1'), drop('2')]).toEqual(['403 303', null]);
});
