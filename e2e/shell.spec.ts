import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });
const modules = (page: Page) => page.getByRole('navigation', { name: 'Modules' });
const phone = { viewport: { width: 390, height: 844 } };

test('collections that may be read, with note and link, by name [COL-01] [COL-02]', async ({ signedIn }) => {
  const page = await signedIn('admin');
  const rows = page.getByRole('table', { name: 'Collections' }).getByRole('row');
  await expect(rows.first()).toContainText(/Collection.*Note/);
  await expect(rows.filter({ hasText: 'Articles' })).toContainText(
    'Everything that is printed or put online',
  );
  const names = (await rows.locator('td:first-child a').allInnerTexts()).map(
    (text) => text.split('\n').at(-1)?.trim() ?? '',
  );
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-US')));
  expect(names).not.toContain('Articles Tags');
  // Anywhere in the row.
  await rows.filter({ hasText: 'Post from readers' }).click();
  await expect(page).toHaveURL(/#\/tidewater\/collections\/letters/);
});

test("the role's groups title the collections [COL-03] [SHL-07]", async ({ signedIn }) => {
  const page = await signedIn('editor');
  for (const place of [page.getByRole('main'), sidebar(page)]) {
    const titles = place.getByRole('heading', { level: 2 });
    await expect(titles.first()).toHaveText('Editorial');
    await expect(titles.nth(1)).toHaveText('Shop');
  }
  await expect(
    page.getByRole('table', { name: 'Shop' }).getByRole('link', { name: 'Products' }),
  ).toBeVisible();
});

test('only what may be read is listed; by address it is refused [COL-01] [FD52]', async ({ signedIn }) => {
  const page = await signedIn('viewer');
  await expect(page.getByRole('table').getByRole('link', { name: 'Articles' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fees' })).toHaveCount(0);
  await page.goto('#/tidewater/collections/fees');
  await expect(heading(page, 'No access')).toBeVisible();
  await expect(page.getByText('“Fees”')).toBeVisible();
  await checkA11y(page);
  await page.goto('#/tidewater/collections/fees/1');
  await expect(heading(page, 'No access')).toBeVisible();
  // Hidden ones are of no list, and open to who knows their address and may read them.
  for (const place of [sidebar(page), modules(page)]) {
    await expect(place.getByRole('link', { name: /Fees|Articles Tags/ })).toHaveCount(0);
  }
});

test('the list can be filtered [COL-02]', async ({ signedIn }) => {
  const page = await signedIn('admin');
  const filter = page.getByLabel('Filter collections');
  await filter.fill('post from');
  await expect(page.getByRole('table').getByRole('link')).toHaveText(/Letters/);
  await filter.fill('<b>none</b>');
  await expect(page.getByText('No name or note contains “<b>none</b>”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('nothing to read: title and body [COL-04] @faults', async ({ signedIn, faults }) => {
  const page = await signedIn('viewer');
  await faults(page).answer({ path: '/tidewater/permissions/me' }, 200, { data: [] });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No collections', exact: true })).toBeVisible();
  await expect(page.getByText('There are no collections that you can see yet.')).toBeVisible();
  await checkA11y(page);
});

test('private pages have the frame, the theme and the colour [SHL-01] [SHL-02] [SHL-14]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  const body = page.locator('body');
  await expect(body).toHaveClass(/private/);
  await expect(body).toHaveClass(/auto/);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  // On its way from one to the other it is a mixture, in another notation.
  const isSettled = (colour: string) => colour !== light && !colour.startsWith('oklab');
  await expect.poll(async () => isSettled(await ground())).toBe(true);
  const dark = await ground();

  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: /account$/ }).click();
  await page.getByRole('menuitem', { name: 'Theme: dark' }).click();
  await expect(body).toHaveClass(/dark/);
  await expect.poll(ground).toBe(dark);
  await page.reload();
  await expect(body).toHaveClass(/dark/);
  await page.goto('#/login');
  await expect(body).toHaveClass(/auto/);
  await page.goto('#/tidewater/collections');
  await page.getByRole('button', { name: /account$/ }).click();
  await page.getByRole('menuitem', { name: 'Theme: system' }).click();
  await expect(body).toHaveClass(/auto/);
});

test('a theme that cannot be saved goes back, with a word [SHL-02] [SHL-10] @faults', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('editor');
  const body = page.locator('body');
  await expect(body).toHaveClass(/light/);
  await faults(page).answer({ method: 'PATCH', path: '/tidewater/users/me' }, 500, {
    error: { code: 9, message: 'disk **full**' },
  });
  await page.getByRole('button', { name: /account$/ }).click();
  await page.getByRole('menuitem', { name: 'Theme: dark' }).click();
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toContainText('The theme couldn’t be saved');
  await expect(region.getByText('full', { exact: true })).toBeVisible();
  await expect(body).toHaveClass(/light/);
});

test('module bar: defaults, and the list of the role [SHL-03] [SHL-04]', async ({ signedIn }) => {
  const admin = await signedIn('admin');
  await expect(modules(admin).getByRole('link', { name: 'Collections' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const help = modules(admin).getByRole('link', { name: 'Help and docs' });
  await expect(help).toHaveAttribute('target', '_blank');
  const opened = admin.context().waitForEvent('page');
  await help.click();
  const guide = await opened;
  await guide.getByRole('link', { name: 'Guide for editors' }).click();
  await expect(guide.getByRole('heading', { level: 1, name: 'Guide for editors' })).toBeVisible();
  await guide.close();
  const viewer = await signedIn('viewer');
  await expect(modules(viewer).getByRole('link', { name: 'Content' })).toBeVisible();
  await expect(modules(viewer).getByRole('link', { name: 'Website' })).toHaveAttribute(
    'href',
    'https://example.com',
  );
  await expect(modules(viewer).getByRole('link', { name: 'Help and docs' })).toHaveCount(0);
});

test('bookmarks lead to their view, for good [SHL-08] [BKM-02]', async ({ signedIn, wire }) => {
  const page = await signedIn('admin');
  const calls = wire(page);
  await sidebar(page).getByRole('link', { name: 'Open orders' }).click();
  await expect(page).toHaveURL(/#\/tidewater\/collections\/orders\?.*b=\d+/);
  const kept = calls
    .all({ path: /\/tidewater\/collection_presets(\/\d+)?$/ })
    .find(({ method }) => method !== 'GET');
  expect(kept?.body).toMatchObject({ view_type: 'tabular' });
  expect(Object.keys(kept?.body as object)).toEqual(
    expect.arrayContaining(['search_query', 'filters', 'view_query', 'view_options', 'view_type']),
  );
});

test('a bookmark that is gone, or fails, says so [BKM-02] @faults', async ({ signedIn, faults }) => {
  const page = await signedIn('admin');
  await page.goto('#/tidewater/bookmarks/orders/9999');
  await expect(heading(page, 'The bookmark couldn’t be opened')).toBeVisible();
  await checkA11y(page);
  await faults(page).answer({ method: 'POST', path: '/tidewater/collection_presets' }, 500, {
    error: { code: 9, message: 'no room' },
  });
  await faults(page).answer({ method: 'PATCH', path: /\/tidewater\/collection_presets\/\d+/ }, 500, {
    error: { code: 9, message: 'no room' },
  });
  await page.goto('#/tidewater/collections');
  await sidebar(page).getByRole('link', { name: 'Picture wall' }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(page.getByText('no room')).toBeVisible();
});

test('deleting a bookmark asks first; only owner and administrators may [SHL-08]', async ({ signedIn }) => {
  const author = await signedIn('author');
  await expect(sidebar(author).getByRole('link', { name: 'Picture wall' })).toBeVisible();
  await expect(author.getByRole('button', { name: 'Delete bookmark “Picture wall”' })).toHaveCount(0);
  await expect(author.getByRole('button', { name: 'Delete bookmark “My drafts”' })).toHaveCount(1);

  const page = await signedIn('admin');
  const link = sidebar(page).getByRole('link', { name: 'Old desk view' });
  const remove = page.getByRole('button', { name: 'Delete bookmark “Old desk view”' });
  await link.hover();
  await remove.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(link).toBeVisible();
  await link.hover();
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(link).toHaveCount(0);
  await expect(page.getByText('Bookmark deleted')).toBeVisible();
});

test('signing out asks, tells the server and leaves nothing behind [SIN-12] [SHL-04]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('author');
  await expect(heading(page, 'Collections')).toBeVisible();
  const calls = wire(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
  expect(calls.all({ method: 'POST' })).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(calls.all({ method: 'POST', path: '/tidewater/auth/logout' })).toHaveLength(1);
  await expect.poll(() => calls.all({ path: '/server/projects' }).length).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/login/);
});

test('a sign-out that fails stays on the page and says so [SIN-12] @faults', async ({ signedIn, faults }) => {
  const page = await signedIn('editor');
  await faults(page).drop({ path: '/tidewater/auth/logout' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'You couldn’t be signed out',
  );
  await expect(heading(page, 'Collections')).toBeVisible();
});

test('an idle session ends [SIN-11] @faults', async ({ signedIn, faults }) => {
  const page = await signedIn('author');
  await faults(page).answer({ method: 'GET', path: '/tidewater/settings' }, 200, {
    data: [{ id: 1, key: 'auto_sign_out', value: '30' }],
  });
  await page.clock.install();
  await page.reload();
  await expect(heading(page, 'Collections')).toBeVisible();
  await page.clock.fastForward('29:00');
  await page.keyboard.press('Shift');
  await page.clock.fastForward('29:00');
  await expect(heading(page, 'Collections')).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByText('You were signed out due to inactivity')).toBeVisible();
});

test('keyboard: skip link, and the heading after navigation [FD68]', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await expect(heading(page, 'Collections')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await sidebar(page).getByRole('link', { name: 'Letters' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the shell is free of accessibility faults, wide and narrow [FD68]', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn('admin');
  await expect(page.getByRole('table')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: /account$/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkA11y(page);

  const small = await signedIn('admin', { context: phone });
  await expect(small.getByRole('table')).toBeVisible();
  await checkA11y(small);
  await small.getByRole('button', { name: 'Open navigation' }).click();
  await expect(sidebar(small)).toBeVisible();
  await checkA11y(small);
  expect(await small.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test('the shell reads from right to left [FD68]', async ({ signedIn }) => {
  const page = await signedIn('admin', { context: phone });
  await expect(heading(page, 'Collections')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const box = await sidebar(page).boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeGreaterThan(380);
  await page.getByRole('main').click({ position: { x: 5, y: 300 }, force: true });
  await expect(sidebar(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});
