import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '#mocks/api/app.ts';
import { openInstallation } from '#mocks/host/installation.ts';
import { call, serverFolder } from '#mocks/host/test-http.ts';
import { seedDemo } from '#mocks/seed/load.ts';
import { type RunningServer, serve } from '#mocks/serve.ts';

const { at, options, remove } = serverFolder();
afterAll(remove);

describe('a running server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    mkdirSync(at('dist'), { recursive: true });
    writeFileSync(at('dist', 'index.html'), '<!doctype html><title>Lectern</title>');
    server = await serve(options());
    const demo = { key: 'demo', name: 'Demo', email: 'a@example.com', passwordHash: 'x' };
    const project = server.installation.install({ ...demo, private: false, databaseName: 'demo' });
    project.files.write('page.html', new TextEncoder().encode('a page'));
  });
  afterAll(() => server.close());

  describe('its own address', () => {
    const port = () => new URL(server.address).port;
    const paths = ['/admin/', '/server/projects', '/demo/', '/uploads/demo/originals/page.html'];

    it.each(paths)('is the only one that %s answers under', async (path) => {
      for (const host of ['evil.test', `evil.test:${port()}`, '127.0.0.1', `10.0.0.1:${port()}`]) {
        const reply = await call(server.address, path, { headers: { host } });
        expect([host, reply.status]).toEqual([host, 403]);
      }
      const local = await call(server.address, path, { headers: { host: `localhost:${port()}` } });
      expect(local.status).toBe(200);
    });

    it.each(paths)('is where pages come from that may use %s', async (path) => {
      for (const origin of ['http://evil.test', 'null', 'http://127.0.0.1:1', `http://evil.test:${port()}`]) {
        for (const method of ['GET', 'POST', 'OPTIONS']) {
          const reply = await call(server.address, path, { method, headers: { origin } });
          expect([origin, method, reply.status]).toEqual([origin, method, 403]);
          expect(reply.headers['access-control-allow-origin']).toBeUndefined();
        }
      }
      const origin = `http://localhost:${port()}`;
      expect((await call(server.address, path, { headers: { origin } })).status).toBe(200);
    });

    it('and what it was told of', async () => {
      const hosts = ['cms.example.com'];
      const wide = await serve(options({ data: at('wide'), hosts, origins: ['https://app.example.com'] }));
      const get = (headers: Record<string, string>) => call(wide.address, '/server/ping', { headers });
      expect((await get({ host: 'cms.example.com' })).status).toBe(200);
      const reply = await get({ origin: 'https://app.example.com' });
      expect([reply.status, reply.headers['access-control-allow-origin']]).toEqual([
        200,
        'https://app.example.com',
      ]);
      expect((await get({ origin: 'https://other.example.com' })).status).toBe(403);
      expect((await get({ host: 'evil.test' })).status).toBe(403);
      await wide.close();
    });
  });

  describe('the test hooks', () => {
    const post = (headers: Record<string, string>, body = '{"sql":"SELECT 1 AS one"}') =>
      call(
        server.address,
        '/__test__/sql',
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        body,
      );
    const secret = { 'x-lectern-test': 'secret-of-tests' };

    it('want their secret', async () => {
      expect((await post(secret)).status).toBe(200);
      for (const wrong of ['', 'secret-of-test', 'secret-of-testsx'])
        expect((await post({ 'x-lectern-test': wrong })).status).toBe(403);
      expect((await post({})).status).toBe(403);
      expect((await call(server.address, '/__test__/mails')).status).toBe(403);
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await post(form, 'sql=DROP TABLE directus_users')).status).toBe(403);
    });

    it('answer no page of another address, whatever it knows', async () => {
      expect((await post({ ...secret, origin: 'http://evil.test' })).status).toBe(403);
      expect((await post({ ...secret, origin: server.address })).status).toBe(200);
      const wide = await serve(options({ data: at('tests'), origins: ['*'] }));
      const headers = { ...secret, origin: 'http://evil.test' };
      expect((await call(wide.address, '/server/ping', { headers })).status).toBe(200);
      expect((await call(wide.address, '/__test__/mails', { headers })).status).toBe(403);
      await wide.close();
    });

    it('keep SQL to the database', async () => {
      const target = at('stolen.sqlite');
      for (const sql of [`ATTACH '${target}' AS s; CREATE TABLE s.t (a)`, `VACUUM INTO '${target}'`]) {
        expect((await post(secret, JSON.stringify({ sql }))).status).toBe(422);
      }
      expect(existsSync(target)).toBe(false);
    });
  });
});

it('the printed passwords count on the machine itself, unless said otherwise', async () => {
  const signIn = async (demoAnywhere: boolean, remoteAddress: string) => {
    const installation = openInstallation(at(`demo-${demoAnywhere}`), { test: true, demoAnywhere });
    if (installation.keys().length === 0) await seedDemo(installation, { rows: 1 });
    const body = JSON.stringify({ email: 'admin@example.com', password: 'lectern-demo' });
    const headers = { 'content-type': 'application/json' };
    const post = (path: string, text = body) =>
      createApi(installation).fetch(
        new Request(`http://127.0.0.1:8055${path}`, { method: 'POST', headers, body: text }),
        { incoming: { socket: { remoteAddress } } },
      );
    const { status } = await post('/tidewater/auth/authenticate');
    const install = { project: 'more', super_admin_token: 'lectern-demo', db_name: 'more', db_user: 'x' };
    const user = { user_email: 'a@example.com', user_password: 'long-enough' };
    const installed = await post('/server/projects', JSON.stringify({ ...install, ...user }));
    if (installation.project('more')) installation.remove('more');
    installation.close();
    return [status, installed.status];
  };
  expect(await signIn(false, '127.0.0.1')).toEqual([200, 200]);
  expect(await signIn(false, '192.168.1.7')).toEqual([404, 401]);
  expect(await signIn(true, '192.168.1.7')).toEqual([200, 200]);
});
