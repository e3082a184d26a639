import { expect, test } from 'vitest';
import { childrenOf, folderChoices, pathTo, toFolder } from './rules.ts';

const folders = [
  { id: 1, name: 'Pictures', parent_folder: null },
  { id: 2, name: 'Summer 10', parent_folder: 1 },
  { id: 3, name: 'Summer 9', parent_folder: 1 },
  { id: 4, name: 'Lost', parent_folder: 99 },
  { id: 5, name: 'Snake', parent_folder: 6 },
  { id: 6, name: 'Tail', parent_folder: 5 },
];
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('the way to a folder, also where folders hold each other', () => {
  expect(names(pathTo(folders, 2))).toEqual(['Pictures', 'Summer 10']);
  expect(names(pathTo(folders, 5))).toEqual(['Tail', 'Snake']);
  expect(pathTo(folders, 77)).toEqual([]);
  expect(pathTo(folders, null)).toEqual([]);
});

test('what is in a folder, by name and number; nothing gets lost', () => {
  expect(names(childrenOf(folders, 1, 'en-US'))).toEqual(['Summer 9', 'Summer 10']);
  expect(names(childrenOf(folders, null, 'en-US'))).toEqual(['Lost', 'Pictures']);
});

test('choices stand in the order of the tree', () =>
  expect(folderChoices(folders.slice(0, 3), 'en-US').map(({ label }) => label)).toEqual([
    'Pictures',
    'Pictures / Summer 9',
    'Pictures / Summer 10',
  ]));

test.each([
  [
    { id: 1, name: 'A', parent_folder: { id: 3 } },
    { id: 1, name: 'A', parent_folder: 3 },
  ],
  [
    { id: 1, name: null, parent_folder: '' },
    { id: 1, name: '#1', parent_folder: null },
  ],
  [{ name: 'A' }, null],
])('%j is read as %j', (row, expected) => expect(toFolder(row)).toEqual(expected));
