import { expect, test } from 'vitest';
import { isAdminRole, isSystemRole, readListing } from './rules.ts';

test.each([
  [1, true, true],
  ['1', true, true],
  [2, true, false],
  [3, false, false],
  ['+', false, false],
])('role %j: of the system %j, of administrators %j [ROL-02]', (id, system, admin) => {
  expect(isSystemRole(id)).toBe(system);
  expect(isAdminRole(id)).toBe(admin);
});

const link = { name: 'Files', link: '/files' };
test.each([
  [null, []],
  [undefined, []],
  ['', []],
  ['  ', []],
  [{}, []],
  [[], []],
  [
    [link, 3],
    [link, 3],
  ],
  ['[{"name":"Files","link":"/files"}]', [link]],
  ['null', []],
  ['"[]"', null],
  ['rubbish', null],
  [7, null],
  [true, null],
  [{ group_name: 'A' }, null],
])('a stored list of %j has the entries %j', (value, entries) => expect(readListing(value)).toEqual(entries));
