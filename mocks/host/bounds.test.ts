import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASES } from '#mocks/engine/releases/release.ts';
import { type Answer, TestSite } from '#mocks/host/test-site.ts';
import { KEY, textField } from '#mocks/host/sample-fields.ts';

const text = (field: string, more: object = {}) => textField(field, { length: 200, ...more });

describe.each(Object.values(RELEASES))('as $version', ({ version }) => {
  let site: TestSite;
  let admin: string;
  const call = (
    method: string,
    path: string,
    body?: unknown,
    cookie: string | undefined = admin,
  ): Promise<Answer> => site.call(method, `/demo/${path}`, { cookie, body });
  const stranger = (method: string, path: string, body?: unknown) =>
    site.call(method, `/demo/${path}`, { body });

  beforeAll(async () => {
    site = await TestSite.open({ version });
    admin = await site.signIn();
    const fields = [KEY, text('name'), { field: 'data', type: 'json', datatype: 'TEXT' }];
    await call('POST', 'collections', { collection: 'things', fields });
    await call('POST', 'items/things', { name: 'one' });
  });
  afterAll(() => site.close());

  describe('a stranger', () => {
    const large = { email: 'a@example.com', password: 'x'.repeat(65 * 1024) };

    it('sends no more than 64 kB, announced or not', async () => {
      const reply = await stranger('POST', 'auth/authenticate', large);
      expect([reply.status, reply.text]).toEqual([413, expect.stringContaining('64 kB')]);
      const counted = new Blob([JSON.stringify(large)]).stream();
      const headers = { 'content-type': 'application/json' };
      const raw = await site.call('POST', '/demo/auth/authenticate', { raw: counted, headers });
      expect(raw.status).toBe(413);
      const install = await site.call('POST', '/server/projects', { body: large });
      expect(install.status).toBe(413);
      expect((await call('POST', 'utils/hash', { string: 'x'.repeat(200_000), hasher: 'sha1' })).status).toBe(
        200,
      );
    });

    it.each<[string, string, unknown?]>([
      ['GET', 'items/things'],
      ['GET', 'items/nothing'],
      ['GET', 'items/things/1'],
      ['GET', 'items/things?fields=nothing'],
      ['GET', 'items/nothing/1'],
      ['POST', 'items/things', { nothing: 1 }],
      ['POST', 'items/nothing', { nothing: 1 }],
      ['POST', 'items/things?fields=nothing', { name: 1 }],
      ['POST', 'items/things', { name: ['x'] }],
      ['PATCH', 'items/things/1', { nothing: 1 }],
      ['PATCH', 'items/things/99', { nothing: 1 }],
      ['PATCH', 'items/nothing/1', { nothing: 1 }],
      ['DELETE', 'items/things/1'],
      ['DELETE', 'items/nothing/1'],
      ['POST', 'users', { nothing: 1 }],
      ['GET', 'items/things/1/revisions'],
      ['GET', 'items/nothing/1/revisions'],
      ['PATCH', 'items/things/1/revert/1'],
      ['PATCH', 'items/things/1/revert/99'],
      ['PATCH', 'items/nothing/1/revert/1'],
    ])('is told nothing of what there is: %s %s', async (method, path, body) => {
      const { status, text: told } = await stranger(
        method,
        path,
        body ?? (method === 'GET' ? undefined : {}),
      );
      expect([status, told]).toEqual([401, '{"error":{"code":3,"message":"Unauthorized request"}}']);
    });
  });

  describe('who calls is known before what is sent', () => {
    const broken: [string, string, string][] = [
      ['JSON that ends too soon', '{"name":', 'application/json'],
      ['JSON of a text alone', '"text"', 'application/json'],
      ['JSON that goes too deep', '['.repeat(200), 'application/json'],
      ['JSON of too many values', `[${'1,'.repeat(250_000)}1]`, 'application/json'],
      ['a form without its end', '--x\r\n', 'multipart/form-data; boundary=x'],
      ['more than strangers may send', `{"name":"${'x'.repeat(70_000)}"}`, 'application/json'],
    ];
    const routes = [
      'POST items/things',
      'PATCH items/things/1',
      'POST users',
      'PATCH users/me',
      'POST files',
    ];
    it.each(broken)('%s', async (_, raw, type) => {
      const headers = { 'content-type': type };
      for (const [method = '', path] of routes.map((route) => route.split(' '))) {
        const told = await site.call(method, `/demo/${path}`, { raw, headers });
        expect([method, path, told.status]).toEqual([method, path, 401]);
        const known = await site.call(method, `/demo/${path}`, { raw, headers, cookie: admin });
        // an administrator may send as much, and is told what is wrong
        expect([method, path, known.status]).not.toEqual([method, path, 401]);
      }
      const signIn = await site.call('POST', '/demo/auth/authenticate', { raw, headers });
      expect([400, 413, 422]).toContain(signIn.status);
    });
  });

  it('a body without a file is no longer than 16 MB, and has no more than 200,000 values', async () => {
    const post = (path: string, body: object) => call('POST', path, body);
    const large = await post('items/things', { name: 'x'.repeat(17 * 2 ** 20) });
    expect([large.status, large.text]).toEqual([413, expect.stringContaining('16 MB')]);
    const values = await post('items/things', { data: Array.from({ length: 200_001 }, () => 1) });
    expect([values.status, values.text]).toEqual([422, expect.stringContaining('200000 values')]);
    const fits = await post('items/things', { data: Array.from({ length: 30_000 }, () => 1) });
    expect(fits.status).toBe(200);
    const file = { data: 'A'.repeat(20 * 2 ** 20), filename_disk: 'a.bin', filename_download: 'a.bin' };
    expect((await post('files', file)).status).toBe(200);
  });

  it('one request writes 5,000 items, nested ones too, or none', async () => {
    const count = () => site.project.driver.all('SELECT count(*) AS n FROM things')[0]?.n;
    const before = count();
    const items = (length: number) => Array.from({ length }, () => ({ name: 'one of many' }));
    const refused = await call('POST', 'items/things', items(5001));
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('5000 items')]);
    expect(count()).toBe(before);
    expect((await call('POST', 'items/things?fields=id', items(5000))).status).toBe(200);
  });

  it('takes as many conditions as an address can hold', async () => {
    const conditions = Array.from({ length: 2000 }, (_, n) => `filter[name][${n}][neq]=x${n}`).join('&');
    expect((await call('GET', `items/things?limit=1&${conditions}`)).status).toBe(200);
  });

  describe('JSON', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

    it('goes a hundred levels deep, and no deeper', async () => {
      const headers = { 'content-type': 'application/json' };
      const post = (raw: string) => site.call('POST', '/demo/items/things', { raw, headers, cookie: admin });
      expect((await post(`{"data":${nested(99)}}`)).status).toBe(200);
      for (const levels of [100, 3000, 200_000]) {
        const reply = await post(`{"data":${nested(levels)}}`);
        expect([levels, reply.status]).toEqual([levels, 422]);
        const asText = await call('POST', 'items/things', { data: nested(levels + 1) });
        expect([levels, asText.status]).toEqual([levels, 422]);
      }
      expect((await call('GET', 'items/things?limit=-1&fields=*.*')).status).toBe(200);
      const options = await call('PATCH', 'fields/things/name', { options: nested(3000) });
      expect(options.status).toBe(422);
      expect((await call('POST', 'items/things', { name: nested(99).slice(0, 150) })).status).toBe(200);
      expect((await call('POST', 'items/things', { name: '\\"{[' })).status).toBe(200);
    });
  });

  describe('a pattern', () => {
    // Without a bound each of these would outlast the test.
    it('has a tenth of a second, and holds nobody up for longer', async () => {
      for (const validation of ['/^(a+)+$/', '^(\\w+\\s?)*$', '/(x+x+)+y/']) {
        await call('POST', 'fields/things', text('code', { validation }));
        const reply = await call('POST', 'items/things', { code: `${'a'.repeat(40)} ${'x'.repeat(40)}!` });
        expect(reply.status).toBe(422);
        await call('DELETE', 'fields/things/code');
      }
      await call('POST', 'fields/things', text('code', { validation: '/^[a-z]+$/i' }));
      expect((await call('POST', 'items/things', { code: 'Fine' })).status).toBe(200);
      expect((await call('POST', 'items/things', { code: 'not fine' })).status).toBe(422);
    });

    it('of the project’s passwords has no more', async () => {
      const set = (value: string) => {
        site.project.driver.run(`UPDATE directus_settings SET value = ? WHERE "key" = 'password_policy'`, [
          value,
        ]);
        site.project.settingsChanged();
      };
      set('/^(a+)+$/');
      expect((await call('PATCH', 'users/1', { password: `${'a'.repeat(40)}!` })).status).toBe(422);
      set('');
    });
  });

  it.each(['SQLITE_MASTER', 'sqlite_sequence', 'Sqlite_x'])(
    'no collection is called %s',
    async (collection) => {
      expect((await call('POST', 'collections', { collection, fields: [KEY] })).status).toBe(422);
    },
  );

  it('CURRENT_TIMESTAMP is the time in a column of times, and a text in one of texts', async () => {
    const add = (body: object) => call('POST', 'fields/things', body);
    const now = { default_value: 'CURRENT_TIMESTAMP' };
    expect((await add(text('label', now))).status).toBe(200);
    expect((await add({ field: 'at', type: 'datetime', datatype: 'DATETIME', ...now })).status).toBe(200);
    expect(
      (await add(text('word', { ...now, required: true, default_value: 'current_timestamp' }))).status,
    ).toBe(200);
    const made = (await call('POST', 'items/things', { word: 'x' })).body.data as Record<string, string>;
    expect(made.label).toBe('CURRENT_TIMESTAMP');
    expect(made.at).toMatch(/^20\d\d-/);
    const fields = { collection: 'dated', fields: [KEY, text('label', now)] };
    expect((await call('POST', 'collections', fields)).status).toBe(200);
    expect((await call('PATCH', 'fields/things/label', { default_value: 'x' })).status).toBeLessThan(300);
    const later = (await call('POST', 'items/things', { word: 'x' })).body.data as Record<string, string>;
    expect([later.label, later.at?.slice(0, 3)]).toEqual(['x', '202']);
  });

  it('a collection with a dot in its name has fields like any other', async () => {
    await call('POST', 'collections', { collection: 'a.b as c', fields: [KEY, text('name')] });
    await call('POST', 'items/a.b%20as%20c', { name: 'x' });
    const change = { unique: true, type: 'string', datatype: 'VARCHAR', length: 100 };
    expect((await call('PATCH', 'fields/a.b%20as%20c/name', change)).status).toBe(200);
  });
});
