import { expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { allRights } from '#app/entities/permissions/rules.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { batchAccess, commonValues } from './batch-rules.ts';

const mapping = { draft: { name: 'Draft' }, published: { name: 'Published' } };
const articles = toCollection({
  collection: 'articles',
  fields: [
    { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true },
    { field: 'status', type: 'status', datatype: 'VARCHAR', options: { status_mapping: mapping } },
    { field: 'title', type: 'string', datatype: 'VARCHAR' },
    { field: 'slug', type: 'string', datatype: 'VARCHAR', unique: true },
    { field: 'price', type: 'decimal', datatype: 'DECIMAL' },
  ],
});
const asker = { id: 1, role: 3 };
const rights: CollectionRights = {
  base: allRights,
  onCreate: allRights,
  statuses: { draft: allRights, published: { ...allRights, writeBlacklist: ['price'] } },
};
const open = (items: Record<string, unknown>[]) =>
  batchAccess(articles, rights, items, asker)
    .fields.filter(({ readonly }) => !readonly)
    .map(({ field }) => field.field);

test('what is closed for one item is closed for all; keys and unique values always [ITM-07]', () => {
  expect(open([{ status: 'draft' }, { status: 'draft' }])).toEqual(['status', 'title', 'price']);
  expect(open([{ status: 'draft' }, { status: 'published' }])).toEqual(['status', 'title']);
});

test('one item that may not be changed closes the form [ITM-07]', () => {
  const own = {
    ...rights,
    statuses: { ...rights.statuses, published: { ...allRights, update: 'none' as const } },
  };
  const access = batchAccess(articles, own, [{ status: 'draft' }, { status: 'published' }], asker);
  expect(access.canSave).toBe(false);
  expect(access.fields.every(({ readonly }) => readonly)).toBe(true);
});

test('common values are shown, differing ones are empty', () => {
  const values = commonValues(articles, [
    { title: 'A', price: 1 },
    { title: 'A', price: 2 },
  ]);
  expect(values).toMatchObject({ title: 'A', price: null, slug: null });
});
