import { expect, test } from 'vitest';
import { parseJson as parse } from '#app/lib/json.ts';
import { twoFactorDeed } from './two-factor-rules.ts';
import { accountLimits, isActiveAdmin } from './user-rules.ts';

const admin = { role: 1, status: 'active' };
const editor = { role: 3, status: 'active' };
const byAdmin = { isSelf: false, isAdmin: true };
const own = { isSelf: true, isAdmin: false };
const ownAdmin = { isSelf: true, isAdmin: true };
const open = { role: null, status: null, deletion: null };
const shut = { role: 'lastAdmin', status: 'lastAdmin', deletion: 'lastAdmin' };

test.each([
  ['the last administrator', admin, byAdmin, true, shut],
  ['the last administrator, by themselves', admin, ownAdmin, true, shut],
  ['one of several', admin, byAdmin, false, open],
  ['one of several, by themselves', admin, ownAdmin, false, { ...open, deletion: 'ownAccount' }],
  ['while it isn’t known', admin, byAdmin, undefined, open],
  ['an administrator who can’t sign in anyway', { role: 1, status: 'suspended' }, byAdmin, true, open],
  ['somebody else', editor, byAdmin, true, open],
  ['one’s own account', editor, own, true, { role: 'ownRole', status: null, deletion: 'ownAccount' }],
])('%s [USR-01]', (_, account, asker, isLast, wanted) => {
  expect(accountLimits(account, asker, isLast)).toEqual(wanted);
});

test.each([
  [1, true],
  ['1', true],
  [parse('1'), true],
  [3, false],
  [null, false],
  [{ id: 1 }, false],
])('role %j is the administrator’s: %j', (role, wanted) => {
  expect(isActiveAdmin({ role, status: 'active' })).toBe(wanted);
});

test.each([
  [false, own, false, 'setUp'],
  [true, own, false, 'turnOff'],
  [true, own, true, 'enforced'],
  [false, own, true, 'setUp'],
  [true, byAdmin, false, 'reset'],
  [false, byAdmin, false, null],
  [true, { isSelf: false, isAdmin: false }, false, null],
])('second factor on: %j, by %j, enforced: %j: %j [USR-01]', (isOn, asker, isEnforced, wanted) => {
  expect(twoFactorDeed(isOn, asker, isEnforced)).toBe(wanted);
});
