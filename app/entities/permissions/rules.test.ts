import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { allows, canActOn, itemRights, ownerOf } from './item-rights.ts';
import { canCreate, canRead, hiddenFields, isVisible, rightsOn, startStatus } from './rules.ts';
import { samplePermission } from './sample-permission.ts';
import type { Permission } from './types.ts';

const workflow = { published: { name: 'Published' }, draft: { name: 'Draft' } };
const plain = toCollection({
  collection: 'tags',
  managed: true,
  fields: [{ field: 'id', primary_key: true }],
});
const articles = toCollection({
  collection: 'articles',
  managed: true,
  fields: [
    { field: 'id', primary_key: true },
    { field: 'status', type: 'status', options: { status_mapping: workflow } },
    { field: 'created_by', type: 'user_created' },
  ],
});

const permission = (changes: Partial<Permission>) =>
  samplePermission('tags', { write_field_blacklist: null, status_blacklist: '', ...changes });

describe('a collection without statuses', () => {
  test.each([
    [null, true, true],
    [[], false, false],
    [[permission({ read: 'mine' })], true, false],
    [[permission({ create: 'full' })], false, true],
    [[permission({ create: 'always' as 'full', read: 'sometimes' as 'full' })], false, false],
    [[permission({ collection: 'other', read: 'full', create: 'full' })], false, false],
  ])('%o: read %s, create %s [COL-01] [LST-12]', (permissions, read, create) => {
    const rights = rightsOn(permissions, plain);
    expect(canRead(rights)).toBe(read);
    expect(canCreate(rights)).toBe(create);
    expect(isVisible(permissions, plain)).toBe(read);
  });
});

describe('a collection with statuses', () => {
  const permissions = [
    permission({
      collection: 'articles',
      status: 'published',
      read: 'full',
      read_field_blacklist: ['note', 'price'],
    }),
    permission({
      collection: 'articles',
      status: 'draft',
      read: 'mine',
      update: 'mine',
      create: 'full',
      read_field_blacklist: 'note',
    }),
    permission({
      collection: 'articles',
      status: '$create',
      create: 'none',
      write_field_blacklist: ['featured'],
    }),
  ];
  const rights = rightsOn(permissions, articles);

  test('readable when any status is', () => {
    expect(canRead(rights)).toBe(true);
    expect(canRead(rightsOn([permission({ collection: 'articles', read: 'none' })], articles))).toBe(false);
  });

  test('creatable when any status or the creation row is full', () => expect(canCreate(rights)).toBe(true));

  test('a new item has the blacklists of the creation row', () => {
    expect(itemRights(rights, null, true).writeBlacklist).toEqual(['featured']);
    expect(itemRights(rights, null, true).update).toBe('full');
  });

  test('a status that the workflow lacks is locked, never taken for the default [#89]', () => {
    expect(itemRights(rights, 'archived', false)).toMatchObject({
      update: 'none',
      delete: 'none',
      // Hidden in every status.
      readBlacklist: ['note'],
    });
  });

  test('only fields that every readable status hides are gone from the list', () => {
    expect([...hiddenFields(rights)]).toEqual(['note']);
  });

  test.each([
    ['draft', { id: 7 }, true],
    ['draft', { id: 8, role: 3 }, false],
    ['published', { id: 7 }, false],
    ['archived', { id: 7 }, false],
  ])('a %s item of %o may be updated by user 7: %s', (status, owner, expected) => {
    expect(canActOn(rights, 'update', articles, { status, created_by: owner }, { id: 7, role: 3 })).toBe(
      expected,
    );
  });

  test('permission rows of a status that is gone are ignored [FD51]', () => {
    const gone = toCollection({
      collection: 'articles',
      managed: true,
      fields: [{ field: 'id', primary_key: true }],
    });
    const left = [...permissions, permission({ collection: 'articles', read: 'full', update: 'full' })];
    expect(canRead(rightsOn(left, gone))).toBe(true);
    expect(itemRights(rightsOn(left, gone), undefined, false).update).toBe('full');
  });
});

test.each([
  ['full', null, true],
  ['none', { id: 1 }, false],
  ['mine', { id: 1 }, true],
  ['mine', { id: 2, role: 3 }, false],
  ['role', { id: 2, role: 3 }, true],
  ['role', { id: 2, role: 4 }, false],
  ['role', null, false],
  ['role', { id: 2 }, true],
  ['mine', { id: 2 }, false],
  // Of whom the user may not read who it is.
  ['mine', undefined, true],
  ['role', undefined, true],
  ['none', undefined, false],
] as const)('level %s on an item of %o: %s', (level, owner, expected) => {
  expect(allows(level, { id: 1, role: 3 }, owner)).toBe(expected);
});

test.each([
  [{ hidden: true }, false],
  [{ managed: false }, false],
  [{ collection: 'directus_users' }, false],
  [{}, true],
])('visible with %o: %s [COL-01] [FD52]', (changes, expected) => {
  expect(isVisible(null, { ...plain, ...changes })).toBe(expected);
});

test.each<[string, Record<string, unknown>, unknown]>([
  ['directus_users', { id: 7, role: 3 }, { id: 7, role: 3 }],
  ['directus_users', { id: 7, role: { id: 3, name: 'x' } }, { id: 7, role: 3 }],
  ['directus_users', { role: 3 }, null],
  ['directus_collection_presets', { id: 1, user: 7 }, { id: 7 }],
  ['directus_collection_presets', { id: 1, user: null }, null],
  ['directus_folders', { id: 7 }, null],
])('what of %s is whose: %j [USR-01]', (collection, item, owner) => {
  expect(ownerOf(toCollection({ collection, fields: [{ field: 'id', primary_key: true }] }), item)).toEqual(
    owner,
  );
});

test('an owner that was not read is unknown, one that is empty is nobody', () => {
  const owned = toCollection({
    collection: 'letters',
    fields: [
      { field: 'id', primary_key: true },
      { field: 'by', type: 'user_created', datatype: 'INT' },
    ],
  });
  const found = [{ id: 1 }, { id: 1, by: null }, { id: 1, by: 7 }, { id: 1, by: { id: 7 } }].map((item) =>
    ownerOf(owned, item),
  );
  expect(found).toEqual([undefined, null, { id: 7 }, { id: 7 }]);
});

test('a new item begins with a status that the user may give it [FD49]', () => {
  const letters = toCollection({
    collection: 'letters',
    fields: [
      { field: 'id', primary_key: true },
      {
        field: 'state',
        type: 'status',
        datatype: 'VARCHAR',
        options: {
          status_mapping: { sent: { name: 'Sent' }, draft: { name: 'Draft' }, kept: { name: 'Kept' } },
        },
      },
    ],
  });
  const on = (status: string, more: Partial<Permission>) =>
    permission({ collection: 'letters', status, ...more });
  const may = (...rows: Permission[]) => rightsOn(rows, letters);
  const open = may(on('draft', { create: 'full' }), on('kept', { create: 'full' }));
  expect(canCreate(open)).toBe(true);
  expect([startStatus(open, 'sent'), startStatus(open, 'kept'), startStatus(open, null)]).toEqual([
    'draft',
    'kept',
    null,
  ]);
  const barred = may(
    on('draft', { create: 'full' }),
    on('$create', { create: 'full', status_blacklist: 'draft' }),
  );
  expect(canCreate(barred)).toBe(false);
  expect(canCreate(may(on('$create', { create: 'full' })))).toBe(false);
  expect(startStatus(rightsOn(null, letters), 'sent')).toBe('sent');
});
