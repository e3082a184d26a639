import { expect, test } from 'vitest';
import { settingCommands } from './commands.ts';

const ids = (isAdmin: boolean) => settingCommands('demo', isAdmin, (page) => page).map(({ id }) => id);

test('settings are for administrators', () => {
  expect(ids(false)).toEqual([]);
  expect(ids(true)).toEqual([
    'page:settings/global',
    'page:settings/collections',
    'page:settings/diagram',
    'page:settings/roles',
    'page:settings/bookmarks',
    'page:settings/webhooks',
    'page:settings/interfaces',
  ]);
});
