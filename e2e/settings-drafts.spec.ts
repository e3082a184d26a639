import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { inputOf, keptDrafts, saveButton } from './item-page.ts';
import { cell, choose, grid, records, role } from './permissions-page.ts';

const settings = '/tidewater/settings';
const offer = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Unsaved changes from' });

/** As another administrator does it, past the page. */
async function change(page: Page, method: 'get' | 'patch', path: string, data?: object): Promise<unknown> {
  const response = await page.request[method](new URL(path, page.url()).href, data ? { data } : {});
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: unknown }).data;
}

/** Reloads at once, and answers the browser's question. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test('the page of a collection: typed, reloaded, offered with what changed since, restored, saved [SCH-03] [ITM-08]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: `${settings}/collections/fees` });
  await inputOf(page, 'note').fill('What is paid to whom');
  await reload(page);
  await expect(offer(page)).toContainText('1 setting was changed but not saved: Note.');
  await expect(inputOf(page, 'note')).not.toHaveValue('What is paid to whom');
  await checkA11y(page, { include: ['main [role="status"]'] });

  // It is the draft of this collection and of no other.
  await page.goto(`#${settings}/collections/tags`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await expect(inputOf(page, 'note')).toBeVisible();
  await change(page, 'patch', '/tidewater/collections/fees', { note: 'by somebody else' });
  await page.goto(`#${settings}/collections/fees`);
  await expect(offer(page)).toContainText('Somebody has saved other values since: Note.');
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(inputOf(page, 'note')).toHaveValue('What is paid to whom');
  await expect(offer(page)).toHaveCount(0);
  // Before it is saved it is kept on, with what it was made on.
  await reload(page);
  await expect(offer(page)).toContainText('Somebody has saved other values');
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Collection saved')).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toBe('[]');
  await page.reload();
  await expect(inputOf(page, 'note')).toHaveValue('What is paid to whom');
  await expect(offer(page)).toHaveCount(0);
});

test('the settings of the project: kept through a reload; what was saved meanwhile and what is given up is not offered [SET-02]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: `${settings}/global` });
  await inputOf(page, 'project_name').fill('The Tidewater Gazette');
  await inputOf(page, 'login_attempts_allowed').fill('7');
  await reload(page);
  await expect(offer(page)).toContainText('2 settings were changed but not saved');
  // The same by now is no edit any more.
  const rows = (await change(page, 'get', '/tidewater/settings?limit=-1')) as { id: number; key: string }[];
  const row = rows.find(({ key }) => key === 'login_attempts_allowed');
  await change(page, 'patch', `/tidewater/settings/${row?.id}`, { value: '7' });
  await page.reload();
  await expect(offer(page)).toContainText('1 setting was changed but not saved');
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(inputOf(page, 'project_name')).toHaveValue('The Tidewater Gazette');
  await saveButton(page).click();
  await expect(told(page, 'Settings saved')).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toBe('[]');

  await page.goto(`#${settings}/global`);
  await inputOf(page, 'project_name').fill('Given up');
  await expect.poll(() => keptDrafts(page)).toContain('Given up');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/settings$/);
  await expect.poll(() => keptDrafts(page)).toBe('[]');
});

test('permissions of a role: kept with its form, offered in one with what changed since, asked about, saved [PRM-06] [ROL-02]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: role(4) });
  await cell(page, 'Categories', 'Update').click();
  await choose(page, /^Full/);
  await cell(page, 'Tags', 'Delete').click();
  await choose(page, /^Full/);
  await inputOf(page, 'description').fill('Who does nearly all');
  await reload(page);
  await expect(offer(page)).toContainText('1 change to this item wasn’t saved: Description.');
  await expect(offer(page)).toContainText('2 permissions were changed but not saved: Categories and Tags.');
  await checkA11y(page, { include: ['main [role="status"]'] });

  // One of them is so by now, the other was changed otherwise.
  const of = async (name: string) => (await records(page, 4, name))[0]?.['id'] as number;
  await change(page, 'patch', `/tidewater/permissions/${await of('tags')}`, { delete: 'full' });
  await change(page, 'patch', `/tidewater/permissions/${await of('categories')}`, { update: 'role' });
  await page.reload();
  await expect(offer(page)).toContainText('1 permission was changed but not saved: Categories.');
  await expect(offer(page)).toContainText('Somebody has saved other permissions since: Categories.');
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(inputOf(page, 'description')).toHaveValue('Who does nearly all');
  await expect(cell(page, 'Categories', 'Update')).toHaveAccessibleName(/Full/);
  // One way back takes all of it out of the grid again.
  await page.getByRole('button', { name: 'Undo the last permission change' }).click();
  await expect(cell(page, 'Categories', 'Update')).not.toHaveAccessibleName(/Full/);
  await page.getByRole('button', { name: 'Redo the last permission change' }).click();
  await saveButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /mine/i }).click();
  await expect(told(page, 'Role saved')).toBeVisible();
  expect((await records(page, 4, 'categories'))[0]?.['update']).toBe('full');
  await expect.poll(() => keptDrafts(page)).toBe('[]');
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await expect(inputOf(page, 'description')).toHaveValue('Who does nearly all');
  await expect(offer(page)).toHaveCount(0);
});

test('a field that is half set up: kept with its relation, offered where it was begun, restored, saved [SCH-05] [SCH-10]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${settings}/collections/letters` });
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Next', exact: true });
  await page.getByRole('button', { name: 'New field' }).click();
  await dialog.getByRole('searchbox', { name: 'Filter interfaces' }).fill('many-to-one');
  await dialog.getByRole('option').last().click();
  await dialog.getByRole('textbox', { name: 'Name in the database' }).fill('topic');
  await next.click();
  const related = dialog.getByRole('combobox', { name: 'Collection' });
  await related.fill('Tags');
  await page.getByRole('option', { name: 'Tags', exact: true }).first().click();
  await reload(page);

  await page.getByRole('button', { name: 'Continue with the new field' }).click();
  const notice = dialog.getByRole('status').filter({ hasText: 'Unsaved changes from' });
  await expect(notice).toContainText('The new field “topic” was not created.');
  await checkA11y(page, { include: ['[role="dialog"]'] });
  await notice.getByRole('button', { name: 'Restore' }).click();
  await expect(notice).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Name in the database' })).toHaveValue('topic');
  await expect(dialog.getByRole('textbox', { name: 'Label' })).toBeFocused();
  await next.click();
  await expect(related).toHaveValue('Tags');
  await next.click();
  const calls = wire(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(calls.last({ method: 'POST', path: '/tidewater/relations' }).body).toMatchObject({
    field_many: 'topic',
    collection_one: 'tags',
  });
  await expect.poll(() => keptDrafts(page)).toBe('[]');
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);

  // What is given up is not offered again.
  await page.locator('[data-row="topic"]').getByRole('rowheader').getByRole('button').click();
  await dialog.getByRole('tab', { name: 'Schema' }).click();
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('given up');
  await expect.poll(() => keptDrafts(page)).toContain('given up');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close without saving' }).click();
  await expect.poll(() => keptDrafts(page)).toBe('[]');
});
