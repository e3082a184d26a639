import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { emptyValues, type GridCell, levelKeys, toNames, toSavedRows, toValues } from './grid-values.ts';
import {
  changesOf,
  type Edits,
  nothingStaged,
  overlapsOf,
  pruned,
  valuesAt,
  withEdits,
} from './grid-edits.ts';
import { stagedPermissions, toBodies } from './grid-bodies.ts';
import { fieldChoices, listState, shared, tickOf, withTicks } from './grid-lists.ts';
import {
  columnToggle,
  hasOwner,
  levelOfLetter,
  levelsFor,
  placesOf,
  placeToggle,
  rowToggle,
} from './grid-rules.ts';
import { combined, leftoversOf, withoutStatuses } from './leftovers.ts';
import { rightsOn } from './rules.ts';
import { samplePermission } from './sample-permission.ts';
import type { Permission } from './types.ts';

const key = { field: 'id', primary_key: true };
const plain = toCollection({ collection: 'tags', managed: true, fields: [key, { field: 'name' }] });
const owned = toCollection({
  collection: 'letters',
  managed: true,
  fields: [key, { field: 'created_by', type: 'user_created' }],
});
const workflow = { published: { name: 'Published' }, draft: { name: 'Draft' } };
const articles = toCollection({
  collection: 'articles',
  managed: true,
  fields: [
    key,
    { field: 'status', type: 'status', options: { status_mapping: workflow } },
    { field: 'note' },
    { field: 'price' },
  ],
});
const files = toCollection({ collection: 'directus_files', managed: true, fields: [key] });
const collections = { tags: plain, letters: owned, articles, directus_files: files };

let count = 0;
function record(collection: string, changes: Partial<Permission> = {}): Permission {
  count += 1;
  return samplePermission(collection, { id: count, ...changes });
}

const none: Edits = new Map();
const at = (collection: string, status: string | null = null): GridCell => ({ collection, status });
const draft = at('articles', 'draft');
const published = at('articles', 'published');

test.each<[unknown, string[]]>([
  [null, []],
  ['', []],
  ['a, b,,a', ['a', 'b']],
  ['["a","b"]', ['a', 'b']],
  ['[broken', []],
  [['a', null, ''], ['a']],
  [{ a: 1 }, []],
])('a list as %j [PRM-05]', (stored, expected) => expect(toNames(stored)).toEqual(expected));

test('levels that no server knows are none', () => {
  expect(toValues({ read: 'sometimes' as 'full', comment: null, explain: null })).toEqual(emptyValues);
});

describe('levels [PRM-02]', () => {
  test.each([
    ['create', plain, false, ['none', 'full']],
    ['create', owned, false, ['none', 'full']],
    ['read', plain, false, ['none', 'full']],
    ['read', owned, false, ['none', 'mine', 'role', 'full']],
    ['update', files, false, ['none', 'mine', 'role', 'full']],
    ['delete', articles, true, ['none', 'full']],
    ['comment', plain, false, ['none', 'read', 'create', 'update', 'full']],
    ['comment', articles, true, ['none', 'create', 'update', 'full']],
  ] as const)('%s', (column, collection, isTogether, expected) => {
    expect(levelsFor(column, collection, isTogether)).toEqual(expected);
  });

  test.each([
    ['read', 'm', 'mine'],
    ['read', 'r', 'role'],
    ['comment', 'r', 'read'],
    ['comment', 'u', 'update'],
    ['delete', 'f', 'full'],
    ['read', 'u', undefined],
    ['read', 'constructor', undefined],
  ] as const)('the letter in %s: %s is %s', (column, letter, expected) => {
    expect(levelOfLetter(column, letter)).toBe(expected);
  });

  test('an owner is known by a field, and in system collections', () => {
    expect([plain, owned, articles, files].map(hasOwner)).toEqual([false, true, false, true]);
  });
});

describe('aggregated [PRM-04]', () => {
  const rows = [
    { ...emptyValues, read: 'full' as const, write_field_blacklist: ['note'] },
    {
      ...emptyValues,
      read: 'full' as const,
      create: 'full' as const,
      write_field_blacklist: ['note', 'price'],
    },
  ];
  test('one level where all statuses share it, else mixed', () => {
    expect([shared(rows, 'read'), shared(rows, 'create')]).toEqual(['full', undefined]);
    expect(placesOf(articles)).toEqual([published, draft]);
    expect(placesOf(plain)).toEqual([at('tags')]);
  });
  test('lists', () => {
    expect(listState(rows, ['read_field_blacklist'])).toBe('all');
    expect(listState(rows, ['read_field_blacklist', 'write_field_blacklist'])).toBe('mixed');
    expect(listState([rows[0] ?? emptyValues], ['write_field_blacklist'])).toBe('limited');
    expect(['note', 'price', 'id'].map((name) => tickOf(rows, 'write_field_blacklist', name))).toEqual([
      false,
      'mixed',
      true,
    ]);
  });
  test('a mixed tick leaves each row as it is; names that are gone go [PRM-05] [FD50]', () => {
    const ticks = new Map<string, boolean | 'mixed'>([
      ['note', true],
      ['price', 'mixed'],
      ['id', false],
    ]);
    expect(withTicks(['note', 'vanished'], ticks)).toEqual(['id']);
    expect(withTicks(['price'], ticks)).toEqual(['price', 'id']);
  });
  test('the key is never hidden [PRM-05]', () => {
    const choices = fieldChoices(Object.values(plain.fields));
    expect(choices.map(({ field, canHide }) => [field.field, canHide])).toEqual([
      ['id', false],
      ['name', true],
    ]);
  });
});

describe('column toggle [PRM-03]', () => {
  const all = Object.values(collections);
  test('all full while no collection of the project has full', () => {
    const rows = toSavedRows([record('directus_files', { read: 'full' }), record('tags', { read: 'mine' })]);
    const wanted = columnToggle('read', all, rows, none);
    expect(wanted.map(({ cell }) => cell)).toEqual([at('tags'), at('letters'), published, draft]);
    expect(wanted.every(({ changes }) => changes.read === 'full')).toBe(true);
  });
  test('all none as soon as one has, a status counts', () => {
    const rows = toSavedRows([record('articles', { status: 'draft', read: 'full' })]);
    expect(columnToggle('read', all, rows, none).every(({ changes }) => changes.read === 'none')).toBe(true);
    expect(columnToggle('delete', all, rows, none)[0]?.changes).toEqual({ delete: 'full' });
  });
});

describe('row toggle [PRM-03]', () => {
  const on = { ...emptyValues, ...Object.fromEntries(levelKeys.map((key) => [key, 'full'])) };
  const off = { create: 'none', read: 'none', update: 'none', delete: 'none', comment: 'none' };
  test('exact values', () => {
    expect(rowToggle('on', plain, toSavedRows([]), none)).toEqual([{ cell: at('tags'), changes: on }]);
    expect(rowToggle('off', plain, toSavedRows([]), none)).toEqual([{ cell: at('tags'), changes: off }]);
    expect(placeToggle('on', draft)).toEqual([{ cell: draft, changes: on }]);
  });
  test('of a collection with statuses each, and the record for new items where there is one', () => {
    expect(rowToggle('on', articles, toSavedRows([]), none).map(({ cell }) => cell)).toEqual([
      published,
      draft,
    ]);
    const rows = toSavedRows([record('articles', { status: '$create', create: 'full' })]);
    expect(rowToggle('off', articles, rows, none).at(-1)).toEqual({
      cell: at('articles', '$create'),
      changes: { create: 'none' },
    });
  });
});

describe('edits [PRM-06]', () => {
  test('only what differs is sent: existing records by id, new ones by place', () => {
    const read = record('tags', { read: 'full', update: 'full' });
    const rows = toSavedRows([read]);
    const edits = withEdits(none, rows, [
      { cell: at('tags'), changes: { read: 'full', update: 'none' } },
      { cell: draft, changes: { read: 'full' } },
      { cell: at('letters', '$create'), changes: { write_field_blacklist: ['created_by'] } },
    ]);
    expect(toBodies(rows, { ...nothingStaged, edits }, 3, collections)).toEqual({
      update: [{ id: read.id, update: 'none' }],
      create: [
        { collection: 'articles', status: 'draft', role: 3, read: 'full' },
        { collection: 'letters', status: '$create', role: 3, write_field_blacklist: ['created_by'] },
      ],
      remove: [],
    });
    expect(changesOf(rows, edits).map(({ key: what, before, after }) => [what, before, after])).toEqual([
      ['read', 'none', 'full'],
      ['write_field_blacklist', [], ['created_by']],
      ['update', 'full', 'none'],
    ]);
  });

  test('there and back is no edit; lists count in any order', () => {
    const rows = toSavedRows([record('tags', { read: 'full', read_field_blacklist: 'a,b' })]);
    const there = withEdits(none, rows, [
      { cell: at('tags'), changes: { read: 'none', read_field_blacklist: ['a'] } },
    ]);
    expect(there.size).toBe(1);
    const back = withEdits(there, rows, [
      { cell: at('tags'), changes: { read: 'full', read_field_blacklist: ['b', 'a'] } },
    ]);
    expect(back.size).toBe(0);
  });

  test('a status without a record holds as its collection does; its first record keeps the others as they were', () => {
    const base = record('articles', { read: 'full', read_field_blacklist: ['note'] });
    const rows = toSavedRows([base]);
    const edits = withEdits(none, rows, [{ cell: draft, changes: { read: 'none' } }]);
    expect(valuesAt(rows, edits, published).read).toBe('full');
    expect(valuesAt(rows, edits, draft)).toMatchObject({ read: 'none', read_field_blacklist: ['note'] });
    expect(toBodies(rows, { ...nothingStaged, edits }, 3, collections).create).toEqual([
      { collection: 'articles', status: 'draft', role: 3, read_field_blacklist: ['note'] },
      { collection: 'articles', status: 'published', role: 3, read: 'full', read_field_blacklist: ['note'] },
    ]);
  });

  test('of two records for one place the first counts, as it does to the server', () => {
    const first = record('tags', { read: 'full' });
    const second = record('tags', { read: 'none' });
    expect(toSavedRows([second, first]).get('tags\n')).toMatchObject({ id: first.id });
    expect(leftoversOf([second, first], collections)).toMatchObject([{ id: second.id, reason: 'double' }]);
  });

  test('what somebody else has saved meanwhile: the same, something else, or the same value differently', () => {
    const own = record('tags', { read: 'none', update: 'none', delete: 'none' });
    const edits = withEdits(none, toSavedRows([own]), [
      { cell: at('tags'), changes: { read: 'full', update: 'full' } },
    ]);
    const theirs = toSavedRows([{ ...own, read: 'full', update: 'mine', delete: 'full' }]);
    expect(overlapsOf(theirs, edits).map(({ key: what, before, after }) => [what, before, after])).toEqual([
      ['update', 'mine', 'full'],
    ]);
    expect(toBodies(theirs, { ...nothingStaged, edits }, 3, collections).update).toEqual([
      { id: own.id, update: 'full' },
    ]);
    expect(changesOf(theirs, edits)).toHaveLength(1);
    const saved = toSavedRows([{ ...own, read: 'full', update: 'full' }]);
    expect(pruned({ edits, removed: new Set([99]) }, saved, new Set()).edits.size).toBe(0);
  });

  test('a preview is what the rules of the app get', () => {
    const own = record('articles', { status: 'draft', read: 'full' });
    const rows = toSavedRows([own]);
    const edits = withEdits(none, rows, [
      { cell: draft, changes: { update: 'full' } },
      { cell: published, changes: { read: 'full' } },
    ]);
    const rights = rightsOn(
      stagedPermissions([own], rows, { ...nothingStaged, edits }, 3, collections),
      articles,
    );
    expect(rights.statuses).toMatchObject({
      draft: { read: 'full', update: 'full' },
      published: { read: 'full', update: 'none' },
    });
  });
});

describe('records without effect [FD51]', () => {
  const old = toCollection({ collection: 'articles', managed: true, fields: [key] });
  const rows = [
    record('articles', { status: 'published', read: 'full', update: 'full', read_field_blacklist: ['note'] }),
    record('articles', { status: 'draft', read: 'full', update: 'mine', comment: 'update' }),
    record('articles', { status: '$create', create: 'full' }),
    record('vanished', { read: 'full' }),
  ];
  test('are those of statuses and collections that are gone', () => {
    const found = leftoversOf(rows, { ...collections, articles: old });
    expect(found.map(({ collection, status, reason }) => [collection, status, reason])).toEqual([
      ['articles', 'published', 'status'],
      ['articles', 'draft', 'status'],
      ['vanished', null, 'collection'],
    ]);
    expect(leftoversOf(rows, collections)).toMatchObject([{ reason: 'collection' }]);
  });
  test('what they allowed is taken over, at the least or at the most', () => {
    const values = rows.slice(0, 2).map(toValues);
    expect(combined(values, 'least')).toMatchObject({
      read: 'full',
      update: 'mine',
      comment: 'none',
      read_field_blacklist: ['note'],
    });
    expect(combined(values, 'most')).toMatchObject({
      read: 'full',
      update: 'full',
      comment: 'update',
      read_field_blacklist: [],
    });
    expect(combined([], 'most')).toEqual(emptyValues);
  });
  test('a status field that goes leaves one record for each role; the status for deleted has no say', () => {
    const withDeleted = toCollection({
      collection: 'articles',
      managed: true,
      fields: [
        key,
        {
          field: 'status',
          type: 'status',
          options: { status_mapping: { ...workflow, gone: { name: 'Gone', soft_delete: true } } },
        },
      ],
    });
    const all = [
      record('articles', { status: 'published', read: 'full', update: 'mine' }),
      record('articles', { status: 'draft', read: 'full', update: 'full' }),
      record('articles', { status: 'gone' }),
      record('articles', { status: '$create', create: 'full' }),
      record('articles', { role: 4, status: 'draft', read: 'mine' }),
      record('articles', { role: 4, read: 'full' }),
      record('articles', { role: 5, read: 'full' }),
      record('tags', { status: 'draft' }),
    ];
    const [published, drafted, gone, , other, plainOfOther] = all.map(({ id }) => id);
    expect(withoutStatuses(all, withDeleted, 'least')).toEqual({
      create: [{ collection: 'articles', status: null, role: 3, read: 'full', update: 'mine' }],
      update: [{ id: plainOfOther, read: 'mine' }],
      remove: [published, drafted, gone, other],
    });
    expect(withoutStatuses(all, withDeleted, 'most').create).toMatchObject([{ update: 'full' }]);
    expect(withoutStatuses([record('articles', { read: 'full' })], withDeleted, 'most')).toEqual({
      create: [],
      update: [],
      remove: [],
    });
  });
});
