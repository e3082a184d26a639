import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite } from '#mocks/host/test-site.ts';
import { KEY } from '#mocks/host/sample-fields.ts';

let site: TestSite;
let admin: string;
beforeAll(async () => {
  site = await TestSite.open();
  admin = await site.signIn();
  const fields = [
    KEY,
    { field: 'name', type: 'string', datatype: 'VARCHAR', length: 60 },
    { field: 'big', type: 'integer', datatype: 'BIGINT' },
    { field: 'exact', type: 'decimal', datatype: 'DECIMAL', length: '30,10' },
  ];
  await site.call('POST', '/demo/collections', { cookie: admin, body: { collection: 'tags', fields } });
});
afterAll(() => site.close());

const error = (code: number): unknown => expect.objectContaining({ code, message: expect.any(String) });

describe('the protocol', () => {
  it.each([
    ['{"name": "x",', 'application/json'],
    ['5', 'application/json'],
    ['null', 'application/json'],
    ['"x"', 'application/json'],
    ['', 'application/json'],
    ['{"name":"x"}', 'text/plain'],
  ])('answers 400 to the body %j as %s', async (raw, type) => {
    const reply = await site.call('POST', '/demo/items/tags', {
      cookie: admin,
      raw,
      headers: { 'content-type': type },
    });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ error: { code: 13, message: 'Invalid or Empty Payload' } });
  });

  it('takes forms', async () => {
    const raw = new URLSearchParams({ name: 'from a form' });
    const reply = await site.call('POST', '/demo/items/tags', { cookie: admin, raw });
    expect(reply.body).toMatchObject({ data: { name: 'from a form' } });
  });

  it('keeps every digit of a number on the way in and out', async () => {
    const raw = '{"name":"n","big":9007199254740993,"exact":12345678901234567890.0123456789}';
    const response = await site.call('POST', '/demo/items/tags', {
      cookie: admin,
      raw,
      headers: { 'content-type': 'application/json' },
    });
    const id = (response.body.data as { id: number }).id;
    const [row] = site.project.driver.all('SELECT big, exact FROM tags WHERE id = ?', [id]);
    expect(row).toEqual({ big: 9_007_199_254_740_993n, exact: '12345678901234567890.0123456789' });
  });

  it.each([
    ['PUT', '/demo/items/tags/1', 405, 6],
    ['DELETE', '/demo/items/tags', 405, 6],
    ['SEARCH', '/demo/items/tags', 405, 6],
    ['PUT', '/server/projects', 405, 6],
    ['GET', '/demo/nosuch', 404, 1],
    ['GET', '/demo/items/tags/', 404, 1],
    ['GET', '/demo/items/tags/1/nosuch', 404, 1],
    ['GET', '/demo', 404, 1],
    ['GET', '/demo/server/ping', 404, 1],
    ['GET', '/nosuch/', 401, 3],
    ['GET', '/nosuch', 401, 3],
    ['GET', '/nosuch/items/tags', 401, 3],
    ['GET', '/demo/items/%E0%A4%A', 404, 1],
  ])('%s %s is %i with code %i', async (method, path, status, code) => {
    const reply = await site.call(method, path, { cookie: admin });
    expect([reply.status, (reply.body.error as { code: number }).code]).toEqual([status, code]);
    expect(Object.keys(reply.body.error as object)).toEqual(['code', 'message']);
  });

  it('answers HEAD without a body', async () => {
    const reply = await site.call('HEAD', '/demo/items/tags', { cookie: admin });
    expect([reply.status, reply.body.text]).toEqual([200, '']);
  });

  it('marks replies without a session, and only those', async () => {
    expect((await site.call('GET', '/demo/')).body.public).toBe(true);
    expect((await site.call('GET', '/demo/', { cookie: admin })).body.public).toBeUndefined();
  });

  it('lets other origins in as recorded', async () => {
    const headers = { origin: 'http://127.0.0.1:3000' };
    const allowed = (reply: { headers: Headers }) => [
      reply.headers.get('access-control-allow-origin'),
      reply.headers.get('access-control-allow-credentials'),
    ];
    const preflight = await site.call('OPTIONS', '/demo/items/tags', { headers });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE,HEAD');
    expect(allowed(preflight)).toEqual([headers.origin, 'true']);
    expect(allowed(await site.call('GET', '/demo/items/tags', { headers }))).toEqual([
      headers.origin,
      'true',
    ]);
    expect(allowed(await site.call('GET', '/server/ping', { headers }))).toEqual([headers.origin, null]);
    expect(allowed(await site.call('GET', '/demo/'))).toEqual([null, null]);
  });

  it('tells an encoded comma in a key from one between keys', async () => {
    const fields = [
      { field: 'code', type: 'string', datatype: 'VARCHAR', length: 40, primary_key: true },
      { field: 'n', type: 'integer', datatype: 'INT' },
    ];
    await site.call('POST', '/demo/collections', { cookie: admin, body: { collection: 'codes', fields } });
    for (const [n, code] of ['a', 'b', 'a,b', 'x/y', '50%', '#?+ &'].entries()) {
      await site.call('POST', '/demo/items/codes', { cookie: admin, body: { code, n } });
    }
    const read = async (path: string) =>
      (await site.call('GET', `/demo/items/codes/${path}`, { cookie: admin })).body;
    expect(await read('a%2Cb')).toMatchObject({ data: { n: 2 } });
    expect(await read('a,b')).toMatchObject({ data: [{ n: 0 }, { n: 1 }] });
    expect(await read('x%2Fy')).toMatchObject({ data: { n: 3 } });
    expect(await read('50%25')).toMatchObject({ data: { n: 4 } });
    expect(await read('%23%3F%2B%20%26')).toMatchObject({ data: { n: 5 } });
  });
});

describe('the test hooks', () => {
  it('run SQL and show mails', async () => {
    const ran = await site.hook('POST', 'sql', {
      body: { sql: 'UPDATE directus_roles SET name = name' },
    });
    expect(ran.status).toBe(200);
    const rows = await site.hook('POST', 'sql', { body: { sql: 'SELECT 1 AS one' } });
    expect(rows).toMatchObject({ status: 200, body: { data: [{ one: 1 }] } });
    const bad = await site.hook('POST', 'sql', { body: { sql: 'nonsense' } });
    expect(bad).toMatchObject({ status: 422, body: { error: error(4) } });
    expect((await site.hook('GET', 'mails')).status).toBe(200);
  });
});

describe('the installation', () => {
  const install = (changes: object) => ({
    project: 'second',
    super_admin_token: 'super',
    db_name: 'second',
    db_user: 'any',
    db_password: 'any',
    user_email: 'boss@example.com',
    user_password: 'Passw0rd',
    ...changes,
  });

  it.each([
    [{}, 422, 4],
    [install({ project: 'de mo' }), 422, 4],
    [install({ project: '../up' }), 422, 4],
    [install({ project: 'admin' }), 422, 4],
    [install({ user_email: 'nobody' }), 422, 4],
    [install({ super_admin_token: 'wrong' }), 401, 3],
    [install({ project: 'demo' }), 409, 18],
    [install({ db_name: 'demo' }), 409, 18],
    [install({ db_password: 'wrong' }), 400, 19],
  ])('refuses %j', async (body, status, code) => {
    const reply = await site.call('POST', '/server/projects', { body });
    expect(reply).toMatchObject({ status, body: { error: error(code) } });
  });

  it('makes and removes projects; private ones are not listed', async () => {
    const made = await site.call('POST', '/server/projects', { body: install({ private: true }) });
    expect(made.body).toEqual({ public: true });
    expect((await site.call('GET', '/server/projects')).body).toEqual({ data: ['demo'], public: true });
    expect((await site.call('GET', '/second/')).status).toBe(200);
    site.restart();
    expect((await site.call('GET', '/second/')).status).toBe(200);
    const headers = { 'x-directus-project': 'demo' };
    const path = '/server/projects/second?super_admin_token=';
    expect((await site.call('DELETE', `${path}wrong`, { headers })).status).toBe(401);
    expect((await site.call('DELETE', `${path}super`, { headers })).status).toBe(200);
    expect((await site.call('GET', '/second/')).status).toBe(401);
  });
});

describe('settings', () => {
  it('are text, refuse null and are seen at once', async () => {
    const change = (id: number, value: unknown) =>
      site.call('PATCH', `/demo/settings/${id}`, { cookie: admin, body: { value } });
    expect((await change(7, false)).body).toMatchObject({ data: { key: 'telemetry', value: '0' } });
    expect((await site.call('GET', '/demo/')).body).toMatchObject({ data: { api: { telemetry: false } } });
    expect(await change(7, null)).toMatchObject({ status: 422, body: { error: error(4) } });
    expect(await change(18, [{ key: 'broken' }])).toMatchObject({ status: 422 });
    expect((await change(18, '')).status).toBe(200);
  });
});
