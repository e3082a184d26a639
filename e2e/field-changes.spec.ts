import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';

const setup = '/tidewater/settings/collections';
const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const question = (page: Page): Locator => page.getByRole('alertdialog');
const save = (page: Page): Locator => dialogOf(page).getByRole('button', { name: 'Save', exact: true });

test.describe.configure({ timeout: 90_000 });

/** Opens the set-up of a field at what is stored of it. */
async function openSchema(page: Page, field: string): Promise<void> {
  await page.locator(`[data-row="${field}"]`).getByRole('rowheader').getByRole('button').click();
  await dialogOf(page).getByRole('tab', { name: 'Schema' }).click();
  await dialogOf(page).getByRole('tabpanel', { name: 'Schema' }).locator('summary').click();
}

test('a field with data: what would not fit is counted and named before it is saved [SCH-08] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await signedIn('admin', { path: `${setup}/customers` });
  const calls = wire(page);
  const patch = { method: 'PATCH', path: '/tidewater/fields/customers/city' };
  await openSchema(page, 'city');
  const length = dialogOf(page).getByRole('textbox', { name: 'Length' });
  const unique = dialogOf(page).getByRole('switch', { name: 'Unique' });

  // More room is no question.
  await length.fill('300');
  await save(page).click();
  await expect(told(page, 'Field updated')).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(calls.last(patch).body).toEqual({ length: 300 });

  await openSchema(page, 'city');
  await length.fill('4');
  await unique.click();
  await save(page).click();
  await expect(question(page).getByRole('heading', { name: 'Some values don’t fit' })).toBeVisible();
  const check = (name: string) => question(page).locator(`[data-check="${name}"]`);
  await expect(check('unique').getByRole('link')).toHaveCount(10);
  await expect(check('length')).toContainText('don’t fit the new length');
  await expect(check('length')).toContainText(/And [\d,]+ more/);
  const href = /collections\/customers\/\d+$/;
  await expect(check('length').getByRole('link').first()).toHaveAttribute('href', href);
  await checkA11y(page);
  const sent = calls.all(patch).length;
  await question(page).getByRole('button', { name: 'Go back' }).click();
  await expect(question(page)).toBeHidden();
  await expect(length).toHaveValue('4');
  expect(calls.all(patch).length).toBe(sent);

  // Where the values can't be read, that is said, and it may be saved all the same.
  await unique.click();
  await faults(page).answer({ method: 'GET', path: '/tidewater/items/customers' }, 500, {
    error: { code: 9, message: 'locked' },
  });
  await save(page).click();
  await expect(question(page)).toContainText('The values couldn’t be checked against the new length.');
  await question(page).getByRole('button', { name: 'Save anyway' }).click();
  await expect(told(page, 'Field updated')).toBeVisible();
  expect(calls.last(patch).body).toEqual({ length: 4 });
});

test('smallest and greatest value, a message of its own, and conditions that know the type of what they ask about [SCH-09] [ITM-11]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${setup}/products` });
  const calls = wire(page);
  await page.locator('[data-row="price"]').getByRole('rowheader').getByRole('button').click();
  const own = dialogOf(page).locator('[data-own]');
  await own.locator('summary').click();
  await own.getByRole('spinbutton', { name: 'Minimum' }).fill('5');
  await own.getByRole('spinbutton', { name: 'Maximum' }).fill('1');
  await save(page).click();
  await expect(own.getByRole('alert')).toContainText('no value would be allowed');
  await own.getByRole('spinbutton', { name: 'Maximum' }).fill('1000.50');

  // Statuses are chosen, not typed.
  const required = own.getByRole('group', { name: 'Required when' });
  await required.getByRole('button', { name: /Add a condition/ }).click();
  await page.getByRole('option', { name: 'Status', exact: true }).click();
  const status = required.getByRole('group', { name: 'Status' });
  await status.getByRole('button', { name: /Condition/ }).click();
  await page.getByRole('option', { name: 'is', exact: true }).click();
  await expect(status).toContainText('While a condition has no value, none of them applies.');
  await status.getByRole('button', { name: /Value/ }).click();
  await page.getByRole('option', { name: 'Active', exact: true }).click();
  await save(page).click();
  await expect(told(page, 'Field updated')).toBeVisible();
  const { options } = calls.last({ method: 'PATCH', path: '/tidewater/fields/products/price' }).body as {
    options: { lectern: Record<string, unknown> };
  };
  expect(options.lectern).toEqual({
    min: '5',
    max: '1000.50',
    require_when: [{ field: 'status', operator: 'eq', value: 'active' }],
  });

  await page.goto('#/tidewater/collections/products/+');
  const price = page.locator('[data-field="price"]');
  await price.getByRole('spinbutton').fill('1000.51');
  await price.getByRole('spinbutton').blur();
  await expect(price).toContainText('The maximum is 1,000.50.');
  await price.getByRole('spinbutton').fill('4.99');
  await expect(price).toContainText('The minimum is 5.');
  await price.getByRole('spinbutton').fill('5');
  await expect(price).not.toContainText(/minimum|maximum/);
});

test('options that hold names are picked, from the collection that the field leads to [SCH-09]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${setup}/orders` });
  const calls = wire(page);
  await page.locator('[data-row="customer"]').getByRole('rowheader').getByRole('button').click();
  const columns = dialogOf(page).locator('[data-option="visible_fields"]');
  await expect(columns.getByRole('listitem')).toHaveText([/Name/, /Email/, /City/]);
  // To look at them is no change.
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
  await checkA11y(page);
  await columns.getByRole('button', { name: 'Move City up' }).click();
  await columns.getByRole('button', { name: 'Remove Name' }).click();
  await columns.getByRole('button', { name: /Add a field/ }).click();
  await page.getByRole('option', { name: 'Newsletter', exact: true }).click();
  await expect(columns.getByRole('listitem')).toHaveText([/City/, /Email/, /Newsletter/]);
  const template = dialogOf(page).locator('[data-option="template"]');
  await template.getByRole('textbox').fill('');
  await template.getByRole('button', { name: 'Insert a field' }).click();
  await page.getByRole('menuitem', { name: 'Email', exact: true }).click();
  await expect(template.getByRole('textbox')).toHaveValue('{{email}}');
  await save(page).click();
  await expect(told(page, 'Field updated')).toBeVisible();
  const { options } = calls.last({ method: 'PATCH', path: '/tidewater/fields/orders/customer' }).body as {
    options: Record<string, unknown>;
  };
  expect(options).toMatchObject({ template: '{{email}}', visible_fields: 'city,email,newsletter' });
});
