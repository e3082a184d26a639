import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { rightsOn } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import {
  allSelected,
  deletePortions,
  notAllowed,
  regrouped,
  selectedElsewhere,
  unsafeKeys,
  without,
} from './selection-rules.ts';

const fields = [
  { field: 'id', type: 'string', datatype: 'VARCHAR', primary_key: true },
  { field: 'created_by', type: 'user_created', datatype: 'INT' },
];
const mapping = {
  live: { name: 'Live' },
  draft: { name: 'Draft' },
  gone: { name: 'Gone', soft_delete: true },
};
const plain = toCollection({ collection: 'products', fields });
const soft = toCollection({
  collection: 'articles',
  fields: [
    ...fields,
    { field: 'status', type: 'status', datatype: 'VARCHAR', options: { status_mapping: mapping } },
  ],
});
const selected = new Map(
  ['a', 'b,c', 'd/e'].map((id, index) => [id, { id, created_by: index + 1, status: 'live' }]),
);

describe('what may be deleted [LST-11] [LST-12]', () => {
  const permission = {
    id: 1,
    collection: 'products',
    role: 2,
    status: null,
    read: 'full',
    delete: 'mine',
  } as Permission;
  const asker = { id: 2, role: 2 };

  test('only what the role allows', () => {
    expect(notAllowed(selected, 'delete', plain, rightsOn([permission], plain), asker)).toEqual(['a', 'd/e']);
    expect(notAllowed(selected, 'delete', plain, rightsOn(null, plain), asker)).toEqual([]);
  });

  test('keys that an address can’t hold are in the way of removing, not of a status', () => {
    expect(unsafeKeys(selected, plain)).toEqual(['b,c', 'd/e']);
    expect(unsafeKeys(selected, soft)).toEqual([]);
  });
});

describe('portions', () => {
  const keys = Array.from({ length: 250 }, (_, index) => String(index + 1));
  test('at most a hundred keys in an address', () =>
    expect(deletePortions(keys).map((part) => part.length)).toEqual([100, 100, 50]));

  test('long keys sooner', () => {
    const long = Array.from({ length: 10 }, (_, index) => `${'ü'.repeat(100)}${index}`);
    const portions = deletePortions(long);
    expect(portions.flat()).toEqual(long);
    expect(Math.max(...portions.map((part) => part.map(encodeURIComponent).join(',').length))).toBeLessThan(
      2100,
    );
  });

  test('none for nothing', () => {
    expect(deletePortions([])).toEqual([]);
  });
});

test('keys that are gone leave the selection [FD46]', () => {
  expect([...without(selected, ['a', 'x']).keys()]).toEqual(['b,c', 'd/e']);
  expect(without(selected, ['x'])).toBe(selected);
});

test('what was chosen under another search stays, and is counted', () => {
  const chosen = (...keys: string[]) => new Map(keys.map((id) => [id, { id }]));
  const first = regrouped(new Map(), 'all', chosen('a', 'b'));
  const both = regrouped(first, 'fog', new Map([...allSelected(first), ...chosen('b', 'c')]));
  expect([...allSelected(both).keys()]).toEqual(['a', 'b', 'c']);
  expect(selectedElsewhere(both, 'fog')).toBe(2);
  expect(selectedElsewhere(both, 'all')).toBe(1);
  const fewer = regrouped(both, 'fog', chosen('c'));
  expect(selectedElsewhere(fewer, 'fog')).toBe(0);
  expect(allSelected(regrouped(fewer, 'fog', new Map())).size).toBe(0);
});
