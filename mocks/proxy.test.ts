import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as httpRequest } from 'node:http';
import { connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer as createTlsServer } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi } from '#mocks/api/app.ts';
import { pagePolicy, securityHeaders } from '#mocks/host/security-headers.ts';
import { ADMIN } from '#mocks/host/test-site.ts';
import { call, json, type LineAnswer, listening } from '#mocks/host/test-http.ts';
import { type RunningProxy, startProxy } from '#mocks/proxy.ts';
import { type RunningServer, serve } from '#mocks/serve.ts';

// machines under load are slow; nothing here waits for a time to pass
vi.setConfig({ hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'lectern-proxy-'));
const dist = join(folder, 'dist');
const certificate = join(folder, 'authority.pem');
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

let api: RunningServer;
let secureApi: string;
beforeAll(async () => {
  mkdirSync(dist, { recursive: true });
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy}" />`;
  writeFileSync(join(dist, 'index.html'), `<!doctype html>${policy}<title>Lectern</title>`);
  // by https it is reached on another port
  const own = { host: '127.0.0.1', hosts: ['127.0.0.1'], port: 0, data: join(folder, 'data') };
  api = await serve({ ...own, dist: join(folder, 'none'), empty: true, test: true });
  closing.push(() => api.close());
  await post(api.address, '/server/projects', {
    project: 'demo',
    super_admin_token: 'super',
    db_name: 'demo',
    db_user: 'any',
    db_password: 'any',
    user_email: ADMIN.email,
    user_password: ADMIN.password,
  });
  secureApi = await openTls(Number(new URL(api.address).port));
});

/** The same API by https, with a certificate that nobody knows. */
async function openTls(port: number): Promise<string> {
  const names = [
    { type: 7, ip: '127.0.0.1' },
    { type: 2, value: 'localhost' },
  ];
  const made = generate([{ name: 'commonName', value: 'localhost' }], {
    days: 2,
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: names },
    ],
  });
  writeFileSync(certificate, made.cert);
  const server = createTlsServer({ key: made.private, cert: made.cert }, (socket) => {
    const line = connect(port, '127.0.0.1');
    socket.on('error', () => line.destroy()).on('close', () => line.destroy());
    line.on('error', () => socket.destroy());
    socket.pipe(line).pipe(socket);
  });
  return `https://127.0.0.1:${await opened(server)}/`;
}

/** Until all tests are through. */
async function opened(server: Server): Promise<number> {
  const port = await listening(server);
  closing.push(() => server.close());
  return port;
}

async function open(address: string): Promise<RunningProxy> {
  const proxy = await startProxy({ api: address, host: '127.0.0.1', port: 0, dist });
  closing.push(() => proxy.close());
  return proxy;
}

const post = (address: string, path: string, body: object, headers: Record<string, string> = {}) =>
  call(
    address,
    path,
    { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
    JSON.stringify(body),
  );

async function signIn(address: string): Promise<string> {
  const answer = await post(address, '/demo/auth/authenticate', { ...ADMIN, mode: 'cookie' });
  expect(answer.status).toBe(200);
  return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

const start = (environment: Record<string, string>, ...args: string[]): ChildProcess => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/proxy.ts', ...args, '--dist', dist], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LECTERN_API: '', ...environment },
  });
  closing.push(() => child.kill('SIGKILL'));
  return child;
};

/** What the process says until it ends, or until that is what was waited for. */
function said(child: ChildProcess, until?: RegExp): Promise<{ code: number | null; text: string }> {
  let text = '';
  return new Promise((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        text += data.toString();
        if (until?.test(text)) done({ code: null, text });
      });
    }
    child.on('exit', (code) => done({ code, text: text.trim() }));
  });
}

const addressIn = (text: string) => /Lectern\s+(http:\/\/[\w.:]+)\/admin\//.exec(text)?.[1] ?? '';

describe.each<[string, boolean, () => Promise<string>]>([
  ['http', false, async () => (await open(`${api.address}/admin/`)).address],
  [
    'https with a certificate of its own',
    true,
    async () => {
      const child = start({ NODE_EXTRA_CA_CERTS: certificate }, '--api', secureApi);
      return addressIn((await said(child, /Ctrl-C/)).text);
    },
  ],
])('in front of the API by %s', (_, isSecure, begin) => {
  let address: string;
  let cookie: string;
  beforeAll(async () => {
    address = await begin();
    cookie = await signIn(address);
  });

  it('the app is here, with its policy', async () => {
    expect((await call(address, '/')).headers.location).toBe('/admin/');
    expect((await call(address, '/admin')).headers.location).toBe('./admin/');
    const page = await call(address, '/admin/');
    expect(page.body.toString()).toContain('<title>Lectern</title>');
    expect(page.headers).toMatchObject(securityHeaders);
    // Files have the address of the API.
    expect(page.body.toString()).toContain(`; img-src ${isSecure ? '' : `${api.address} `}'self' data:`);
    expect((await call(address, '/admin/nosuch.js')).status).toBe(404);
  });

  it('who signs in is signed in, reads and writes, and signs out', async () => {
    const headers = { cookie };
    expect(json(await call(address, '/demo/users/me', { headers }))).toMatchObject({
      data: { email: ADMIN.email },
    });
    const made = await post(address, '/demo/roles', { name: 'Writers' }, headers);
    const { id } = json(made).data as { id: number };
    const options = { headers: { ...headers, 'content-type': 'application/json' } };
    const body = JSON.stringify({ name: 'Authors' });
    await call(address, `/demo/roles/${id}`, { ...options, method: 'PATCH' }, body);
    expect(json(await call(address, `/demo/roles/${id}`, { headers }))).toMatchObject({
      data: { name: 'Authors' },
    });
    expect((await call(address, `/demo/roles/${id}`, { method: 'DELETE', headers })).status).toBe(204);
    expect((await call(address, `/demo/roles/${id}`, { headers })).status).toBe(404);

    const other = await signIn(address);
    await post(address, '/demo/auth/logout', {}, { cookie: other });
    expect((await call(address, '/demo/users/me', { headers: { cookie: other } })).status).not.toBe(200);
  });

  it('a file goes there and comes back, whole and in parts', async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));
    const form = new FormData();
    form.append('file', new Blob([content], { type: 'video/mp4' }), 'clip.mp4');
    const uploaded = await fetch(`${address}/demo/files`, {
      method: 'POST',
      body: form,
      headers: { cookie },
    });
    const { data } = (await uploaded.json()) as { data: { filename_disk: string } };
    const path = `/uploads/demo/originals/${data.filename_disk}`;
    const whole = await call(address, path);
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
    expect(whole.body.equals(content)).toBe(true);
    const part = await call(address, path, { headers: { range: 'bytes=299990-' } });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 299990-299999/300000']);
    expect(part.body.equals(content.subarray(299_990))).toBe(true);
    const none = await call(address, path, { headers: { range: 'bytes=300000-' } });
    expect([none.status, none.headers['content-range']]).toEqual([416, 'bytes */300000']);
    const head = await call(address, path, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '300000', 0]);
  });

  it('what is compressed stays as it is', async () => {
    const headers = { cookie, 'accept-encoding': 'br' };
    const { headers: sent, body } = await call(address, '/demo/collections', { headers });
    expect([sent['content-encoding'], sent['content-length']]).toEqual(['br', String(body.length)]);
    expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveProperty('data');
  });

  it('a client that waits for leave to send gets it', async () => {
    const answer = await new Promise<LineAnswer>((done, fail) => {
      const headers = { 'content-type': 'application/json', expect: '100-continue' };
      const options = { method: 'POST', headers };
      const request = httpRequest(`${address}/demo/auth/authenticate`, options, (reply) => {
        reply.resume().on('end', () => {
          done({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.of() });
        });
      });
      request.on('continue', () => request.end(JSON.stringify(ADMIN))).on('error', fail);
      request.flushHeaders();
    });
    expect(answer.status).toBe(200);
  });

  it('pages of others get nothing by a name that leads here', async () => {
    for (const path of ['/server/ping', '/admin/']) {
      expect((await call(address, path, { headers: { host: 'rebound.example:80' } })).status).toBe(403);
    }
    for (const host of ['localhost', 'localhost:1234', '127.0.0.1', '[::1]:1']) {
      expect((await call(address, '/server/ping', { headers: { host } })).status).toBe(200);
    }
  });
});

describe('a gigabyte, or a good part of it', () => {
  const parts = 2048;
  const part = Buffer.alloc(128 * 1024, 'Lectern ');
  const size = parts * part.length;

  /** Lets bytes in without a break, as fast as they are taken. */
  const flood = () =>
    Readable.from(
      (function* repeat() {
        for (let count = 0; count < parts; count += 1) yield part;
      })(),
    );

  /** Counts what comes, after a while in which it takes nothing. */
  async function countLate(stream: Readable): Promise<number> {
    await pause(500);
    let bytes = 0;
    for await (const each of stream) bytes += (each as Buffer).length;
    return bytes;
  }

  it('is streamed both ways, in little memory', async () => {
    const remote = createServer((request, reply) => {
      if (request.url === '/server/ping') reply.end('pong');
      else if (request.url === '/server/projects') reply.end('{"data":[]}');
      else if (request.method === 'GET') flood().pipe(reply.setHeader('content-length', size));
      else void countLate(request).then((bytes) => reply.end(String(bytes)));
    });
    const address = `http://127.0.0.1:${await opened(remote)}`;
    // The largest resident size so far, in kB, told whenever the child is asked by a signal.
    const probe = "process.on('SIGUSR2', () => console.log('size', process.resourceUsage().maxRSS))";
    const child = start(
      { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(probe)}` },
      '--api',
      address,
    );
    const here = addressIn((await said(child, /Ctrl-C/)).text);
    const largest = async () => {
      const answer = said(child, /size \d+\n/);
      child.kill('SIGUSR2');
      return Number(/size (\d+)/.exec((await answer).text)?.[1]) * 1024;
    };
    const before = await largest();

    const headers = { 'content-length': size };
    const received = await new Promise<IncomingMessage>((done, fail) => {
      flood().pipe(httpRequest(here, { method: 'POST', headers }, done).on('error', fail));
    });
    expect(await text(received)).toBe(String(size));
    const download = await new Promise<IncomingMessage>((done) => {
      httpRequest(here + '/file', done).end();
    });
    expect(await countLate(download)).toBe(size);

    const grown = (await largest()) - before;
    console.error('grown', before, grown);
    expect(grown).toBeLessThan(size / 2);
  });
});

describe('the command', () => {
  it('says where it is, before which API, and what it makes no use of', async () => {
    const environment = { LECTERN_API: 'https://not.this.example', LECTERN_EMPTY: '1', LECTERN_TEST: '' };
    const child = start(environment, `--api=${api.address}`, '--rows', '5');
    let { text: printed } = await said(child, /Ignored.*\n/);
    expect(addressIn(printed)).not.toBe('');
    expect(printed).toContain(`${api.address}/   (demo)`);
    expect(printed).toMatch(/changed there, for everybody/);
    expect(printed).toContain('Ignored   LECTERN_EMPTY, --rows:');
    child.kill('SIGTERM');
    ({ text: printed } = await said(child));
    expect(child.exitCode).toBe(0);
  });

  it.each([
    ['no address', () => 'cms.example.com', /^--api \(or LECTERN_API\) needs the address of a server/],
    ['no server', () => 'http://127.0.0.1:1', /^Nothing answers at|could not be reached/],
    [
      'a certificate that nobody knows',
      () => secureApi,
      /^The certificate of 127\.0\.0\.1:\d+ is not trusted .*NODE_EXTRA_CA_CERTS=/,
    ],
    ['http where https was said', () => api.address.replace('http:', 'https:'), /does not speak https there/],
  ])('says %s in one line, and doesn’t start', async (_, address, expected) => {
    const { code, text: printed } = await said(start({ LECTERN_API: address() }));
    expect(printed).toMatch(expected);
    expect(printed.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });
});

it('an API below another path is at the root here', async () => {
  const listener = getRequestListener(new Hono().mount('/cms', createApi(api.installation).fetch).fetch);
  const remote = createServer((request, reply) => void listener(request, reply));
  const { address, api: root } = await open(`http://localhost:${await opened(remote)}/cms/admin/#/login`);
  expect(new URL(root).pathname).toBe('/cms/');
  expect((await call(address, '/')).headers.location).toBe('/admin/');
  const cookie = await signIn(address);
  expect((await call(address, '/demo/users/me', { headers: { cookie } })).status).toBe(200);
});
