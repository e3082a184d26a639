import { describe, expect, test } from 'vitest';
import { latestTagIn, requirementsOf } from './requirements.ts';
import type { InstallInfo } from './types.ts';

const good: InstallInfo = {
  directus: '8.1.0',
  server: { type: 'Apache/2.4.62 (Debian)' },
  php: { version: '7.4.33', extensions: { pdo: true, curl: true } },
  permissions: { public: '0775', logs: '0755', uploads: '0700' },
};
const unmet = (info: InstallInfo, latest: string | null = null) =>
  requirementsOf(info, latest).flatMap(({ id, isMet, found }) => (isMet ? [] : [`${id}: ${found}`]));

describe('requirements of a server [INS-03]', () => {
  test('a server as it should be meets all', () => {
    expect(unmet(good)).toEqual([]);
    expect(requirementsOf(good, null).map(({ id }) => id)).toEqual([
      'server',
      'php',
      'extensions',
      'folders',
    ]);
  });

  test.each([
    ['nginx/1.18', ['server: nginx/1.18']],
    ['APACHE', []],
    ['', ['server: ']],
  ])('server %s', (type, expected) => {
    expect(unmet({ ...good, server: { type } })).toEqual(expected);
  });

  test.each([
    ['7.1.0', true],
    ['7.1', true],
    ['7.0.33', false],
    ['7.10.1', true],
    ['8.0', true],
    ['5.6.40', false],
    ['7.1.0-dev', true],
    ['Node v20.11.0', false],
    ['', false],
  ])('PHP %s is new enough: %s', (version, isMet) => {
    const found = requirementsOf({ ...good, php: { version } }, null).find(({ id }) => id === 'php');
    expect(found?.isMet).toBe(isMet);
  });

  test('each extension that is off is named', () => {
    const extensions = { pdo: true, curl: false, gd: false };
    expect(unmet({ ...good, php: { version: '7.4.0', extensions } })).toEqual(['extensions: curl, gd']);
  });

  test('each folder whose mode has no 7 as its second character is named', () => {
    const permissions = { public: '0775', logs: '0555', uploads: '775', tmp: '0644' };
    expect(unmet({ ...good, permissions })).toEqual(['folders: logs, tmp']);
  });

  test.each([
    ['8.1.0', true],
    ['v8.1.0', true],
    ['8.8.1', false],
  ])('the version is compared with the latest tag %s: %s', (latest, isMet) => {
    expect(requirementsOf(good, latest).at(-1)).toEqual({ id: 'version', isMet, found: '8.1.0' });
  });

  test('the embedded API has what it needs', () => {
    const info = { directus: '8.1.0', server: { type: 'Node v20.11.0' }, php: { version: 'Node v20.11.0' } };
    expect(requirementsOf(info, '8.8.1')).toEqual([{ id: 'embedded', isMet: true, found: 'Node v20.11.0' }]);
  });

  test('a server that says nothing fails without a crash', () => {
    expect(unmet({})).toEqual(['server: ', 'php: ']);
  });
});

test.each([
  [{ tag_name: 'v8.8.1' }, 'v8.8.1'],
  [[{ name: 'v8.8.1' }, { name: 'v8.8.0' }], 'v8.8.1'],
  [[], null],
  [{}, null],
  [null, null],
  ['v8.8.1', null],
  [{ tag_name: 7 }, null],
])('the tag in %j is %s [INS-03]', (answer, tag) => {
  expect(latestTagIn(answer)).toBe(tag);
});
