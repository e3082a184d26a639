import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { type RunningSite, startExampleSite } from '#mocks/seed/site/site.ts';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { articles, inputOf, keptDrafts, openItem, opened, save, saveButton } from './item-page.ts';

/** What a page of a site may do in a frame. */
const pages: Record<string, string> = {
  '/silent': '<h1>Nothing to say</h1>',
  '/hostile': `<h1>Hostile</h1><input id="trap" autofocus><script>
    const hello = () => parent.postMessage({ lectern: 'hello', version: 1, address: location.href }, '*');
    addEventListener('message', ({ data, ports }) => {
      const [port] = ports;
      port.onmessage = ({ data: told }) => {
        if (told.lectern !== 'changes') return;
        try { top.location.href = 'about:blank' } catch {}
        alert('Look at me'); confirm('Sure?'); open('https://popup.invalid/');
        trap.focus(); window.focus();
        document.querySelector('h1').textContent = 'Heard';
        for (const field of [null, 7, {}, '__proto__', 'nowhere', 'subtitle', 'x'.repeat(1e5)]) port.postMessage({ lectern: 'field', field });
      };
    });
    hello();
    for (let at = 0; at < 50; at += 1) history.pushState(at, '', '#' + at);
  </script>`,
  '/flood': `<h1>Flood</h1><script>
    for (let at = 0; at < 2000; at += 1) parent.postMessage({ lectern: 'hello', version: 1, address: location.href }, '*');
  </script>`,
};

test.describe.configure({ timeout: 90_000 });

let sites: Server;
let address = '';
/** Headers of what the sites were asked for. */
const asked: IncomingHttpHeaders[] = [];
let example: RunningSite | null = null;

test.beforeAll(async () => {
  sites = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site.invalid').pathname;
    asked.push(request.headers);
    if (path === '/slow') return;
    if (path === '/refused') response.setHeader('x-frame-options', 'DENY');
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html>${pages[path] ?? '<h1>Refused</h1>'}`);
  });
  await new Promise<void>((done) => {
    sites.listen(0, '127.0.0.1', done);
  });
  // Another host than the API's, which has an address of numbers.
  address = `http://localhost:${(sites.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  sites.closeAllConnections();
  sites.close();
  await example?.close();
});

const frame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview of the page"]');
const pane = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true });

/** Gives the articles previews, as their administrator does; `url` of each by its name. */
async function setPreviews(page: Page, urls: Record<string, string>): Promise<void> {
  const previews = Object.entries(urls).map(([name, url]) => ({ name, url }));
  const path = new URL('/tidewater/fields/articles/id', page.url()).href;
  const answer = await page.request.patch(path, { data: { options: { lectern: { previews } } } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function startSite(page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  example ??= await startExampleSite({ api: origin, lectern: [origin], host: '127.0.0.1', port: 0 });
  return example.address;
}

/** An article with the previews of `urls`, the first of them open. */
async function openPreview(page: Page, urls: Record<string, string>, key = 1): Promise<void> {
  await setPreviews(page, urls);
  await page.goto('about:blank');
  await page.goto(`#${articles}/${key}`);
  await toggle(page).click();
}

test('a preview is set up with fields of the item, and shown beside the form with what is not saved yet', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/settings/collections/articles' });
  const site = await startSite(page);
  await page.getByRole('button', { name: 'Add preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'New preview' });
  const url = dialog.getByLabel('Address', { exact: true });
  for (const [wrong, words] of [
    ['javascript:alert(1)', 'begins with https:// or http://'],
    ['https://{{slug}}/', 'after the first slash only'],
    ['https://example.com/{{nothing}}', 'don’t exist: nothing'],
    ['https://example.com/{{tags.tags_id.name}}', 'several items'],
  ] as const) {
    await url.fill(wrong);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await dialog.getByLabel('Name').fill('Site');
  await url.fill(`${site}/articles/`);
  await url.press('End');
  await dialog.getByRole('button', { name: 'Insert a field' }).click();
  await page.getByRole('menuitem', { name: 'ID', exact: true }).click();
  await expect(dialog.getByRole('link', { name: `${site}/articles/` })).toBeVisible();
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'Preview saved')).toBeVisible();

  await page.goto(`#${articles}/1`);
  await opened(page);
  await page.keyboard.press('Control+Shift+E');
  const title = frame(page).locator('h1');
  await expect(title).toHaveText('A short history of fog in Esk Narrows');
  await checkA11y(page);
  await inputOf(page, 'title').fill('Fog');
  await expect(title).toHaveText('Fog');
  await expect(title).toHaveAttribute('data-lectern-used', '');
  // The way back: what is clicked in the page is the field in use.
  await frame(page).locator('.subtitle').click();
  await expect(inputOf(page, 'subtitle')).toBeFocused();
  await expect(title).not.toHaveAttribute('data-lectern-used');

  // A save has the page loaded anew, where it stood.
  const end = frame(page).locator('nav');
  const top = () =>
    frame(page)
      .locator('html')
      .evaluate(() => Math.round(scrollY));
  const scroll = () => end.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await scroll();
  // Loaded by its key it stands where it stood, once that was told, a moment after it has begun to move.
  await expect(async () => {
    await page.keyboard.press('Control+Shift+L');
    await expect(end)
      .toBeInViewport({ timeout: 1500 })
      .catch(async (error: unknown) => {
        await scroll();
        throw error;
      });
  }).toPass({ intervals: [500] });
  const before = await top();
  expect(before).toBeGreaterThan(200);
  const loaded = page.waitForRequest((request) => request.url().startsWith(`${site}/articles/1`));
  await save(page);
  await loaded;
  await expect.poll(top).toBe(before);
  await expect(title).toHaveText('Fog');
  await page.keyboard.press('Control+Shift+E');
  await expect(pane(page)).toHaveCount(0);
});

test('the page follows its language, and what is typed in a translation', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: articles });
  const site = await startSite(page);
  await openPreview(page, { Site: `${site}/articles/{{id}}?lang={{$language}}` }, 5);
  const title = frame(page).locator('h1');
  await expect(title).toHaveText(/^Low Ferring, bevor/);
  await inputOf(page, 'translations.title').fill('Nebel');
  await expect(title).toHaveText('Nebel');
  await pane(page)
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(title).not.toHaveText(/Nebel|Low Ferring, bevor/);
  // A link within the site shows another page, which is told nothing.
  await frame(page).getByRole('link', { name: 'Next article' }).click();
  await expect(pane(page).getByText('This isn’t the item’s page.')).toBeVisible();
  await inputOf(page, 'title').fill('Not for others');
  // A draft is written half a second after the last key, the page told sooner.
  await expect.poll(() => keptDrafts(page)).toContain('Not for others');
  await expect(title).not.toHaveText('Not for others');
  await pane(page).getByRole('button', { name: 'Back to the item' }).click();
  await expect(title).toHaveText('Not for others');
});

test('what keeps a page out of the frame is said, with a tab as the way to it, and the form goes on', async ({
  signedIn,
  pageErrors,
}) => {
  const page = await signedIn('admin', { path: articles });
  const { origin } = new URL(page.url());
  const reasons: Record<string, [string, string]> = {
    Refused: [`${address}/refused`, 'doesn’t allow itself to be shown'],
    Silent: [`${address}/silent`, 'doesn’t show unsaved changes'],
    Slow: [`${address}/slow`, 'hasn’t answered yet'],
    Policy: ['http://site.invalid/{{slug}}', 'may not show pages of http://site.invalid'],
    Own: [`${origin}/uploads/{{slug}}`, 'same host as the API'],
    Gaps: [`${address}/{{publish_on}}/{{author.email}}/{{slug}}`, 'isn’t complete'],
  };
  const urls = Object.fromEntries(Object.entries(reasons).map(([name, [url]]) => [name, url]));
  await openPreview(page, urls);
  const patch = new URL('/tidewater/items/articles/1', page.url()).href;
  await page.request.patch(patch, { data: { publish_on: null } });
  for (const [name, [, words]] of Object.entries(reasons)) {
    await pane(page).getByRole('button', { name: /Page/ }).click();
    await page.getByRole('option', { name, exact: true }).click();
    await expect(pane(page).getByText(words)).toBeVisible({ timeout: 7000 });
    const link = pane(page).getByRole('link', { name: 'Open in a new tab' }).first();
    if (name === 'Gaps') await expect(pane(page).getByRole('listitem')).toHaveText(/^Publish On is empty/);
    else await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    if (name === 'Own' || name === 'Gaps') await expect(pane(page).locator('iframe')).toHaveCount(0);
    await inputOf(page, 'title').fill(`While ${name}`);
    await expect(saveButton(page)).toBeEnabled();
  }
  const breach = expect.stringContaining('frame-src http://site.invalid');
  expect(pageErrors.splice(0)).toEqual([breach]);
});

test('a hostile page has no way to the app: no dialogs, no windows, no focus, and no more than it is told', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: articles });
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', (popup) => opened.push(popup.url()));
  await openPreview(page, { Hostile: `${address}/hostile`, Flood: `${address}/flood` });
  await expect(frame(page).locator('h1')).toHaveText('Hostile');
  const title = inputOf(page, 'title');
  await title.fill('Typed');
  await expect(frame(page).locator('h1')).toHaveText('Heard');
  await expect(title).toBeFocused();
  // One that goes on taking it is closed.
  const closed = pane(page).getByText('took the focus from the form');
  await expect(async () => {
    await page.keyboard.type('x');
    await expect(closed).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(title).toBeFocused();
  await page.keyboard.type('end');
  await expect(title).toHaveValue(/^Typed.*end$/);
  await expect(page).toHaveURL(/articles\/1$/);
  expect(opened).toEqual([]);
  // What the site was sent: no token, no cookie of the API.
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((headers) => headers.cookie ?? headers.authorization ?? headers.referer)).toEqual([]);

  await pane(page).getByRole('button', { name: /Page/ }).click();
  await page.getByRole('option', { name: 'Flood' }).click();
  await expect(pane(page).getByText('sent too many messages')).toBeVisible();
  await title.fill('Still here');
  await expect(title).toHaveValue('Still here');
});

test('on a phone the preview is a tab beside the fields', async ({ signedIn }) => {
  const page = await openItem(signedIn, 'admin', `${articles}/1`);
  const site = await startSite(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPreview(page, { Site: `${site}/articles/{{id}}` });
  await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
  await expect(frame(page).locator('h1')).toHaveText(/fog/i);
  await expect(page.getByRole('form', { name: 'Fields' })).toBeHidden();
  await checkA11y(page);
  // What is clicked in the page is shown in the form.
  await frame(page).locator('.subtitle').click();
  await expect(page.getByRole('tab', { name: 'Fields' })).toHaveAttribute('aria-selected', 'true');
  await expect(inputOf(page, 'subtitle')).toBeFocused();
  await inputOf(page, 'title').fill('From the phone');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(frame(page).locator('h1')).toHaveText('From the phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a device that is wider than the pane is shown whole, smaller, in both directions of writing', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: articles });
  const site = await startSite(page);
  await openPreview(page, { Site: `${site}/articles/{{id}}` });
  await expect(frame(page).locator('h1')).toBeVisible();
  for (const name of ['Tablet', 'Phone'])
    for (const dir of ['ltr', 'rtl']) {
      await pane(page).getByRole('button', { name, exact: true }).click();
      await page.evaluate((value) => {
        document.documentElement.dir = value;
      }, dir);
      const inner = () =>
        frame(page)
          .locator('html')
          .evaluate(() => innerWidth);
      await expect.poll(inner).toBe(name === 'Tablet' ? 820 : 390);
      const [outer, device] = await Promise.all([
        pane(page).boundingBox(),
        page.locator('iframe[title="Preview of the page"]').boundingBox(),
      ]);
      const ends = (box: typeof outer) => [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)] as const;
      const [[left, right], [from, to]] = [ends(outer), ends(device)];
      expect(from, `${name} ${dir}`).toBeGreaterThanOrEqual(left - 1);
      expect(to, `${name} ${dir}`).toBeLessThanOrEqual(right + 1);
      expect(Math.abs((from + to) / 2 - (left + right) / 2), `${name} ${dir}`).toBeLessThanOrEqual(2);
    }
});
