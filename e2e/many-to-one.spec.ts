import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { changes, fieldOf, inputOf, opened, read, save } from './item-page.ts';

const order = '/tidewater/collections/orders/1';
const box = (page: Page, name: string) => fieldOf(page, name).getByRole('combobox');
const editor = (page: Page) => page.getByRole('dialog');
const customerOf = async (page: Page) => Number((await read(page, '/tidewater/items/orders/1'))['customer']);

test('one of 520 is found by typing, linked, and shown after a reload [FD29] [INF-01]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: order });
  await opened(page);
  const wanted = await read(page, '/tidewater/items/customers/501?fields=id,name,city');
  const calls = wire(page);
  await box(page, 'customer').click();
  await page.keyboard.type(String(wanted['name']));
  const choice = page.getByRole('option', { name: `${String(wanted['name'])}, ${String(wanted['city'])}` });
  await choice.first().click();
  await expect(box(page, 'customer')).toHaveValue(new RegExp(`^${String(wanted['name'])}`));
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await save(page);
  const { body } = calls.last({ method: 'PATCH', path: '/tidewater/items/orders/1' });
  expect(Object.keys(body as object)).toEqual(['customer']);
  await page.reload();
  await expect(box(page, 'customer')).toHaveValue(new RegExp(`^${String(wanted['name'])}`));
});

test('leaving the box without choosing keeps the link and stages nothing', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: order });
  await opened(page);
  // As long as its name is not read, it is known by its key.
  await expect(box(page, 'customer')).not.toHaveValue(/^(#|$)/);
  const before = await box(page, 'customer').inputValue();
  await box(page, 'customer').click();
  await page.keyboard.type('nobody of that name');
  await expect(page.getByText('No items found')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(box(page, 'customer')).toHaveValue(before);
  await expect(changes(page)).toHaveCount(0);
});

test('looking at the linked item stages nothing [FD07]', async ({ signedIn, wire }) => {
  const page = await signedIn('admin', { path: order });
  await opened(page);
  const calls = wire(page);
  await fieldOf(page, 'customer').getByRole('button', { name: /^Edit/ }).click();
  await expect(editor(page).getByRole('form')).toBeVisible();
  await checkA11y(page);
  await editor(page).getByRole('button', { name: 'Done' }).click();
  await expect(changes(page)).toHaveCount(0);
  await inputOf(page, 'quantity').fill('7');
  await save(page);
  expect(calls.last({ method: 'PATCH', path: '/tidewater/items/orders/1' }).body).toEqual({ quantity: 7 });
});

test('a change to the linked item goes with its key, and changes that item alone [FD08]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: order });
  await opened(page);
  const id = await customerOf(page);
  const before = await read(page, `/tidewater/items/customers/${id}`);
  const calls = wire(page);
  await fieldOf(page, 'customer').getByRole('button', { name: /^Edit/ }).click();
  await inputOf(editor(page), 'city').fill('New Harbour');
  await editor(page).getByRole('button', { name: 'Done' }).click();
  await expect(fieldOf(page, 'customer').getByText('saved together with this item')).toBeVisible();
  await save(page);
  expect(calls.last({ method: 'PATCH', path: '/tidewater/items/orders/1' }).body).toEqual({
    customer: { id, city: 'New Harbour' },
  });
  expect(await read(page, `/tidewater/items/customers/${id}`)).toEqual({ ...before, city: 'New Harbour' });
  await expect(box(page, 'customer')).toHaveValue(/New Harbour$/);
});

test('a new item is made in place and saved with the one that links it', async ({ signedIn, wire }) => {
  const page = await signedIn('admin', { path: order });
  await opened(page);
  const calls = wire(page);
  await fieldOf(page, 'customer')
    .getByRole('button', { name: /^New item in/ })
    .click();
  await editor(page).getByRole('button', { name: 'Done' }).click();
  await expect(editor(page).getByText('This field is required.')).toBeVisible();
  await inputOf(editor(page), 'name').fill('Wren Abbot');
  await page.keyboard.press('Control+s');
  await expect(editor(page)).toHaveCount(0);
  expect(calls.all({ method: 'POST', path: /items/ })).toEqual([]);
  await save(page);
  expect(calls.last({ method: 'PATCH', path: '/tidewater/items/orders/1' }).body).toEqual({
    customer: { name: 'Wren Abbot' },
  });
  const id = await customerOf(page);
  expect(await read(page, `/tidewater/items/customers/${id}`)).toMatchObject({ name: 'Wren Abbot' });
});

test('closing an edited form of a related item asks first; keeping on loses nothing [FD05] [FD13]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: order });
  await opened(page);
  const calls = wire(page);
  await fieldOf(page, 'customer').getByRole('button', { name: /^Edit/ }).click();
  const name = inputOf(editor(page).first(), 'name');
  await name.fill('Half typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Half typed');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(changes(page)).toHaveCount(0);
  expect(calls.all({ method: 'PATCH', path: /items/ })).toEqual([]);
});

test('a link to an item that is gone says so, can be cleared, and keeps nothing else from being saved [FD32]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: order });
  const id = await customerOf(page);
  await page.request.delete(new URL(`/tidewater/items/customers/${id}`, page.url()).href);
  await page.reload();
  await opened(page);
  await expect(fieldOf(page, 'customer').getByRole('status')).toContainText(`Item ${id} doesn’t exist`);
  await inputOf(page, 'quantity').fill('9');
  await save(page);
  await fieldOf(page, 'customer').getByRole('button', { name: 'Remove the item' }).click();
  await expect(box(page, 'customer')).toHaveValue('');
});
