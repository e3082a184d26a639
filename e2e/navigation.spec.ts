import type { Page } from '@playwright/test';
import { account, checkA11y, expect, openAnew, test } from './fixtures.ts';
import { loseSession, signIn } from './sign-in.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });
const editor = account('editor', 'tidewater');

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(editor.email);
  await page.getByLabel('Password', { exact: true }).fill(editor.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a reload comes back to the same screen [NAV-01]', async ({ signedIn }) => {
  const page = await signedIn('editor', { path: '/tidewater/collections' });
  await expect(heading(page, 'Collections')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Collections')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/#\/tidewater\/collections$/);
  await openAnew(page, '#/reset-password');
  await expect(heading(page, 'Reset password')).toBeVisible();
});

test('a reload needs one wave of calls, and no project list first [NAV-03] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await signedIn('editor');
  await expect(heading(page, 'Collections')).toBeVisible();
  const release = await faults(page).hold({ method: 'GET', path: '/server/projects' });
  const calls = wire(page);
  await page.reload();
  for (const path of ['/server/projects', '/tidewater/', '/tidewater/users/me', '/tidewater/collections']) {
    await expect.poll(() => calls.all({ path }).length).toBe(1);
  }
  release();
  await expect(heading(page, 'Collections')).toBeVisible();
  expect(calls.all({ path: '/tidewater/users/me' })).toHaveLength(1);
});

test('side bars close on navigation [NAV-02]', async ({ signedIn }) => {
  const page = await signedIn('editor', { context: { viewport: { width: 390, height: 844 } } });
  await expect(heading(page, 'Collections')).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(sidebar(page)).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Letters' }).click();
  await expect(page).toHaveURL(/collections\/letters/);
  await expect(sidebar(page)).toBeHidden();
  // Until it stands, the page takes the focus for its heading.
  await expect(heading(page, 'Letters')).toBeFocused();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused();
});

test('nothing installed: every way leads to /install [NAV-04] @faults', async ({ page, faults }) => {
  const wrong = faults(page);
  await wrong.answer({ path: '/server/projects' }, 503, { error: { code: 14, message: 'not configured' } });
  for (const path of ['', '#/login', '#/tidewater/collections', '#/reset-password']) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page).toHaveURL(/#\/install$/);
    await expect(heading(page, 'Install')).toBeVisible();
  }
  await wrong.clear();
  // Somebody else has installed a project meanwhile.
  await page.reload();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL(/#\/login$/);
});

test('public pages need no session [NAV-05] [SHL-01]', async ({ page }) => {
  const pages = {
    login: 'Sign in',
    'reset-password': 'Reset password',
    install: 'Install',
    'setup-2fa': 'Two-factor authentication',
  };
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(`#/${path}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#/${path}$`));
    await expect(page.locator('body')).toHaveClass(/public/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

test('the path decides which project it is [NAV-06] [NAV-16]', async ({ signedIn, page: other }) => {
  const page = await signedIn('admin', { project: 'verlag' });
  await expect(page.getByRole('button', { name: /^Project: Verlag Nordlicht/ })).toBeVisible();
  const stored = () => page.evaluate(() => ({ ...sessionStorage }));
  expect(Object.values(await stored())).toEqual(['verlag']);
  await page.goto('#/tidewater/collections');
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  expect(Object.values(await stored())).toEqual(['tidewater']);
  await page.goto('#/verlag/collections');
  await expect(page.getByRole('button', { name: /^Project: Verlag Nordlicht/ })).toBeVisible();
  await other.close();
});

test('not signed in at the root: /login keeps the query [NAV-08]', async ({ page }) => {
  await page.goto('#/?redirect=%2Ftidewater%2Fcollections%2Fletters');
  await expect(page).toHaveURL(/#\/login\?redirect=%2Ftidewater%2Fcollections%2Fletters$/);
});

test('not signed in elsewhere: sign in, then the page that was asked for [NAV-09] [SIN-09]', async ({
  page,
}) => {
  await page.goto('#/tidewater/collections/letters?q=ferry');
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  expect(new URL(page.url().replace('#/', '')).searchParams.get('redirect')).toBe(
    '/tidewater/collections/letters?q=ferry',
  );
  await fillIn(page);
  await expect(page).toHaveURL(/#\/tidewater\/collections\/letters\?.*q=ferry/);
  // The sign-in is no stop on the way back.
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test('each page but public ones is written down as the last one [NAV-10]', async ({ signedIn, wire }) => {
  const page = await signedIn('author');
  await expect(heading(page, 'Collections')).toBeVisible();
  const calls = wire(page);
  const pages = () =>
    calls
      .all({ method: 'PATCH', path: /\/tracking\/page$/ })
      .map(({ body }) => (body as { last_page: string }).last_page);
  await sidebar(page).getByRole('link', { name: 'Categories' }).click();
  // The first page is written down when it has come to rest, which may be before or after this.
  await expect.poll(() => pages().at(-1)).toBe('/tidewater/collections/categories');
  await page.goBack();
  await expect.poll(() => pages().at(-1)).toBe('/tidewater/collections');
  const written = pages();
  await page.goto('#/login');
  await expect(page.getByRole('button', { name: /^Continue as/ })).toBeVisible();
  await page.goto('#/reset-password');
  await expect(heading(page, 'Reset password')).toBeVisible();
  expect(pages()).toEqual(written);
});

test('unknown paths show not-found [NAV-11]', async ({ signedIn }) => {
  const page = await signedIn('editor');
  for (const path of [
    '/tidewater/nowhere',
    '/tidewater/collections/no_such_thing',
    '/tidewater/settings/nothing',
    '/no_such_project/collections',
    '/login/more',
  ]) {
    await page.goto(`#${path}`);
    await expect(heading(page, 'Page not found')).toBeVisible();
    await expect(page).toHaveTitle('Page not found');
  }
  await checkA11y(page);
  await page.getByRole('link', { name: 'Go to start page' }).click();
  await expect(page).toHaveURL(/#\/(tidewater|login)/);
});

test('the query project preselects it, and goes [NAV-13]', async ({ page, wire }) => {
  const calls = wire(page);
  await page.goto('#/login?project=verlag&redirect=%2Fverlag%2Fcollections');
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fverlag%2Fcollections$/);
  await expect(page.getByLabel('Project')).toHaveValue('verlag');
  await page.goto('about:blank');
  await page.goto('?project=tidewater#/');
  await expect(page).toHaveURL(/\/admin\/#\/login$/);
  await expect(page.getByLabel('Project')).toHaveValue('tidewater');
  // A project that the list doesn't have: the list is asked for again, and the project stays chosen.
  calls.clear();
  await page.goto('#/login?project=hidden_one');
  await expect(page.getByLabel('Project')).toHaveValue('hidden_one');
  await expect.poll(() => calls.all({ path: '/server/projects' }).length).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toContainText('This server has no project “hidden_one”');
});

test('switching the project [NAV-14] [SHL-05]', async ({ page, wire }) => {
  const calls = wire(page);
  await signIn(page, account('admin', 'verlag'));
  await signIn(page, account('admin', 'tidewater'));
  await expect(sidebar(page).getByRole('link', { name: 'Letters' })).toBeVisible();
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Project: / }).click();
    await page.getByRole('dialog', { name: 'Project' }).getByRole('link', { name }).click();
  };
  await choose('Verlag Nordlicht');
  await expect(page).toHaveURL(/#\/verlag\/collections$/);
  await expect(sidebar(page).getByRole('link', { name: 'Letters' })).toHaveCount(0);
  await sidebar(page).getByRole('link', { name: 'Books' }).click();
  const tracked = () => calls.all({ method: 'PATCH', path: /tracking/ }).at(-1)?.body;
  await expect.poll(tracked).toEqual({ last_page: '/verlag/collections/buecher' });
  await choose('The Tidewater Review');
  await expect(page).toHaveURL(/#\/tidewater\/collections$/);
  await choose('Verlag Nordlicht');
  await expect(page).toHaveURL(/#\/verlag\/collections\/buecher/);
});

test('system collections have addresses of their own [NAV-15]', async ({ signedIn }) => {
  const page = await signedIn('admin');
  for (const [name, path] of [
    ['users', 'users'],
    ['files', 'files'],
    ['webhooks', 'settings/webhooks'],
    ['roles', 'roles'],
  ]) {
    await page.goto(`#/tidewater/collections/directus_${name}`);
    await expect(page).toHaveURL(new RegExp(`#/tidewater/${path}(\\?|$)`));
  }
});

test('a dead session: sign in over the page, which stays as it is [ERR-02] [FD66]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('viewer');
  // A sign-in of a moment ago would be repeated without a word.
  await openAnew(page, page.url());
  await expect(heading(page, 'Collections')).toBeVisible();
  await page.getByLabel('Filter collections').fill('Order');
  await loseSession(page);
  await page.goto('#/tidewater/collections?x=1');
  await sidebar(page).getByRole('link', { name: 'Tags' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const { email, password } = account('viewer', 'tidewater');
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Incorrect e-mail or password');
  await checkA11y(page);
  const calls = wire(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/collections\/tags/);
  expect(calls.all({ method: 'GET', path: '/tidewater/collections' }).length).toBeGreaterThan(0);
});

test('somebody else signs in over a dead session: nothing of the first user stays [ERR-02]', async ({
  signedIn,
}) => {
  const page = await signedIn('viewer');
  // A sign-in of a moment ago would be repeated without a word.
  await openAnew(page, page.url());
  await expect(heading(page, 'Collections')).toBeVisible();
  await loseSession(page);
  await sidebar(page).getByRole('link', { name: 'Tags' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('E-mail').fill(editor.email);
  await dialog.getByLabel('Password', { exact: true }).fill(editor.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Bea .*account$/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('loading fails: a view with a way out [SHL-09] @faults', async ({ signedIn, faults }) => {
  const page = await signedIn('editor');
  await expect(heading(page, 'Collections')).toBeVisible();
  const wrong = faults(page);
  await wrong.answer({ path: '/tidewater/collections' }, 500, {
    error: { code: 9, message: 'database is gone' },
  });
  await page.reload();
  await expect(heading(page, 'Server error')).toBeVisible();
  await expect(page.getByText('database is gone')).toBeVisible();
  await checkA11y(page);
  await expect(page.getByRole('link', { name: 'Sign in to another project' })).toBeVisible();
  await wrong.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Collections')).toBeVisible();
});

test('a role without settings, relations and presets can work [FD48] @faults', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('viewer');
  await expect(heading(page, 'Collections')).toBeVisible();
  const refused = { error: { code: 3, message: 'Unauthorized request' } };
  const path = /\/(tidewater\/(settings|relations|collection_presets)|interfaces|layouts|modules)$/;
  await faults(page).answer({ method: 'GET', path }, 401, refused);
  await page.reload();
  await expect(heading(page, 'Collections')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a typed address and a plain link make entries that Back and Forward know [FD04]', async ({
  signedIn,
}) => {
  const page = await signedIn('editor');
  await expect(heading(page, 'Collections')).toBeVisible();
  const index = () => page.evaluate(() => (history.state as Record<string, number> | null)?.['__TSR_index']);
  const start = (await index()) ?? Number.NaN;
  await page.evaluate(() => {
    location.hash = '#/tidewater/collections/tags';
  });
  await expect(page).toHaveURL(/tags/);
  expect(await index()).toBe(start + 1);
  await page.evaluate(() => {
    location.hash = '#/tidewater/collections/letters';
  });
  await expect(page).toHaveURL(/letters/);
  expect(await index()).toBe(start + 2);
  await page.goBack();
  await expect(page).toHaveURL(/tags/);
  await page.goBack();
  await expect(page).toHaveURL(/collections$/);
  await expect(heading(page, 'Collections')).toBeVisible();
});

test('a link opens in a tab of its own with its hash [NAV-01]', async ({ signedIn }) => {
  const page = await signedIn('editor');
  const opened = page.context().waitForEvent('page');
  await sidebar(page)
    .getByRole('link', { name: 'Tags' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/#\/tidewater\/collections\/tags/);
  await expect(page).toHaveURL(/collections$/);
});

test('the root leads who is signed in to where they work [NAV-12]', async ({ signedIn }) => {
  const page = await signedIn('editor', { path: '/tidewater/collections/tags' });
  // The address alone is there before the app is.
  await expect(heading(page, 'Tags')).toBeVisible();
  await page.goto('#/');
  await expect(page).toHaveURL(/#\/tidewater\/collections/);
});

test('a session that died while nobody looked: no continue-as, no dead end [SIN-04]', async ({
  signedIn,
}) => {
  const page = await signedIn('editor');
  await expect(heading(page, 'Collections')).toBeVisible();
  await loseSession(page);
  await page.goto('#/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('a part of the app that did not arrive is there when it is tried again', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await expect(heading(page, 'Collections')).toBeVisible();
  const part = /\/assets\/settings-roles-[^/]*\.js$/;
  await page.route(part, (route) => route.abort('connectionfailed'));
  await openAnew(page, '#/tidewater/settings/roles/3');
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await page.unroute(part);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('treegrid', { name: 'Permissions' })).toBeVisible();
});
