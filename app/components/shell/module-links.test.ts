import { describe, expect, test } from 'vitest';
import type { Address } from '#app/session/addresses.ts';
import { type ModuleBarFacts, moduleEntries } from './module-links.ts';

const facts: ModuleBarFacts = {
  project: 'demo',
  roleLinks: null,
  isAdmin: false,
  canReadUsers: true,
  canReadFiles: true,
  modules: [],
  addressAt: (path) => ({ to: path }) as Address,
};

/** As the router fills in an address. */
const pathOf = ({ to, ...rest }: Address) =>
  to.replace(/\$(\w+)/g, (_, name: string) =>
    encodeURIComponent('params' in rest ? String(Reflect.get(rest.params, name)) : ''),
  );
const targets = (changes: Partial<ModuleBarFacts>) =>
  moduleEntries({ ...facts, ...changes }).map((entry) => ('url' in entry ? entry.url : pathOf(entry.to)));
const help = 'guide/index.html';

describe('module bar [SHL-03]', () => {
  test('defaults', () => {
    expect(targets({})).toEqual(['/demo/collections', '/demo/users', '/demo/files', help]);
  });

  test('users and files only where they may be read', () => {
    expect(targets({ canReadUsers: false, canReadFiles: false })).toEqual(['/demo/collections', help]);
  });

  test('custom modules stand behind the defaults, before the settings', () => {
    const modules = [{ id: 'desk report', name: 'Desk', icon: null }];
    expect(targets({ modules, isAdmin: true }).slice(-3)).toEqual([
      help,
      '/demo/ext/desk%20report',
      '/demo/settings',
    ]);
    expect(moduleEntries({ ...facts, modules }).at(-1)?.icon).toBe('extension');
  });

  test('settings come last, for administrators', () => {
    expect(targets({ isAdmin: true }).at(-1)).toBe('/demo/settings');
  });

  test('an empty list of the role counts as none', () => {
    expect(targets({ roleLinks: [] })).toContain('/demo/collections');
  });

  test('what leads to no screen is left out', () => {
    const roleLinks = [
      { name: 'Articles', link: '/collections/articles' },
      { name: 'Old', link: '/reports' },
    ] as ModuleBarFacts['roleLinks'];
    const addressAt: ModuleBarFacts['addressAt'] = (path) =>
      path === '/demo/collections/articles' ? facts.addressAt(path) : null;
    expect(targets({ roleLinks, addressAt })).toEqual(['/demo/collections/articles']);
    expect(targets({ roleLinks, addressAt: () => null })).toEqual([]);
  });

  test('extension modules come after the defaults, and not into a list of the role', () => {
    const modules = [{ id: 'desk', name: '$t:desk', icon: null }];
    expect(targets({ modules, isAdmin: true }).slice(-3)).toEqual([help, '/demo/ext/desk', '/demo/settings']);
    expect(targets({ modules, roleLinks: [{ name: 'Files', link: '/files' }] })).toEqual(['/demo/files']);
  });

  test("the role's own list, links in any form", () => {
    const roleLinks = [
      { name: 'Articles', link: '/collections/articles', icon: 'article' },
      { name: 'Shop', link: 'collections/products' },
      { name: '$t:collections', link: '/demo/collections' },
      { name: 'Site', link: 'https://example.com/' },
      { name: 'Odd', link: 'javascript:alert(1)' },
      { name: 'Broken' },
      { name: '  ', link: '/files' },
      { name: 'n'.repeat(10_000), link: '/files', icon: null },
      null,
    ] as ModuleBarFacts['roleLinks'];
    expect(moduleEntries({ ...facts, roleLinks })).toEqual([
      { name: 'Articles', icon: 'article', to: { to: '/demo/collections/articles' } },
      { name: 'Shop', icon: 'link', to: { to: '/demo/collections/products' } },
      { name: '$t:collections', icon: 'link', to: { to: '/demo/collections' } },
      { name: 'Site', icon: 'link', url: 'https://example.com/' },
      { name: `${'n'.repeat(100)}…`, icon: 'link', to: { to: '/demo/files' } },
    ]);
  });
});
