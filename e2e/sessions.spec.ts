import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Role } from './accounts.ts';
import { account, checkA11y, expect, test, told } from './fixtures.ts';
import { loseSession, signIn } from './sign-in.ts';
import type { FaultInjector } from './wire.ts';
import { runSql } from './sql.ts';

const articles = '/tidewater/collections/articles';

const ended = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Your session has ended' });
const replaced = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Somebody else has signed in' });
const warning = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Are you still there?' });
const subtitle = (page: Page): Locator =>
  page.locator('[data-field="subtitle"]').locator('input, textarea').first();
const form = (page: Page): Locator => page.getByRole('form', { name: 'Fields' });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const atSignIn = /#\/login(\?|$)/;
/** The question whose session it is; other calls of users/me ask for more. */
const check = { method: 'GET', path: '/tidewater/users/me' };

/** Another tab of the same browser. */
async function tab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`#${path}`);
  await expect(heading(other)).toBeVisible();
  return other;
}

async function edit(page: Page, id: number, text: string): Promise<void> {
  await page.goto(`#${articles}/${id}`);
  await expect(form(page)).toBeVisible();
  await subtitle(page).fill(text);
  await expect(page.getByRole('status').filter({ hasText: '1 change' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(atSignIn);
}

async function signInAgain(dialog: Locator, role: Role): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(account(role, 'tidewater').password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
}

async function endAfter(faults: FaultInjector, minutes: number): Promise<void> {
  await faults.answer({ method: 'GET', path: '/tidewater/settings' }, 200, {
    data: [{ id: 1, key: 'auto_sign_out', value: String(minutes) }],
  });
}

/** Time is in the hands of the test from now on, in all tabs at once. */
async function holdClock(...pages: Page[]): Promise<void> {
  await pages[0]?.clock.install();
  for (const page of pages) {
    await page.reload();
    await expect(heading(page)).toBeVisible();
  }
}

test.describe('another tab', () => {
  test('signs out: edits stay under the sign-in and can be saved, other tabs leave [SIN-12] [ERR-02]', async ({
    signedIn,
  }) => {
    const page = await signedIn('editor');
    await edit(page, 8, 'typed before another tab signed out');
    const [other, third] = [await tab(page, '/tidewater/collections'), await tab(page, articles)];
    await signOut(other);
    await expect(third).toHaveURL(atSignIn);
    await expect(third.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(ended(page)).toBeVisible();
    await signInAgain(ended(page), 'editor');
    await expect(subtitle(page)).toHaveValue('typed before another tab signed out');
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();
  });

  test('signs in as somebody else: nothing is shown or sent in their name, the draft stays its owner’s [ERR-02]', async ({
    signedIn,
    wire,
  }) => {
    test.slow();
    const page = await signedIn('editor');
    const other = await tab(page, '/tidewater/collections');
    // One that both of them may read.
    await edit(page, 18, 'for my eyes only');
    const calls = wire(page);
    // By a cookie of its own, as single sign-on would bring it: nobody signs out first.
    await loseSession(page, other);
    await other.goto('about:blank');
    await signIn(other, account('author', 'tidewater'));
    await expect(replaced(page)).toContainText('Davit Brannock is signed in here now');
    await expect(replaced(page)).toContainText('Only Bea Lorimer can see them');
    await expect(page.locator('#app')).toHaveCSS('visibility', 'hidden');
    await checkA11y(page);
    // What comes back to the window refetches, unless it is barred; the question by name is the last call.
    calls.clear();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Escape');
    await expect(replaced(page)).toBeVisible();
    await replaced(page).getByRole('button', { name: 'Continue as Davit Brannock' }).click();
    await expect(page.getByRole('button', { name: /^Davit .*account$/ })).toBeVisible();
    expect(calls.all({ method: 'PATCH', path: '/tidewater/items/articles/18' })).toEqual([]);
    await page.goto(`#${articles}/18`);
    await expect(form(page)).toBeVisible();
    await expect(subtitle(page)).not.toHaveValue('for my eyes only');
    await expect(page.getByText('Unsaved changes from')).toHaveCount(0);

    await signOut(other);
    await expect(page).toHaveURL(atSignIn);
    await signIn(page, account('editor', 'tidewater'));
    await page.goto(`#${articles}/18`);
    await expect(page.getByRole('status').filter({ hasText: 'Unsaved changes from' })).toBeVisible();
  });

  test('was taken over, and the first user signs in again: they go on, the other is told [ERR-02]', async ({
    signedIn,
  }) => {
    const page = await signedIn('editor');
    const other = await tab(page, '/tidewater/collections');
    await edit(page, 10, 'still mine');
    await loseSession(page, other);
    await other.goto('about:blank');
    await signIn(other, account('viewer', 'tidewater'));
    await expect(replaced(page)).toBeVisible();
    await signInAgain(replaced(page), 'editor');
    await expect(page.locator('#app')).toHaveCSS('visibility', 'visible');
    await expect(subtitle(page)).toHaveValue('still mine');
    await expect(replaced(other)).toContainText('Bea Lorimer is signed in here now');
  });

  test('finds the session dead: all tabs know, and signing in again in one is enough [FD65] [ERR-02]', async ({
    signedIn,
  }) => {
    const page = await signedIn('editor');
    const other = await tab(page, '/tidewater/collections');
    await edit(page, 11, 'kept through it');
    await loseSession(page, other);
    // By the address: the page may be covered by then, when a call of its own has found it first.
    await other.goto('#/tidewater/collections/tags');
    await expect(ended(other)).toBeVisible();
    await expect(ended(page)).toBeVisible();
    await signInAgain(ended(other), 'editor');
    await expect(ended(page)).toHaveCount(0);
    await expect(subtitle(page)).toHaveValue('kept through it');
  });
});

test.describe('the server’s word on a session', () => {
  test('refusals at once are one question, and no reason to leave [FD65] @faults', async ({
    signedIn,
    wire,
    faults,
  }) => {
    const page = await signedIn('editor', { path: `${articles}/7` });
    const other = await tab(page, '/tidewater/collections');
    const [calls, others] = [wire(page), wire(other)];
    const refused = { error: { code: 3, message: 'Unauthorized request' } };
    const path = /\/tidewater\/(items\/|users$)/;
    await holdClock(page, other);
    await expect(form(page)).toBeVisible();
    // What is shown and stale is asked for again when the window is looked at, what timers ask for before that.
    await page.clock.fastForward(55_000);
    await calls.quiet();
    const fault = faults(page);
    await fault.answer({ method: 'GET', path }, 401, refused);
    for (const each of [calls, others]) each.clear();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect.poll(() => calls.all({ path }).length).toBeGreaterThan(2);
    await expect.poll(() => calls.all(check).length).toBe(1);
    await fault.clear();
    await page.getByRole('link', { name: 'Letters' }).first().click();
    await expect(page).toHaveURL(/letters/);
    await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
    for (const each of [page, other]) await expect(each.getByRole('alertdialog')).toHaveCount(0);
    expect(others.all(check)).toEqual([]);
  });

  test('a session of a minute lives on as long as one of two tabs is used [FD65] [SIN-11] @hooks', async ({
    signedIn,
    server,
  }) => {
    const page = await signedIn('author');
    const sql = (statement: string) => runSql(page.request, server.baseURL, statement);
    await sql("update directus_settings set value = '1' where key = 'auto_sign_out'");
    try {
      const other = await tab(page, '/tidewater/collections');
      await holdClock(other, page);
      await page.clock.fastForward(55_000);
      await sql(
        "update directus_user_sessions set token_expired_at = datetime('now', '+5 seconds') where user = 3",
      );
      await expect(warning(other)).toBeVisible();
      await page.keyboard.press('Escape');
      for (const each of [page, other]) await expect(warning(each)).toHaveCount(0);
      await page.getByRole('link', { name: 'Tags' }).first().click();
      await expect(page).toHaveURL(/tags/);
      // The server counts from the last call.
      const expiry = async () => {
        const answer = await page.request.get(`${server.baseURL}/tidewater/auth/sessions`);
        const { data } = (await answer.json()) as { data: { token_expired_at: string }[] };
        return Math.max(...data.map((entry) => Date.parse(entry.token_expired_at))) - Date.now();
      };
      await expect.poll(expiry).toBeGreaterThan(40_000);
      await page.clock.fastForward(20_000);
      await other.getByRole('link', { name: 'Letters' }).first().click();
      await expect(other).toHaveURL(/letters/);
      for (const each of [page, other]) {
        await expect(heading(each)).toBeVisible();
        await expect(each.getByRole('alertdialog')).toHaveCount(0);
      }
    } finally {
      await sql("update directus_settings set value = '' where key = 'auto_sign_out'");
    }
  });
});

test('a second factor is asked for in mid-edit: set up, then back with the draft [SIN-06] [FD67] [ERR-02] @hooks', async ({
  signedIn,
  server,
}) => {
  const page = await signedIn('editor');
  await edit(page, 8, 'typed before a second factor was asked for');
  const { email, password } = account('editor', 'tidewater');
  const role = `(SELECT role FROM directus_users WHERE email = '${email}')`;
  await runSql(page.request, server.baseURL, `UPDATE directus_roles SET enforce_2fa = 1 WHERE id = ${role}`);
  await loseSession(page);
  await page.keyboard.press('Control+s');
  await ended(page).getByLabel('Password', { exact: true }).fill(password);
  await ended(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(ended(page)).toContainText('Set up two-factor authentication first');
  await expect(ended(page)).toContainText('Your changes are kept on this device');
  await expect(ended(page).getByRole('button', { name: 'Set it up' })).toBeFocused();
  await checkA11y(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/setup-2fa/);

  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('One-time code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/articles\/8$/);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(subtitle(page)).toHaveValue('typed before a second factor was asked for');
  await runSql(page.request, server.baseURL, 'UPDATE directus_roles SET enforce_2fa = 0');
  await runSql(
    page.request,
    server.baseURL,
    `UPDATE directus_users SET "2fa_secret" = NULL WHERE email = '${email}'`,
  );
});

test.describe('auto sign-out', () => {
  test('warns a minute before, in all tabs; staying in one keeps all; then all are out [SIN-11] @faults', async ({
    signedIn,
    faults,
    wire,
  }) => {
    test.slow();
    const page = await signedIn('author');
    const other = await tab(page, '/tidewater/collections');
    for (const each of [page, other]) await endAfter(faults(each), 30);
    await holdClock(page, other);
    await page.clock.fastForward('28:50');
    await expect(warning(page)).toHaveCount(0);
    await page.clock.fastForward('00:15');
    for (const each of [page, other]) await expect(warning(each)).toContainText(/signed out in 5\d seconds/);
    await page.bringToFront();
    await expect(warning(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await expect(warning(page).getByRole('alert')).toHaveText(/in 60 seconds/);
    await page.clock.fastForward('00:27');
    await expect(warning(page).getByRole('alert')).toHaveText(/in 30 seconds/);
    await checkA11y(page);
    await warning(page).getByRole('button', { name: 'Stay signed in' }).click();
    for (const each of [page, other]) await expect(warning(each)).toHaveCount(0);

    await page.clock.fastForward('29:05');
    await expect(warning(other)).toBeVisible();
    await other.keyboard.press('Escape');
    for (const each of [page, other]) await expect(warning(each)).toHaveCount(0);

    // One that knows of no limit is told by the others.
    const third = await tab(page, '/tidewater/collections');
    const calls = wire(third);
    await page.clock.fastForward('30:05');
    for (const each of [page, other, third]) {
      await expect(each).toHaveURL(atSignIn);
      await expect(each.getByText('You were signed out due to inactivity')).toBeVisible();
    }
    expect(calls.all({ method: 'POST' })).toEqual([]);
  });

  test('leaves what was typed under the sign-in; “sign out now” is the other way [SIN-11] [ERR-02] @faults', async ({
    signedIn,
    faults,
  }) => {
    const page = await signedIn('author');
    await endAfter(faults(page), 30);
    await holdClock(page);
    await edit(page, 12, 'left for lunch');
    await page.clock.fastForward('29:10');
    await expect(warning(page)).toContainText('Your changes stay on this page');
    await page.clock.fastForward('01:00');
    await expect(ended(page)).toBeVisible();
    await signInAgain(ended(page), 'author');
    await expect(subtitle(page)).toHaveValue('left for lunch');
    await page.clock.fastForward('29:10');
    await warning(page).getByRole('button', { name: 'Sign out now' }).click();
    await expect(page).toHaveURL(atSignIn);
  });
});

test.describe('time', () => {
  test('sleep and wake: one question, no error, the view untouched; a dead session is asked for [FD66]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('editor', { path: `${articles}?q=harbour` });
    await page.clock.install();
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page).toHaveURL(/q=harbour/);
    const url = page.url();
    const calls = wire(page);
    const checks = () => calls.all(check).filter(({ query }) => Object.values(query).join() === 'id');
    const wake = async () => {
      await page.clock.fastForward('30:00');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    };
    await wake();
    await expect.poll(() => checks().length).toBe(1);
    await page.clock.runFor(20_000);
    await calls.quiet();
    expect(checks()).toHaveLength(1);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('alert').or(page.getByRole('alertdialog'))).toHaveCount(0);
    expect(page.url()).toBe(url);

    await loseSession(page);
    await wake();
    await expect(ended(page)).toBeVisible();
    await signInAgain(ended(page), 'editor');
    await expect(page.getByRole('grid')).toBeVisible();
    expect(page.url()).toBe(url);
  });

  test('a clock that is wrong by a day ends nothing [SIN-11] @faults', async ({ signedIn, faults, wire }) => {
    const page = await signedIn('viewer');
    await endAfter(faults(page), 30);
    const day = 86_400_000;
    await page.clock.install({ time: Date.now() + day });
    await page.reload();
    await expect(heading(page)).toHaveText('Collections');
    const calls = wire(page);
    // Set right, then wrong the other way, under the running app.
    for (const time of [Date.now(), Date.now() - day]) {
      await page.clock.setSystemTime(time);
      await page.clock.runFor(10_000);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
    // Forward can't be told from a long sleep: the user is asked, and the server says that all is well.
    await page.clock.setSystemTime(Date.now() + 2 * day);
    await page.clock.runFor(10_000);
    await expect.poll(() => calls.all(check).length).toBeGreaterThan(0);
    await warning(page).getByRole('button', { name: 'Stay signed in' }).click();
    await page.clock.runFor(90_000);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(heading(page)).toHaveText('Collections');
    expect(calls.all({ method: 'POST', path: '/tidewater/auth/logout' })).toEqual([]);
  });
});
