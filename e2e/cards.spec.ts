import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, openAnew, quietPage, test } from './fixtures.ts';
import { counter, grid } from './listing-page.ts';

const files = '/tidewater/files';
const products = '/tidewater/collections/products';
const cards = (page: Page): Locator => grid(page).locator('[role="gridcell"][data-key]');
const card = (page: Page, index: number): Locator => grid(page).locator(`[data-row="${index}"]`);
const selection = (page: Page): Locator => page.getByRole('group', { name: 'Selection' });

async function shown(page: Page): Promise<void> {
  await expect(cards(page).first()).toBeVisible({ timeout: 15_000 });
  await expect(grid(page)).not.toHaveAttribute('aria-busy', 'true');
}

const isLoaded = (image: HTMLImageElement | SVGElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

test.describe.configure({ timeout: 60_000 });

test('files are cards: picture, title, kind; only what is shown is asked for [CRD-01]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: quietPage });
  const calls = wire(page);
  await page.goto(`#${files}`);
  await shown(page);
  await expect(page).toHaveURL(/#\/tidewater\/files(\?|$)/);
  const first = card(page, 0);
  await expect(first.getByRole('link')).toHaveText('Marrow Quay at six');
  await expect(first).toContainText('image/jpeg');
  await expect.poll(() => first.locator('img').evaluate(isLoaded)).toBe(true);
  await expect(first.locator('img')).toHaveAttribute(
    'src',
    /\/tidewater\/assets\/\w+\?key=directus-medium-crop$/,
  );
  await expect(first.locator('img')).toHaveAttribute('loading', 'lazy');
  const fields = calls.all({ path: files })[0]?.query['fields'] ?? '';
  expect(fields.split(',')).toEqual(expect.arrayContaining(['id', 'private_hash', 'title', 'type']));
  expect(fields).not.toMatch(/\*|metadata|checksum/);
  await checkA11y(page);
});

test('every option of the side bar changes the cards and stays [CRD-01] [LST-03]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('editor', { path: `${products}?view=cards` });
  await shown(page);
  await expect(card(page, 0).locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const choose = async (label: string, option: string) => {
    await page.getByRole('button', { name: new RegExp(label) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Title', 'Name');
  await choose('Subtitle', 'Price');
  await choose('Content', 'Stock');
  const picture = page.getByRole('button', { name: 'Image' });
  await picture.click();
  await page.getByRole('option').nth(1).click();
  await expect(card(page, 0).getByRole('link')).not.toHaveText(/^\d+$/);
  await expect(grid(page).locator('img').first()).toHaveAttribute('src', /key=directus-medium-crop/);
  await page.getByRole('radio', { name: 'Whole' }).check();
  await expect(grid(page).locator('img').first()).toHaveAttribute('src', /key=directus-medium-contain/);
  await page.getByRole('radio', { name: 'Small' }).check();
  await expect(grid(page)).toHaveAttribute('data-size', 'small');
  const calls = wire(page);
  await choose('Sort by', 'Name');
  await page.getByRole('radio', { name: 'Descending' }).check();
  await expect(page).toHaveURL(/sort=-name/);
  await expect
    .poll(() => calls.all({ path: '/tidewater/items/products' }).at(-1)?.query['sort'])
    .toBe('-name,-sku');
  await expect
    .poll(() => calls.all({ method: /* saved */ 'PATCH' }).length + calls.all({ method: 'POST' }).length)
    .toBeGreaterThan(0);

  await page.goto('#/tidewater/collections');
  await page.goto(`#${products}`);
  await shown(page);
  await expect(page).toHaveURL(/view=cards/);
  await expect(grid(page)).toHaveAttribute('data-size', 'small');
  await expect(grid(page).locator('img').first()).toHaveAttribute('src', /key=directus-medium-contain/);
});

test('keys: arrows, Home, End, pages, Enter; Space and Shift choose [CRD-01] [LST-10]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: files });
  await shown(page);
  await expect(counter(page)).toHaveText(/items$/);
  const columns = Number(await grid(page).getAttribute('aria-colcount'));
  const active = async () =>
    /-(\d+)$/.exec((await grid(page).getAttribute('aria-activedescendant')) ?? '')?.[1];
  await grid(page).focus();
  await page.keyboard.press('ArrowRight');
  expect(await active()).toBe('0');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(String(columns));
  await page.keyboard.press('End');
  expect(await active()).toBe(String(2 * columns - 1));
  await page.keyboard.press('Control+End');
  const count = Number.parseInt(await counter(page).innerText(), 10);
  expect(await active()).toBe(String(count - 1));
  await expect(card(page, count - 1)).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Space');
  await expect(selection(page)).toContainText('1 selected');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selection(page)).toContainText(`${columns + 1} selected`);
  await expect(card(page, columns)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(selection(page)).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await expect(selection(page)).toContainText(`${count} selected`);
  await page.keyboard.press('Escape');

  await card(page, 1).hover();
  await card(page, 1).getByRole('checkbox').click();
  await card(page, 3).click({ modifiers: ['Shift'] });
  await expect(selection(page)).toContainText('3 selected');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/tidewater\/files\/\d+$/);
  await page.goBack();
  await shown(page);
});

test('any place of 100,000 cards; where it stood is found again [CRD-01] [FD22] [FD41]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/readings?view=cards' });
  await shown(page);
  await expect(counter(page)).toHaveText(/[\d,]+ items/);
  const count = Number((await counter(page).innerText()).replaceAll(/\D/g, ''));
  const calls = wire(page);
  await grid(page).focus();
  await page.keyboard.press('Control+End');
  await expect(card(page, count - 1)).toBeInViewport();
  await expect(card(page, count - 1)).toHaveAttribute('data-key', /./);
  expect(await grid(page).locator('[role="gridcell"]').count()).toBeLessThan(200);
  expect(calls.all({ path: '/tidewater/items/readings' }).length).toBeLessThanOrEqual(3);

  // In the middle, by the scroll bar; then away and back.
  await grid(page).evaluate((element) => {
    element.scrollTop = element.scrollHeight / 2;
  });
  await expect(cards(page).first()).toBeVisible();
  const middle = grid(page).locator('[data-key]:not([aria-busy])');
  const at = async () => Number(await middle.nth(20).getAttribute('data-row'));
  // The cards of the end may still be there.
  await expect.poll(at).toBeLessThan((count * 3) / 4);
  const index = await at();
  expect(index).toBeGreaterThan(count / 4);
  await expect.poll(() => calls.all({ path: '/tidewater/items/readings' }).length).toBeGreaterThan(1);
  await card(page, index).getByRole('link').click();
  await expect(page).toHaveURL(/readings\/\d+$/);
  await page.goBack();
  await expect(card(page, index)).toBeInViewport();
  await expect(card(page, index)).toHaveAttribute('data-key', /./);
});

test('nothing moves when pictures come, broken ones show a sign, SVG is only ever a picture [CRD-01] [FD55] @faults', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const trouble = faults(page);
  const release = await trouble.hold({ path: /\/assets\// });
  await page.goto(`#${files}?sort=id`);
  await shown(page);
  const before = await card(page, 4).boundingBox();
  release();
  await expect.poll(() => card(page, 4).locator('img').evaluate(isLoaded)).toBe(true);
  expect(await card(page, 4).boundingBox()).toEqual(before);

  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>window.top.hacked = true</script><rect width="9" height="9"/></svg>`;
  const made = await page.request.post(new URL('/tidewater/files', page.url()).href, {
    multipart: {
      title: '000 evil',
      file: { name: 'evil.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
    },
  });
  expect(made.ok()).toBe(true);
  await trouble.clear();
  await page.goto(`#${files}?sort=title`);
  await expect(card(page, 0)).toContainText('000 evil');
  await expect(card(page, 0).locator('img')).toHaveAttribute('src', /assets\/\w+$/);
  await expect.poll(() => card(page, 0).locator('img').evaluate(isLoaded)).toBe(true);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.locator('object, embed, iframe').count()).toBe(0);

  await trouble.answer({ path: /\/assets\// }, 404, { error: { code: 203, message: 'Item not found' } });
  // A page keeps the pictures that it has shown, whatever the server says by now.
  await openAnew(page, `#${files}?sort=-title`);
  await expect(card(page, 0)).not.toContainText('000 evil');
  await expect(card(page, 0).getByText('broken_image')).toBeAttached();
  await expect(card(page, 0).locator('img')).toHaveCount(0);
});

test('on a phone and right to left; a window that fails shows its own retry [CRD-01] [LST-07] @faults', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('admin', {
    path: '/tidewater/collections/readings?view=cards',
    context: { viewport: { width: 390, height: 800 }, hasTouch: true },
  });
  await shown(page);
  await expect(grid(page)).toHaveAttribute('aria-colcount', '2');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const trouble = faults(page);
  await expect(counter(page)).toHaveText(/items/);
  await trouble.answer({ path: /readings/ }, 500, { error: { code: 9, message: 'Out of order.' } });
  await grid(page).focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByText('Some cards couldn’t be loaded.')).toBeVisible();
  await trouble.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Some cards couldn’t be loaded.')).toHaveCount(0);
  await grid(page).focus();
  await page.keyboard.press('Control+Home');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await grid(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(grid(page)).toHaveAttribute('aria-activedescendant', /-1$/);
  const [first, second] = [await card(page, 0).boundingBox(), await card(page, 1).boundingBox()];
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
  await checkA11y(page);
});
