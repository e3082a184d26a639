import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, TestSite } from '#mocks/host/test-site.ts';
import { KEY } from '#mocks/host/sample-fields.ts';

/** What users may do beside the items that they work on. */
let site: TestSite;
let admin: string;
let member: string;
const call = (method: string, path: string, body?: unknown, cookie = member): Promise<Answer> =>
  site.call(method, `/demo/${path}`, { cookie, body });
const codes = ({ status, body }: Answer) => [status, (body.error as { code?: number } | undefined)?.code];
const idOf = ({ body }: Answer) => (body.data as { id: number }).id;

beforeAll(async () => {
  site = await TestSite.open();
  admin = await site.signIn();
  const owner = { field: 'owner', type: 'user_created', datatype: 'INT' };
  await call('POST', 'collections', { collection: 'notes', fields: [KEY, owner] }, admin);
  await call('POST', 'roles', { name: 'Members' }, admin);
  const row = { role: 3, collection: 'notes', read: 'mine', create: 'full', comment: 'full' };
  await call('POST', 'permissions', row, admin);
  site.project.driver.run(
    `UPDATE directus_permissions SET "update" = 'full', "delete" = 'full' WHERE collection = 'directus_collection_presets'`,
  );
  const person = { first_name: 'A', last_name: 'B', password: 'Passw0rd', role: 3, status: 'active' };
  await call('POST', 'users', { ...person, email: 'member@example.com' }, admin);
  member = await site.signIn('member@example.com', 'Passw0rd');
  await call('POST', 'items/notes', {}, admin);
  await call('POST', 'items/notes', {});
});
afterAll(() => site.close());

describe('where others are', () => {
  const sql = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  const found = async (...filters: string[]) => {
    const reply = await call(
      'GET',
      `users?fields=id&${filters.map((filter) => `filter${filter}`).join('&')}`,
    );
    expect(reply.status, reply.text).toBe(200);
    return (reply.body.data as { id: number }[]).map(({ id }) => id);
  };

  it('is answered for a page that is named as a whole, and for now: nothing of it can be guessed bit by bit', async () => {
    site.project.driver.run(
      `UPDATE directus_users SET last_page = '/notes/7', last_access_on = '${sql(Date.now() - 60_000)}' WHERE id = 1`,
    );
    await call('POST', 'permissions', { role: 3, collection: 'directus_users', read: 'full' }, admin);
    const recent = `[last_access_on][gte]=${sql(Date.now() - 5 * 60_000)}`;
    expect(await found('[last_page][eq]=/notes/7', recent)).toEqual([1]);
    expect(await found('[last_page][eq]=/notes/8', recent)).toEqual([]);
    for (const guess of [
      '[last_page][like]=/notes',
      '[last_page][neq]=/x',
      '[last_page][gte]=/a',
      '[last_page][rlike]=/n%25',
      '[last_page][eq]=',
      `[last_access_on][gte]=${sql(Date.now() - 3_600_000)}`,
      `[last_access_on][lte]=${sql(Date.now())}`,
      '[email_notifications][eq]=1',
    ])
      expect(await found(guess), guess).toEqual([]);
  });
});

describe('a comment', () => {
  const comment = (item: number) => ({ collection: 'notes', item, comment: 'x' });

  it('is made on what may be read, and tells of nothing else that it is there', async () => {
    expect((await call('POST', 'activity/comment', comment(2))).status).toBe(200);
    const [hidden, missing] = [1, 99].map((item) => call('POST', 'activity/comment', comment(item)));
    expect(codes(await (hidden as Promise<Answer>))).toEqual([403, 210]);
    expect((await hidden)?.text).toBe((await missing)?.text);
  });

  it('of others, on what may not be read, is not there', async () => {
    const id = idOf(await call('POST', 'activity/comment', comment(1), admin));
    for (const method of ['PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { comment: 'y' } : undefined;
      const there = await call(method, `activity/comment/${id}`, body);
      const missing = await call(method, 'activity/comment/9999', body);
      expect([there.status, there.text.replace(String(id), '9999')]).toEqual([404, missing.text]);
    }
  });
});

describe('a preset', () => {
  const preset = (more: object) => ({ collection: 'notes', view_type: 'tabular', ...more });
  const post = (more: object, cookie?: string) => call('POST', 'collection_presets', preset(more), cookie);

  it.each<[string, object]>([
    ['of everybody', {}],
    ['of everybody, in so many words', { user: null, role: null }],
    ['of somebody else', { user: 1 }],
    ['of the own role', { user: null, role: 3 }],
    ['of another role', { role: 1 }],
    ['of oneself and a role', { user: 2, role: 3 }],
  ])('%s is an administrator’s to make', async (_, more) => {
    expect(codes(await post(more))).toEqual([403, 301]);
    expect((await post(more, admin)).status).toBe(200);
  });

  it('of one’s own is made and changed, but not handed to others', async () => {
    const id = idOf(await post({ user: 2 }));
    expect((await call('PATCH', `collection_presets/${id}`, { title: 'x', user: 2 })).status).toBe(200);
    for (const change of [{ user: 1 }, { user: null }, { role: 3 }])
      expect(codes(await call('PATCH', `collection_presets/${id}`, change))).toEqual([403, 302]);
    const shared = idOf(await post({}, admin));
    for (const change of [{ title: 'y' }, { user: 2 }])
      expect(codes(await call('PATCH', `collection_presets/${shared}`, change))).toEqual([403, 302]);
  });
});

describe('a file', () => {
  const upload = (name: string, data = btoa('content')) =>
    call('POST', 'files', { data, filename_disk: name, filename_download: name });
  const allow = (types: string) => {
    site.project.driver.run(
      `UPDATE directus_settings SET value = ? WHERE "key" = 'file_mimetype_whitelist'`,
      [types],
    );
    site.project.settingsChanged();
  };
  const uploads = () => readdirSync(join(site.folder, 'demo', 'uploads'));

  it('has a type that the project allows', async () => {
    for (const types of ['text/plain,image/*', '["text/plain","image/*"]', ' TEXT/plain , image/png']) {
      allow(types);
      expect([types, (await upload('a.txt')).status]).toEqual([types, 200]);
      expect([types, (await upload('a.png')).status]).toEqual([types, 200]);
      const before = uploads();
      expect([types, ...codes(await upload('a.html'))]).toEqual([types, 422, 4]);
      expect(uploads()).toEqual(before);
    }
    const kept = (await upload('b.txt')).body.data as { id: number; filename_disk: string };
    const changed = await call('PATCH', `files/${kept.id}`, { data: btoa('new'), filename_disk: 'b.html' });
    expect(codes(changed)).toEqual([422, 4]);
    expect(site.project.files.read(kept.filename_disk)).toEqual(new TextEncoder().encode('content'));
    allow('');
    expect((await upload('a.html')).status).toBe(200);
  });
});

describe('a large file', () => {
  it('comes whole, by whatever way', async () => {
    const content = new Uint8Array(20_000_000).map((_, at) => (at * 7919) & 255);
    const form = new FormData();
    form.append('file', new Blob([content]), 'large.bin');
    const data = Buffer.from(content).toString('base64');
    const raw = JSON.stringify({ data, filename_disk: 'large.bin', filename_download: 'large.bin' });
    const headers = { 'content-type': 'application/json' };
    for (const options of [{ raw: form }, { raw, headers }]) {
      const reply = await site.call('POST', '/demo/files', { ...options, cookie: member });
      expect(reply.body.data).toMatchObject({ checksum: createHash('md5').update(content).digest('hex') });
    }
  });
});

describe('a full disk', () => {
  it('lets people in, and keeps what it had', async () => {
    const { driver } = site.project;
    const pages = Number(driver.all('PRAGMA page_count')[0]?.page_count);
    driver.all(`PRAGMA max_page_count = ${pages}`);
    try {
      // until not even a row fits
      for (let n = 0; n < 5000; n++)
        if (
          (await call('POST', 'activity/comment', { collection: 'notes', item: 2, comment: 'x'.repeat(500) }))
            .status !== 200
        )
          break;
      for (let size = 400; size > 0; size = Math.floor(size / 2))
        while (site.project.driver && (await filled(size)));
      const cookie = await site.signIn();
      expect(cookie).toContain('session=');
      expect((await call('GET', 'users/me', undefined, cookie)).status).toBe(200);
      expect((await call('GET', 'items/notes', undefined, cookie)).body.data).toHaveLength(2);
      await call('POST', 'auth/logout', {}, cookie);
      expect((await call('GET', 'users/me', undefined, cookie)).status).toBe(404);
    } finally {
      driver.all('PRAGMA max_page_count = 1000000');
    }
    expect((await call('GET', 'users/me', undefined, await site.signIn())).status).toBe(200);
  });

  /** Takes up room in the table of sessions and of what happened; false when there was none. */
  async function filled(size: number): Promise<boolean> {
    try {
      site.project.driver.run(
        `INSERT INTO directus_user_sessions (user, token, token_type, user_agent, token_expired_at) VALUES (0, ?, 'cookie', ?, '2999-01-01 00:00:00')`,
        [crypto.randomUUID(), 'x'.repeat(size)],
      );
      return true;
    } catch {
      return false;
    }
  }
});
