import { expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { allRights } from '#app/entities/permissions/rules.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { barredFromStatus, batchAccess, compareItems, countChanged } from './batch-rules.ts';

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
const byKey = (items: Record<string, unknown>[]) =>
  new Map(items.map((item, index) => [String(index + 1), item]));
const open = (items: Record<string, unknown>[]) =>
  batchAccess(articles, rights, byKey(items), asker)
    .fields.filter(({ readonly }) => !readonly)
    .map(({ field }) => field.field);

test('what is closed for one item is closed for all; keys and unique values always [ITM-07]', () => {
  expect(open([{ status: 'draft' }, { status: 'draft' }])).toEqual(['status', 'title', 'price']);
  expect(open([{ status: 'draft' }, { status: 'published' }])).toEqual(['status', 'title']);
});

test('items that may not be changed are left out; the form is closed when there are no others [ITM-07]', () => {
  const own = {
    ...rights,
    statuses: { ...rights.statuses, published: { ...allRights, update: 'none' as const } },
  };
  const access = batchAccess(articles, own, byKey([{ status: 'draft' }, { status: 'published' }]), asker);
  expect(access).toMatchObject({ canSave: true, closed: ['2'] });
  expect(access.fields.some(({ readonly }) => !readonly)).toBe(true);
  const closed = batchAccess(articles, own, byKey([{ status: 'published' }]), asker);
  expect(closed).toMatchObject({ canSave: false, closed: ['1'] });
  expect(closed.fields.every(({ readonly }) => readonly)).toBe(true);
});

test('statuses that the role may not set, by the status that each item has', () => {
  const own = {
    ...rights,
    statuses: { ...rights.statuses, draft: { ...allRights, statusBlacklist: ['published'] } },
  };
  const items = byKey([{ status: 'draft' }, { status: 'draft' }, { status: 'published' }]);
  expect(barredFromStatus(articles, own, items, 'published')).toBe(2);
  expect(barredFromStatus(articles, own, items, 'draft')).toBe(0);
});

test('common values are shown, differing ones are empty and named', () => {
  const items = byKey([
    { title: 'A', price: 1 },
    { title: 'A', price: 2 },
  ]);
  const { common, differing } = compareItems(articles, items);
  expect(common).toMatchObject({ title: 'A', price: null, slug: null });
  expect([...differing]).toEqual(['price']);
});

test('in how many items an edit changes anything', () => {
  const field = articles.fields['title'];
  if (!field) throw new Error('no such field');
  const items = byKey([{ title: 'A' }, { title: 'B' }, {}]);
  expect(countChanged(items, { field, mode: 'replace', value: 'A' })).toBe(2);
});
