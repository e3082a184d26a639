import type { Locator, Page } from '@playwright/test';
import { account, expect, test } from './fixtures.ts';

const { email, password } = account('editor', 'tidewater');

/** Presses a key until the focus is where it should be; fails when that takes too many. */
async function reach(page: Page, target: Locator, key = 'Tab', max = 60): Promise<void> {
  await expect(target).toBeAttached();
  for (let count = 0; count < max; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('from sign-in to save to sign-out with nothing but keys [FD68] [SIN-12] [NAV-10]', async ({ page }) => {
  test.slow();
  await page.goto('#/login?project=tidewater');
  const mail = page.getByLabel('E-mail');
  await expect(mail).toBeFocused();
  await page.keyboard.type(email);
  await reach(page, page.getByLabel('Password', { exact: true }), 'Tab', 3);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Collections');
  await expect(title).toBeFocused();

  // By the navigation into a collection.
  await reach(
    page,
    page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Tags' }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Tags');
  await expect(title).toBeFocused();

  // The skip link leads over all the bars.
  await reach(page, page.getByRole('button', { name: 'Skip to content' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // A row of the table opens its item.
  const grid = page.getByRole('grid');
  await expect(grid.locator('[role="row"][data-key]').first()).toBeVisible();
  await reach(page, grid);
  await page.keyboard.press('ArrowDown');
  // The grid keeps the focus and names the cell that it is on.
  const cell = await grid.getAttribute('aria-activedescendant');
  const key = await page
    .locator(`[id="${cell}"]`)
    .evaluate((element) => element.closest<HTMLElement>('[role="row"]')?.dataset['key'] ?? '');
  expect(key).not.toBe('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/collections/tags/${key}`));
  await expect(title).toBeFocused();

  // A field is changed and saved by the keys that the button tells.
  const name = page.locator('[data-field="name"] input').first();
  await reach(page, name);
  const before = await name.inputValue();
  await page.keyboard.press('End');
  await page.keyboard.type(' by keys');
  await page.keyboard.press('ControlOrMeta+s');
  const said = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first();
  await expect(said).toBeVisible();
  await expect(name).toBeFocused();
  const saved = await page.request.get(new URL(`/tidewater/items/tags/${key}`, page.url()).href);
  expect(((await saved.json()) as { data: { name: string } }).data.name).toBe(`${before} by keys`);

  // What was said is reached, closed, and the focus is back in the field.
  await page.keyboard.press('F6');
  await expect(said).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();

  // Out: asked first, and Esc is to stay.
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await reach(page, signOut, 'Shift+Tab', 120);
  await page.keyboard.press('Enter');
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' });
  await expect(sure).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(mail).toBeFocused();
});
