import { expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { leavingUsers, losesEverything, readsSomething } from './role-loss.ts';

const collections = Object.fromEntries(
  [
    { collection: 'articles', managed: true, fields: {} },
    { collection: 'tags', managed: true, fields: {} },
    { collection: 'ledger', managed: false, fields: {} },
    { collection: 'directus_files', managed: true, fields: {} },
  ].map((raw) => [raw.collection, toCollection(raw)]),
);
const reads = (collection: string, read: Permission['read'] = 'full') =>
  ({ collection, read, status: null }) as Permission;

test.each([
  [[], false],
  [[reads('articles')], true],
  [[reads('articles', 'mine')], true],
  [[reads('articles', 'none')], false],
  [[reads('directus_files')], false],
  [[reads('ledger')], false],
  [[reads('gone')], false],
])('permissions %j let something be read: %j', (permissions, wanted) =>
  expect(readsSomething(permissions, collections)).toBe(wanted),
);

test('everything is lost only once there was something [ROL-02]', () => {
  const [all, some, nothing] = [[reads('articles'), reads('tags')], [reads('tags')], [reads('tags', 'none')]];
  expect(losesEverything(all, nothing, collections)).toBe(true);
  expect(losesEverything(all, some, collections)).toBe(false);
  expect(losesEverything(nothing, [], collections)).toBe(false);
});

test.each([
  [null, []],
  ['text', []],
  [[], []],
  [
    [{ id: 4, role: null }, { id: 5, $delete: true }, { id: 6 }],
    ['4', '5'],
  ],
  [[{ id: 7, status: 'suspended' }, { id: 8, status: 'active' }, { first_name: 'New' }, null], ['7']],
])('of the staged people %j leave %j', (staged, keys) => expect(leavingUsers(staged)).toEqual(keys));
