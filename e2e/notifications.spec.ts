import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { fieldOf, opened } from './item-page.ts';
import { row } from './listing-page.ts';
import { runSql } from './sql.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const cards = (page: Page) => region(page).getByRole('listitem');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /account$/ }).click();
  await page.getByRole('menuitem', { name: `Theme: ${name}` }).click();
}

/**
 * Lets time pass ten times slower for the page, so that a busy machine takes no toast away too early. The returned
 * function stops time altogether: from then on it passes only when the test says so.
 */
async function slowTime(page: Page): Promise<() => Promise<void>> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) {
      await page.clock.runFor(10).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 90));
    }
  };
  const running = run();
  return async () => {
    stop.abort();
    await running;
  };
}

/** Makes the next change of the theme fail with this message; a failed change is told. */
const refusal = (message: string) => ({ error: { code: 9, message } });
const themeCall = { method: 'PATCH', path: '/tidewater/users/me' };

test('title, Markdown, mark and colour; gone after five seconds that nobody held it [SHL-10] @faults', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('admin');
  await expect(heading(page, 'Collections')).toBeVisible();
  await faults(page).answer(
    themeCall,
    500,
    refusal(
      'disk **full** [more](https://example.com) <img src=x onerror=alert(1)> [bad](javascript:alert(1))',
    ),
  );
  await page.clock.install();
  let stop = await slowTime(page);
  await chooseTheme(page, 'dark');
  const card = cards(page).filter({ hasText: 'The theme couldn’t be saved' });
  await expect(card.locator('strong')).toHaveText('full');
  await expect(card.getByRole('link', { name: 'more' })).toHaveAttribute('target', '_blank');
  await expect(card.locator('[onerror], [href^="javascript"]')).toHaveCount(0);
  await expect(card.locator('[data-glyph="error"]')).toBeVisible();
  expect(await card.evaluate((element) => element.closest('[aria-live]')?.getAttribute('aria-live'))).toBe(
    'assertive',
  );
  const colour = await card.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
  await stop();

  // The pointer holds it, then the focus does.
  await card.hover();
  await page.clock.runFor(20_000);
  await expect(card).toBeVisible();
  await page.keyboard.press('F6');
  await expect(card).toBeFocused();
  await page.mouse.move(300, 300);
  await page.clock.runFor(20_000);
  await expect(card).toBeVisible();
  await page.keyboard.press('F6');
  await expect(card).not.toBeFocused();
  await page.clock.runFor(5100);
  await expect(card).toHaveCount(0);

  // Good news look otherwise.
  stop = await slowTime(page);
  await page.getByRole('button', { name: 'Delete bookmark “Old desk view”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const done = cards(page).filter({ hasText: 'Bookmark deleted' });
  await expect(done.locator('[data-glyph="check"]')).toBeVisible();
  expect(await done.evaluate((element) => getComputedStyle(element).borderInlineStartColor)).not.toBe(colour);
  await stop();
  await page.mouse.move(300, 300);
  await page.clock.runFor(2500);
  await expect(done).toBeVisible();
  await page.clock.runFor(2600);
  await expect(done).toHaveCount(0);
});

test('the same again takes its place, many are counted, and all stay readable [SHL-10] [SHL-11] @faults', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('viewer');
  await expect(heading(page, 'Collections')).toBeVisible();
  await page.clock.install();
  const stop = await slowTime(page);
  const wrong = faults(page);
  const fail = async (message: string) => {
    await wrong.clear();
    await wrong.answer(themeCall, 500, refusal(message));
    await chooseTheme(page, 'dark');
    await expect(cards(page).filter({ hasText: message })).toHaveCount(1);
  };
  for (const message of ['one', 'one', 'one', 'two', 'three', 'four', 'five', 'six']) await fail(message);
  await expect(cards(page)).toHaveCount(4);
  await expect(region(page).getByText('2 more')).toBeVisible();
  await region(page).getByRole('button', { name: 'Close all' }).click();
  await expect(cards(page)).toHaveCount(0);

  const button = page.getByRole('button', { name: 'Notifications', exact: true });
  await button.click();
  const panel = page.getByRole('complementary', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(6);
  await expect(panel.getByRole('listitem').first()).toContainText('six');
  await expect(panel.getByRole('listitem').last()).toContainText('3 times');
  await expect(panel.getByRole('listitem').first().locator('time')).toHaveAttribute(
    'title',
    /202\d.*\d\d:\d\d/,
  );
  await checkA11y(page);
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await expect(panel).toContainText('No notifications since you signed in');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await stop();
});

test('something to do about it: the action runs, and the notification goes [SHL-10]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/articles' });
  await row(page, 0).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Delete 1 item' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 item' }).click();
  const card = cards(page).filter({ hasText: /deleted/i });
  await card.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(cards(page).filter({ hasText: '1 item restored' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the history leads to all activity who may read it, and ends with the session [SHL-11] [SIN-12] @faults', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('author');
  await expect(heading(page, 'Collections')).toBeVisible();
  await faults(page).answer(themeCall, 500, refusal('told to the author'));
  await chooseTheme(page, 'dark');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Notifications' });
  await expect(panel).toContainText('told to the author');
  await panel.getByRole('link', { name: 'All activity' }).click();
  await expect(page).toHaveURL(/#\/tidewater\/activity(\?|$)/);
  await expect(panel).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await faults(page).answer({ method: 'GET', path: '/tidewater/permissions/me' }, 200, {
    data: [
      { collection: 'tags', status: null, read: 'full', create: 'none', update: 'none', delete: 'none' },
    ],
  });
  await page.getByLabel('E-mail').fill('viewer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('lectern-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(panel).toContainText('No notifications since you signed in');
  await expect(panel.getByRole('link', { name: 'All activity' })).toHaveCount(0);
});

/** Names of the buttons of the page's header, of a dialog's head and of its foot that a message lies over. */
async function covered(page: Page): Promise<{ seen: number; covered: string[] }> {
  return page.evaluate(() => {
    const modals = [...document.querySelectorAll('[data-modal]')];
    const top = modals.at(-1);
    const places = top
      ? [...top.querySelectorAll(':scope > :first-child button, [data-foot] button')]
      : [...document.querySelectorAll('main header button, main header a, [data-foot] button')];
    const shown = places.filter((place) => place.getBoundingClientRect().width > 0);
    const under = shown.filter((place) => {
      const { left, top: y, width, height } = place.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, y + height / 2] as const);
      return points.some(([x, at]) => document.elementFromPoint(x, at)?.closest('[data-toast]'));
    });
    return { seen: shown.length, covered: under.map((place) => (place as HTMLElement).innerText) };
  });
}

test('messages never lie over the buttons of a header, a dialog, a drawer or a sheet, wide and narrow [SHL-10] @faults', async ({
  signedIn,
  faults,
  baseURL,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const tables = ['ledger_a', 'ledger_b', 'ledger_c', 'ledger_d'];
  for (const table of tables)
    await runSql(
      page.request,
      new URL(baseURL ?? '').origin,
      `CREATE TABLE ${table} (id INTEGER PRIMARY KEY)`,
    );
  await page.goto('#/tidewater/settings/collections');
  await page.reload();
  await faults(page).answer(
    { method: 'PATCH', path: /collections\/ledger_/ },
    500,
    refusal('It is locked. '.repeat(12)),
  );
  for (const table of tables)
    await page
      .locator(`tr[data-collection="${table}"]`)
      .getByRole('button', { name: /^Manage/ })
      .click();
  // They stay until they are closed.
  await expect(cards(page)).toHaveCount(4);

  const places: Record<string, () => Promise<void>> = {
    header: async () => expect(page.locator('main header')).toBeVisible(),
    dialog: async () => {
      await page.getByRole('button', { name: 'New collection' }).click();
      await expect(page.getByRole('dialog', { name: 'New collection' })).toBeVisible();
    },
    drawer: async () => {
      await page.goto('#/tidewater/collections/articles/6');
      await opened(page);
      await fieldOf(page, 'tags').getByRole('button', { name: 'Create new' }).click();
      await expect(page.getByRole('dialog').last().getByRole('button', { name: 'Done' })).toBeVisible();
    },
  };
  for (const [name, show] of Object.entries(places)) {
    await show();
    for (const [width, height] of [
      [1400, 900],
      [820, 700],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(cards(page)).toHaveCount(4);
      await expect.poll(() => covered(page), `${name} at ${width}`).toMatchObject({ covered: [] });
      expect((await covered(page)).seen, `${name} at ${width}`).toBeGreaterThan(name === 'header' ? 0 : 1);
    }
    await page.setViewportSize({ width: 1400, height: 900 });
    if (name !== 'header') await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
