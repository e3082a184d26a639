import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { samplePermission } from '#app/entities/permissions/sample-permission.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { listColumns, simulateItem, statesOf, unseenReason } from './simulate.ts';

const workflow = { published: { name: 'Published' }, draft: { name: 'Draft' } };
const articles = toCollection({
  collection: 'articles',
  managed: true,
  fields: [
    { field: 'id', primary_key: true, auto_increment: true, datatype: 'INT' },
    { field: 'status', type: 'status', datatype: 'VARCHAR', options: { status_mapping: workflow } },
    { field: 'title', type: 'string', datatype: 'VARCHAR' },
    { field: 'price', type: 'decimal', datatype: 'DECIMAL' },
    { field: 'secret', type: 'string', datatype: 'VARCHAR' },
    { field: 'internal', type: 'string', datatype: 'VARCHAR', hidden_detail: true },
    { field: 'stamp', type: 'string', datatype: 'VARCHAR', readonly: true },
    { field: 'created_by', type: 'user_created', datatype: 'INT' },
  ],
});

const record = (status: string | null, changes: Partial<Permission>) =>
  samplePermission('articles', {
    role: 4,
    status,
    read_field_blacklist: ['secret'],
    write_field_blacklist: ['price'],
    status_blacklist: '',
    ...changes,
  });

const permissions = [
  record('draft', {
    create: 'full',
    read: 'mine',
    update: 'mine',
    delete: 'mine',
    status_blacklist: 'published',
  }),
  record('published', { read: 'full' }),
  record('$create', { create: 'full', status_blacklist: 'published', read_field_blacklist: [] }),
];
const look = (
  state: string,
  owner: 'own' | 'role' | 'other',
  rows: readonly Permission[] | null = permissions,
) => simulateItem(articles, rows, 4, { state, owner });
const stateOf = (result: ReturnType<typeof look>, name: string) => {
  const found = result.fields.find(({ field }) => field.field === name);
  return [found?.state, found?.reason];
};

describe('an item as a role has it [#97]', () => {
  test.each([
    ['draft', 'own', true, true, true],
    ['draft', 'role', false, false, false],
    ['published', 'other', true, false, false],
    ['+', 'own', true, true, false],
  ] as const)('%s, %s: seen %s, changed %s, deleted %s', (state, owner, seen, saved, deleted) => {
    const { isSeen, access } = look(state, owner);
    expect([isSeen, access.canSave, access.canDelete]).toEqual([seen, saved, deleted]);
  });

  test('fields: open, locked or hidden, each with its reason', () => {
    const own = look('draft', 'own');
    expect(stateOf(own, 'title')).toEqual(['open', null]);
    expect(stateOf(own, 'price')).toEqual(['locked', 'write']);
    expect(stateOf(own, 'secret')).toEqual(['hidden', 'read']);
    expect(stateOf(own, 'internal')).toEqual(['hidden', 'form']);
    expect(stateOf(own, 'stamp')).toEqual(['locked', 'field']);
    expect(stateOf(own, 'id')).toEqual(['locked', 'key']);
    expect(stateOf(look('published', 'own'), 'title')).toEqual(['locked', 'item']);
    expect(stateOf(look('+', 'own'), 'secret')).toEqual(['open', null]);
  });

  test('what holds on creating grants nothing by itself', () => {
    const none = permissions.map((entry) =>
      entry.status === 'draft' ? { ...entry, create: 'none' as const } : entry,
    );
    expect(look('+', 'own', none)).toMatchObject({ statuses: [], access: { canSave: false } });
  });

  test('statuses that may be given; the present one stays [FD49]', () => {
    expect(look('draft', 'own').statuses).toEqual(['draft']);
    expect(look('published', 'own').statuses).toEqual([]);
    expect(look('+', 'own').statuses).toEqual(['draft']);
    expect(look('draft', 'other', null).statuses).toEqual(['published', 'draft']);
  });

  test('a status that the role can’t read locks the item; an owner that it can’t read may be oneself [#89]', () => {
    const noStatus = permissions.map((entry) => ({ ...entry, read_field_blacklist: ['status'] }));
    expect(look('draft', 'own', noStatus)).toMatchObject({ isSeen: true, access: { canSave: false } });
    const noOwner = permissions.map((entry) => ({ ...entry, read_field_blacklist: ['created_by'] }));
    expect(look('draft', 'own', noOwner)).toMatchObject({ isSeen: true, access: { canSave: true } });
  });

  test('columns of the list', () => {
    const { rights } = look('draft', 'own');
    expect(listColumns(articles, rights).map(({ field }) => field)).not.toContain('secret');
  });

  test('states', () => {
    expect(statesOf(articles)).toEqual(['published', 'draft', '+']);
    expect(statesOf({ ...articles, fields: {}, single: true })).toEqual(['']);
  });
});

test.each([
  [permissions, {}, null],
  [[], {}, 'noRead'],
  [permissions, { hidden: true }, 'hidden'],
  [permissions, { managed: false }, 'unmanaged'],
  [null, { hidden: true }, 'hidden'],
  [[], { collection: 'directus_files' }, 'noRead'],
  [null, { collection: 'directus_files' }, null],
])('why a collection is not seen: %# [FD52] [#95]', (rows, changes, expected) => {
  expect(unseenReason(rows, { ...articles, ...changes })).toBe(expected);
});
