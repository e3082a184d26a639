/** What seldom happens to a table, and all the same must not cost anything. */
import type { Locator, Page } from '@playwright/test';
import { byTouch, expect, notIn, test } from './fixtures.ts';
import { ROLE } from '#mocks/seed/roles.ts';
import { grid, head, ready, row, rows } from './listing-page.ts';
import { runSql } from './sql.ts';

const products = '/tidewater/collections/products?columns=sku,name,status,price,stock,weight&sort=sku';
const api = '/tidewater/items/products';
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Editing the table' });
/** A cell by the place of its row and its column among the fields, both from 0. */
const cell = (page: Page, at: number, column: number): Locator =>
  row(page, at).locator(`[data-column="${column + 1}"]`);

async function switchOn(page: Page): Promise<void> {
  await ready(page);
  const toggle = bar(page).getByRole('switch', { name: 'Edit cells' });
  if (!(await toggle.isChecked())) await toggle.check({ force: true });
  await expect(grid(page)).toHaveAttribute('data-editing', 'true');
}

test.describe.configure({ timeout: 60_000 });

test('a block is cut, taken back, done again; a corner pulled down fills the cells below [TAB-01]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', {
    path: products,
  });
  await switchOn(page);
  const stock = (await cell(page, 0, 4).locator('div').first().innerText()).trim();
  await cell(page, 0, 4).click();
  await page.keyboard.press('ControlOrMeta+x');
  await expect(cell(page, 0, 4)).toContainText('–');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(stock);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 0, 4)).toContainText(stock);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(cell(page, 0, 4)).toContainText('–');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 4)).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 0, 4)).toHaveAttribute('data-active', 'true');

  const corner = await cell(page, 0, 4).locator('[data-fill]').boundingBox();
  const below = await cell(page, 3, 4).boundingBox();
  if (!corner || !below) throw new Error('there is no corner');
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.mouse.down();
  await page.mouse.move(below.x + below.width / 2, below.y + below.height / 2, { steps: 6 });
  await page.mouse.up();
  for (const at of [0, 1, 2, 3]) await expect(cell(page, at, 4)).toHaveText(/^12(\D|$)/);
  await expect(cell(page, 4, 4)).not.toHaveAttribute('data-staged', 'true');
  await expect(bar(page)).toContainText('4 changes in 4 items');
});

test(
  'copy, cut and paste that begin elsewhere on the page, as in Firefox, go where the focus is [TAB-01]',
  notIn(['firefox'], 'real keys are pressed there instead: what a script dispatches carries no data'),
  async ({ signedIn }) => {
    const page = await signedIn('admin', { path: products });
    await switchOn(page);
    const dispatch = (name: 'copy' | 'cut' | 'paste', text = '') =>
      page.evaluate(
        ([type, words]) => {
          const clipboardData = new DataTransfer();
          if (words) clipboardData.setData('text/plain', words);
          const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
          document.querySelector('#app')?.dispatchEvent(event);
          return { isTaken: event.defaultPrevented, text: clipboardData.getData('text/plain') };
        },
        [name, text] as const,
      );
    const stock = (await cell(page, 0, 4).locator('div').first().innerText()).trim();
    await cell(page, 0, 4).click();
    expect(await dispatch('copy')).toEqual({ isTaken: true, text: stock });
    expect(await dispatch('paste', '12')).toMatchObject({ isTaken: true });
    await expect(cell(page, 0, 4)).toHaveText(/^12(\D|$)/);
    expect(await dispatch('cut')).toEqual({ isTaken: true, text: '12' });
    await expect(cell(page, 0, 4)).toContainText('–');

    // What takes text keeps it: the input of a cell, the search box.
    await cell(page, 0, 1).click();
    await page.keyboard.type('O');
    await expect(page.getByRole('group', { name: /^Edit Name/ }).getByRole('textbox')).toBeFocused();
    expect(await dispatch('paste', '4')).toMatchObject({ isTaken: false });
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('searchbox').focus();
    for (const name of ['copy', 'cut', 'paste'] as const)
      expect(await dispatch(name, '5')).toMatchObject({ isTaken: false });
    await expect(cell(page, 0, 4)).toContainText('–');
  },
);

test(
  'by touch: a tap opens an item; while editing it chooses a cell, and two edit it [TAB-01]',
  byTouch,
  async ({ signedIn }) => {
    const page = await signedIn('admin', {
      path: products,
      context: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    });
    await ready(page);
    // The view is kept for the user, and a test before may have left it in editing.
    await bar(page).getByRole('switch', { name: 'Edit cells' }).uncheck({ force: true });
    await expect(grid(page)).not.toHaveAttribute('data-editing', 'true');
    await cell(page, 1, 0).tap();
    await expect(page).toHaveURL(/products\/./);
    await page.goBack();
    await switchOn(page);
    await cell(page, 1, 1).tap();
    await expect(cell(page, 1, 1)).toHaveAttribute('data-active', 'true');
    await expect(page).toHaveURL(/products\?/);
    await cell(page, 1, 1).tap();
    const box = page.getByRole('group', { name: /^Edit Name/ }).getByRole('textbox');
    await box.fill('By finger');
    await box.press('Enter');
    await expect(cell(page, 1, 1)).toContainText('By finger');
  },
);

test('a row with edits is deleted by somebody else: it says so, and the others are saved [FD46]', async ({
  signedIn,
  server,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/tags?columns=id,name&sort=-id' });
  await switchOn(page);
  const keys = await Promise.all([0, 1].map((at) => row(page, at).getAttribute('data-key')));
  for (const [at, name] of ['of a row that goes', 'of a row that stays'].entries()) {
    await cell(page, at, 1).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(cell(page, at, 1)).toContainText(name);
  }
  // Past the API's own links to it, as another program would.
  await runSql(page.request, server.baseURL, `DELETE FROM tags WHERE id = ${keys[0]}`);
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 item saved')).toBeVisible();
  await expect(bar(page)).toContainText('1 item was rejected: This item no longer exists');
  const saved = await page.request.get(`${server.baseURL}/tidewater/items/tags/${keys[1]}?fields=name`);
  expect(await saved.json()).toEqual({ data: { name: 'of a row that stays' } });
  await expect(grid(page).locator(`[data-key="${keys[0]}"]`)).toHaveCount(0);
});

test('items of a status that is not in the mapping have a column of their own [LST-03]', async ({
  signedIn,
  server,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  await runSql(page.request, server.baseURL, "UPDATE articles SET status = 'embargo' WHERE id IN (3, 4)");
  const form = page.getByRole('form', { name: 'Fields' });
  // The API leaves such items out of lists and finds none by key; it gives them to who asks for any status.
  await page.goto('#/tidewater/collections/articles?view=board');
  const strange = page
    .locator('[data-column]')
    .filter({ has: page.getByRole('heading', { name: 'embargo', exact: true }) });
  await expect(strange.locator('[data-row][data-key]')).toHaveCount(2);
  await expect(strange.getByRole('link', { name: /New item/ })).toHaveCount(0);
  // What the column stands for is what a new item begins with.
  await page.getByRole('link', { name: 'New item in Draft' }).click();
  await expect(form.getByRole('radio', { name: 'Draft' })).toBeChecked();
});

test('a role that may read nothing but the key has a list of keys, not an error [LST-12] [PRM-01]', async ({
  signedIn,
  server,
}) => {
  const admin = await signedIn('admin', { path: '/tidewater/collections' });
  const answer = await admin.request.get(`${server.baseURL}/tidewater/collections/letters`);
  const { data } = (await answer.json()) as { data: { fields: Record<string, unknown> } };
  const others = Object.keys(data.fields).filter((field) => field !== 'id');
  await runSql(
    admin.request,
    server.baseURL,
    `UPDATE directus_permissions SET read_field_blacklist = '${others.join(',')}' WHERE role = ${ROLE.viewer} AND collection = 'letters'`,
  );
  const page = await signedIn('viewer', { path: '/tidewater/collections/letters' });
  await ready(page);
  await expect(head(page, 'ID')).toBeVisible();
  await expect(grid(page).getByRole('columnheader')).toHaveCount(await columnsOf(page));
  await expect(rows(page).first()).toContainText(/\d/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('1');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** The key, and a column of check boxes where rows can be chosen. */
async function columnsOf(page: Page): Promise<number> {
  return (await grid(page).getAttribute('aria-multiselectable')) === 'true' ? 2 : 1;
}

test('a row is dragged far beyond what had been read, at the edge of the view [TAB-01]', async ({
  signedIn,
  server,
}) => {
  const admin = await signedIn('admin', { path: '/tidewater/collections' });
  const count = 260;
  const values = Array.from(
    { length: count },
    (_, at) => `('x${String(at).padStart(4, '0')}', 'Extra ${at}', 'active', 1, ${1000 + at})`,
  );
  await runSql(
    admin.request,
    server.baseURL,
    `INSERT INTO products (sku, name, status, price, sort) VALUES ${values.join(', ')}`,
  );
  await admin.goto('#/tidewater/collections/products?columns=sku,name&sort=sort');
  await ready(admin);
  // Its code comes when the table is in its order.
  await expect(admin.locator('[data-said-order]')).toBeAttached();
  const first = await row(admin, 0).getAttribute('data-key');
  const start = await row(admin, 0).locator('[data-grip]').boundingBox();
  const frame = await grid(admin).boundingBox();
  if (!start || !frame) throw new Error('there is no handle');
  await admin.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await admin.mouse.down();
  await admin.mouse.move(start.x, frame.y + frame.height - 6, { steps: 6 });
  // It scrolls by itself for as long as the pointer rests at the edge.
  await expect
    .poll(() => grid(admin).evaluate((element) => element.scrollTop), { timeout: 30_000 })
    .toBeGreaterThan(130 * 44);
  await admin.mouse.move(start.x, frame.y + frame.height / 2, { steps: 3 });
  await admin.mouse.up();
  await expect(admin.getByText('Row moved', { exact: true })).toBeVisible();
  const place = grid(admin).locator(`[data-key="${first}"]`);
  await expect(place).toBeVisible();
  expect(Number(await place.getAttribute('data-row'))).toBeGreaterThan(100);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByText('Row moved back')).toBeVisible();
  expect((await admin.request.get(`${server.baseURL}${api}/${first}?fields=sku`)).ok()).toBe(true);
});
