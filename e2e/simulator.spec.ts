import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';

const simulator = (id: number) => `/tidewater/settings/roles/${id}/simulate`;
const navigation = (page: Page) => page.getByRole('region', { name: 'Navigation' });
const fieldView = (page: Page, name: string) => page.locator(`[data-field-view="${name}"]`);
const pick = async (page: Page, label: string, choice: string) => {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};

test('a role’s navigation, list and forms as the role itself has them; nothing is written [#97] [PRM-05]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: simulator(4) });
  await expect(page.getByRole('heading', { level: 1, name: 'As Author' })).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: 'Simulation' })).toContainText('saved permissions');
  const calls = wire(page);
  const shown = await navigation(page)
    .getByRole('button')
    .locator('span:not([aria-hidden])')
    .allTextContents();
  await navigation(page).getByRole('button', { name: 'Articles', exact: true }).click();

  // An own draft: changed, but for what the role may not write; published is none of its statuses.
  await pick(page, 'State', 'Draft');
  await expect(page.getByText('The item can be edited.')).toBeVisible();
  await expect(page.getByText(/Statuses that can be set/)).not.toContainText('Published');
  await expect(fieldView(page, 'title')).toHaveAttribute('data-state', 'open');
  await expect(fieldView(page, 'price')).toContainText('no permission to write');
  const picture = page.locator('[data-picture]');
  await expect(picture.locator('[data-field="title"]')).toBeVisible();
  await expect(picture).toHaveAttribute('inert', '');
  await expect(picture.locator('[data-field="status"] input[value="published"]')).toBeDisabled();

  // Somebody else's is not seen, an own published one can't be changed.
  await pick(page, 'Created by', 'Another user');
  await expect(page.getByText('The item isn’t listed and can’t be opened.')).toBeVisible();
  await expect(picture).toHaveCount(0);
  await pick(page, 'Created by', 'This user');
  await pick(page, 'State', 'Published');
  await expect(page.getByText('The item can’t be edited.')).toBeVisible();
  await expect(fieldView(page, 'title')).toHaveAttribute('data-state', 'locked');
  await pick(page, 'State', 'New item');
  await expect(page.getByText('Items can be created.')).toBeVisible();
  expect(calls.all().filter(({ method }) => method !== 'GET')).toEqual([]);
  await checkA11y(page, { exclude: ['[data-picture]'] });
  await page.setViewportSize({ width: 390, height: 844 });
  await checkA11y(page, { exclude: ['[data-picture]'] });

  // The author sees the same collections, and the same form.
  const author = await signedIn('author');
  const own = author.getByRole('navigation', { name: 'Navigation' });
  for (const name of shown.filter((entry) => !['Users', 'Files', 'Activity'].includes(entry))) {
    await expect(own.getByRole('link', { name, exact: true }).first()).toBeVisible();
  }
  await expect(own.getByRole('link', { name: 'Fees', exact: true })).toHaveCount(0);
  await author.goto('#/tidewater/collections/articles/+');
  await expect(author.locator('[data-field="title"] input')).toBeEditable();
  await expect(
    author.locator('[data-field="status"]').getByRole('radio', { name: /^Published/ }),
  ).toBeDisabled();
});

test('from the grid: by what is edited and not saved yet; hidden collections say why [#97] [#95] [FD52]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/settings/roles/4' });
  const grid = page.getByRole('treegrid', { name: 'Permissions' });
  const fees = grid
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Fees', exact: true }) });
  await page.getByRole('button', { name: 'View as this role' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/collections? (isn’t|aren’t) visible/).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Fees no permission to read/ })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Articles Tags hidden/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Fees' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await fees.getByRole('button', { name: /^Read:/ }).focus();
  await page.keyboard.press('f');
  await expect(fees.getByRole('button', { name: /^Read: Full, not saved/ })).toBeVisible();
  await page.getByRole('button', { name: 'View as this role' }).click();
  await expect(dialog.getByRole('note')).toContainText('edited permissions');
  await dialog.getByRole('button', { name: 'Fees' }).click();
  await expect(dialog.getByText('The item can’t be edited.')).toBeVisible();
  await expect(dialog.getByText('No new items')).toBeVisible();
});

test('the administrator’s role sees all; a role that isn’t there; nobody else may look [#97]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: simulator(1) });
  await navigation(page).getByRole('button', { name: 'Fees', exact: true }).click();
  await expect(page.getByText('The item can be edited.')).toBeVisible();
  await page.goto('#/tidewater/settings/roles/999/simulate');
  await expect(page.getByText('This role doesn’t exist')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the roles' }).click();
  await page.getByRole('searchbox', { name: 'Filter roles' }).fill('nobody');
  await expect(page.getByRole('heading', { name: 'No role matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page.getByRole('row')).toHaveCount(6);
  const editor = await signedIn('editor', { path: simulator(4) });
  await expect(editor.getByRole('heading', { name: /access/i })).toBeVisible();
});
