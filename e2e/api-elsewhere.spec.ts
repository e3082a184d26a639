import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { type BundleElsewhere, serveBundleElsewhere } from './bundle-elsewhere.ts';
import { expect, told } from './fixtures.ts';
import { freePort, startServer, testHeaders } from './server.ts';
import { fill, submit } from './sign-in-form.ts';
import { account } from './accounts.ts';
import { editAndSave, signInHere, test, walk } from './surroundings.ts';
import { dataTemplate } from './template.ts';
import { FaultInjector } from './wire.ts';

/* The app on one origin, the API on another (docs/deploying.md, "Somewhere else"). */

test.describe.configure({ timeout: 60_000 });

let bundle: BundleElsewhere;
test.beforeAll(async ({ server }) => {
  bundle = await serveBundleElsewhere(`${server.baseURL}/`);
});
test.afterAll(() => bundle.close());

/** What a download has written, and that the app is still there. */
async function saved(page: Page, start: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await start();
  const download: Download = await coming;
  const bytes = await readFile(await download.path());
  expect(page.url()).toMatch(/\/cms\/#\/tidewater\//);
  return { name: download.suggestedFilename(), bytes };
}

test.describe.configure({ timeout: 120_000 });

test('all screens, saving and drafts @hooks', async ({ visit }) => {
  const page = await visit({ baseURL: bundle.address });
  await signInHere(page);
  await editAndSave(page);
  expect(await walk(page)).toEqual([]);
  // Its code comes from the API, and runs with the app's own packages.
  await page.goto('#/tidewater/ext/desk-report');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
});

test('a file, several files and an export are downloaded, and the app stays @hooks', async ({
  visit,
  server,
}) => {
  const page = await visit({ baseURL: bundle.address });
  await signInHere(page);
  await page.goto('#/tidewater/files/1');
  const link = page.getByRole('link', { name: 'Download', exact: true });
  const whole = await page.request.get((await link.getAttribute('href')) ?? '');
  const name = await link.getAttribute('download');
  expect(new URL(whole.url()).origin).toBe(server.baseURL);
  const one = await saved(page, () => link.click());
  expect(one.name).toBe(name);
  expect(one.bytes.equals(await whole.body())).toBe(true);

  await page.goto('#/tidewater/files');
  await page.getByRole('grid').locator('[data-key]').first().waitFor();
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const entry = dialog.getByRole('link').first();
  const named = await saved(page, () => entry.click());
  // Firefox counts what it has saved under the same name.
  expect(named.name.replace(/\(\d+\)(?=\.)/, '')).toBe(await entry.getAttribute('download'));
  expect(named.bytes.length).toBeGreaterThan(0);
  const all = await saved(page, () => dialog.getByRole('button', { name: 'Download all' }).click());
  expect(all.bytes.equals(named.bytes)).toBe(true);
  await page.keyboard.press('Escape');

  await page.goto('#/tidewater/collections/tags');
  // The files have such a button too, until the list is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const list = await saved(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
  );
  expect(list.bytes.toString()).toContain('name');
});

test('a download that lasts can be stopped, one that fails is tried again @faults @hooks', async ({
  visit,
}) => {
  const page = await visit({ baseURL: bundle.address });
  await signInHere(page);
  await page.goto('#/tidewater/files/1');
  const link = page.getByRole('link', { name: 'Download', exact: true });
  await expect(page.getByRole('img').first()).toBeVisible();
  const name = await link.getAttribute('download');
  const faults = new FaultInjector(page);
  const release = await faults.hold({ path: /\/assets\// });
  await link.click();
  const under = told(page, `Downloading “${name}”`);
  await expect(under).toBeVisible();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(under).toHaveCount(0);
  release();
  await faults.clear();

  await faults.answer({ path: /\/assets\// }, 503);
  await link.click();
  const failed = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(failed.filter({ hasText: `“${name}” couldn’t be downloaded` })).toContainText('503');
  await faults.clear();
  const again = await saved(page, () => failed.getByRole('button', { name: 'Try again' }).click());
  expect(again.bytes.length).toBeGreaterThan(0);
});

test('pictures are shown and edited; the link to a new password leads to the app @hooks', async ({
  visit,
  server,
}) => {
  const page = await visit({ baseURL: bundle.address });
  await page.goto('#/reset-password?project=tidewater');
  await page.getByLabel('E-mail').fill('author@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Request sent')).toBeVisible();
  const mails = (await (
    await page.request.get(`${server.baseURL}/__test__/mails`, { headers: testHeaders })
  ).json()) as unknown[];
  const mail = JSON.stringify(mails.at(-1));
  expect(mail).toContain(`${bundle.address}#/reset-password?token=`);
  const address = new RegExp(`${bundle.address}#/reset-password\\?token=[\\w.-]+`).exec(mail)?.[0] ?? '';
  await page.goto(address);
  await expect(page.getByLabel('New password')).toBeVisible();

  await signInHere(page);
  await page.goto('#/tidewater/files/1');
  const picture = page.getByRole('figure', { name: 'Preview' }).getByRole('img');
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(async () => (await size())[0]).toBeGreaterThan(1);
  const [width, height] = await size();
  await page.getByRole('button', { name: 'Edit picture' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn left by 90°' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'The picture was saved')).toBeVisible();
  await expect.poll(size).toEqual([height, width]);
});

test('another site: its cookie is taken when the server means it to be, else the sign-in says what to allow @faults', async ({
  visit,
  pageErrors,
}) => {
  const home = await mkdtemp(join(tmpdir(), 'lectern-e2e-'));
  const port = await freePort();
  const start = async (crossSite: boolean) => {
    await cp(await dataTemplate(), join(home, String(crossSite)), { recursive: true });
    return startServer({ data: join(home, String(crossSite)), port, test: true, crossSite });
  };
  // By name it is another site than 127.0.0.1, and still safe enough for a browser to take a cookie marked so.
  const elsewhere = await serveBundleElsewhere(`http://localhost:${port}/`);
  let running = await start(false);
  try {
    const page = await visit({ baseURL: elsewhere.address });
    await page.goto('#/login?project=tidewater');
    await fill(page, account('admin', 'tidewater'));
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(`Allow cookies for localhost:${port}`);
    // Firefox counts the refusal, and what a page that goes was still loading, as errors.
    pageErrors.splice(
      0,
      Infinity,
      ...pageErrors.filter((error) => !/^(?:Cookie|downloadable font)/.test(error)),
    );
    await running.stop();
    running = await start(true);
    await page.reload();
    await signInHere(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/#\/tidewater\//);
  } finally {
    await running.kill();
    await elsewhere.close();
    await rm(home, { recursive: true, force: true });
  }
});
