import { describe, expect, test } from 'vitest';
import type { Item } from '#app/entities/items/types.ts';
import { stageEdit, stageLinks, stageNew, stageRemoval, takeBack } from './staged-edits.ts';
import { isNumbered, moveRow, stageOrder } from './staged-order.ts';
import { changesIn, linkedKeys, mergeRows, type RowShape, type ShownRow } from './staged-rows.ts';

const children: RowShape = { rowKey: 'id', back: 'parent', far: null, sortField: 'sort' };
const junction: RowShape = {
  rowKey: 'id',
  back: 'articles_id',
  far: { field: 'tags_id', keyField: 'id' },
  sortField: null,
};
const saved = [
  { id: 1, name: 'a', sort: 1 },
  { id: 2, name: 'b', sort: 2 },
];
const tagged = [
  { id: 11, tags_id: { id: 1, name: 'sea' } },
  { id: 12, tags_id: null },
];

const at = (rows: readonly ShownRow[], index: number): ShownRow => {
  const row = rows[index];
  if (!row) throw new Error(`No row ${index}`);
  return row;
};
const told = (rows: readonly ShownRow[]) => rows.map(({ key, state }) => `${key} ${state}`);
const show = (changes: readonly Item[], shape = children, isNew = false) =>
  mergeRows(shape.far ? tagged : saved, changes, shape, isNew);

test.each([[null], ['x'], [5], [{}], [[null, 1, 'x', []]]])('%o stages nothing', (value) => {
  expect(changesIn(value)).toEqual([]);
});

describe('rows of their own', () => {
  test('what is staged lies over what is saved; the rest follows', () => {
    const rows = show([
      { id: 1, name: 'A' },
      { name: 'new' },
      { id: 7, parent: 3 },
      { id: 2, parent: null },
      { id: 99, name: 'on a page that is not read yet' },
    ]);
    expect(told(rows)).toEqual(['1 changed', '2 removed', 'null new', '7 linked']);
    expect(at(rows, 0).row).toEqual({ id: 1, name: 'A', sort: 1 });
  });

  test('of a new item each row with a key is a link', () => {
    expect(told(mergeRows([], [{ id: 7 }], children, true))).toEqual(['7 linked']);
    expect(linkedKeys([{ id: 7 }, { name: 'x' }], children, true)).toEqual(['7']);
  });

  test('a link that was made meanwhile is not shown twice', () => {
    expect(told(show([{ id: 2, parent: 3 }]))).toEqual(['1 saved', '2 changed']);
  });

  test('an edit is the key and what differs; the same again is nothing [ITM-05]', () => {
    const first = at(show([]), 0);
    const once = stageEdit([], first, { own: {}, far: { name: 'A' } }, children);
    expect(once).toEqual([]);
    const edited = stageEdit([], first, { own: { name: 'A' }, far: {} }, children);
    expect(edited).toEqual([{ id: 1, name: 'A' }]);
    const again = at(show(edited), 0);
    expect(stageEdit(edited, again, { own: {}, far: {} }, children)).toEqual([]);
  });

  test('an edited link stays a link, an edited place stays', () => {
    const link = stageLinks([], [7], children, 3);
    expect(link).toEqual([{ id: 7, parent: 3 }]);
    const row = at(mergeRows([], link, children, false), 0);
    expect(stageEdit(link, row, { own: { name: 'x' }, far: {} }, children)).toEqual([
      { id: 7, parent: 3, name: 'x' },
    ]);
    const moved = [{ id: 1, sort: 2 }];
    expect(stageEdit(moved, at(show(moved), 0), { own: { name: 'A' }, far: {} }, children)).toEqual([
      { id: 1, sort: 2, name: 'A' },
    ]);
  });

  test('new rows have no key, and two staged rows are two [FD11]', () => {
    const two = stageNew(
      stageNew([], { own: { name: 'x' }, far: {} }, children),
      { own: { name: 'x' }, far: {} },
      children,
    );
    expect(two).toEqual([{ name: 'x' }, { name: 'x' }]);
    expect(told(show(two))).toEqual(['1 saved', '2 saved', 'null new', 'null new']);
    expect(takeBack(two, at(show(two), 2))).toHaveLength(1);
  });

  test.each([
    [false, { id: 1, parent: null }, 'removed'],
    [true, { id: 1, $delete: true }, 'deleted'],
  ])('removing (delete %s) is %o [FD27]', (isDelete, change, state) => {
    const next = stageRemoval(
      [{ id: 1, name: 'A' }],
      at(show([{ id: 1, name: 'A' }]), 0),
      isDelete,
      children,
    );
    const real = stageRemoval([], at(show([]), 0), isDelete, children);
    expect(real).toEqual([change]);
    expect(next).toHaveLength(2);
    expect(at(show(real), 0).state).toBe(state);
    expect(takeBack(real, at(show(real), 0))).toEqual([]);
  });

  test('linking what is to be let go takes that back', () => {
    expect(stageLinks([{ id: 2, parent: null }], [2, 7], children, 3)).toEqual([{ id: 7, parent: 3 }]);
  });
});

describe('rows of a junction', () => {
  test('a gone item is a row all the same [FD32]', () => {
    expect(told(show([], junction))).toEqual(['11 saved', '12 saved']);
  });

  test('links are nested keys, never made twice [FD30]', () => {
    const changes = stageLinks([], [1, 2], junction, 5);
    expect(changes).toEqual([{ tags_id: { id: 1 } }, { tags_id: { id: 2 } }]);
    expect(stageLinks(changes, [2, 3], junction, 5)).toHaveLength(3);
    const known = new Map([['2', { id: 2, name: 'sand' }]]);
    expect(at(mergeRows([], changes, junction, false, known), 1).row).toEqual({
      tags_id: { id: 2, name: 'sand' },
    });
  });

  test('linking again what is to be let go keeps its row, its order and its columns', () => {
    const removals = [
      { id: 11, $delete: true },
      { id: 13, $delete: true },
    ];
    const links = [
      { id: 11, tags_id: 1 },
      { id: 13, tags_id: { id: 3 } },
    ];
    expect(stageLinks(removals, [1], junction, 5, { saved: links })).toEqual([{ id: 13, $delete: true }]);
    expect(stageLinks(removals, ['3', 4], junction, 5, { saved: links })).toEqual([
      { id: 11, $delete: true },
      { tags_id: { id: 4 } },
    ]);
    // Twice in the list, once let go.
    const twice = [...links, { id: 14, tags_id: 1 }];
    expect(stageLinks([{ id: 14, $delete: true }], [1], junction, 5, { saved: twice })).toEqual([]);
  });

  test('changes are the junction key and the nested item with its own; removals delete the junction row', () => {
    const first = at(show([], junction), 0);
    expect(stageEdit([], first, { own: { note: 'x' }, far: {} }, junction)).toEqual([{ id: 11, note: 'x' }]);
    const edited = stageEdit([], first, { own: {}, far: { name: 'SEA' } }, junction);
    expect(edited).toEqual([{ id: 11, tags_id: { id: 1, name: 'SEA' } }]);
    expect(at(show(edited, junction), 0).row).toEqual({ id: 11, tags_id: { id: 1, name: 'SEA' } });
    expect(stageRemoval([], first, false, junction)).toEqual([{ id: 11, $delete: true }]);
    expect(stageNew([], { own: {}, far: { name: 'n' } }, junction)).toEqual([{ tags_id: { name: 'n' } }]);
  });
});

describe('sorting by hand', () => {
  const places = (...orders: (number | null)[]) =>
    orders.map((order, index) => ({ id: `row-${index + 1}`, key: String(index + 1), order }));

  test.each([
    [[10, 20, 30], 2, 0, { 'row-3': 10, 'row-1': 20, 'row-2': 30 }],
    [[10, 20, 30], 0, 1, { 'row-2': 10, 'row-1': 20 }],
    [[null, null, null], 0, 2, { 'row-2': 1, 'row-3': 2, 'row-1': 3 }],
    [[1, 1, 2], 1, 0, { 'row-2': 1, 'row-1': 2, 'row-3': 3 }],
  ])('%o: from %i to %i', (orders, from, to, wanted) => {
    const numbers = Object.fromEntries(moveRow(places(...(orders as (number | null)[])), from, to));
    for (const [id, number] of Object.entries(wanted)) {
      const before = places(...(orders as (number | null)[])).find((place) => place.id === id)?.order;
      expect(numbers[id] ?? before).toBe(number);
    }
  });

  test('rows are numbered when their numbers rise', () => {
    expect(isNumbered(places(1, 2, 5))).toBe(true);
    expect(isNumbered(places(null, 1))).toBe(false);
    expect(isNumbered(places(2, 2))).toBe(false);
  });

  test('only changed numbers are staged; moving back stages nothing', () => {
    const kept = new Map(saved.map((row) => [`row-${row.id}`, row]));
    const moved = stageOrder(
      [],
      new Map([
        ['row-2', 1],
        ['row-1', 2],
      ]),
      show([]),
      kept,
      children,
    );
    expect(moved).toEqual([
      { id: 2, sort: 1 },
      { id: 1, sort: 2 },
    ]);
    expect(told(show(moved))).toEqual(['2 changed', '1 changed']);
    const back = stageOrder(
      moved,
      new Map([
        ['row-2', 2],
        ['row-1', 1],
      ]),
      show(moved),
      kept,
      children,
    );
    expect(back).toEqual([]);
  });
});
