import { expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { toGridDraft, toGridOffer, withDraft } from './grid-draft.ts';
import { type Changes, nothingStaged, type Staged, valuesAt, withEdits } from './grid-edits.ts';
import { type GridCell, toSavedRows } from './grid-values.ts';
import { leftoversOf } from './leftovers.ts';
import { samplePermission } from './sample-permission.ts';
import type { Permission } from './types.ts';

const key = { field: 'id', primary_key: true };
const workflow = { published: { name: 'Published' }, draft: { name: 'Draft' } };
const status = { field: 'status', type: 'status', options: { status_mapping: workflow } };
const tags = toCollection({ collection: 'tags', managed: true, fields: [key, { field: 'name' }] });
const articles = toCollection({ collection: 'articles', managed: true, fields: [key, status] });
const collections = { tags, articles };

const record = (id: number, collection: string, changes: Partial<Permission> = {}) =>
  samplePermission(collection, { id, ...changes });
const now = (permissions: readonly Permission[]) => ({
  rows: toSavedRows(permissions),
  collections,
  leftovers: leftoversOf(permissions, collections),
});
const at = (collection: string, name: string | null = null): GridCell => ({ collection, status: name });
const before = [record(1, 'tags', { read: 'mine' }), record(2, 'gone')];
const stage = (wanted: [GridCell, Changes][], removed: number[] = []): Staged => ({
  edits: withEdits(
    new Map(),
    toSavedRows(before),
    wanted.map(([cell, changes]) => ({ cell, changes })),
  ),
  removed: new Set(removed),
});
/** As it comes back from where drafts are kept. */
const kept = (staged: Staged) => JSON.parse(JSON.stringify(toGridDraft(staged))) as typeof whole;
const whole = toGridDraft(
  stage(
    [
      [at('tags'), { read: 'full', write_field_blacklist: ['name'] }],
      [at('articles', 'draft'), { update: 'role' }],
    ],
    [2],
  ),
);

test('what is staged is plain data, each value by itself with what it was', () => {
  expect(whole).toEqual({
    edits: {
      '["tags",null,"read"]': 'full',
      '["tags",null,"write_field_blacklist"]': ['name'],
      '["articles","draft","update"]': 'role',
      '[2]': true,
    },
    base: {
      '["tags",null,"read"]': 'mine',
      '["tags",null,"write_field_blacklist"]': [],
      '["articles","draft","update"]': 'none',
    },
  });
});

test('it comes back as it was when nothing has changed', () => {
  const staged = stage([[at('tags'), { read: 'full' }]], [2]);
  const offer = toGridOffer(kept(staged), now(before));
  expect(offer?.staged).toEqual(staged);
  expect(offer?.changes).toHaveLength(1);
  expect(offer?.overlaps).toEqual([]);
});

test.each<[string, Staged, Permission[], number, number]>([
  ['saved meanwhile', stage([[at('tags'), { read: 'full' }]]), [record(1, 'tags', { read: 'full' })], 0, 0],
  ['saved otherwise', stage([[at('tags'), { read: 'full' }]]), [record(1, 'tags', { read: 'role' })], 1, 1],
  [
    'another value saved',
    stage([[at('tags'), { read: 'full' }]]),
    [record(1, 'tags', { update: 'full', read: 'mine' })],
    1,
    0,
  ],
  ['its collection is gone', stage([[at('letters'), { read: 'full' }]]), before, 0, 0],
  ['its status is gone', stage([[at('articles', 'archived'), { read: 'full' }]]), before, 0, 0],
  ['the record is gone', stage([], [2]), [before[0] as Permission], 0, 0],
])('%s', (_, staged, permissions, changes, overlaps) => {
  const offer = toGridOffer(kept(staged), now(permissions));
  expect(offer?.changes.length ?? 0).toBe(changes);
  expect(offer?.overlaps.length ?? 0).toBe(overlaps);
  if (changes === 0) expect(offer).toBeNull();
});

test('a status that is to differ from what its collection is to be stays, though it is what is saved', () => {
  const staged = stage([
    [at('articles'), { read: 'full' }],
    [at('articles', 'draft'), { read: 'none' }],
  ]);
  const { rows } = now(before);
  const offer = toGridOffer(kept(staged), now(before));
  expect(valuesAt(rows, offer?.staged.edits ?? new Map(), at('articles', 'draft')).read).toBe('none');
  expect(valuesAt(rows, offer?.staged.edits ?? new Map(), at('articles', 'published')).read).toBe('full');
});

test('what was staged since is newer, and what it was made on stays known', () => {
  const draft = stage([[at('tags'), { read: 'full', update: 'mine' }]], [2]);
  const since = [record(1, 'tags', { read: 'role' }), record(2, 'gone')];
  const { rows } = now(since);
  const own: Staged = {
    edits: withEdits(new Map(), rows, [{ cell: at('tags'), changes: { read: 'none' } }]),
    removed: new Set(),
  };
  const offer = toGridOffer(kept(draft), now(since));
  const both = withDraft(own, offer?.staged ?? nothingStaged, rows);
  const edit = both.edits.get('tags\n');
  expect(edit?.mine).toEqual({ read: 'none', update: 'mine' });
  expect(edit?.from).toMatchObject({ read: 'role', update: 'none' });
  expect([...both.removed]).toEqual([2]);
});

test('what can’t be read is nothing', () => {
  const edits = { 'no json': 1, '["tags",null,"read"]': 'everything', '["tags",null,"constructor"]': 'full' };
  expect(toGridOffer({ edits, base: {} }, now(before))).toBeNull();
});
