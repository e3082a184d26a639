import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SetupError } from '#mocks/host/setup-error.ts';
import { serverFolder } from '#mocks/host/test-http.ts';
import { type RunningServer, serve } from '#mocks/serve.ts';

const { at, options, remove } = serverFolder();
afterAll(remove);

describe('a running server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    mkdirSync(at('dist', 'assets'), { recursive: true });
    writeFileSync(at('dist', 'index.html'), '<!doctype html><title>Lectern</title>');
    writeFileSync(
      at('dist', 'assets', 'main-Ab12_cD9.js'),
      `export const text = '${'lectern '.repeat(500)}';`,
    );
    writeFileSync(at('secret.txt'), 'not for you');
    server = await serve(options());
    const { installation } = server;
    const demo = { key: 'demo', name: 'Demo', email: 'a@example.com', passwordHash: 'x' };
    const project = installation.install({ ...demo, private: false, databaseName: 'demo' });
    const upload = (name: string, type: string, text: string) => {
      project.files.write(name, new TextEncoder().encode(text));
      project.driver.run('INSERT INTO directus_files (filename_disk, type) VALUES (?, ?)', [name, type]);
    };
    upload('page.html', 'text/html', '<script>alert(1)</script>');
    upload('clip.mp4', 'video/mp4', '0123456789');
    upload('tool.exe', 'application/x-msdownload', 'MZ');
  });
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { headers, redirect: 'manual' });

  it('leads from / to the app', async () => {
    const reply = await get('/');
    expect([reply.status, reply.headers.get('location')]).toEqual([302, './admin/']);
    expect((await get('/admin')).headers.get('location')).toBe('./admin/');
  });

  it('serves the page fresh, and for no frame of others', async () => {
    const reply = await get('/admin/');
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await get('/admin/', { 'if-none-match': reply.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('serves what never changes once, compressed', async () => {
    const reply = await get('/admin/assets/main-Ab12_cD9.js', { 'accept-encoding': 'gzip, br' });
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(await reply.text()).toContain('lectern lectern');
    const raw = await get('/admin/assets/main-Ab12_cD9.js', { 'accept-encoding': 'identity' });
    expect(raw.headers.get('content-encoding')).toBeNull();
  });

  it('compresses replies that are large enough', async () => {
    const { headers } = await get('/server/info', { 'accept-encoding': 'br, gzip' });
    expect(headers.get('content-encoding')).toBeNull();
    const sql = "UPDATE directus_settings SET value = hex(zeroblob(2000)) WHERE key = 'project_name'";
    const body = JSON.stringify({ sql });
    await fetch(`${server.address}/__test__/sql`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-lectern-test': 'secret-of-tests' },
    });
    const zipped = await get('/demo/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.json()).toMatchObject({ data: { api: { project_name: '0'.repeat(4000) } } });
  });

  it.each(['/admin/../secret.txt', '/admin/%2e%2e/secret.txt', '/admin/..%2fsecret.txt', '/admin/%00'])(
    'keeps what is outside the bundle: %s',
    async (path) => {
      const reply = await get(path);
      expect(await reply.text()).not.toContain('not for you');
      expect(reply.status).toBeGreaterThanOrEqual(300);
    },
  );

  it('shows uploads that hold scripts in a sandbox, and downloads what no browser shows', async () => {
    const page = await get('/uploads/demo/originals/page.html');
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const tool = await get('/uploads/demo/originals/tool.exe');
    expect(tool.headers.get('content-type')).toBe('application/octet-stream');
    expect(tool.headers.get('content-disposition')).toBe('attachment');
  });

  it('serves parts of an upload', async () => {
    const path = '/uploads/demo/originals/clip.mp4';
    const part = async (range: string) => {
      const reply = await get(path, { range });
      return [reply.status, reply.headers.get('content-range'), await reply.text()];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=8-')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=99-')).toEqual([416, 'bytes */10', '']);
    expect(await part('lines=1-2')).toEqual([200, null, '0123456789']);
  });

  it.each([
    'demo/originals/nosuch',
    'nosuch/originals/x',
    'demo/..%2f..%2fprojects.json',
    'demo/originals/..%2fx',
  ])('has no upload %s', async (path) => {
    expect((await get(`/uploads/${path}`)).status).toBe(404);
  });
});

describe('the options', () => {
  it('test mode needs loopback, and its hooks need test mode', async () => {
    await expect(serve(options({ host: '0.0.0.0', data: at('open') }))).rejects.toThrow(SetupError);
    const server = await serve(options({ test: false, data: at('plain') }));
    const reply = await fetch(`${server.address}/__test__/mails`);
    await server.close();
    expect(reply.status).toBe(404);
  });

  it('a filling that fails leaves nothing behind', async () => {
    const server = await serve(options({ data: at('half') }));
    const { installation } = server;
    const demo = { key: 'demo', name: 'Demo', email: 'a@example.com', passwordHash: 'x' };
    const failing = installation.fill(() => {
      installation.install({ ...demo, private: false, databaseName: 'demo' });
      throw new Error('no more disk');
    });
    await expect(failing).rejects.toThrow('no more disk');
    expect(installation.keys()).toEqual([]);
    await server.close();
  });
});

describe('the command', () => {
  const start = (environment: Record<string, string>): ChildProcess =>
    spawn(process.execPath, ['--import', 'tsx', 'mocks/serve.ts'], {
      env: { ...process.env, LECTERN_EMPTY: '1', PORT: '0', HOST: '127.0.0.1', ...environment },
    });

  /** What the process said and how it ended; `then` may stop it once it has spoken. */
  function ended(child: ChildProcess, then: () => void = () => undefined) {
    let text = '';
    return new Promise<{ code: number | null; text: string }>((done) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (data: Buffer) => {
          text += data.toString();
          if (text.includes('/admin/')) then();
        });
      }
      child.on('exit', (code) => done({ code, text: text.trim() }));
    });
  }

  it('stops cleanly when asked to', async () => {
    const child = start({ LECTERN_DATA: at('stopped') });
    const { code, text } = await ended(child, () => child.kill('SIGTERM'));
    expect(code).toBe(0);
    expect(text).toMatch(/^Lectern {3}http:\/\/127\.0\.0\.1:\d+\/admin\//);
  });

  it('tells the secret of the test hooks that it made, another one each time', async () => {
    const secrets: (string | undefined)[] = [];
    for (let n = 0; n < 2; n++) {
      const child = start({ LECTERN_DATA: at('secrets'), LECTERN_TEST: '1', LECTERN_TEST_SECRET: '' });
      const { text } = await ended(child, () => setTimeout(() => child.kill('SIGTERM'), 300));
      secrets.push(/X-Lectern-Test: ([0-9a-f]{32})/.exec(text)?.[1]);
    }
    expect(new Set(secrets).size).toBe(2);
    expect(secrets).not.toContain(undefined);
  });

  it.each([
    [
      'a release that is none',
      { LECTERN_API_VERSION: '9' },
      /^LECTERN_API_VERSION=9 is none of 8\.1\.0, 8\.8\.1$/,
    ],
    ['a port that is none', { PORT: 'x' }, /^PORT=x is no port$/],
    [
      'a host that is none',
      { LECTERN_HOSTS: 'http://x' },
      /^LECTERN_HOSTS=http:\/\/x is no address such as cms\.example\.com/,
    ],
    ['an origin that is none', { LECTERN_ORIGINS: 'app' }, /^LECTERN_ORIGINS=app is no address/],
    [
      'a folder that cannot be',
      { LECTERN_DATA: '/dev/null/data' },
      /^The data folder \/dev\/null\/data cannot be written/,
    ],
  ])('says %s in one line', async (_, environment, expected) => {
    const { code, text } = await ended(start({ LECTERN_DATA: at('other'), ...environment }));
    expect(text).toMatch(expected);
    expect(text.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('says in one line that the data was made for another release', async () => {
    const server = await serve(options({ data: at('release'), version: '8.8.1' }));
    const demo = { key: 'demo', name: 'Demo', email: 'a@example.com', passwordHash: 'x' };
    server.installation.install({ ...demo, private: false, databaseName: 'demo' });
    await server.close();
    const { code, text } = await ended(start({ LECTERN_DATA: at('release') }));
    const way = 'start with LECTERN_API_VERSION=8.8.1, or with another data folder';
    expect([code, text]).toEqual([1, `The project "demo" was made for 8.8.1: ${way}`]);
    const again = await serve(options({ data: at('release'), version: '8.8.1' }));
    expect(again.installation.project('demo')?.release.version).toBe('8.8.1');
    await again.close();
  });

  it('says in one line that the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((done) => {
      taken.listen(0, '127.0.0.1', done);
    });
    const address = taken.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { code, text } = await ended(start({ LECTERN_DATA: at('other'), PORT: String(port) }));
    taken.close();
    expect([code, text]).toEqual([1, `Port ${port} is taken: choose another one with PORT=…`]);
  });

  it('says in one line that another server works on the data, until that one is gone', async () => {
    const first = start({ LECTERN_DATA: at('shared') });
    const gone = new Promise((done) => {
      first.on('exit', done);
    });
    await new Promise((done) => {
      first.stdout?.once('data', done);
    });
    const { code, text } = await ended(start({ LECTERN_DATA: at('shared') }));
    expect([code, text]).toEqual([
      1,
      `The data folder ${at('shared')} is in use: another server works on it`,
    ]);
    await expect(serve(options({ data: at('shared') }))).rejects.toThrow('is in use');
    first.kill('SIGKILL');
    await gone;
    const next = await serve(options({ data: at('shared') }));
    await next.close();
  });

  it('says in one line what is wrong with the providers to sign in through', async () => {
    const server = await serve(options({ data: at('sso') }));
    const demo = { key: 'demo', name: 'Demo', email: 'a@example.com', passwordHash: 'x' };
    server.installation.install({ ...demo, private: false, databaseName: 'demo' });
    await server.close();
    writeFileSync(at('sso', 'sso.json'), '{"demo": {"github": {}}}');
    const { code, text } = await ended(start({ LECTERN_DATA: at('sso') }));
    expect(text).toBe(`The file ${at('sso', 'sso.json')} cannot be used: "github" of "demo" is not complete`);
    expect(code).toBe(1);
  });

  it('says in one line which database is damaged', async () => {
    const server = await serve(options({ data: at('damaged') }));
    const demo = { key: 'demo', name: 'Demo', email: 'a@example.com', passwordHash: 'x' };
    server.installation.install({ ...demo, private: false, databaseName: 'demo' });
    await server.close();
    writeFileSync(at('damaged', 'demo', 'database.sqlite'), 'x'.repeat(20_000));
    const { code, text } = await ended(start({ LECTERN_DATA: at('damaged') }));
    expect(text).toMatch(/^The database .*demo\/database\.sqlite cannot be opened: /);
    expect(text.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });
});
