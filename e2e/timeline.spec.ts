import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, quietPage, test } from './fixtures.ts';
import { articles, grid, items, ready, row, rows } from './listing-page.ts';

const timeline = `${articles}?view=timeline`;
const readings = '/tidewater/collections/readings?view=timeline';
const title = (entry: Locator): Locator => entry.getByRole('link');
const day = (entry: Locator): Locator => entry.getByRole('rowheader');
const top = (page: Page) => grid(page).evaluate((element) => element.scrollTop);

async function goTo(page: Page, ...parts: string[]): Promise<void> {
  await page.getByRole('spinbutton').first().focus();
  for (const part of parts) await page.keyboard.type(part);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
}

test.describe.configure({ timeout: 60_000 });

test('the newest first, day by day; opens an item and comes back to its place [TML-01] [FD41]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: quietPage });
  const calls = wire(page);
  await page.goto(`#${timeline}`);
  await ready(page);
  const asked = calls.last({ path: items, method: 'GET' });
  expect(calls.all({ path: items })[0]?.query['sort']).toBe('-publish_on,-id');
  expect(asked.query['filter']).toBeUndefined();
  await expect(day(row(page, 0))).toHaveText(/^[A-Z][a-z]{2}, Sep \d+, 2026$/);
  await expect(row(page, 0)).toContainText(/ago|in \d|yesterday|today|tomorrow/);

  await grid(page).focus();
  await page.keyboard.press('End');
  // What has no date stands at the end, and says so.
  await expect(day(rows(page).last())).toHaveText('No date');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  const place = await top(page);
  expect(place).toBeGreaterThan(0);
  const active = await grid(page).getAttribute('aria-activedescendant');
  const name = await page.locator(`[id="${active}"]`).getByRole('link').innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/articles\/\d+$/);
  await page.goBack();
  await ready(page);
  await expect.poll(() => top(page)).toBe(place);
  const again = await grid(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${again}"]`).getByRole('link')).toHaveText(name);
});

test('goes to any day of 100,000 items, and on from there both ways [TML-01]', async ({ signedIn, wire }) => {
  const page = await signedIn('admin', { path: readings });
  await ready(page);
  const calls = wire(page);
  await goTo(page, '01', '15', '2024');
  const active = async () => (await grid(page).getAttribute('aria-activedescendant')) ?? '';
  await expect.poll(active).toMatch(/-\d+$/);
  const first = page.locator(`[id="${await active()}"]`);
  await expect(day(first)).toHaveText('Mon, Jan 15, 2024');
  // A count, and the windows around the place.
  expect(calls.all({ path: '/tidewater/items/readings' }).length).toBeLessThanOrEqual(4);
  await expect(grid(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(day(page.locator(`[id="${await active()}"]`))).toHaveText('Tue, Jan 16, 2024');
  await page.keyboard.press('PageDown');
  await expect(day(page.locator(`[id="${await active()}"]`))).toHaveText('Mon, Jan 15, 2024');
  expect(await rows(page).count()).toBeLessThan(60);

  // The oldest first, the same day is elsewhere.
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('radio', { name: 'Oldest first' }).check();
  await expect(page).toHaveURL(/sort=taken_at/);
  await ready(page);
  await goTo(page, '01', '16', '2024');
  // Until the place is found, the active row is the one before and need not be on the page.
  await expect(async () => {
    const row = page.locator(`[id="${await active()}"]`);
    await expect(day(row)).toHaveText('Tue, Jan 16, 2024', { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('ArrowUp');
  await expect(day(page.locator(`[id="${await active()}"]`))).toHaveText('Mon, Jan 15, 2024');
});

test('date, title, content and color are chosen, and kept; a template names fields that exist [TML-01]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: timeline });
  await ready(page);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const choose = async (label: string, option: string) => {
    await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Date', 'Event At');
  await expect(row(page, 0)).toContainText(/\d\d:\d\d/);
  await choose('Content', 'Author');
  await choose('Color', 'Color');
  await choose('Title', 'Template…');
  const template = page.getByRole('textbox', { name: 'Title template' });
  await template.fill('{{titel}} in {{section}}');
  await expect(page.getByText('This field doesn’t exist: titel')).toBeVisible();
  await template.fill('{{title}} in {{section}}');
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('collection_presets') &&
      (response.request().postData() ?? '').includes('in {{section}}'),
  );
  await page.keyboard.press('Enter');
  await expect(title(row(page, 0))).toHaveText(/ in (coast|science|voices|table|hands|arts)$/);
  expect((await saved).request().postDataJSON()).toMatchObject({
    view_options: {
      timeline: { date: 'event_at', content: 'author', color: 'color', title: '{{title}} in {{section}}' },
    },
  });
  await page.reload();
  await ready(page);
  await expect(title(row(page, 0))).toHaveText(/ in (coast|science|voices|table|hands|arts)$/);
});

test('what is chosen stays chosen, and a window that fails alone can be read again @faults [TML-01]', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('editor', { path: timeline });
  await ready(page);
  await row(page, 1).getByRole('checkbox').click();
  await expect(row(page, 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 selected')).toHaveCount(0);
  const trouble = faults(page);
  await trouble.answer({ path: items }, 500, { error: { code: 9, message: 'The archive is closed.' } });
  await page.keyboard.press('End');
  await expect(page.getByRole('alert')).toContainText('The archive is closed.');
  await trouble.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).last()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [name, context] of [
  ['wide', {}],
  ['phone', { viewport: { width: 390, height: 844 } }],
] as const) {
  test(`nothing is in anybody’s way: ${name} [TML-01]`, async ({ signedIn }) => {
    const page = await signedIn('admin', { path: timeline, context });
    await ready(page);
    await checkA11y(page);
    for (const inner of await grid(page).locator('a, input').all()) {
      await expect(inner).toHaveAttribute('tabindex', '-1');
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
