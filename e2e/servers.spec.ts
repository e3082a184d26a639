import { readFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { securityHeaders } from '#mocks/host/security-headers.ts';
import { expect } from './fixtures.ts';
import { signInHere, test } from './surroundings.ts';
import {
  hasNginxBrotli,
  kinds,
  otherApache,
  programOf,
  type RunningWebServer,
  startWebServer,
} from './web-servers.ts';
import { Wire } from './wire.ts';

/* The blocks of docs/deploying.md, behind the real web servers. Where one is not installed its tests are skipped. */

const bundle = process.env['LECTERN_BUNDLE'] ?? fileURLToPath(new URL('../dist', import.meta.url));

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Asks as it is told to, and takes nothing apart. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = httpRequest(address, { headers }, (answer) => {
      answer.resume();
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    asked.on('error', fail);
    asked.end();
  });
}

/** What is at addresses below the folder of the app: the page, files that change, and one that never does. */
async function filesOf({
  admin,
}: RunningWebServer): Promise<{ changing: string[]; script: string; style: string }> {
  const page = await readFile(`${admin}/index.html`, 'utf8');
  const named = (pattern: RegExp) => pattern.exec(page)?.[1] ?? '';
  return {
    changing: ['', 'index.html', 'start.js', 'version.json', 'shared/react.js'],
    script: named(/src="\.\/(assets\/[^"]+\.js)"/),
    style: named(/href="\.\/(assets\/[^"]+\.css)"/),
  };
}

/** Ten screens, among them those with pictures, extensions, editors and the data model. */
const screens = [
  'collections',
  'collections/articles',
  'collections/articles/1',
  'files',
  'files/1',
  'users',
  'activity',
  'ext/desk-report',
  'settings/collections/articles',
  'settings/roles/2',
];

/** How each compresses for a browser that takes all three. */
const encodings = {
  nginx: hasNginxBrotli ? 'br' : 'gzip',
  Apache: 'br',
  // It has no Brotli of its own.
  Caddy: 'zstd',
};

for (const [name, kind] of Object.entries(kinds) as [
  keyof typeof kinds,
  (typeof kinds)[keyof typeof kinds],
][]) {
  for (const root of ['/', '/cms/'] as const) {
    test.describe(`${name} with the app at ${root}admin/ @faults @hooks`, () => {
      test.skip(
        () => programOf(kind) === undefined,
        `${name} is not installed (Debian: apt-get install nginx apache2 caddy)`,
      );
      test.describe.configure({ timeout: 120_000 });
      let web: RunningWebServer;
      test.beforeAll(async ({ server }) => {
        web = await startWebServer(kind, { root, api: server.baseURL }, bundle);
      });
      test.afterAll(() => web?.stop());

      test('headers, caching, compression and what is missing', async () => {
        const { changing, script, style } = await filesOf(web);
        for (const path of [...changing, script, style]) {
          const { status, headers } = await ask(web.address + path);
          expect([path, status]).toEqual([path, 200]);
          expect(headers, path).toMatchObject(securityHeaders);
          const isKept = path.startsWith('assets/');
          expect([path, headers['cache-control']]).toEqual([
            path,
            isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
          ]);
          if (path.endsWith('.js'))
            expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
        }
        for (const [accepted, used] of [
          ['gzip', 'gzip'],
          ['gzip, br, zstd', encodings[name]],
          ['identity', undefined],
        ] as const) {
          for (const path of ['', script, style]) {
            const { headers } = await ask(web.address + path, { 'accept-encoding': accepted });
            expect([path, accepted, headers['content-encoding']]).toEqual([path, accepted, used]);
            if (used !== undefined) expect(headers.vary).toMatch(/accept-encoding/i);
          }
        }
      });

      test('what has not changed is not sent again, what is missing is not kept', async () => {
        const { script } = await filesOf(web);
        for (const path of ['', 'start.js', script]) {
          for (const accepted of ['identity', 'gzip', 'gzip, br']) {
            const first = await ask(web.address + path, { 'accept-encoding': accepted });
            const again = await ask(web.address + path, {
              'accept-encoding': accepted,
              'if-none-match': String(first.headers.etag),
            });
            expect([path, accepted, again.status]).toEqual([path, accepted, 304]);
            // Apache sends none of them with it: a browser goes on with those that it has.
            if (name !== 'Apache') expect(again.headers).toMatchObject(securityHeaders);
          }
        }
        for (const path of ['assets/gone-12345678.js', 'gone.js']) {
          const { status, headers } = await ask(web.address + path);
          expect([path, status]).toEqual([path, 404]);
          expect(headers, path).toMatchObject(securityHeaders);
          expect(headers['cache-control'] ?? '').not.toContain('max-age');
        }
        expect((await ask(`${web.address}.htaccess`)).status).toBeGreaterThanOrEqual(403);
        const { status, headers } = await ask(web.address.slice(0, -1));
        expect([
          Math.floor(status / 100),
          new URL(String(headers.location), web.address.slice(0, -1)).href,
        ]).toEqual([3, web.address]);
      });

      test('ten screens, and no breach of the policy', async ({ visit }) => {
        const page = await visit({ baseURL: web.address });
        await signInHere(page);
        for (const path of screens) {
          await page.goto(`#/tidewater/${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await new Wire(page).quiet(150);
          const broken = () =>
            page.evaluate(() =>
              [...document.images]
                .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
                .map(({ src }) => src),
            );
          await expect.poll(broken, path).toEqual([]);
        }
      });
    });
  }
}

test.describe('Apache, where something is missing @faults @hooks', () => {
  test.skip(() => programOf(kinds.Apache) === undefined, 'Apache is not installed');

  for (const [what, kind, has] of [
    ['AllowOverride None', otherApache([], 'None'), { headers: false, encoding: undefined }],
    ['no mod_headers', otherApache(['headers']), { headers: false, encoding: 'br' }],
    ['no mod_brotli', otherApache(['brotli']), { headers: true, encoding: 'gzip' }],
    [
      'neither mod_brotli nor mod_deflate',
      otherApache(['brotli', 'deflate']),
      { headers: true, encoding: undefined },
    ],
    ['no mod_filter', otherApache(['filter', 'brotli', 'deflate']), { headers: true, encoding: undefined }],
  ] as const) {
    test(`${what}: the app is there all the same`, async ({ server }) => {
      const web = await startWebServer(kind, { root: '/', api: server.baseURL }, bundle);
      try {
        const { script } = await filesOf(web);
        for (const path of ['', 'start.js', script]) {
          const { status, headers } = await ask(web.address + path, { 'accept-encoding': 'gzip, br' });
          expect([path, status]).toEqual([path, 200]);
          expect('x-frame-options' in headers).toBe(has.headers);
          expect(headers['content-encoding']).toBe(has.encoding);
        }
      } finally {
        await web.stop();
      }
    });
  }
});
