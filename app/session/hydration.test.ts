import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { presetQueries } from '#app/entities/collection-presets/queries.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { ApiError } from '#app/lib/api.ts';
import { dehydrate, forgetProject, isHydrated } from './hydrated.ts';
import { hydrate } from './hydration.ts';
import { isForbidden, isSignedOut } from './api-errors.ts';

vi.mock('#app/i18n/setup.ts', () => ({
  applyLocale: vi.fn(() => Promise.resolve()),
  addStrings: vi.fn(),
  i18n: { t: (key: string) => key },
}));
const { applyLocale } = await import('#app/i18n/setup.ts');

type Reply = { status: number; body: unknown };
const ok = (data: unknown): Reply => ({ status: 200, body: { data } });
const refused: Reply = { status: 401, body: { error: { code: 3, message: 'Unauthorized request' } } };

/** What the server answers, by path under the project (or the root). */
let replies: Record<string, Reply>;
let asked: string[];
let gate: Promise<void>;

beforeEach(() => {
  const me = { id: 7, role: { id: 3 }, locale: null };
  replies = {
    'users/me': ok(me),
    '': ok({ api: { project_name: 'Demo', default_locale: 'fr-FR' } }),
    collections: ok([]),
    'permissions/me': ok([]),
    settings: ok([{ key: 'default_limit', value: '50' }]),
    relations: ok([]),
    collection_presets: ok([]),
  };
  asked = [];
  gate = Promise.resolve();
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname, search } = new URL(input.url);
    const path = pathname.replace(/^\/(demo\/)?/, '');
    asked.push(path === 'collection_presets' ? path + search : path);
    await gate;
    const { status, body } = replies[path] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});

afterEach(() => {
  dehydrate();
  vi.unstubAllGlobals();
  vi.mocked(applyLocale).mockClear();
});

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

describe('hydration [NAV-07] [SIN-13]', () => {
  const presets = () => asked.filter((path) => path.startsWith('collection_presets'));

  test('everything is asked for at once; only the own presets wait for whose they are, the first time', async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const done = hydrate(client(), 'demo');
    await vi.waitFor(() => expect(asked).toHaveLength(7));
    expect(presets()).toEqual(['collection_presets?filter[user][null]=1&limit=-1']);
    open();
    await done;
    expect(isHydrated('demo')).toBe(true);
    await vi.waitFor(() =>
      expect(presets()).toEqual([
        'collection_presets?filter[user][null]=1&limit=-1',
        'collection_presets?filter[user][eq]=7&limit=-1',
      ]),
    );
  });

  test.each([
    [7, ['7']],
    [8, ['8', '7']],
  ])(
    'own presets of who was here last (%i) come at once, and count for nobody else',
    async (last, owners) => {
      vi.stubGlobal('localStorage', { getItem: () => String(last), setItem: () => undefined });
      const queries = client();
      replies['collection_presets'] = ok([{ id: 1, user: 8, title: 'Theirs', collection: 'articles' }]);
      await hydrate(queries, 'demo');
      const options = presetQueries.visible('demo', { user: 7, role: 3 });
      await vi.waitFor(() => expect(queries.getQueryData(options.queryKey)).toBeDefined());
      const own = presets().flatMap((path) => /\[eq\]=(\d+)/.exec(path)?.[1] ?? []);
      expect(own).toEqual(owners);
    },
  );

  test("the locale is the user's, else the project's", async () => {
    await hydrate(client(), 'demo');
    expect(applyLocale).toHaveBeenLastCalledWith('fr-FR');
    replies['users/me'] = ok({ id: 7, role: { id: 3 }, locale: 'de-DE' });
    await hydrate(client(), 'demo');
    expect(applyLocale).toHaveBeenLastCalledWith('de-DE');
  });

  test('what a role may not read is empty, bookmarks included [FD48]', async () => {
    for (const path of ['settings', 'relations', 'collection_presets']) {
      replies[path] = refused;
    }
    const queries = client();
    await hydrate(queries, 'demo');
    expect(queries.getQueryData(settingQueries.values('demo').queryKey)).toEqual({});
    expect(queries.getQueryData(relationQueries.list('demo').queryKey)).toEqual([]);
    expect(isHydrated('demo')).toBe(true);
  });

  test.each(['users/me', 'collections', 'permissions/me', ''])(
    'without %s there is no going on [SHL-09]',
    async (path) => {
      replies[path] = { status: 500, body: { error: { code: 9, message: 'gone' } } };
      await expect(hydrate(client(), 'demo')).rejects.toMatchObject({ code: 9, message: 'gone' });
      expect(isHydrated('demo')).toBe(false);
    },
  );

  test('settings that fail otherwise are a failure [SHL-09]', async () => {
    replies['settings'] = { status: 503, body: {} };
    await expect(hydrate(client(), 'demo')).rejects.toBeInstanceOf(ApiError);
  });

  test('leaving a project drops its data [NAV-06]', async () => {
    const queries = client();
    await hydrate(queries, 'demo');
    forgetProject(queries, 'demo');
    expect(isHydrated('demo')).toBe(false);
    expect(queries.getQueryData(projectQueries.info('demo').queryKey)).toBeUndefined();
  });
});

describe('what an error means', () => {
  test.each([
    [401, 3, true, true],
    [403, 300, true, false],
    [404, 203, false, true],
    [404, -1, false, false],
    [500, 9, false, false],
    [0, -1, false, false],
  ])('status %i code %i: forbidden %s, signed out %s [ERR-02]', (status, code, forbidden, signedOut) => {
    const error = new ApiError(status, code, '');
    expect(isForbidden(error)).toBe(forbidden);
    expect(isSignedOut(error)).toBe(signedOut);
  });
});
