import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import { type Branch, branchOf, layOut, placeAt, rootBranch, rowOf } from './model.ts';
import { orderChanges } from './order-changes.ts';
import { isUsable, parentFields } from './request.ts';
import { orderField, rowPaths, setupOf } from './setup.ts';
import { skeletonOf } from './orphans.ts';

const field = (name: string, type: string, more: object = {}) => ({
  collection: 'places',
  field: name,
  type,
  datatype: 'INT',
  ...more,
});
const collection = toCollection({
  collection: 'places',
  fields: [
    field('id', 'integer', { primary_key: true }),
    field('name', 'string', { datatype: 'VARCHAR' }),
    field('sort', 'sort'),
    field('parent', 'm2o'),
    field('owner', 'm2o'),
  ],
});
const relation = (field_many: string, collection_one: string) => ({
  id: 1,
  collection_many: 'places',
  field_many,
  collection_one,
  field_one: null,
  junction_field: null,
});
const context: LayoutContext = {
  collection,
  collections: { places: collection },
  relations: [relation('owner', 'people'), relation('parent', 'places')],
  hidden: new Set(),
  owner: 'nothing',
};

test('a tree takes a link to the own collection that may be read', () => {
  expect(parentFields(context).map((entry) => entry.field)).toEqual(['parent']);
  expect(isUsable({ ...context, hidden: new Set(['parent']) })).toBe(false);
  const setup = setupOf({ parent: 'owner', title: 'gone' }, context);
  expect(setup.parent?.field).toBe('parent');
  expect(rowPaths(setup, context)).toEqual(['id', 'name', 'parent']);
});

test.each([
  [null, 'sort'],
  ['sort,id', 'sort'],
  ['-sort,-id', undefined],
  ['name,id', undefined],
])('sorted by %s the order by hand is %s', (sort, expected) => {
  expect(orderField({ fields: [], sort }, context)?.field).toBe(expected);
});

describe('rows of a tree', () => {
  const branches: Record<string, Branch> = {
    [rootBranch]: { id: rootBranch, rowCount: 3, open: [{ index: 1, key: 'b' }] },
    [branchOf('b')]: {
      id: branchOf('b'),
      rowCount: 2,
      open: [
        { index: 0, key: 'c' },
        { index: 1, key: 'd' },
      ],
    },
    [branchOf('c')]: { id: branchOf('c'), rowCount: 0, open: [] },
    [branchOf('d')]: { id: branchOf('d'), rowCount: 100_000, open: [{ index: 5, key: 'b' }] },
  };
  const rows = layOut([rootBranch], (id) => branches[id] ?? { id, rowCount: 0, open: [] });

  test.each([
    [0, { branch: 'root', index: 0, depth: 0 }],
    [1, { branch: 'root', index: 1, depth: 0 }],
    [2, { branch: 'k:b', index: 0, depth: 1 }],
    [3, { branch: 'k:b', index: 1, depth: 1 }],
    [4, { branch: 'k:d', index: 0, depth: 2 }],
    [100_003, { branch: 'k:d', index: 99_999, depth: 2 }],
    [100_004, { branch: 'root', index: 2, depth: 0 }],
    [100_005, null],
  ])('row %d is %o', (row, expected) => {
    expect(placeAt(rows, row)).toEqual(expected);
    if (expected) expect(rowOf(rows, expected.branch, expected.index)).toBe(row);
  });

  test('a branch that stands in itself is not entered again [FD36]', () => {
    expect(rows.rowCount).toBe(100_005);
  });
});

describe('what stands nowhere [FD36]', () => {
  const pairs = (...list: [string, string][]) => list.map(([key, parent]) => ({ key, parent }));
  test('an item without its parent, and one of each circle; each once', () => {
    const { orphans, cuts, children } = skeletonOf(
      pairs(['1', ''], ['2', '1'], ['3', '99'], ['4', '6'], ['5', '4'], ['6', '5'], ['7', '7'], ['8', '5']),
      true,
    );
    expect([...orphans]).toEqual([
      ['3', 'missing'],
      ['4', 'circle'],
      ['7', 'circle'],
    ]);
    expect([...cuts]).toEqual([
      ['6', '4'],
      ['7', '7'],
    ]);
    expect(children?.get('5')).toBe(2);
  });
  test('where there may be more, a parent that wasn’t read is not taken for missing', () => {
    const { orphans, children } = skeletonOf(pairs(['3', '99'], ['4', '5'], ['5', '4']), false);
    expect([...orphans.keys()]).toEqual(['4']);
    expect(children).toBeNull();
  });
});

describe('an order by hand [FD36]', () => {
  const siblings = [
    { key: 'a', sort: 1 },
    { key: 'b', sort: 4 },
    { key: 'c', sort: 9 },
  ];
  test.each([
    [
      'to the front',
      'c',
      'a',
      [
        ['c', 1],
        ['a', 4],
        ['b', 9],
      ],
    ],
    [
      'past one',
      'a',
      'c',
      [
        ['b', 1],
        ['a', 4],
      ],
    ],
    [
      'to the end',
      'b',
      null,
      [
        ['c', 4],
        ['b', 9],
      ],
    ],
    ['where it is', 'b', 'c', []],
  ])('%s only touches what lies between', (_, key, before, expected) => {
    const moved = siblings.find((sibling) => sibling.key === key);
    if (!moved) throw new Error('no such sibling');
    const changes = orderChanges(siblings, moved, before);
    expect(changes.map((entry) => [entry.key, entry.sort])).toEqual(expected);
  });
  test('one that comes from elsewhere gets a place, even if its value fits by chance', () => {
    expect(orderChanges(siblings, { key: 'z', sort: 10 }, null)).toEqual([{ key: 'z', sort: 10 }]);
    expect(orderChanges(siblings, { key: 'z', sort: 3 }, 'c')).toEqual([
      { key: 'z', sort: 9 },
      { key: 'c', sort: 10 },
    ]);
    expect(orderChanges([], { key: 'z', sort: null }, null)).toEqual([{ key: 'z', sort: 1 }]);
  });
  test('values that are alike or missing are numbered anew', () => {
    const alike = [
      { key: 'a', sort: null },
      { key: 'b', sort: 5 },
      { key: 'c', sort: 5 },
    ];
    expect(orderChanges(alike, { key: 'c', sort: 5 }, 'b')).toEqual([
      { key: 'a', sort: 1 },
      { key: 'c', sort: 2 },
      { key: 'b', sort: 3 },
    ]);
  });
});
