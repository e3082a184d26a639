import { checkA11y, expect, test, told } from './fixtures.ts';

const settings = '/tidewater/settings';

test('bookmarks for others: listed, renamed, given to a role, deleted; on the page of the role too [BKM-01] [SHL-08]', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: settings });
  const made = await page.request.post(new URL('/tidewater/collection_presets', page.url()).href, {
    data: { collection: 'articles', title: 'Held back <b>', user: null, role: null, view_type: 'tabular' },
  });
  expect(made.ok()).toBe(true);

  // The settings have a navigation of their own, also on the pages below.
  const navigation = page.getByRole('navigation', { name: 'Navigation' });
  await navigation.getByRole('link', { name: 'Shared bookmarks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared bookmarks');
  await expect(navigation.getByRole('link', { name: 'Shared bookmarks' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('Held back <b>')).toContainText('Everybody');
  await checkA11y(page);

  await page.getByRole('button', { name: 'Edit bookmark “Held back <b>”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit bookmark' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter a name.');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('For the editors');
  await dialog.getByRole('button', { name: 'For', exact: false }).click();
  await page.getByRole('option', { name: 'Editor', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'Bookmark saved')).toBeVisible();
  await expect(row('For the editors')).toContainText('Editor');

  const editor = await signedIn('editor', { path: '/tidewater/collections' });
  await expect(editor.getByRole('link', { name: 'For the editors' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Filter bookmarks' }).fill('nothing of the kind');
  await expect(page.getByText('No bookmarks match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();

  await navigation.getByRole('link', { name: 'Roles and permissions' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Editor', exact: true }).click();
  const own = page.getByRole('region', { name: 'Bookmarks of this role' });
  await own.getByRole('button', { name: 'Delete bookmark “For the editors”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Bookmark “For the editors” deleted')).toBeVisible();
  await expect(own.getByText('For the editors')).toHaveCount(0);
  // The row beside it has the focus then.
  await expect(own.getByRole('link', { name: 'Front page' })).toBeFocused();
});

test('on a phone the settings are reached from the drawer, and their lists fit [SHL-08]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', {
    path: `${settings}/bookmarks`,
    context: { viewport: { width: 390, height: 800 } },
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared bookmarks');
  await checkA11y(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page
    .getByRole('button', { name: /navigation/i })
    .first()
    .click();
  await page.getByRole('link', { name: 'Project settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project settings');
});
