import type { Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { inputOf, opened } from './item-page.ts';

const list = '/tidewater/settings/collections';
const fieldRow = (page: Page, name: string) => page.locator(`tr[data-row="${name}"]`);
const fieldNames = (page: Page) =>
  page.locator('tr[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));

async function openFieldMenu(page: Page, name: string): Promise<void> {
  await fieldRow(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
}

test('fields: order by keys and by dragging, back when refused, managed, deleted [SCH-04] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await signedIn('admin', { path: `${list}/products` });
  await expect(fieldRow(page, 'price')).toContainText('Numeric');
  await expect(fieldRow(page, 'price')).toContainText('DECIMAL(10,2)');
  await expect(fieldRow(page, 'price')).toContainText('Required');
  // The list of all icons is looked at where it belongs.
  await checkA11y(page, { exclude: ['[data-field="icon"]'] });
  const before = await fieldNames(page);
  const calls = wire(page);
  const handle = fieldRow(page, 'name').getByRole('button', { name: 'Move Name' });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'Name moved to position 4' })).toBeAttached();
  await expect(handle).toBeFocused();
  const moved = before.toSpliced(1, 1).toSpliced(3, 0, 'name');
  expect(await fieldNames(page)).toEqual(moved);
  await expect(page.getByRole('table', { name: /Fields/ })).toHaveAttribute('aria-busy', 'false');
  const last = calls.last({ method: 'PATCH', path: '/tidewater/fields/products' });
  expect(last.query['activity_skip']).toBe('1');
  expect(last.body).toEqual(moved.map((field, at) => ({ field, sort: at + 1 })));
  expect(await fieldNames(page)).toEqual(moved);

  // By pointer; the server refuses, and all is back.
  const fault = faults(page);
  await fault.answer({ method: 'PATCH', path: '/tidewater/fields/products' }, 500, {
    error: { code: 9, message: 'locked' },
  });
  await fieldRow(page, 'stock')
    .locator('[data-handle]')
    .dragTo(fieldRow(page, 'sku'), { targetPosition: { x: 9, y: 4 } });
  await expect(told(page, 'The order couldn’t be saved')).toBeVisible();
  await expect.poll(() => fieldNames(page)).toEqual(moved);
  await fault.clear();

  await openFieldMenu(page, 'sku');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await openFieldMenu(page, 'weight');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete the field Weight?' });
  await expect(dialog).toContainText(/values in \d+ items are deleted/);
  await dialog.getByRole('button', { name: 'Delete field' }).click();
  await expect(told(page, 'Field deleted')).toBeVisible();
  expect(calls.last({ method: 'DELETE' }).path).toBe('/tidewater/fields/products/weight');
  await expect(fieldRow(page, 'weight')).toHaveCount(0);
  // The focus goes on in the table.
  await expect(fieldRow(page, 'price').locator('[data-open]')).toBeFocused();

  await page.goto(`#${list}/legacy_ledger`);
  await fieldRow(page, 'memo').getByRole('button', { name: 'Manage Memo' }).click();
  await expect(fieldRow(page, 'memo')).toContainText('Text area');
  expect(calls.last({ method: 'PATCH' })).toMatchObject({
    path: '/tidewater/fields/legacy_ledger/memo',
    body: { interface: 'textarea' },
  });
});

test('duplicate: a free name, into another collection; other tabs show the new field at once [SCH-12] [#132]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${list}/customers` });
  await openFieldMenu(page, 'name');
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate Name' });
  const name = dialog.getByRole('textbox', { name: 'Name of the copy' });
  const create = dialog.getByRole('button', { name: 'Create' });
  await expect(name).toHaveValue('name_2');
  await name.fill('name');
  await create.click();
  await expect(dialog).toContainText('already');
  await expect(name).toBeFocused();

  const other = await page.context().newPage();
  await other.goto('#/tidewater/collections/orders/+');
  await opened(other);
  await page.bringToFront();
  await dialog.getByRole('button', { name: /Copy to collection/ }).click();
  await page.getByRole('option', { name: 'Orders' }).click();
  await name.fill('Ship  To: Name!');
  await expect(name).toHaveValue('ship_to_name');
  const calls = wire(page);
  await create.click();
  await expect(told(page, 'Field created')).toBeVisible();
  const sent = calls.last({ method: 'POST', path: '/tidewater/fields/orders' });
  const orders = (await (
    await page.request.get(new URL('/tidewater/fields/orders', page.url()).href)
  ).json()) as { data: { field: string }[] };
  expect(sent.body).toMatchObject({
    collection: 'orders',
    field: 'ship_to_name',
    type: 'string',
    datatype: 'VARCHAR',
    sort: orders.data.length,
  });
  expect(sent.body).not.toHaveProperty('id');
  expect(sent.body).not.toHaveProperty('name');
  await other.bringToFront();
  await expect(inputOf(other, 'ship_to_name')).toBeVisible();
});

test('a field that goes takes along what a server leaves of its relation [SCH-04] [#135] @faults', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${list}/articles` });
  await expect(fieldRow(page, 'author')).toBeVisible();
  const address = new URL('/tidewater/relations?limit=-1', page.url()).href;
  const before = (await (await page.request.get(address)).json()) as {
    data: { id: number; collection_many: string; field_many: string }[];
  };
  const relation = before.data.find(
    (one) => one.collection_many === 'articles' && one.field_many === 'author',
  );
  // Such a server still tells of it afterwards.
  await page.route(/\/tidewater\/relations\?/, (route) => route.fulfill({ json: before }));
  const calls = wire(page);
  await openFieldMenu(page, 'author');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('authors.articles');
  await dialog.getByRole('button', { name: 'Delete field' }).click();
  await expect(told(page, 'Field deleted')).toBeVisible();
  expect(calls.all({ method: 'DELETE' }).map(({ path }) => path)).toEqual([
    '/tidewater/fields/articles/author',
    `/tidewater/relations/${relation?.id}`,
  ]);
});

test('at 390 px: nothing is wider than the screen, all can be read [SCH-01] [SCH-03] [SCH-04]', async ({
  signedIn,
  wire,
}) => {
  const context = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const page = await signedIn('admin', { path: list, context });
  const calls = wire(page);
  for (const path of [list, `${list}/products`, '/tidewater/settings/transfer']) {
    await page.goto(`#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: /Collections|Products|Export/ })).toBeVisible();
    await calls.quiet();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(excess, path).toBeLessThanOrEqual(0);
    await checkA11y(page, { exclude: ['[data-field="icon"]'] });
  }
});

test('one new field after the other: label first, saved on any step that nothing is missing from [SCH-05] [SCH-09]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${list}/tags` });
  const calls = wire(page);
  await page.getByRole('button', { name: 'New field' }).click();
  const dialog = page.getByRole('dialog').last();
  const another = dialog.getByRole('button', { name: 'Save and add another' });
  const label = dialog.getByRole('textbox', { name: 'Label' });
  const begin = async () => {
    await dialog.getByRole('searchbox', { name: 'Filter interfaces' }).fill('text input');
    await dialog.getByRole('option').first().click();
    await expect(label).toBeFocused();
    // A field without a name can't be saved yet.
    await expect(another).toHaveCount(0);
  };
  await begin();
  await label.fill('Größe in cm');
  await expect(dialog.getByRole('textbox', { name: 'Name in the database' })).toHaveValue('grosse_in_cm');
  await another.click();
  await expect(told(page, 'Field created')).toBeVisible();
  expect(calls.last({ method: 'POST', path: /fields\/tags$/ }).body).toMatchObject({
    field: 'grosse_in_cm',
    translation: [{ locale: 'en-US', translation: 'Größe in cm' }],
  });

  await begin();
  await label.fill('Second one');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-row="grosse_in_cm"]')).toContainText('Größe in cm');
  await expect(page.locator('[data-row="second_one"]')).toBeVisible();
});
