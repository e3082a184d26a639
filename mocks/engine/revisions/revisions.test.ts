import { beforeEach, expect, test } from 'vitest';
import { createItems, readItem, updateItems } from '#mocks/engine/items.ts';
import { addComment, deleteComment, editComment } from '#mocks/engine/revisions/comments.ts';
import { atOnce } from '#mocks/engine/query/reading.ts';
import * as history from '#mocks/engine/revisions/history.ts';
import { registerUserHooks } from '#mocks/engine/users.ts';
import { actorWith, admin, sampleProject } from '#mocks/host/sample-project.ts';
import type { Project } from '#mocks/engine/types.ts';

let project: Project;

registerUserHooks();

const revisionsOf = (...asked: Parameters<typeof history.revisionsOf>) =>
  atOnce(asked[0].driver, history.revisionsOf(...asked));
const revisionAt = (...asked: Parameters<typeof history.revisionAt>) =>
  atOnce(asked[0].driver, history.revisionAt(...asked));
const allRevisions = (...asked: Parameters<typeof history.allRevisions>) =>
  atOnce(asked[0].driver, history.allRevisions(...asked));
const activity = () =>
  project.driver.all(
    `SELECT action, collection, item FROM directus_activity WHERE collection NOT LIKE 'directus%' ORDER BY id`,
  );

beforeEach(() => {
  project = sampleProject();
  createItems(
    project,
    admin,
    'articles',
    { title: 'One', price: 5, rating: 4, featured: true, keywords: ['a'] },
    {},
  );
});

test('every change keeps the whole item as text and what was sent', () => {
  updateItems(project, admin, 'articles', '1', { title: 'Two', price: '7' }, {});
  const { data } = revisionsOf(project, admin, 'articles', '1', {
    fields: 'collection,item,data,delta,parent_collection',
  });
  expect(data).toMatchObject([
    {
      data: {
        id: '1',
        title: 'One',
        price: '5.00',
        rating: '4',
        featured: true,
        keywords: ['a'],
        meta: null,
      },
      delta: { title: 'One', price: 5 },
    },
    { data: { title: 'Two', price: '7.00' }, delta: { title: 'Two', price: '7' }, parent_collection: null },
  ]);
  expect(activity()).toEqual([
    { action: 'create', collection: 'articles', item: '1' },
    { action: 'update', collection: 'articles', item: '1' },
  ]);
});

test('by number, oldest first', () => {
  updateItems(project, admin, 'articles', '1', { title: 'Two' }, {});
  expect(revisionAt(project, admin, 'articles', '1', '1', {}).data).toMatchObject({
    delta: { title: 'Two' },
  });
  expect(() => revisionAt(project, admin, 'articles', '1', '2', {})).toThrow(
    expect.objectContaining({ status: 404, code: 203 }),
  );
  expect(revisionsOf(project, admin, 'articles', '99', {}).data).toEqual([]);
});

test('children know their parent', () => {
  updateItems(project, admin, 'articles', '1', { comments: [{ body: 'x' }] }, {});
  expect(revisionsOf(project, admin, 'comments', '1', {}).data).toMatchObject([
    { parent_collection: 'articles', parent_item: '1', parent_changed: true },
  ]);
});

test('a revert brings values back and leaves hashes alone', () => {
  const { secret_code: hash } = updateItems(
    project,
    admin,
    'articles',
    '1',
    { title: 'Two', price: 7, keywords: [], rating: null, secret_code: 'x' },
    {},
  ) as { secret_code: string };
  const item = history.revertItem(project, admin, 'articles', '1', '1', {});
  expect(item).toMatchObject({
    title: 'One',
    price: 5,
    rating: 4,
    featured: true,
    keywords: ['a'],
    secret_code: hash,
  });
  expect(activity().at(-1)).toMatchObject({ action: 'revert' });
  expect(() => history.revertItem(project, admin, 'articles', '1', '99', {})).toThrow(
    'Revision with Id "99" not found',
  );
});

test('readers of items see their revisions without hidden fields', () => {
  const levels = { create: 'none', update: 'none', delete: 'none', status: null };
  const all = { ...levels, collection: 'directus_revisions', read: 'full' };
  const hiding = { ...levels, collection: 'articles', read: 'full', read_field_blacklist: 'price' };
  const actor = actorWith(project, [all, hiding]);
  createItems(project, admin, 'tags', { name: 'secret' }, {});
  const { data } = revisionsOf(project, actor, 'articles', '1', {});
  expect(data).toMatchObject([{ data: { title: 'One' }, delta: { title: 'One' } }]);
  expect(JSON.stringify(data)).not.toContain('price');
  expect(() => revisionsOf(project, actor, 'tags', '1', {})).toThrow(expect.objectContaining({ code: 300 }));
  expect(JSON.stringify(allRevisions(project, actor, {}).data)).not.toContain('secret"');
});

test('comments: written, changed, deleted but kept', () => {
  const id = addComment(project, admin, { collection: 'articles', item: 1, comment: 'Good' });
  editComment(project, admin, String(id), 'Better');
  deleteComment(project, admin, String(id));
  const comment = readItem(project, admin, 'directus_activity', String(id), {});
  expect(comment).toMatchObject({ action: 'comment', item: '1', comment: 'Better' });
  expect(comment).toHaveProperty('comment_deleted_on', expect.stringMatching(/T.*\+00:00$/));
  expect(() => editComment(project, admin, '1', 'x')).toThrow('Comment "1" not found');
  expect(() => addComment(project, admin, { collection: 'articles', item: '', comment: 'x' })).toThrow(
    'item: This value should not be blank.',
  );
});

test.each([
  ['none', '210', null],
  ['read', '210', null],
  ['create', null, '211'],
  ['update', null, '211'],
  ['full', null, null],
])('comment level %s', (comment, adding, changing) => {
  const actor = actorWith(project, [{ collection: 'articles', status: null, read: 'full', comment }]);
  const code = (work: () => unknown) => {
    try {
      work();
      return null;
    } catch (error) {
      return String((error as { code: number }).code);
    }
  };
  const others = String(addComment(project, admin, { collection: 'articles', item: 1, comment: 'x' }));
  expect(code(() => addComment(project, actor, { collection: 'articles', item: 1, comment: 'y' }))).toBe(
    adding,
  );
  if (adding === null) expect(code(() => editComment(project, actor, others, 'z'))).toBe(changing);
});

test('tokens of users stay hidden in their revisions', () => {
  project.driver.exec(`UPDATE directus_users SET token = 'static-token' WHERE id = 1`);
  updateItems(project, admin, 'directus_users', '1', { company: 'x', token: 'static-token' }, {});
  const all = { collection: 'directus_revisions', status: null, read: 'full' };
  const actor = actorWith(project, [all, { ...all, collection: 'directus_users' }]);
  const { data } = revisionsOf(project, actor, 'directus_users', '1', { fields: 'data,delta' });
  expect(data).toMatchObject([{ data: { company: 'x' }, delta: { company: 'x' } }]);
  expect(JSON.stringify(data)).not.toContain('static-token');
  const filter = { data: { contains: 'static-token' } };
  expect(() => revisionsOf(project, actor, 'directus_users', '1', { filter })).toThrow(/Invalid field/);
});
