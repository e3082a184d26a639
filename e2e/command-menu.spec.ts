import type { Page } from '@playwright/test';
import { byTouch, checkA11y, expect, test } from './fixtures.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' });
const box = (page: Page) => menu(page).getByRole('combobox', { name: 'Command menu' });
const options = (page: Page) => menu(page).getByRole('option');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function type(page: Page, text: string): Promise<void> {
  // Present once the frame is, which listens for the keys.
  await expect(page.getByRole('button', { name: 'Command menu' })).toBeVisible();
  // Between its being painted and its listening a key goes unheard.
  await expect(async () => {
    if (!(await box(page).isVisible())) await page.keyboard.press('ControlOrMeta+k');
    await expect(box(page)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await box(page).fill(text);
}

test('by keys alone: opens anywhere, marks, goes, and gives the focus back [SHL-12]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await expect(heading(page, 'Collections')).toBeVisible();
  const filter = page.getByLabel('Filter collections');
  await filter.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toBeFocused();
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(filter).toBeFocused();

  // A collection by its shown name, then by its key.
  await type(page, 'lett');
  await expect(options(page).first()).toContainText('Letters');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/tidewater\/collections\/letters/);
  await expect(heading(page, 'Letters')).toBeFocused();
  // Going elsewhere by the browser's own ways closes it.
  await type(page, 'any');
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await page.goForward();
  await expect(heading(page, 'Letters')).toBeVisible();
  await type(page, 'LETTERS');
  await expect(options(page).first()).toContainText('Letters');
  // The same keys close it again.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(menu(page)).toHaveCount(0);
});

test('nothing fits: said, not shown as an empty box; what was typed is text', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await type(page, '<b>zzzz</b>');
  await expect(menu(page).getByText('Nothing matches “<b>zzzz</b>”.')).toBeVisible();
  await expect(menu(page).getByRole('status')).toHaveText('0 entries');
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await box(page).fill('art');
  await expect(options(page).first()).toContainText('Articles');
  await checkA11y(page);
});

test('an item by its key, from anywhere and within its collection', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await type(page, 'articles 12');
  await expect(options(page).first()).toContainText('Item 12 in Articles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/tidewater\/collections\/articles\/12$/);
  await type(page, '7');
  await expect(options(page).first()).toContainText('Item 7 in Articles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/tidewater\/collections\/articles\/7$/);
  await type(page, 'letters/3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/tidewater\/collections\/letters\/3$/);
  await type(page, 'harbour');
  await options(page).filter({ hasText: 'Search for “harbour” in Letters' }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('harbour');
});

test('bookmarks, projects, modules and actions; recent ones come first', async ({ signedIn }) => {
  const page = await signedIn('admin');
  const bookmark = page
    .getByRole('navigation', { name: 'Navigation' })
    .locator('a[href*="/bookmarks/"]')
    .first();
  const title = (await bookmark.innerText()).split('\n').at(-1)?.trim() ?? '';
  await type(page, title);
  await expect(options(page).filter({ hasText: 'Bookmark' }).first()).toContainText(title);
  await options(page).filter({ hasText: 'Bookmark' }).first().click();
  await expect(page).toHaveURL(/#\/tidewater\/collections\/\w+\?.*b=\d+/);
  // Arriving closes the menu: what is still on its way would do so with the next one.
  await expect(page.getByRole('grid')).toBeVisible();

  await type(page, 'desk report');
  await expect(options(page).first()).toContainText('Desk report');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Desk report')).toBeVisible();

  await type(page, 'new item in articles');
  await expect(options(page).first()).toContainText('Articles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/tidewater\/collections\/articles\/\+$/);

  await type(page, 'dark');
  await expect(options(page).first()).toContainText('Theme: dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveClass(/dark/);
  await type(page, 'theme');
  await options(page).filter({ hasText: 'Theme: system' }).click();
  await expect(page.locator('body')).toHaveClass(/auto/);

  await type(page, 'copy address');
  await expect(options(page).first()).toContainText('Copy address');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Address copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.reload();
  await type(page, '');
  await expect(options(page).first()).toContainText('Copy address');
  await expect(options(page).nth(1)).toContainText('Theme: dark');
  await expect(options(page).nth(2)).toContainText('New item in Articles');

  await box(page).fill('verlag');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/(?:verlag|login)/);
});

test('what the role may not read is absent, and what it may not do [FD52]', async ({ signedIn }) => {
  const page = await signedIn('viewer');
  for (const [text, absent] of [
    ['fees', 'Fees'],
    ['articles tags', 'Articles Tags'],
    ['directus_users', 'directus_users'],
    ['new item in articles', 'New item'],
    ['settings', /SettingsPage$/],
    ['fees 1', 'Item 1'],
  ] as const) {
    await type(page, text);
    await expect(menu(page).getByRole('status')).toHaveText(/\d+ entr/);
    await expect(options(page).filter({ hasText: absent })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await type(page, 'articles');
  await expect(options(page).first()).toContainText('Articles');
});

test('a new tab, and the list of shortcuts', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await type(page, 'articles');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('ControlOrMeta+Enter');
  const tab = await opened;
  await expect(heading(tab, 'Articles')).toBeVisible();
  await expect(page).toHaveURL(/collections$/);

  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const filter = page.getByLabel('Filter collections');
  await filter.fill('');
  await filter.press('Shift+?');
  await expect(filter).toHaveValue('?');
  await filter.fill('');
  await filter.press('ControlOrMeta+/');
  await expect(shortcuts).toContainText('Command menu');
  await expect(shortcuts).toContainText('Undo');
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await heading(page, 'Collections').focus();
  await page.keyboard.press('Shift+?');
  await expect(shortcuts).toBeVisible();
  // Not over another dialog.
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await expect(menu(page)).toHaveCount(0);
  await type(page, 'keyboard');
  await page.keyboard.press('Enter');
  await expect(shortcuts).toBeVisible();
});

test('what the screen does by keys is offered with them while it can be done, and comes first in the list of keys', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/tags/3' });
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const name = page.locator('[data-field="name"] input').first();
  const before = await name.inputValue();
  await type(page, 'undo');
  await expect(options(page).filter({ hasText: 'Ctrl+Z' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await name.fill(`${before} anew`);
  await type(page, 'save');
  await expect(options(page).filter({ hasText: 'Ctrl+S' })).toHaveCount(1);
  await box(page).fill('undo');
  await options(page).filter({ hasText: 'Ctrl+Z' }).click();
  await expect(name).toHaveValue(before);

  await page.keyboard.press('Control+/');
  await expect(keys.getByRole('heading', { level: 3 }).first()).toHaveText('Items');
  await page.keyboard.press('Escape');
  await page.goto('#/tidewater/collections/articles');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('heading', { level: 1, name: 'Articles' }).click();
  // The list is made as it opens: one that came before the table's own keys is closed again.
  await expect(async () => {
    if (await keys.isVisible()) await page.keyboard.press('Escape');
    await page.keyboard.press('Control+/');
    await expect(keys).toBeVisible();
    const groups = await keys.getByRole('heading', { level: 3 }).allInnerTexts();
    // A table can be edited too; what works everywhere comes after both.
    expect(groups.slice(0, 2).sort()).toEqual(['Items', 'Lists']);
  }).toPass({ timeout: 20_000 });
});

test('signing out from it, on a phone, by touch', byTouch, async ({ signedIn }) => {
  const page = await signedIn('author', {
    context: { viewport: { width: 390, height: 844 }, hasTouch: true },
  });
  await page.getByRole('button', { name: 'Command menu' }).tap();
  await expect(box(page)).toBeFocused();
  await box(page).fill('art');
  const line = options(page).first();
  await expect(line).toContainText('Articles');
  const { height = 0 } = (await line.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(36);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // Dialogs with a text box are shown when the keyboard on the screen has had its time to come.
  await expect(menu(page).locator('..')).toHaveCSS('opacity', '1');
  await checkA11y(page);
  await box(page).fill('sign out');
  await options(page).first().tap();
  const question = page.getByRole('alertdialog', { name: 'Sign out?' });
  await question.getByRole('button', { name: 'Sign out' }).tap();
  await expect(page).toHaveURL(/#\/login/);
});

test('storage that refuses is no hindrance @faults', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.getItem = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await page.reload();
  await expect(heading(page, 'Collections')).toBeVisible();
  await type(page, 'articles');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Articles')).toBeVisible();
});
