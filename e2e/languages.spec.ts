import type { Locator, Page } from '@playwright/test';
import { pseudoLocales, pseudoText } from '#app/i18n/pseudo.ts';
import { account, expect, openAnew, test } from './fixtures.ts';
import type { TestServer } from './embedded-server.ts';
import { Walk } from './language-walk.ts';
import { loseSession } from './sign-in.ts';
import { Wire } from './wire.ts';
import { runSql } from './sql.ts';

const articles = '/tidewater/collections/articles';
const wide = { width: 1400, height: 900 };

const setDefaultLocale = (page: Page, server: TestServer, locale: string) =>
  runSql(
    page.request,
    server.baseURL,
    `update directus_settings set value = '${locale}' where key = 'default_locale'`,
  );

async function setLocale(page: Page, server: TestServer, locale: string | null): Promise<void> {
  const url = `${server.baseURL}/tidewater/users/me`;
  expect((await page.request.patch(url, { data: { locale } })).ok()).toBe(true);
}

for (const locale of pseudoLocales) {
  test.describe(locale, () => {
    test.describe.configure({ timeout: 120_000 });
    test('public screens: all in the language, nothing cut off [SIN-13] @hooks', async ({ page, server }) => {
      test.slow();
      await setDefaultLocale(page, server, locale);
      try {
        const walk = new Walk(page, locale);
        await page.goto('#/login?project=tidewater');
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await walk.look('sign-in');
        await walk.button('Sign in').click();
        await walk.look('sign-in, fields missing');
        await page.getByLabel(walk.say('E-mail'), { exact: true }).fill('nobody@example.com');
        await page.getByLabel(walk.say('Password'), { exact: true }).fill('wrong');
        await walk.button('Sign in').click();
        await expect(page.locator('[data-code]').first()).toBeVisible();
        await walk.look('sign-in, refused');
        for (const code of ['11', '101', '107', '115', '-1']) {
          await walk.go(`/login?error=true&code=${code}`, `sign-in, code ${code}`);
        }
        await walk.go('/reset-password');
        await walk.go('/reset-password?token=void', 'reset-password with a token');
        await walk.go('/setup-2fa');
        await walk.go('/install');
        await walk.go('/nowhere/at/all', 'an unknown address');
        walk.end();
      } finally {
        await setDefaultLocale(page, server, 'en-US');
      }
    });

    test('private screens: all in the language, nothing cut off [SIN-13] @faults', async ({
      signedIn,
      server,
      faults,
    }) => {
      const page = await signedIn('admin');
      await setLocale(page, server, locale);
      try {
        const walk = new Walk(page, locale);
        const { email } = account('admin', 'tidewater');
        walk.allow(email, 'xxxx');
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await walk.go('/tidewater/collections');
        await page
          .getByRole('main')
          .getByRole('searchbox')
          .or(page.getByRole('textbox'))
          .first()
          .fill('zzzz');
        walk.allow('zzzz');
        await walk.look('collections, none found');
        const menus = 'nav [aria-haspopup], aside [aria-haspopup], header [aria-haspopup]';
        await walk.openAll(page.locator(menus), 'menu of the shell', 8);
        await walk.open(walk.button('Sign out').first(), 'signing out');

        await walk.go(articles, 'listing');
        const controls = page.locator('header [aria-haspopup], main [aria-haspopup]');
        await walk.openAll(controls, 'menu of the listing', 6);
        await page.getByRole('row').nth(2).getByRole('checkbox').click({ force: true });
        await walk.look('listing, one selected');
        await walk.go(`${articles}?q=zzzz`, 'listing, none found');
        const fault = faults(page);
        await fault.answer({ method: 'GET', path: /\/items\/tags/ }, 500, {
          error: { code: 8, message: 'xxxx' },
        });
        await walk.go('/tidewater/collections/tags', 'listing, failed');
        await fault.clear();

        await walk.go(`${articles}/1`, 'item');
        await walk.openAll(controls, 'menu of the item', 5);
        await walk.go(`${articles}/+`, 'new item');
        await page.locator('[data-field="title"]').locator('input, textarea').first().fill('yyyy');
        walk.allow('yyyy');
        await walk.look('new item, changed');
        await fault.answer({ method: 'POST', path: /\/items\/articles/ }, 500, {
          error: { code: 8, message: 'xxxx' },
        });
        await page.keyboard.press('Control+s');
        await expect(page.getByText('xxxx').first()).toBeVisible();
        await walk.look('new item, not saved');
        await fault.clear();
        await page.goto('#/tidewater/collections');
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await walk.look('unsaved changes');
        await walk.button('Discard changes').click();
        await walk.go(`${articles}/1,2`, 'batch');
        await walk.go('/tidewater/collections/form_lab/1', 'every interface');
        await walk.go('/tidewater/collections/no_such', 'no such collection');
        await walk.go(`${articles}/99999`, 'no such item');
        await walk.go('/tidewater/bookmarks/orders/9999', 'no such bookmark');
        await walk.go('/tidewater/collections/articles/1/2/3', 'no such page');
        walk.end();
      } finally {
        await setLocale(page, server, 'en-US');
      }
    });

    test('files, people, transfer, extensions, sessions: all in the language, nothing cut off [SIN-13] @faults', async ({
      signedIn,
      server,
      faults,
    }) => {
      const page = await signedIn('editor');
      await setLocale(page, server, locale);
      try {
        const walk = new Walk(page, locale);
        const { email, password } = account('editor', 'tidewater');
        walk.allow(email, 'xxxx', 'yyyy', 'yyyy.txt', 'empty.txt', 'zzzz@example.com', 'desk-report');
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const dialog = page.getByRole('dialog');
        const close = async () => {
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        };
        const more = async (item: string) => {
          // Rows have such a button of their own as soon as they are there.
          const name = walk.say('More actions');
          await page.locator('header').getByRole('button', { name, exact: true }).click();
          await page.getByRole('menuitem', { name: walk.say(item), exact: true }).click();
          await expect(dialog).toBeVisible();
        };

        await walk.go('/tidewater/files', 'files');
        await walk.button('Upload').click();
        await page
          .locator('input[type="file"]')
          .first()
          .setInputFiles([
            { name: 'yyyy.txt', mimeType: 'text/plain', buffer: Buffer.from('yyyy') },
            { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
          ]);
        await expect(page.getByText('empty.txt').first()).toBeVisible();
        await walk.look('uploads');
        await close();
        await walk.go('/tidewater/users', 'people');

        await walk.go('/tidewater/collections/tags', 'tags');
        await more('Export…');
        await walk.look('export');
        await close();
        await more('Import…');
        await walk.look('import');
        await page.locator('input[type="file"]').setInputFiles({
          name: 'yyyy.txt',
          mimeType: 'text/csv',
          buffer: Buffer.from('id,name,xxxx\n1,yyyy,xxxx\nxxxx,yyyy,xxxx\n'),
        });
        await expect(walk.button('Check')).toBeVisible();
        await walk.look('import, columns');
        await walk.button('Check').click();
        await expect(walk.button('Back')).toBeVisible();
        await walk.look('import, checked');
        await close();

        const fault = faults(page);
        await page.route(/desk-report\/module\.js/, (route) => route.fulfill({ status: 404 }));
        await openAnew(page, '#/tidewater/ext/desk-report');
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        await walk.look('an extension that can’t be loaded');
        for (const [status, path] of [
          [200, /\/tidewater\/collections\b/],
          [500, /\/tidewater\/fields\b/],
        ] as const) {
          await fault.answer({ method: 'GET', path }, status, {
            data: 5,
            error: { code: 8, message: 'xxxx' },
          });
          await openAnew(page, `#${articles}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await walk.look(`nothing can be shown, ${status}`);
          await fault.clear();
        }
        await page.reload();
        await expect(page.getByRole('grid')).toBeVisible();

        await walk.go('/tidewater/collections/orders/1', 'order');
        await page.locator('[data-field="customer"]').getByRole('button').last().click();
        await walk.look('order, relation');
        await page.keyboard.press('Escape');

        await page.goto(`#${articles}/8`);
        await page.locator('[data-field="subtitle"]').locator('input, textarea').first().fill('yyyy');
        await loseSession(page);
        await page.keyboard.press('Control+s');
        const ended = page.getByRole('alertdialog');
        await expect(ended).toBeVisible();
        await walk.look('session ended');
        await fault.answer({ method: 'POST', path: '/tidewater/auth/authenticate' }, 401, {
          error: { code: 111, message: 'xxxx' },
        });
        await ended.locator('input[type="password"]').fill(password);
        await ended.getByRole('button', { name: walk.say('Sign in'), exact: true }).click();
        await expect(ended.locator('input')).toHaveCount(3);
        await walk.look('session ended, one-time code');
        walk.end();
      } finally {
        const page2 = await signedIn('editor');
        await setLocale(page2, server, 'en-GB');
      }
    });
  });
}

test('from right to left all is mirrored [SIN-13]', async ({ signedIn, server }) => {
  const page = await signedIn('viewer', { path: articles });
  await expect(page.getByRole('grid')).toBeVisible();
  const box = async (locator: Locator) => {
    const found = await locator.boundingBox();
    if (!found) throw new Error('not visible');
    return found;
  };
  const places = async () => {
    const [bar, sidebar] = [page.getByRole('navigation').nth(0), page.getByRole('navigation').nth(1)];
    const all = [await box(bar), await box(sidebar), await box(page.getByRole('heading', { level: 1 }))];
    return all.map(({ x, width }) => ({ start: x, end: wide.width - x - width }));
  };
  const before = await places();
  await setLocale(page, server, 'ar-XB');
  try {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('grid')).toBeVisible();
    const after = await places();
    for (const [index, place] of before.slice(0, 2).entries()) {
      expect(Math.abs(place.start - (after[index]?.end ?? -99))).toBeLessThan(3);
    }
    expect(Math.abs((before[2]?.start ?? 0) - (after[2]?.end ?? -99))).toBeLessThan(3);
    expect(await page.evaluate(() => getComputedStyle(document.body).textAlign)).toBe('start');
    // What is written from the left begins at its column's edge all the same.
    const link = page.getByRole('gridcell').getByRole('link').first();
    expect(await link.evaluate((value) => getComputedStyle(value).textAlign)).toMatch(/right$/);
    // Arrow keys go the way they point.
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowDown');
    const active = () => page.getByRole('grid').getAttribute('aria-activedescendant');
    const first = await active();
    await page.keyboard.press('ArrowLeft');
    expect(await active()).not.toBe(first);
  } finally {
    await setLocale(page, server, 'en-US');
  }
});

test('the language changes at once, and what is staged stays [SIN-13] @hooks', async ({
  signedIn,
  server,
}) => {
  const page = await signedIn('editor', { path: `${articles}/8` });
  // A page that has signed in a moment ago would do so again by itself.
  await page.reload();
  const subtitle = page.locator('[data-field="subtitle"]').locator('input, textarea').first();
  await subtitle.fill('typed in English');
  await expect(page.getByRole('status').filter({ hasText: '1 change' })).toBeVisible();
  await setLocale(page, server, 'en-XA');
  try {
    // Any refresh of the user will do; this is the one of a session that has come back.
    await loseSession(page);
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Password', { exact: true }).fill(account('editor', 'tidewater').password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    const changes = pseudoText('{{count, number}} change', 'en-XA').replace('{{count, number}}', '1');
    await expect(page.getByRole('status').filter({ hasText: changes })).toBeVisible();
    await expect(subtitle).toHaveValue('typed in English');
    await expect(subtitle).toBeFocused();
  } finally {
    await setLocale(page, server, 'en-GB');
  }
});

test('a pack that can’t be loaded: English, with a word, and another try [SIN-13]', async ({
  signedIn,
  server,
}) => {
  const page = await signedIn('viewer');
  await setLocale(page, server, 'en-XA');
  try {
    const packs = /\/assets\/en-XA-[^/]*\.json/;
    await page.route(packs, (route) => route.abort('connectionfailed'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'The texts in your language couldn’t be loaded' });
    await expect(notice).toBeVisible();
    await page.unroute(packs);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expect(notice).toHaveCount(0);
  } finally {
    await setLocale(page, server, 'en-US');
  }
});

test('a language without a pack: English words, its own names, numbers and dates [SIN-13]', async ({
  signedIn,
  server,
}) => {
  const books = `${server.baseURL}/verlag/collections/buecher`;
  const admin = await signedIn('admin', { project: 'verlag' });
  const before = (await (await admin.request.get(books)).json()) as { data: { translation: unknown } };
  const rename = async (translation: unknown) =>
    expect((await admin.request.patch(books, { data: { translation } })).ok()).toBe(true);
  const speak = (locale: string) =>
    runSql(
      admin.request,
      server.baseURL,
      `update directus_users set locale = '${locale}' where id = 1`,
      'verlag',
    );
  await rename([{ locale: 'lv-LV', translation: 'Grāmatas' }]);
  await speak('lv-LV');
  try {
    await admin.goto('#/verlag/collections/buecher');
    await admin.reload();
    // Latvian has no pack: English texts, in English’s direction, with Latvian names and numbers.
    await expect(admin.getByRole('heading', { level: 1, name: 'Grāmatas' })).toBeVisible();
    await expect(admin.getByRole('navigation').getByRole('link', { name: 'Grāmatas' }).first()).toBeVisible();
    await expect(admin.locator('html')).toHaveAttribute('lang', 'en-US');
    const cells = admin.getByRole('grid').getByRole('gridcell');
    await expect(cells.filter({ hasText: /^\d+,\d+$/ }).first()).toBeVisible();
    await expect(cells.filter({ hasText: /^pirms \d+ mēnešiem$/ }).first()).toBeVisible();
  } finally {
    await speak('en-US');
    await rename(before.data.translation);
  }
});

test('no list offers the made-up languages, and sign-in loads none', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('#/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await new Wire(page).quiet();
  expect(loaded.filter((url) => /(en-XA|ar-XB)/.test(url))).toEqual([]);
  await expect(page.locator('body')).not.toContainText(/en-XA|ar-XB/);
});
