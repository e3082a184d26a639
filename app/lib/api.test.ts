import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, expectSession, findApiRoot, onApiError, secondsUntil } from './api.ts';

test.each([
  ['http://localhost:8055/admin/#/login', undefined, 'http://localhost:8055/'],
  ['https://example.com/cms/admin/index.html?x=1#/a/admin', undefined, 'https://example.com/cms/'],
  ['https://example.com/a/b/admin/', undefined, 'https://example.com/a/b/'],
  ['https://example.com/elsewhere/', undefined, 'https://example.com/'],
  ['https://example.com/admin/', 'https://api.example.com/v8', 'https://api.example.com/v8/'],
  ['https://example.com/admin/', '../api', 'https://example.com/api/'],
  ['https://example.com/admin/', '', 'https://example.com/'],
])('the API root of %s with meta %s is %s', (address, configured, root) => {
  expect(findApiRoot(address, configured)).toBe(root);
});

test.each([
  [null, null],
  ['8', 8],
  ['0', 0],
  ['Tue, 01 Dec 2026 10:00:30 GMT', null],
  ['soon', null],
  ['', null],
])('Retry-After: %s is in %s seconds', (header, seconds) => {
  expect(secondsUntil(header)).toBe(seconds);
});

describe('what is told to anybody, where a user’s screens are shown', () => {
  afterEach(() => {
    expectSession(null);
    vi.unstubAllGlobals();
  });

  const answer = (body: unknown) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)));
  const anybody = { data: [], public: true };

  test.each(['permissions/me', 'items/articles', 'webhooks'])('%s counts as refused', async (path) => {
    answer(anybody);
    const heard = vi.fn();
    const stop = onApiError(heard);
    expectSession('demo');
    await expect(call('demo', path)).rejects.toMatchObject({ status: 401, code: 3 });
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  test.each([
    ['no screens are shown', null, 'demo', 'permissions/me'],
    ['those of another project are', 'other', 'demo', 'permissions/me'],
    ['the project tells of itself', 'demo', 'demo', ''],
    ['a route of sessions', 'demo', 'demo', 'auth/sso'],
    ['a route of no project', 'demo', null, 'interfaces'],
  ])('it counts where %s', async (_, shown, project, path) => {
    answer(anybody);
    expectSession(shown);
    await expect(call(project, path)).resolves.toEqual(anybody);
  });

  test('a write was done', async () => {
    answer({ data: { id: 1 }, public: true });
    expectSession('demo');
    await expect(call('demo', 'items/letters', { method: 'post', body: {} })).resolves.toMatchObject({
      data: { id: 1 },
    });
  });

  test('with a session nothing is marked', async () => {
    answer({ data: [1] });
    expectSession('demo');
    await expect(call('demo', 'permissions/me')).resolves.toEqual({ data: [1] });
  });
});
