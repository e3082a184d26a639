import { expect, test } from 'vitest';
import type { Item } from '#app/entities/items/types.ts';
import { isTicked, linksByKey, tick } from './ticks.ts';

const shape = { rowKey: 'id', back: 'lab', far: { field: 'tag', keyField: 'id' }, sortField: null };
const links = linksByKey(
  [
    { id: 1, tag: 5 },
    { id: 2, tag: { id: 6 } },
    { id: 3, tag: 6 },
    { id: 4, tag: null },
  ],
  shape,
);
const of = (key: number) => links.get(String(key)) ?? [];

test('several links of one item are one box; a link to nothing is none', () => {
  expect([...links].map(([key, rows]) => [key, rows.length])).toEqual([
    ['5', 1],
    ['6', 2],
  ]);
});

test.each<[string, boolean, number, Item[], Item[]]>([
  ['a saved one off', false, 5, [], [{ id: 1, $delete: true }]],
  [
    'all of its links',
    false,
    6,
    [],
    [
      { id: 2, $delete: true },
      { id: 3, $delete: true },
    ],
  ],
  ['and on again', true, 5, [{ id: 1, $delete: true }], []],
  ['a new one on', true, 9, [], [{ tag: { id: 9 } }]],
  ['and off again', false, 9, [{ tag: { id: 9 } }], []],
  [
    'others stay',
    true,
    5,
    [
      { id: 2, $delete: true },
      { id: 1, $delete: true },
    ],
    [{ id: 2, $delete: true }],
  ],
])('%s', (_, isOn, key, changes, wanted) => {
  const next = tick(isOn, key, of(key), changes, shape);
  expect(next).toEqual(wanted);
  expect(isTicked(String(key), of(key), next, shape)).toBe(isOn);
});
