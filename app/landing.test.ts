import { describe, expect, test } from 'vitest';
import { startPath, pathAfterSignIn } from '#app/session/start-path.ts';
import { router } from './sample-router.ts';

describe('where a project opens [SIN-09] [NAV-14]', () => {
  test.each([
    ['/demo/collections/articles/1', '/demo/collections/articles/1'],
    ['/demo/collections', '/demo/collections'],
    [null, '/demo/collections'],
    ['', '/demo/collections'],
    ['/other/collections/articles', '/demo/collections'],
    ['/demo', '/demo/collections'],
    ['/login', '/demo/collections'],
    ['/demo/users/3', '/demo/users/3'],
    ['/demo/settings', '/demo/settings'],
    ['/demo/settings/global', '/demo/settings/global'],
    ['/demo/settings/webhooks', '/demo/settings/webhooks'],
    ['/demo/settings/collections', '/demo/settings/collections'],
    ['/demo/settings/collections/articles', '/demo/settings/collections/articles'],
    ['/demo/settings/roles', '/demo/settings/roles'],
    ['/demo/settings/roles/3', '/demo/settings/roles/3'],
    ['/demo/settings/diagram', '/demo/settings/diagram'],
    ['/demo/settings/transfer', '/demo/settings/transfer'],
    ['/demo/relations', '/demo/relations'],
    ['/demo/collections/bad name!/a%252Fb', '/demo/collections/bad%20name!/a%252Fb'],
    ['/demo/settings/rolesets', '/demo/collections'],
    ['/demo/fields', '/demo/collections'],
    ['/demo/settings/server', '/demo/collections'],
    ['/demo/usersettings', '/demo/collections'],
    ['https://evil.example/demo/collections', '/demo/collections'],
  ])('last page %s leads to %s', (lastPage, expected) => {
    const to = startPath('demo', lastPage, router.options.context.addressAt);
    expect(router.buildLocation(to).href).toBe(expected);
  });
});

describe('after sign-in [SIN-09] [NAV-09]', () => {
  test.each([
    ['/demo/collections/articles?q=x', '/demo/collections/articles?q=x'],
    [undefined, '/demo'],
    ['', '/demo'],
    ['/login', '/demo'],
    ['/other/collections', '/demo'],
    ['//evil.example/demo', '/demo'],
    ['//demo/collections', '/demo'],
    ['/\\demo/collections', '/demo'],
    ['javascript:alert(1)', '/demo'],
    ['https://evil.example', '/demo'],
  ])('redirect %s leads to %s', (redirect, expected) => {
    expect(pathAfterSignIn('demo', redirect)).toBe(expected);
  });
});
