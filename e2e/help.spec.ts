import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';

const help = (page: Page, topic: string) => page.getByRole('button', { name: `Help: ${topic}` });
const panel = (page: Page, topic: string) => page.getByRole('dialog', { name: `Help: ${topic}` });

/** Opens the help, and has read that its picture is there in the theme; it closes and gives the focus back. */
async function read(page: Page, topic: string, text: string, picture: string): Promise<void> {
  await help(page, topic).click();
  await expect(panel(page, topic)).toContainText(text);
  const image = panel(page, topic).locator('img');
  await expect(image).toHaveAttribute('src', new RegExp(picture));
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(panel(page, topic)).toHaveCount(0);
  await expect(help(page, topic)).toBeFocused();
}

test('help beside filters: its words and picture come when they are asked for, the filter stays open', async ({
  signedIn,
}) => {
  const filters = encodeURIComponent(
    JSON.stringify([{ field: 'title', operator: 'contains', value: 'fog' }]),
  );
  const page = await signedIn('editor', {
    path: `/tidewater/collections/articles?view=tabular&columns=title&filters=${filters}`,
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: /^Edit filter: Title/ }).click();
  await expect(help(page, 'filters')).toBeVisible();
  expect(asked.filter((url) => url.includes('.webp'))).toEqual([]);
  await help(page, 'filters').click();
  await expect(panel(page, 'filters')).toContainText('Conditions joined by “and” must all be met');
  await checkA11y(page);
  const link = panel(page, 'filters').getByRole('link', { name: 'Read more in the guide' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toBe('guide/editors.html#filters');
  const guide = await page.request.get(new URL(address, page.url()).href);
  expect(await guide.text()).toContain('<h2 id="filters">');
  await page.keyboard.press('Escape');
  await read(page, 'filters', 'A filter shows only', 'filters-light');
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
});

test('help beside permissions, relations, statuses and conditions, in the dark', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: '/tidewater/settings/roles/4' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await read(page, 'permissions by status', 'authors can change drafts', 'permissions-dark');

  await page.goto('#/tidewater/settings/collections/articles');
  const open = (field: string) =>
    page.locator(`[data-row="${field}"]`).getByRole('rowheader').getByRole('button').click();
  const setup = page.getByRole('dialog').first();
  await open('status');
  await setup.getByRole('tab', { name: 'Options' }).click();
  await read(page, 'statuses', 'A status says where an item stands', 'statuses-dark');
  await setup.locator('[data-own] > summary').click();
  await read(page, 'conditions', 'A hidden field keeps its value', 'conditions-dark');
  await page.keyboard.press('Escape');
  await expect(setup).toHaveCount(0);
  await open('author');
  await setup.getByRole('tab', { name: 'Relation' }).click();
  await read(page, 'relations', 'connects items of two collections', 'relations-dark');
});
