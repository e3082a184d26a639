import { describe, expect, test } from 'vitest';
import { type Decision, decide, type GuardState, isPublicPath, projectOfPath } from './guard.ts';

const live: GuardState = { projects: 'loaded', current: 'demo', session: 'live', hydrated: true };
const item = '/demo/collections/articles/1?x=y';
const login: Decision = { kind: 'redirect', to: '/login', query: { redirect: item } };

const table: [title: string, state: Partial<GuardState>, href: string, expected: Decision][] = [
  ['2 projects are loaded first', { projects: 'unknown' }, item, { kind: 'load-projects' }],
  ['2 also at the root', { projects: 'unknown' }, '/', { kind: 'load-projects' }],
  ['2 a public page does not wait for them', { projects: 'unknown' }, '/login', { kind: 'pass' }],
  ['3 nothing installed, private', { projects: 'not-installed' }, item, { kind: 'redirect', to: '/install' }],
  ['3 nothing installed, root', { projects: 'not-installed' }, '/', { kind: 'redirect', to: '/install' }],
  [
    '3 nothing installed, sign-in',
    { projects: 'not-installed' },
    '/login',
    { kind: 'redirect', to: '/install' },
  ],
  ['3 nothing installed, /install itself', { projects: 'not-installed' }, '/install', { kind: 'pass' }],
  ['4 /login without a session', { session: 'none' }, '/login?redirect=%2Fdemo', { kind: 'pass' }],
  ['4 /reset-password without a session', { session: 'none' }, '/reset-password?token=a', { kind: 'pass' }],
  ['4 /install without a session', { session: 'none' }, '/install', { kind: 'pass' }],
  ['4 /setup-2fa without a session', { session: 'none' }, '/setup-2fa', { kind: 'pass' }],
  ['5 another project in the path', {}, '/other/collections', { kind: 'switch', project: 'other' }],
  ['5 a project in the path of a fresh tab', { current: null }, '/demo', { kind: 'switch', project: 'demo' }],
  [
    '5 before its session is asked for',
    { session: 'unknown' },
    '/other',
    { kind: 'switch', project: 'other' },
  ],
  [
    '6 a session not yet known is asked for',
    { session: 'unknown' },
    item,
    { kind: 'check-session', project: 'demo' },
  ],
  ['6 signed in, nothing loaded', { hydrated: false }, item, { kind: 'hydrate', project: 'demo' }],
  ['6 signed in, nothing loaded, root', { hydrated: false }, '/', { kind: 'hydrate', project: 'demo' }],
  ['7 signed in', {}, item, { kind: 'pass' }],
  ['7 signed in, root', {}, '/', { kind: 'pass' }],
  [
    '8 root, signed out',
    { session: 'none' },
    '/?project=a',
    { kind: 'redirect', to: '/login', query: 'kept' },
  ],
  [
    '8 a fresh tab does not even wait for the list',
    { projects: 'unknown', current: null },
    '/',
    { kind: 'redirect', to: '/login', query: 'kept' },
  ],
  [
    '8 root of a fresh tab',
    { current: null, session: 'unknown' },
    '/',
    { kind: 'redirect', to: '/login', query: 'kept' },
  ],
  ['9 anywhere else, signed out', { session: 'none', hydrated: false }, item, login],
  ['9 loaded data does not stand for a session', { session: 'none' }, item, login],
];

describe('the nine steps [NAV-12]', () => {
  test.each(table)('%s', (_, state, href, expected) => {
    const path = href.split('?')[0] ?? '';
    expect(decide({ ...live, ...state }, { path, href })).toEqual(expected);
  });
});

describe('paths', () => {
  test.each([
    ['/', null],
    ['/login', null],
    ['/login/', null],
    ['/login/more', 'login'],
    ['/demo', 'demo'],
    ['/my%20project/collections', 'my project'],
    ['/100%/collections', '100%'],
  ])('the project of %s is %s [NAV-06]', (path, expected) => {
    expect(projectOfPath(path)).toBe(expected);
  });

  test('public pages are these five [NAV-05]', () => {
    const paths = [
      '/login',
      '/reset-password',
      '/accept-invite',
      '/install',
      '/setup-2fa',
      '/',
      '/demo',
      '/loginx',
      '/install/x',
    ];
    expect(paths.filter(isPublicPath)).toEqual([
      '/login',
      '/reset-password',
      '/accept-invite',
      '/install',
      '/setup-2fa',
    ]);
  });
});
