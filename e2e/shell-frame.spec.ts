import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { stopClock } from './clock.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });
const modules = (page: Page) => page.getByRole('navigation', { name: 'Modules' });

test('a module bar of the role: only what is a page, and all of it is text [SHL-03] [SHL-07]', async ({
  signedIn,
}) => {
  const admin = await signedIn('admin');
  const change = (values: object) =>
    admin.request.patch(new URL('/tidewater/roles/5', admin.url()).href, { data: values });
  const before = (await (
    await admin.request.get(new URL('/tidewater/roles/5', admin.url()).href)
  ).json()) as {
    data: { module_listing: unknown; collection_listing: unknown };
  };
  await change({
    module_listing: [
      { name: '$t:file_library', link: '/files' },
      { name: '<img src=x onerror=alert(1)>', link: 'collections/tags', icon: 'no such icon!' },
      { name: 'Bad', link: 'javascript:alert(1)' },
      { name: 'Also bad', link: ' java\tscript:alert(1)' },
      { name: 'Elsewhere', link: '//evil.example' },
      { name: 'L'.repeat(10_000), link: 'https://example.com/long' },
      null,
      'text',
    ],
    collection_listing: [
      {
        group_name: '$t:collections',
        collections: [
          { collection: 'tags' },
          { name: '$t:help_and_docs', link: 'https://example.com/help', icon: 'help' },
          { name: 'Drafts', link: '/collections/articles?q=fog' },
          { name: 'Bad', link: 'data:text/html,x' },
        ],
      },
    ],
  });
  const page = await signedIn('viewer');
  const links = modules(page).getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.first()).toHaveAccessibleName('File library');
  await expect(modules(page).getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toHaveAttribute(
    'href',
    /#\/tidewater\/collections\/tags$/,
  );
  const outside = modules(page).getByRole('link', { name: /^LLL/ });
  expect((await outside.getAttribute('aria-label'))?.length).toBeLessThan(110);
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noopener/);
  const bar = await modules(page).boundingBox();
  expect(bar?.width).toBe(56);

  await expect(sidebar(page).getByRole('heading', { name: 'Collections' })).toBeVisible();
  const help = sidebar(page).getByRole('link', { name: /^Help and docs/ });
  await expect(help).toHaveAttribute('target', '_blank');
  await expect(sidebar(page).getByRole('link', { name: 'Bad' })).toHaveCount(0);
  await sidebar(page).getByRole('link', { name: 'Drafts' }).click();
  await expect(page).toHaveURL(/#\/tidewater\/collections\/articles\?.*q=fog/);
  await expect(heading(page, 'Articles')).toBeFocused();
  // The collections page is of collections alone.
  await page.goto('#/tidewater/collections');
  await expect(page.getByRole('table').getByRole('link')).toHaveText([/Tags/]);
  const { module_listing, collection_listing } = before.data;
  await change({ module_listing, collection_listing });
});

test('the navigation is as wide as one likes, or away, and found by typing [SHL-07] [SHL-08] [FD68]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await expect(heading(page, 'Collections')).toBeVisible();
  const width = async () => Math.round((await sidebar(page).boundingBox())?.width ?? 0);
  const edge = page.getByRole('separator', { name: 'Width of the navigation' });
  await expect.poll(width).toBe(232);
  await edge.focus();
  await page.keyboard.press('ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', '240');
  await expect.poll(width).toBe(240);
  const at = await edge.boundingBox();
  await page.mouse.move((at?.x ?? 0) + 4, 400);
  await page.mouse.down();
  await page.mouse.move((at?.x ?? 0) + 64, 420, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(300);
  await page.reload();
  await expect.poll(width).toBe(300);
  await edge.dblclick();
  await expect.poll(width).toBe(232);

  await page.getByRole('button', { name: 'Hide navigation' }).click();
  await expect(sidebar(page)).toBeHidden();
  await page.reload();
  await expect(heading(page, 'Collections')).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  await page.goto('#/tidewater/nowhere/at/all');
  await page.getByRole('button', { name: 'Show navigation' }).click();
  await expect(sidebar(page)).toBeVisible();

  const box = sidebar(page).getByRole('searchbox', { name: 'Filter navigation' });
  await box.fill('order');
  await expect(sidebar(page).getByRole('link')).toHaveText([/Orders$/, /Open orders$/]);
  await box.fill('<i>nothing</i>');
  await expect(sidebar(page).getByText('No setting matches “<i>nothing</i>”.')).toBeVisible();
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(sidebar(page).getByRole('link', { name: 'Articles' })).toBeVisible();
});

test('bookmarks that are slow or fail hold up nothing [SHL-08] @faults', async ({ signedIn, faults }) => {
  const page = await signedIn('editor');
  await expect(heading(page, 'Collections')).toBeVisible();
  const wrong = faults(page);
  await wrong.answer({ method: 'GET', path: '/tidewater/collection_presets' }, 500, {
    error: { code: 9, message: 'gone' },
  });
  await page.reload();
  await expect(sidebar(page).getByText('The bookmarks could not be loaded.')).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Articles' })).toBeVisible();
  await checkA11y(page);
  await wrong.clear();
  await sidebar(page).getByRole('button', { name: 'Try again' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Picture wall' })).toBeVisible();
});

test('the side bar of details: normal or wide, remembered, closed by leaving [SHL-11] [NAV-02]', async ({
  signedIn,
}) => {
  const page = await signedIn('editor', { path: '/tidewater/collections/tags' });
  const open = page.getByRole('button', { name: 'View', exact: true });
  const panel = page.getByRole('complementary', { name: 'View' });
  await open.click();
  const width = async () => Math.round((await panel.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(304);
  await panel.getByRole('button', { name: 'Make the side bar wide' }).click();
  await expect.poll(width).toBe(480);
  await sidebar(page).getByRole('link', { name: 'Letters' }).click();
  await expect(heading(page, 'Letters')).toBeFocused();
  await expect(panel).toHaveCount(0);
  await page.reload();
  await open.click();
  await expect.poll(width).toBe(480);
  await panel.getByRole('button', { name: 'Make the side bar narrow' }).click();
  await expect.poll(width).toBe(304);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(open).toBeFocused();
});

test('tooltips after half a second; Esc and clicks elsewhere close what is open [SHL-12]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await expect(heading(page, 'Collections')).toBeVisible();
  await page.clock.install();
  await stopClock(page);
  await modules(page).getByRole('link', { name: 'Collections' }).hover();
  const tip = page.locator('[popover="manual"]');
  await page.clock.runFor(450);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tip).toHaveText('Collections');
  await page.mouse.move(700, 500);
  await expect(tip).toHaveCount(0);
  await page.clock.resume();

  const account = page.getByRole('button', { name: /account$/ });
  await account.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.mouse.click(900, 500);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await account.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account).toBeFocused();
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await signOut.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(signOut).toBeFocused();
});

test('names and notes of the data are text, however long, and pages have titles [SHL-05] [COL-02]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  const bad = `<img src=x onerror="document.title='hacked'">${'x'.repeat(10_000)}`;
  const send = async (path: string, data: object) => {
    const response = await page.request.patch(new URL(path, page.url()).href, { data });
    expect(response.ok()).toBe(true);
  };
  const settings = (await (
    await page.request.get(new URL('/tidewater/settings?limit=-1', page.url()).href)
  ).json()) as { data: { id: number; key: string; value: string }[] };
  const name = settings.data.find(({ key }) => key === 'project_name');
  await send(`/tidewater/settings/${name?.id}`, { value: bad.slice(0, 200) });
  await send('/tidewater/collections/letters', { note: bad.slice(0, 200) });
  await send('/tidewater/users/1', { first_name: '<b>Helen</b>' });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Project: <img/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '<b>Helen</b> Marsh: account' })).toBeVisible();
  await expect(page.getByRole('table').getByText('<img src=x onerror')).toBeVisible();
  await expect(page).toHaveTitle('Collections');
  const isSideways = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isSideways()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isSideways()).toBe(false);
  await page.setViewportSize({ width: 1400, height: 900 });
  for (const [path, title] of [
    ['/tidewater/collections/tags', 'Tags'],
    ['/tidewater/collections/tags/+', /Tags/],
    ['/tidewater/nowhere', 'Page not found'],
    ['/tidewater/collections', 'Collections'],
  ] as const) {
    await page.goto(`#${path}`);
    await expect(page).toHaveTitle(title);
  }
  await send(`/tidewater/settings/${name?.id}`, { value: 'The Tidewater Review' });
  await send('/tidewater/collections/letters', { note: 'Post from readers' });
  await send('/tidewater/users/1', { first_name: 'Helen' });
});
