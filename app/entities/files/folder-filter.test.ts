import { expect, test } from 'vitest';
import { folderOf, inFolder } from './folder-filter.ts';

const image = { field: 'type', operator: 'contains', value: 'image' };

test.each([
  [undefined, null],
  [[], null],
  [[image], null],
  [[{ field: 'folder', operator: 'eq', value: 3 }, image], 3],
  [[{ field: 'folder', operator: 'eq', value: '3' }], 3],
  [[{ field: 'folder', operator: 'eq', value: 'x' }], null],
  [[{ field: 'folder', operator: 'null', value: null }], null],
])('%j is in folder %j', (filters, folder) => expect(folderOf(filters)).toBe(folder));

test('going elsewhere keeps the other filters', () => {
  const there = inFolder([image], 4);
  expect(folderOf(there)).toBe(4);
  expect(inFolder(inFolder(there, 5), null)).toEqual([image]);
});
