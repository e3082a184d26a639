import { expect, test } from 'vitest';
import type { Item } from '#app/entities/items/types.ts';
import { pairPaths, settled, unsettledPairs } from './settle-rows.ts';
import type { RowShape } from './staged-rows.ts';

const own: RowShape = { rowKey: 'id', back: 'parent', far: null, sortField: 'sort' };
const link: RowShape = { rowKey: 'id', back: 'page', far: { field: 'tag', keyField: 'id' }, sortField: null };

test.each<[string, RowShape, Item[], Item[], Item[], Item[]]>([
  [
    'left as sent: nothing to do',
    own,
    [{ name: 'a' }],
    [{ name: 'a' }],
    [{ id: 9, name: 'a' }],
    [{ name: 'a' }],
  ],
  [
    'edited: a change of the saved row',
    own,
    [{ name: 'a', sort: 1 }],
    [{ name: 'b', sort: 1 }],
    [{ id: 9, name: 'a', sort: 1 }],
    [{ id: 9, name: 'b' }],
  ],
  [
    'a value taken out is null',
    own,
    [{ name: 'a', note: 'x' }],
    [{ name: 'a' }],
    [{ id: 9, name: 'a', note: 'x' }],
    [{ id: 9, note: null }],
  ],
  ['taken back: deleted', own, [{ name: 'a' }], [], [{ id: 9, name: 'a' }], [{ id: 9, $delete: true }]],
  [
    'others stay',
    own,
    [{ id: 3, name: 'c' }, { name: 'a' }],
    [{ id: 3, name: 'd' }, { name: 'b' }],
    [{ id: 9, name: 'a' }],
    [
      { id: 3, name: 'd' },
      { id: 9, name: 'b' },
    ],
  ],
  [
    'new ones since stay new',
    own,
    [{ name: 'a' }],
    [{ name: 'a' }, { name: 'n' }],
    [{ id: 9, name: 'a' }],
    [{ name: 'a' }, { name: 'n' }],
  ],
  [
    'each finds its own row',
    own,
    [{ name: 'a' }, { name: 'b' }],
    [{ name: 'a2' }, { name: 'b2' }],
    [
      { id: 10, name: 'b' },
      { id: 9, name: 'a' },
    ],
    [
      { id: 9, name: 'a2' },
      { id: 10, name: 'b2' },
    ],
  ],
  [
    'the server may put values in another form',
    own,
    [{ name: 'a', on: '2020-01-01' }],
    [{ name: 'b', on: '2020-01-01' }],
    [
      { id: 9, name: 'a', on: '2020-01-01 00:00:00' },
      { id: 3, name: 'z', on: null },
    ],
    [{ id: 9, name: 'b' }],
  ],
  ['no such row: as it is', own, [{ name: 'a' }], [{ name: 'b' }], [{ id: 3, name: 'z' }], [{ name: 'b' }]],
  [
    'of a list in it, what came since',
    own,
    [{ name: 'a', kids: [{ n: 1 }] }],
    [{ name: 'a', kids: [{ n: 1 }, { n: 2 }] }],
    [{ id: 9, name: 'a' }],
    [{ id: 9, kids: [{ n: 2 }] }],
  ],
  [
    'a link, its connection edited',
    link,
    [{ tag: { id: 5 } }],
    [{ tag: { id: 5 }, weight: 2 }],
    [
      { id: 9, tag: { id: 5 } },
      { id: 8, tag: { id: 4 } },
    ],
    [{ id: 9, weight: 2 }],
  ],
  [
    'a link to a new item, that edited',
    link,
    [{ tag: { name: 'n' } }],
    [{ tag: { name: 'm' } }],
    [{ id: 9, tag: { id: 7, name: 'n' } }],
    [{ id: 9, tag: { id: 7, name: 'm' } }],
  ],
  [
    'another link in its place',
    link,
    [{ tag: { id: 5 } }],
    [{ tag: { id: 6 } }],
    [{ id: 9, tag: { id: 5 } }],
    [{ id: 9, tag: { id: 6 } }],
  ],
])('%s', (_, shape, sent, value, saved, wanted) => {
  const pairs = unsettledPairs(value, sent, shape);
  expect(settled(value, pairs, saved, shape)).toEqual(wanted);
});

test('what rows are known again by', () => {
  const sent = [{ name: 'a', kids: [{}] }];
  expect(pairPaths(unsettledPairs([], sent, own), own)).toEqual(['id', 'name']);
  const linked = [{ weight: 1, tag: { name: 'n' } }];
  expect(pairPaths(unsettledPairs([], linked, link), link)).toEqual(['id', 'weight', 'tag.id', 'tag.name']);
});
