import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { account as accountOf, checkA11y, expect, test, told } from './fixtures.ts';
import { changes, chooseWay, fieldOf, inputOf, opened, read, saveButton } from './item-page.ts';

const viewer = accountOf('viewer', 'tidewater');
const card = (page: Page) => page.getByRole('region', { name: /^About/ });
const account = (page: Page, name: string) => page.getByRole('button', { name: `${name}: account` });
const body = (page: Page) => page.locator('body');
const patch = async (page: Page, path: string, data: object) => {
  const answer = await page.request.patch(new URL(path, page.url()).href, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
};
const make = async (page: Page, data: object): Promise<number> => {
  const url = new URL('/tidewater/users', page.url()).href;
  const answer = await page.request.post(url, {
    data: { last_name: 'Made', password: 'lectern-demo', timezone: 'UTC', status: 'active', ...data },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { id: number } }).data.id;
};
/** Answers the question for the current password. */
const prove = async (page: Page) => {
  await page.getByLabel('Current password').fill(viewer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current password')).toHaveCount(0);
};
/** One of the choices, by its label. */
const radio = (page: Page, name: string, label: string) =>
  fieldOf(page, name).getByRole('radio', { name: label });

test('one’s own name, language, zone, theme and picture change as they are saved, in other tabs too [USR-01]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('author', { project: 'verlag', path: '/verlag/users/3' });
  // A language without a pack: its dates beside English words.
  const own = new URL('/verlag/users/me', page.url()).href;
  expect((await page.request.patch(own, { data: { locale: 'lv-LV' } })).ok()).toBe(true);
  await page.reload();
  await opened(page);
  const me = await read(page, '/verlag/users/me');
  const name = `${String(me['first_name'])} ${String(me['last_name'])}`;
  await expect(card(page)).toContainText('This is you');
  const time = card(page).getByRole('time');
  await expect(time).toHaveText(/pirms|tagad/);
  const tab = await page.context().newPage();
  await tab.goto(page.url().replace('/users/3', '/collections'));
  await expect(account(tab, name)).toBeVisible();
  // Lists open for who has the focus, which a tab behind another has in Chromium's tests alone.
  await page.bringToFront();

  // The password shows nothing of what is stored, and is not asked for.
  await expect(inputOf(page, 'password')).toHaveValue('');
  await inputOf(page, 'first_name').fill('Katharina');
  const language = fieldOf(page, 'locale').getByRole('combobox');
  await language.click();
  await language.fill('en-US');
  await page.getByRole('option', { name: 'en-US' }).click();
  await expect(changes(page)).toHaveText('2 changes');
  await radio(page, 'theme', 'Light').click();
  await fieldOf(page, 'timezone').locator('[aria-haspopup="listbox"]').click();
  await page.getByRole('option', { name: '(UTC+09:00) Tokyo' }).click();
  await expect(body(page)).toHaveClass(/dark/);
  const calls = wire(page);
  await chooseWay(page, 'Save and stay');
  await expect(told(page, 'Saved').last()).toBeVisible();
  expect(calls.last({ method: 'PATCH', path: '/verlag/users/3' }).body).toEqual({
    first_name: 'Katharina',
    locale: 'en-US',
    theme: 'light',
    timezone: 'Asia/Tokyo',
  });
  for (const each of [page, tab]) {
    await each.bringToFront();
    await expect(account(each, `Katharina ${String(me['last_name'])}`)).toBeVisible();
    await expect(body(each)).toHaveClass(/light/);
  }
  await expect(time).toHaveText(/ago|now/);
  await expect(time).toHaveAttribute('title', /GMT\+9|Japan/);
  await expect(changes(page)).toHaveCount(0);

  // The theme of the account menu is the same: the form on the page follows.
  await account(tab, `Katharina ${String(me['last_name'])}`).click();
  await tab.getByRole('menuitem', { name: /dark/i }).click();
  await expect(body(page)).toHaveClass(/dark/);
  await expect(radio(page, 'theme', 'Dark')).toBeChecked();

  // The picture: another one, and none.
  const picture = (each: Page) => account(each, `Katharina ${String(me['last_name'])}`).locator('img');
  const before = String(await picture(tab).getAttribute('src'));
  await page.bringToFront();
  await fieldOf(page, 'avatar').getByRole('button', { name: 'Choose another' }).click();
  const offered = page
    .getByRole('dialog')
    .getByRole('option', { name: /gesicht|portrait/i, disabled: false });
  await offered.and(page.locator(':not([aria-selected="true"])')).first().click();
  await page.keyboard.press('Control+s');
  await expect(changes(page)).toHaveCount(0);
  for (const each of [page, tab]) await expect(picture(each)).not.toHaveAttribute('src', before);
  const widthOf = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).naturalWidth;
  await expect.poll(() => picture(tab).evaluate(widthOf)).toBeGreaterThan(0);
  await fieldOf(page, 'avatar').getByRole('button', { name: 'Remove from field' }).click();
  await page.keyboard.press('Control+s');
  await expect(changes(page)).toHaveCount(0);
  for (const each of [page, tab]) await expect(picture(each)).toHaveCount(0);
});

test('the last administrator can’t be demoted, shut out or deleted; else the server says so at the field [USR-01]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: '/tidewater/users/1' });
  await opened(page);
  const reason = 'This is the only active administrator.';
  for (const name of ['role', 'status']) await expect(fieldOf(page, name)).toContainText(reason);
  await expect(fieldOf(page, 'role').getByRole('combobox')).toHaveCount(0);
  await expect(radio(page, 'status', 'Suspended')).toBeDisabled();
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  const deletion = page.getByRole('menuitem', { name: 'Delete' });
  await expect(deletion).toHaveAttribute('aria-disabled', 'true');
  await expect(deletion).toContainText(reason);
  await page.keyboard.press('Escape');
  await checkA11y(page);

  const second = await make(page, { first_name: 'Second', email: 'second@example.com', role: 1 });
  await page.reload();
  await opened(page);
  await expect(page.getByText(reason)).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: /Delete/ })).toContainText('your own account');
  await page.keyboard.press('Escape');

  // Meanwhile the other one is no administrator any more.
  await radio(page, 'status', 'Suspended').click();
  await inputOf(page, 'title').fill('Publisher at large');
  await patch(page, `/tidewater/users/${second}`, { role: 3 });
  const calls = wire(page);
  await page.keyboard.press('Control+s');
  await expect(fieldOf(page, 'status')).toContainText('At least one active administrator is needed');
  await expect(changes(page)).toHaveText('2 changes');
  expect(calls.last({ method: 'PATCH' }).body).toEqual({ status: 'suspended', title: 'Publisher at large' });
  await radio(page, 'status', 'Active').click();
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved').last()).toBeVisible();
  expect((await read(page, '/tidewater/users/1'))['title']).toBe('Publisher at large');
});

test('the second factor: set up by a code, reset by an administrator, turned off by oneself [USR-01] [TFA-01]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('viewer', { path: '/tidewater/users/4' });
  await opened(page);
  const begin = async () => {
    await card(page).getByRole('button', { name: 'Set up' }).click();
    await prove(page);
  };
  const setUp = async () => {
    await begin();
    const dialog = page.getByRole('dialog');
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    await expect(dialog.getByText('Account: viewer@example.com')).toBeVisible();
    const calls = wire(page);
    await dialog.getByLabel('One-time code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await expect(dialog.getByText('Two-factor authentication is on')).toBeVisible();
    // Sent by itself; the Enter from habit ends it and turns nothing off.
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(card(page).getByRole('button', { name: 'Turn off' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(calls.last({ path: '/tidewater/users/me/activate_2fa' }).body).toMatchObject({
      '2fa_secret': secret,
    });
    expect(await page.content()).not.toContain(secret);
  };
  await expect(fieldOf(page, '2fa_secret')).toHaveCount(0);
  await setUp();
  await card(page).getByRole('button', { name: 'Turn off' }).click();
  await prove(page);
  await expect(card(page).getByRole('button', { name: 'Set up' })).toBeVisible();
  await begin();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await checkA11y(page, { include: ['[role="dialog"]'] });
  await page.keyboard.press('Escape');
  await setUp();

  const admin = await signedIn('admin', { path: '/tidewater/users/4' });
  await opened(admin);
  await expect(card(admin)).not.toContainText('This is you');
  await expect(card(admin)).toContainText('Viewer');
  const calls = wire(admin);
  await card(admin).getByRole('button', { name: 'Reset' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(card(admin).getByRole('button', { name: 'Reset' })).toHaveCount(0);
  expect(calls.last({ method: 'PATCH', path: '/tidewater/users/4' }).body).toEqual({ '2fa_secret': null });
  await page.reload();
  await expect(card(page).getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a role without rights has its own page, and what is open there; on a phone in the dark [USR-01] [ITM-13]', async ({
  signedIn,
  wire,
}) => {
  const admin = await signedIn('admin');
  const url = new URL('/tidewater/permissions?limit=-1', admin.url()).href;
  const rows = ((await (await admin.request.get(url)).json()) as { data: Record<string, unknown>[] }).data;
  const own = rows.find(
    (row) => row['role'] === 5 && row['collection'] === 'directus_users' && row['status'] === 'active',
  );
  await patch(admin, `/tidewater/permissions/${String(own?.['id'])}`, {
    read: 'mine',
    read_field_blacklist: ['company', '2fa_secret'],
    write_field_blacklist: ['email'],
  });
  const page = await signedIn('viewer', {
    path: '/tidewater/users/4',
    context: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  });
  await opened(page);
  await expect(card(page)).toContainText('This is you');
  await expect(card(page)).not.toContainText('Two-factor');
  await expect(fieldOf(page, 'company')).toHaveCount(0);
  await expect(inputOf(page, 'email')).toHaveJSProperty('readOnly', true);
  await expect(fieldOf(page, 'role')).toContainText('Only an administrator can change your role.');
  await expect(fieldOf(page, 'role').getByRole('combobox')).toHaveCount(0);
  const password = inputOf(page, 'password');
  await expect(password).toHaveValue('');
  await expect(password).toHaveAttribute('placeholder', 'Leave empty to keep it');
  expect(await page.content()).not.toMatch(/\$2[aby]\$|argon2/);
  await checkA11y(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

  const calls = wire(page);
  await inputOf(page, 'title').fill('Reader');
  await saveButton(page).click();
  await expect.poll(() => calls.all({ method: 'PATCH', path: '/tidewater/users/4' }).length).toBe(1);
  expect(calls.last({ method: 'PATCH' }).body).toEqual({ title: 'Reader' });
  await expect(page).toHaveURL(/#\/tidewater\/users(\?|$)/);
  await page.goto('#/tidewater/users/1');
  await expect(page.getByText('Item not found')).toBeVisible();
});

test('resting on a name tells who it is, asked for once; Esc, a click and leaving close it', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/articles/2' });
  await opened(page);
  const calls = wire(page);
  const asked = () =>
    calls.all({ path: '/tidewater/users' }).filter(({ query }) => 'filter[id][eq]' in query);
  const author = page.locator('aside [data-user]').first();
  const about = page.getByRole('dialog', { name: /^About / });
  await author.hover();
  await expect(about).toBeVisible();
  await expect(about).toContainText((await author.textContent()) ?? '?');
  await checkA11y(page);
  // The pointer may go over to it.
  await about.getByRole('link', { name: 'Open user' }).hover();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await page.getByRole('heading', { level: 1 }).hover();
  await author.hover();
  await expect(about).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(about).toBeHidden();
  expect(asked()).toHaveLength(1);
  await author.hover();
  await about.getByRole('link', { name: 'Open user' }).click();
  await expect(page).toHaveURL(/#\/tidewater\/users\/\d+$/);
  await expect(about).toBeHidden();
});
