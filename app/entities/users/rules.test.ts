import { expect, test } from 'vitest';
import { isPeopleWrite } from './rules.ts';

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
