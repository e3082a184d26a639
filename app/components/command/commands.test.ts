import { expect, test } from 'vitest';
import { settingCommands } from './commands.ts';

const ids = (isAdmin: boolean, exists: (path: string) => boolean) =>
  settingCommands('/demo', isAdmin, exists, (page) => page).map(({ id }) => id);

test('settings are for administrators', () => {
  expect(ids(false, () => true)).toEqual([]);
  expect(ids(true, () => true)).toEqual([
    'page:settings/global',
    'page:settings/collections',
    'page:settings/roles',
    'page:settings/interfaces',
    'page:settings/webhooks',
  ]);
});

test('only pages that there are', () => {
  expect(ids(true, (path) => path === '/demo/settings/roles')).toEqual(['page:settings/roles']);
});
