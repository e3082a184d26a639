import type { Page } from '@playwright/test';
import { awaitOpening, installOpeningProbes } from './bench/opening.ts';
import { expect, quietPage, test } from './fixtures.ts';
import { fieldOf, inputOf, lab, opened } from './item-page.ts';

const shiftOf = (page: Page) => page.evaluate(() => window.lecternOpening);

test('an item with rich text and lists: nothing moves while its inputs come, at the top and on the way down [ITM-01]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  await installOpeningProbes(page);
  await page.reload();
  const calls = wire(page);
  for (const path of ['/tidewater/collections/articles/2', `${lab}/1`]) {
    await page.goto('#/tidewater/collections');
    await calls.quiet();
    await awaitOpening(page, path.replace('/collections/', '/items/'));
    await page.goto(`#${path}`);
    await opened(page);
    await calls.quiet();
    const atOnce = await shiftOf(page);
    expect.soft(atOnce.shift, `${path}: ${atOnce.moved.join('\n')}`).toBeLessThan(0.1);
    await awaitOpening(page, path);
    const rows = await page.locator('form [data-field]').all();
    for (const row of rows.filter((_, at) => at % 8 === 7)) {
      await row.scrollIntoViewIfNeeded();
      await calls.quiet(100);
    }
    const below = await shiftOf(page);
    expect.soft(below.shift, `${path}, below: ${below.moved.join('\n')}`).toBeLessThan(0.1);
  }
});

test('editors that are libraries are loaded when such a field comes near the screen [INF-01]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: quietPage });
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) loaded.add(name);
  });
  const calls = wire(page);
  const libraries = () => [...loaded].filter((name) => /^(rich-text|code|markdown|map|crop)$/.test(name));
  await page.goto('#/tidewater/collections/wide_form/1');
  await opened(page);
  await expect(inputOf(page, 'item_001')).toBeVisible();
  await calls.quiet();
  expect(libraries()).toEqual([]);
  await page.goto(`#${lab}/1`);
  await opened(page);
  await calls.quiet();
  expect(libraries()).toEqual([]);
  await fieldOf(page, 'code').scrollIntoViewIfNeeded();
  await expect(fieldOf(page, 'code').getByRole('textbox')).toBeVisible();
  expect(libraries()).toContain('code');
  await fieldOf(page, 'rich').scrollIntoViewIfNeeded();
  await expect.poll(libraries).toContain('rich-text');
});
