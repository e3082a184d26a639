import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { notIn } from './engine-limits.ts';
import { opened } from './item-page.ts';
import { holdFiles } from './wire.ts';

const notice = (page: Page, title: string | RegExp) => page.locator('body').getByText(title);
const updated = 'Lectern has been updated';
const unreachable = 'A part of Lectern couldn’t be loaded';

/** What a server says of files that an update has taken away; its page begins with another script. */
async function update(page: Page): Promise<void> {
  await page.route(/\/admin\/assets\/.*\.(?:js|css)/, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/admin\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /assets\/index-[\w-]+\.js/g,
      'assets/index-ofTomorrow.js',
    );
    await route.fulfill({ response, body });
  });
}

const code = (page: Page) => page.locator('[data-field="code"]');

test('a part that is gone after an update: said at its place, what was typed comes back after a reload [FD70]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/form_lab/1' });
  await opened(page);
  await page.locator('[data-field="plain"] input').fill('Typed before the update');
  await update(page);
  await code(page).scrollIntoViewIfNeeded();
  await expect(code(page).getByText('This interface couldn’t be loaded')).toBeVisible();
  await expect(notice(page, updated)).toBeVisible();
  // The rest of the form goes on.
  await page.locator('[data-field="plain"] input').press('End');
  await page.keyboard.type(', and after');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.locator('[data-field="plain"] input')).toHaveValue('Typed before the update, and after');
  await code(page).scrollIntoViewIfNeeded();
  await expect(code(page).getByRole('textbox')).toBeVisible();
});

const keepsFailures = notIn(
  ['firefox', 'webkit'],
  'a module that failed once is never asked for again; the notice’s reload is the way there',
);

test(
  'a line that breaks while a part is on its way: another try brings it, without a reload',
  keepsFailures,
  async ({ signedIn }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/form_lab/1' });
    await opened(page);
    await page.locator('[data-field="plain"] input').fill('Kept all the while');
    await page.route(/\/admin\/assets\/code-.*\.js/, (route) => route.abort());
    await code(page).scrollIntoViewIfNeeded();
    await expect(notice(page, unreachable)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(notice(page, unreachable)).toHaveCount(0);
    await code(page).getByRole('button', { name: 'Try again' }).click();
    await expect(code(page).getByRole('textbox')).toBeVisible();
    await expect(page.locator('[data-field="plain"] input')).toHaveValue('Kept all the while');
  },
);

for (const [fate, isTold] of [
  ['the second time it comes', false],
  ['it is gone', true],
] as const) {
  test(`a style sheet that does not come: ${fate}; the part opens and works [FD70]`, async ({ signedIn }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/articles' });
    await expect(page.getByRole('grid')).toBeVisible();
    let asked = 0;
    await page.route(/\/admin\/assets\/map-.*\.css/, async (route) => {
      asked += 1;
      if (asked === 1) await route.abort();
      else if (isTold) await route.fulfill({ status: 404 });
      else await route.continue();
    });
    await page.goto('#/tidewater/collections/form_lab/1');
    const map = page.locator('[data-field="place"]');
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('spinbutton').first()).toBeVisible();
    await expect.poll(() => asked).toBe(2);
    await expect(notice(page, unreachable)).toHaveCount(isTold ? 1 : 0);
  });
}

test('a first visit whose files answer HTML says so, and goes on when they come', async ({ signedIn }) => {
  const signed = await signedIn('admin');
  const page = await signed.context().newPage();
  await page.route(/\/admin\/assets\/(?:shell|listing)-.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><p>Please sign in to the hotel’s network',
    }),
  );
  await page.goto('#/tidewater/collections/articles');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('row').nth(1).getByRole('link')).toBeVisible();
});

const titleField = (page: Page) => page.locator('[data-field="title"] input');

test('a first visit with one slow file among the others: says that it is under way, then goes on', async ({
  signedIn,
}) => {
  const page = await (await signedIn('admin')).context().newPage();
  const slow = await holdFiles(page, /\/admin\/assets\/item-.*\.js/);
  await page.goto('#/tidewater/collections/articles/1');
  await slow.held;
  await expect(page.getByRole('progressbar').or(page.getByRole('status')).first()).toBeVisible();
  await expect(page.getByText(unreachable)).toHaveCount(0);
  slow();
  await expect(titleField(page)).toBeVisible();
});

test('a line that breaks in the middle of a first visit: said, and the next try goes on', async ({
  signedIn,
}) => {
  const page = await (await signedIn('admin')).context().newPage();
  const lost = await holdFiles(page, /\/admin\/assets\/item-.*\.js/);
  await page.goto('#/tidewater/collections/articles/1');
  await lost.held;
  await page.context().setOffline(true);
  lost();
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await again.click();
  await expect(titleField(page)).toBeVisible();
});

test('a first visit whose preloads are blocked goes on by what the app asks for itself', async ({
  signedIn,
}) => {
  const page = await (await signedIn('admin')).context().newPage();
  const asked = new Set<string>();
  await page.route(/\/admin\/assets\/(?!index-).*\.(?:js|css)/, async (route) => {
    const url = route.request().url();
    if (asked.has(url)) return route.continue();
    asked.add(url);
    return route.abort('blockedbyclient');
  });
  await page.goto('#/tidewater/collections/articles/1');
  await expect(titleField(page)).toBeVisible();
});
