import { readFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { securityHeaders } from '#mocks/host/security-headers.ts';
import { expect } from './fixtures.ts';
import { mailedLink } from './sign-in.ts';
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

      // One of the six has it all: below a path. What the others add, the headers, is looked at above.
      const tag = name === 'nginx' && root === '/cms/' ? '' : ' @long';
      test(`ten screens, no breach of the policy, each address below ${root} once${tag}`, async ({
        visit,
      }) => {
        const page = await visit({ baseURL: web.address });
        const { asked, failed } = traffic(page);
        await signInHere(page);
        for (const path of screens) {
          await page.goto(`#/tidewater/${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await new Wire(page).quiet(150);
        }
        await expect.poll(() => failed).toEqual([]);
        const top = new URL(root, web.address).href;
        const odd = asked.filter(
          (url) => !url.startsWith(top) || (root !== '/' && url.includes('/cms/cms/')),
        );
        expect(odd).toEqual([]);
        // What the addresses come from: the bundle, calls, sizes of pictures, pictures of the project, extensions.
        for (const kind of [
          /admin\/assets\//,
          /tidewater\/items\//,
          /\/assets\/.*\?key=/,
          /\/uploads\//,
          /\/extensions\//,
        ])
          expect(
            asked.filter((url) => kind.test(url)),
            String(kind),
          ).not.toEqual([]);
      });
    });
  }
}

/** What a page asks for by http, and what of it was not answered. */
function traffic(page: Page): { asked: string[]; failed: string[] } {
  const asked: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return { asked, failed };
}

test.describe('below a path that a proxy takes off @faults @hooks', () => {
  test.skip(() => programOf(kinds.nginx) === undefined, 'nginx is not installed');

  test('mails, avatars, downloads, exports and texts have the path once', async ({ visit, server }) => {
    const web = await startWebServer(kinds.nginx, { root: '/cms/', api: server.baseURL }, bundle);
    try {
      const page = await visit({ baseURL: web.address });
      const { asked, failed } = traffic(page);
      await page.goto('#/reset-password?project=tidewater');
      await page.getByLabel('E-mail').fill('author@example.com');
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByText('Request sent')).toBeVisible();
      const link = await mailedLink(page.request, server.baseURL, 'author@example.com');
      expect(link).toContain(`${web.address}#/reset-password?`);

      await signInHere(page);
      const below = new URL('/cms/tidewater/', web.address).href;
      await page.goto('#/tidewater/users');
      const avatar = page.getByRole('main').locator('img').first();
      await expect(avatar).toHaveAttribute('src', new RegExp(`^${below}assets/`));

      await page.goto('#/tidewater/files/1');
      const download = page.getByRole('link', { name: 'Download', exact: true });
      await expect(download).toHaveAttribute('href', new RegExp(`^${below}assets/`));
      const file = page.waitForEvent('download');
      await download.click();
      expect((await readFile(await (await file).path())).length).toBeGreaterThan(0);

      await page.goto('#/tidewater/collections/tags');
      await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
      await page.getByRole('button', { name: 'More actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Export' }).click();
      const list = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
      expect(await readFile(await (await list).path(), 'utf8')).toContain('name');
      expect(failed).toEqual([]);
      const top = new URL('/cms/', web.address).href;
      expect(asked.filter((url) => !url.startsWith(top) || url.includes('/cms/cms/'))).toEqual([]);
    } finally {
      await web.stop();
    }
  });
});

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
