import { expect, test } from 'vitest';
import { parseJson } from '#app/lib/json.ts';
import { linkChanges, linkedKeysIn, type LinkPlace } from './batch-links.ts';

const place: LinkPlace = {
  rows: 'pages_tags',
  rowKey: 'id',
  back: 'page',
  far: { field: 'tag', keyField: 'id' },
};
const big = parseJson('9007199254740993');

test.each([
  [null, []],
  ['x', []],
  [
    [{ tag: { id: 5 } }, { tag: 6 }, { tag: { name: 'new' } }, { tag: null }, 7],
    [5, 6],
  ],
  [[{ tag: { id: big } }], [big]],
])('the keys in %j are %j', (value, keys) => {
  expect(linkedKeysIn(value, place)).toEqual(keys);
});

const rows = [
  { id: 1, page: 7, tag: 5 },
  { id: 2, page: 7, tag: 5 },
  { id: 3, page: 8, tag: { id: 6 } },
];

test.each<['add' | 'remove', unknown[], string, unknown]>([
  ['add', [5, 6], '7', [{ tag: { id: 6 } }]],
  ['add', [5], '7', []],
  ['add', [5, 6], '9', [{ tag: { id: 5 } }, { tag: { id: 6 } }]],
  ['add', [big], '7', [{ tag: { id: big } }]],
  [
    'remove',
    [5],
    '7',
    [
      { id: 1, $delete: true },
      { id: 2, $delete: true },
    ],
  ],
  ['remove', ['6'], '8', [{ id: 3, $delete: true }]],
  ['remove', [5, 6], '9', []],
])('%s %j in item %s: %j [FD45]', (mode, keys, item, wanted) => {
  expect(linkChanges(mode, keys, item, rows, place)).toEqual(wanted);
});
