import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { type RunningServer, startServer } from './server.ts';
import { fill, submit } from './sign-in-form.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const install = (page: Page) => page.getByRole('button', { name: 'Install' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The step that `aria-current` names. */
const current = (page: Page) => page.getByRole('list', { name: 'Steps' }).locator('[aria-current="step"]');

async function fillProject(page: Page, name: string): Promise<void> {
  await field(page, 'Project name').fill(name);
  await field(page, 'Administrator’s e-mail').fill('first@example.com');
  await field(page, 'Administrator’s password').fill('first secret');
}

async function fillDatabase(page: Page, name: string): Promise<void> {
  await field(page, 'User').fill('maker');
  await field(page, 'Password').fill('secret');
  await field(page, 'Database name').fill(name);
}

async function signIn(page: Page): Promise<void> {
  await fill(page, { email: 'first@example.com', password: 'first secret' });
  await submit(page).click();
}

test.describe.configure({ timeout: 120_000 });

test.describe('on a server of its own @faults', () => {
  test.describe.configure({ mode: 'serial', timeout: 60_000 });
  let data: string;
  let empty: RunningServer;
  let superAdmin = '';

  test.beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'lectern-install-'));
    empty = await startServer({ data, empty: true, test: true });
  });
  test.afterAll(async () => {
    await empty.kill();
    await rm(data, { recursive: true, force: true });
  });

  test('the first project is installed and signed in to [INS-01] [INS-03] [INS-04] [INS-05] [INS-06] [INS-07] [NAV-04] [FD67]', async ({
    page,
    wire,
  }) => {
    await page.goto(`${empty.baseURL}/admin/#/demo/collections`);
    await expect(page).toHaveURL(/#\/install$/);
    await expect(heading(page, 'Welcome')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(5);
    await expect(current(page)).toContainText('Start');
    await next(page).click();
    await expect(heading(page, 'Server requirements')).toBeFocused();
    // The embedded API needs no Apache and no PHP, and is not held to them.
    await expect(page.locator('[data-requirement="embedded"]')).toHaveAttribute('data-state', 'met');
    await expect(page.locator('[data-requirement]')).toHaveCount(1);
    await next(page).click();

    await expect(current(page)).toContainText('Project');
    await next(page).click();
    await expect(field(page, 'Project name')).toBeFocused();
    for (const label of [
      'Project name',
      'Project key',
      'Administrator’s e-mail',
      'Administrator’s password',
    ]) {
      await expect(field(page, label)).toHaveAccessibleDescription(/Required/);
    }
    const key = field(page, 'Project key');
    await fillProject(page, 'Straße & Söhne');
    await expect(key).toHaveValue('strasse-sohne');
    await key.fill('My key!');
    await next(page).click();
    await expect(key).toHaveAccessibleDescription(/Use only lowercase letters/);
    await key.fill('own');
    await field(page, 'Project name').fill('Another name');
    await expect(key).toHaveValue('own');
    await next(page).click();

    await expect(heading(page, 'Database')).toBeFocused();
    await expect(field(page, 'Host')).toHaveValue('localhost');
    await expect(field(page, 'Port')).toHaveValue('3306');
    await expect(field(page, 'Type')).toHaveValue('SQLite, embedded');
    await expect(field(page, 'Type')).not.toBeEditable();
    await field(page, 'Port').fill('33o6');
    await install(page).click();
    await expect(field(page, 'Port')).toBeFocused();
    await expect(field(page, 'Port')).toHaveAccessibleDescription(/1 to 65535/);
    for (const label of ['User', 'Password', 'Database name']) {
      await expect(field(page, label)).toHaveAccessibleDescription(/Required/);
    }
    await field(page, 'Port').fill('3307');
    await fillDatabase(page, 'own_db');
    await field(page, 'Password').fill('wrong');
    await install(page).click();

    // Back at the database, with all that was typed and the server's words.
    await expect(page.getByRole('alert')).toContainText('Invalid database connection');
    await expect(heading(page, 'Database')).toBeVisible();
    await expect(field(page, 'Port')).toHaveValue('3307');
    await expect(field(page, 'User')).toHaveValue('maker');
    await expect(field(page, 'Password')).toHaveValue('wrong');
    await expect(field(page, 'Database name')).toHaveValue('own_db');
    await page.getByRole('checkbox', { name: 'This user has no password' }).check();
    const calls = wire(page);
    const before = Date.now();
    await install(page).click();
    await expect(page.getByRole('progressbar', { name: 'Installing' })).toBeVisible();
    await expect(current(page)).toContainText('Install');
    await expect(heading(page, 'All set')).toBeFocused({ timeout: 15_000 });
    expect(Date.now() - before).toBeGreaterThanOrEqual(4000);
    const sent = calls.last({ method: 'POST', path: '/server/projects' }).body as Record<string, unknown>;
    superAdmin = await page.locator('code').innerText();
    expect(superAdmin).toMatch(/^\w{10}-\w{10}-\w{10}$/);
    expect(sent).toEqual({
      project_name: 'Another name',
      project: 'own',
      user_email: 'first@example.com',
      user_password: 'first secret',
      db_host: 'localhost',
      db_port: 3307,
      db_user: 'maker',
      db_password: '',
      db_name: 'own_db',
      super_admin_token: superAdmin,
    });
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('own');
    await page.getByRole('button', { name: 'Copy' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(superAdmin);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await signIn(page);
    await expect(page).toHaveURL(/#\/own\/collections/);
  });

  test('a second project needs the super-admin password, and a reload keeps all but passwords [INS-02] [INS-06]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${empty.baseURL}/admin/#/install`);
    await expect(heading(page, 'Create a new project')).toBeVisible();
    const asked = field(page, 'Super-admin password');
    await next(page).click();
    await expect(asked).toHaveAccessibleDescription(/Required/);
    await asked.fill('wrong');
    await next(page).click();
    await expect(asked).toHaveAccessibleDescription(/isn’t the super-admin password of this server/);
    await asked.fill(superAdmin);
    await next(page).click();
    await expect(heading(page, 'Server requirements')).toBeVisible();
    await next(page).click();
    await fillProject(page, 'Second');
    await next(page).click();
    await field(page, 'Host').fill('db.example.com');
    await fillDatabase(page, 'own_db');

    await page.reload();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/secret|-.{10}-/);
    expect(await page.evaluate(() => Object.keys({ ...sessionStorage }).join())).not.toContain('install');
    await expect(asked).toHaveValue('');
    await asked.fill(superAdmin);
    await next(page).click();
    await next(page).click();
    await expect(field(page, 'Project name')).toHaveValue('Second');
    await expect(field(page, 'Project key')).toHaveValue('second');
    await expect(field(page, 'Administrator’s e-mail')).toHaveValue('first@example.com');
    await expect(field(page, 'Administrator’s password')).toHaveValue('');
    await field(page, 'Administrator’s password').fill('first secret');
    await next(page).click();
    await expect(field(page, 'Host')).toHaveValue('db.example.com');
    await expect(field(page, 'Password')).toHaveValue('');
    await field(page, 'Password').fill('secret');
    await install(page).click();
    await expect(page.getByRole('alert')).toContainText('already contains');
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await field(page, 'Database name').fill('second_db');
    await install(page).click();
    await expect(heading(page, 'All set')).toBeVisible({ timeout: 15_000 });
    // Nothing new was made that would have to be kept.
    await expect(page.locator('code')).toHaveCount(0);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Project')).toHaveValue('second');
    await expect(page.getByLabel('Project').getByRole('option')).toHaveText(['Another name', 'Second']);
    await signIn(page);
    await expect(page).toHaveURL(/#\/second\/collections/);
  });
});

test('each step is free of accessibility faults, also on a phone [FD68] @faults', async ({
  page,
  faults,
}) => {
  const wrong = faults(page);
  await wrong.answer({ method: 'GET', path: '/server/projects' }, 503, { error: { code: 14, message: 'x' } });
  await wrong.answer({ path: '/server/info' }, 200, { data: { server: { type: 'x'.repeat(500) } } });
  const check = async (widths = [1400, 390]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await checkA11y(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    }
  };
  await page.goto('');
  await expect(heading(page, 'Welcome')).toBeVisible();
  await check([390]);
  await next(page).click();
  await expect(heading(page, 'Server requirements')).toBeVisible();
  await check([390]);
  await next(page).click();
  await next(page).click();
  await expect(field(page, 'Project name')).toBeFocused();
  await check();
  await fillProject(page, 'x'.repeat(10_000));
  await next(page).click();
  const failed = { error: { code: 19, message: `Invalid database connection ${'x'.repeat(3000)}` } };
  await wrong.answer({ method: 'POST', path: '/server/projects' }, 400, failed);
  await fillDatabase(page, 'news');
  await install(page).click();
  await expect(page.getByRole('alert')).toContainText('Invalid database connection');
  await check();
  await wrong.answer({ method: 'POST', path: '/server/projects' }, 200, { public: true });
  await wrong.answer({ path: /^\/x+\/$/ }, 200, { data: { api: {} }, public: true });
  await install(page).click();
  await expect(heading(page, 'All set')).toBeVisible({ timeout: 15_000 });
  await check();
});

test('each requirement is judged, the version only when the lookup succeeds [INS-03] @faults', async ({
  page,
  faults,
  baseURL,
}) => {
  const wrong = faults(page);
  const data = {
    directus: '8.1.0',
    server: { type: 'Apache/2.4.62 (Debian)' },
    php: { version: '7.0.33', extensions: { pdo: true, curl: false } },
    permissions: { public: '0775', logs: '0555' },
  };
  await wrong.answer({ path: '/server/info' }, 200, { data, public: true });
  // The address of the lookup is configuration: an installation writes it into the page.
  await page.route(baseURL ?? '', async (route) => {
    const response = await route.fetch();
    const tag = '<meta name="lectern-release-tag-url" content="';
    await route.fulfill({ response, body: (await response.text()).replace(tag, `${tag}/releases/latest`) });
  });
  const state = (id: string) => page.locator(`[data-requirement="${id}"]`);
  const open = async () => {
    await page.goto('about:blank');
    await page.goto('#/install');
    await field(page, 'Super-admin password').fill('x');
    await next(page).click();
    await expect(heading(page, 'Server requirements')).toBeVisible();
  };
  await wrong.answer({ path: '/releases/latest' }, 200, { tag_name: 'v8.8.1' });
  await open();
  await expect(state('server')).toHaveAttribute('data-state', 'met');
  await expect(state('php')).toHaveAttribute('data-state', 'unmet');
  await expect(state('extensions')).toContainText('Missing: curl');
  await expect(state('folders')).toContainText('Not writable: logs');
  await expect(state('version')).toHaveAttribute('data-state', 'unmet');
  await wrong.answer({ path: '/releases/latest' }, 403, { message: 'rate limit' });
  await open();
  await expect(state('folders')).toBeVisible();
  await expect(state('version')).toHaveCount(0);
});

test('a super-admin password left by an earlier try is asked for [INS-06] [INS-02] @faults', async ({
  page,
  faults,
  wire,
}) => {
  const wrong = faults(page);
  await wrong.answer({ method: 'GET', path: '/server/projects' }, 503, { error: { code: 14, message: 'x' } });
  await wrong.answer({ path: '/server/info' }, 200, { data: { directus: '8.8.1' } });
  const refused = { error: { code: 3, message: 'Permission denied: Superadmin Only' } };
  await wrong.answer({ method: 'POST', path: '/server/projects' }, 401, refused);
  await page.goto('');
  await expect(heading(page, 'Welcome')).toBeVisible();
  await next(page).click();
  await next(page).click();
  await fillProject(page, 'News');
  await next(page).click();
  await fillDatabase(page, 'news');
  await install(page).click();
  await expect(page.getByRole('alert')).toContainText('Superadmin Only');
  const asked = field(page, 'Super-admin password');
  await expect(asked).toBeVisible();
  await asked.fill('the one from before');
  const calls = wire(page);
  await install(page).click();
  const sent = () => calls.all({ method: 'POST', path: '/server/projects' }).at(-1)?.body;
  await expect.poll(sent).toMatchObject({ super_admin_token: 'the one from before', db_name: 'news' });
});

test('a server that says it is done must have the project to show [INS-06] @faults', async ({
  page,
  faults,
}) => {
  const wrong = faults(page);
  await wrong.answer({ path: '/server/info' }, 200, { data: { directus: '8.8.1' } });
  await wrong.answer({ method: 'POST', path: '/server/projects' }, 200, { public: true });
  await page.goto('#/install');
  await field(page, 'Super-admin password').fill('x');
  await next(page).click();
  await next(page).click();
  await fillProject(page, 'Ghost');
  await next(page).click();
  await fillDatabase(page, 'ghost');
  await install(page).click();
  await expect(page.getByRole('alert')).toContainText('the project doesn’t answer', { timeout: 15_000 });
  await expect(field(page, 'Database name')).toHaveValue('ghost');
});
