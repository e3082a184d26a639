import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { buildDemo } from '#ci/build-demo.mjs';
import { checkA11y, told, watch } from './fixtures.ts';
import { serveStatically, type StaticHost } from './static-host.ts';

/** The demo of `npm run build:demo`, below a path of a host that has nothing but files; each test begins as a first visit. */
const test = base.extend<{ host: StaticHost; errors: string[] }, { bundle: string }>({
  bundle: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'lectern-demo-'));
      buildDemo({ quiet: true, folder });
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  host: async ({ bundle }, use) => {
    const host = await serveStatically(bundle);
    await use(host);
    // Nothing of the API was looked for where the files are.
    expect(host.asked.filter((path) => path.startsWith('api/'))).toEqual([]);
    await host.close();
  },
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      await watch(context, errors);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

test.describe.configure({ timeout: 150_000 });
test.skip(({ browserName }) => browserName !== 'chromium', 'written for the protocol of Chromium');

const panel = (page: Page) => page.getByRole('complementary', { name: 'Demo' });
const ready = (page: Page) =>
  expect(page.locator('#demo[data-state="ready"]')).toBeAttached({ timeout: 40_000 });
const title = (page: Page) => page.locator('[data-field="title"] input');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const articles = '#/tidewater/collections/articles';

async function enter(page: Page, host: StaticHost, role = 'Administrator'): Promise<void> {
  await page.goto(host.address);
  await panel(page).getByRole('button', { name: role }).click();
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible({ timeout: 40_000 });
}

async function open(page: Page, host: StaticHost, hash: string): Promise<void> {
  await page.goto(`${host.address}${hash}`);
}

async function save(page: Page, text: string): Promise<void> {
  await title(page).fill(text);
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved')).toBeVisible();
}

const newPage = async (context: BrowserContext, host: StaticHost, hash: string) => {
  const page = await context.newPage();
  await open(page, host, hash);
  return page;
};

test('a first visit: sign in, find, edit, save, reload; another tab sees it, and goes on when the first is closed', async ({
  page,
  context,
  host,
}) => {
  await page.goto(host.address);
  // The form is there before the data are.
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await ready(page);
  await expect(panel(page)).toContainText('goes nowhere else');
  await checkA11y(page);
  await panel(page).getByRole('button', { name: 'Administrator' }).click();
  await expect(heading(page, 'Collections')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await open(page, host, '#/tidewater/collections/readings');
  await expect(page.getByText('20,000 items')).toBeVisible();
  await open(page, host, articles);
  await page.getByRole('searchbox', { name: 'Search Articles' }).fill('fog');
  await expect(page.getByRole('gridcell', { name: /fog/i }).first()).toBeVisible();
  // What is typed reaches the address a little later, and would take the page back to the list.
  await expect(page).toHaveURL(/q=fog/);
  await open(page, host, `${articles}/1`);
  await save(page, 'Written in the browser');
  await page.reload();
  await expect(title(page)).toHaveValue('Written in the browser');

  const second = await newPage(context, host, `${articles}/1`);
  await expect(title(second)).toHaveValue('Written in the browser');
  await page.close();
  await save(second, 'Written in the second');
  await second.reload();
  await expect(title(second)).toHaveValue('Written in the second');
});

test('files: an upload and its smaller picture, downloads; rows are imported', async ({ page, host }) => {
  await enter(page, host);
  await open(page, host, '#/tidewater/files');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const canvas = await page.evaluate(async () => {
    const drawn = new OffscreenCanvas(640, 480);
    const context = drawn.getContext('2d');
    if (context) Object.assign(context, { fillStyle: '#c2410c' }).fillRect(0, 0, 640, 480);
    const blob = await drawn.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'orange.png', mimeType: 'image/png', buffer: Buffer.from(canvas) });
  await expect(page.getByRole('dialog').getByText('orange.png')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Done|Close/ })
    .first()
    .click();
  await page.getByRole('searchbox', { name: /^Search/ }).fill('orange');
  const card = page.getByRole('gridcell').filter({ hasText: /orange/i });
  await expect
    .poll(() =>
      card
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(1);
  const asset = await card.locator('img').first().getAttribute('src');
  expect(asset).toContain('/some/path/api/');

  await open(page, host, '#/tidewater/collections/tags');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const rows = Array.from({ length: 200 }, (_, index) => `imported ${index}`).join('\n');
  await page.locator('header').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  await page.getByLabel('File to import').setInputFiles({
    name: 'tags.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name\n${rows}\n`),
  });
  await page.getByRole('button', { name: 'Check' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Import/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('200 items created', { timeout: 60_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', /^2\d\d$/);
});

test('a role sees what it may; starting over puts everything back', async ({ page, host }) => {
  await enter(page, host, 'Viewer');
  await open(page, host, `${articles}/1`);
  await expect(heading(page, 'A short history of fog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await panel(page).getByRole('button', { name: 'Editor' }).click();
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
  await open(page, host, `${articles}/1`);
  await save(page, 'Thrown away soon');
  await open(page, host, '#/tidewater/ext/demo');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await ready(page);
  await panel(page).getByRole('button', { name: 'Editor' }).click();
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
  await open(page, host, `${articles}/1`);
  await expect(title(page)).toHaveValue(/^A short history of fog/);
});

test('works without a network after the first visit', async ({ page, context, host }) => {
  await enter(page, host);
  const missing = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const kept = (await (await caches.open(name)).keys()).map(({ url }) => url);
      const worker = await (await fetch('./sw.js')).text();
      const { files, later } = JSON.parse(/lecternBundle = (.*);/.exec(worker)?.[1] ?? '') as Record<
        string,
        string[]
      >;
      return [...(files ?? []), ...(later ?? [])].filter(
        (path) => !kept.includes(new URL(path, location.href).href),
      );
    });
  await expect.poll(missing, { timeout: 40_000, intervals: [1000] }).toEqual([]);
  await context.setOffline(true);
  await host.close();
  await page.reload();
  await open(page, host, `${articles}/1`);
  await save(page, 'Without a network');
  await open(page, host, '#/tidewater/settings/global');
  await expect(page.getByRole('textbox', { name: 'Project Name' })).toBeVisible();
});

test('a page past the service worker, one whose service worker was stopped or taken away, go on', async ({
  page,
  host,
}) => {
  await enter(page, host);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('Page.reload', { ignoreCache: true });
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
  await open(page, host, `${articles}/1`);
  await expect(title(page)).toBeVisible();
  await devtools.send('ServiceWorker.stopAllWorkers');
  await save(page, 'After it was stopped');
  await page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
  });
  await page.reload();
  await expect(title(page)).toHaveValue('After it was stopped');
});

test('a reload in the middle of the first fill begins it again; data that can’t be opened are not replaced', async ({
  page,
  host,
}) => {
  await page.goto(host.address);
  await expect(page.locator('#demo[data-state="loading"]')).toBeAttached();
  await page.reload();
  await ready(page);
  await panel(page).getByRole('button', { name: 'Editor' }).click();
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
  await open(page, host, `${articles}/1`);
  await save(page, 'Kept');
  // Opening fails from now on.
  const spoil = (body: string) =>
    `FileSystemFileHandle.prototype.createSyncAccessHandle = () => Promise.reject(new Error('broken')); ${body}`;
  await page.evaluate(async (code) => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const address = (await cache.keys()).map(({ url }) => url).find((url) => url.includes('/worker-')) ?? '';
    const kept = await (await cache.match(address))?.text();
    await cache.put(
      address,
      new Response(code + (kept ?? ''), { headers: { 'content-type': 'text/javascript' } }),
    );
  }, spoil(''));
  await page.reload();
  await page.evaluate(() => {
    location.hash = '#/login';
  });
  await expect(page.locator('#demo[data-state="failed"]')).toBeAttached({ timeout: 40_000 });
  await expect(page.locator('#demo')).toContainText('stay as they are');
});

test('a window without service workers is told so, and nothing is asked of the host', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  await page.goto(host.address);
  await expect(panel(page)).toContainText('offers no service workers');
  await expect(panel(page).getByRole('button')).toHaveCount(0);
});

test('a browser that gives no storage is told of before anything is entered', async ({ page, host }) => {
  host.edit = (path, text) =>
    /worker-[^/]*\.js$/.test(path)
      ? `navigator.storage.getDirectory = () => Promise.reject(new DOMException('no', 'SecurityError')); ${text}`
      : text;
  await page.goto(host.address);
  await ready(page);
  await expect(panel(page)).toContainText('This window keeps nothing');
  await panel(page).getByRole('button', { name: 'Editor' }).click();
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
  await open(page, host, `${articles}/1`);
  await save(page, 'In memory');
});

test('a full storage is told from other errors; what could not be saved is still in the form', async ({
  page,
  host,
}) => {
  host.edit = (path, text) =>
    /worker-[^/]*\.js$/.test(path)
      ? `let isFull = false; new BroadcastChannel('fill').onmessage = ({ data }) => { isFull = data; };
         const { write } = FileSystemSyncAccessHandle.prototype;
         FileSystemSyncAccessHandle.prototype.write = function (...given) {
           if (isFull) throw new DOMException('no room', 'QuotaExceededError');
           return write.apply(this, given);
         };
         ${text}`
      : text;
  await enter(page, host, 'Editor');
  await open(page, host, `${articles}/1`);
  await expect(title(page)).toBeVisible();
  const before = await title(page).inputValue();
  await page.evaluate(() => new BroadcastChannel('fill').postMessage(true));
  await title(page).fill('No room for this');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'storage is full' })).toBeVisible();
  await expect(title(page)).toHaveValue('No room for this');
  const stored = () =>
    page.evaluate(async () => {
      const answer = await fetch('./api/tidewater/items/articles/1?fields=title');
      return ((await answer.json()) as { data: { title: string } }).data.title;
    });
  expect(await stored()).toBe(before);
  await page.evaluate(() => new BroadcastChannel('fill').postMessage(false));
  await page.keyboard.press('Control+s');
  await expect.poll(stored).toBe('No room for this');
});

test('two tabs never run two builds: a newer one waits until one tab is left', async ({
  page,
  context,
  host,
}) => {
  await enter(page, host);
  host.edit = (path, text) =>
    path === 'sw.js'
      ? text.replace(/"version":"/, '"version":"newer')
      : path === 'index.html'
        ? text.replace('<html ', '<html data-build="newer" ')
        : text;
  const newer = page.locator('html[data-build="newer"]');
  const second = await newPage(context, host, `${articles}/1`);
  await expect(title(second)).toBeVisible();
  await second.reload();
  await expect(title(second)).toBeVisible();
  await expect(second.locator('html[data-build="newer"]')).toHaveCount(0);
  await second.close();
  await expect(async () => {
    await page.reload();
    await expect(newer).toHaveCount(1, { timeout: 3000 });
  }).toPass({ timeout: 40_000 });
  await open(page, host, `${articles}/1`);
  await expect(title(page)).toBeVisible();
});
