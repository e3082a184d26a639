import { expect, test } from 'vitest';
import { isPeopleWrite, toCurrentUser } from './rules.ts';

test.each([
  [['p', 'users', 'update-me'], true],
  [['p', 'users', 'track-page'], false],
  [['p', 'items', 'directus_users', 'update'], true],
  [['p', 'items', 'directus_users', 'write-many'], true],
  [['p', 'items', 'directus_users', 'create'], false],
  [['p', 'items', 'articles', 'update'], false],
  [['p', 'roles', 'update'], true],
  [['p', 'roles', 'create'], false],
  [['other', 'users', 'update-me'], false],
  [undefined, false],
])('a write by %j may have changed an account: %j [USR-01]', (key, wanted) => {
  expect(isPeopleWrite(key, 'p')).toBe(wanted);
});

const unread = { name: '', module_listing: null, collection_listing: null };
test.each([
  [
    { id: 3, name: 'Editor', module_listing: [] },
    { ...unread, id: 3, name: 'Editor', module_listing: [] },
  ],
  [4, { ...unread, id: 4 }],
  ['4', { ...unread, id: 4 }],
  [null, { ...unread, id: 0 }],
  [undefined, { ...unread, id: 0 }],
])('a role as %j, which who may not read it gets as a key or not at all [#89]', (role, wanted) => {
  const user = {
    id: 7,
    first_name: null,
    last_name: null,
    email: 'a@b',
    locale: null,
    theme: null,
    last_page: null,
  };
  expect(toCurrentUser({ ...user, role }).role).toEqual(wanted);
});
