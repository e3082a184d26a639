import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { account, checkA11y, expect, test, told } from './fixtures.ts';
import { changes, inputOf, opened, read } from './item-page.ts';
import { fill, submit } from './sign-in-form.ts';

const viewer = account('viewer', 'tidewater');
const own = '/tidewater/users/4';
const another = 'a-password-for-a-test';
const card = (page: Page) => page.getByRole('region', { name: /^About/ });
const asked = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Current password') });
const current = (page: Page) => asked(page).getByLabel('Current password');
const ended = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' });
const signInAgain = async (page: Page, password: string, code?: string) => {
  await ended(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  if (code !== undefined) {
    await ended(page).getByLabel('One-time code').fill(code);
    await page.keyboard.press('Enter');
  }
  await expect(ended(page)).toHaveCount(0);
};
test('a new own password takes the current one, and ends the other sessions where that is wished for [USR-01] [SIN-04]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('viewer', { path: own });
  const elsewhere = await signedIn('viewer');
  await opened(page);
  const calls = wire(page);
  await inputOf(page, 'password').fill(another);
  await inputOf(page, 'title').fill('Reader');
  await page.keyboard.press('Control+s');
  await expect(current(page)).toBeFocused();
  await checkA11y(page, { include: ['[role="dialog"]'] });
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveAccessibleDescription('Enter your current password.');
  await current(page).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveAccessibleDescription('This isn’t your current password.');
  await expect(current(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toHaveCount(0);
  expect(calls.all({ method: 'PATCH', path: own })).toEqual([]);
  await expect(changes(page)).toHaveText('2 changes');

  // The check leaves the session alone: no cookie goes out with it, and none comes back.
  await page.keyboard.press('Control+s');
  await current(page).fill(viewer.password);
  await asked(page).getByRole('checkbox', { name: 'Sign out on all other devices' }).check();
  await asked(page).getByRole('button', { name: 'Confirm and save' }).click();
  await expect(told(page, 'Signed out on all other devices')).toBeVisible();
  expect(calls.last({ method: 'PATCH', path: own }).body).toEqual({ password: another, title: 'Reader' });
  // It finds out with its next call.
  await elsewhere.goto('#/tidewater/collections/articles');
  await expect(ended(elsewhere)).toBeVisible();
  await expect(ended(page)).toHaveCount(0);
  expect((await read(page, '/tidewater/users/me'))['email']).toBe(viewer.email);
  await signInAgain(elsewhere, another);

  // Anything else is saved as ever; without the wish nobody else is signed out.
  await page.goto(`#${own}`);
  await opened(page);
  await inputOf(page, 'title').fill('Reviewer');
  await page.keyboard.press('Control+s');
  await expect(changes(page)).toHaveCount(0);
  await page.goto(`#${own}`);
  await opened(page);
  await inputOf(page, 'password').fill(viewer.password);
  await page.keyboard.press('Control+s');
  await current(page).fill(another);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => calls.last({ method: 'PATCH', path: own }).body)
    .toEqual({ password: viewer.password });
  expect((await read(elsewhere, '/tidewater/users/me'))['email']).toBe(viewer.email);
});

test('setting a second factor up and turning it off take the current password [USR-01] [TFA-01]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('viewer', { path: own });
  await opened(page);
  const calls = wire(page);
  await card(page).getByRole('button', { name: 'Set up' }).click();
  await expect(asked(page)).toContainText('Set up two-factor authentication?');
  await current(page).fill(viewer.password);
  await asked(page).getByRole('checkbox', { name: 'Sign out on all devices' }).check();
  await page.keyboard.press('Enter');
  const shown = await page.getByRole('dialog').locator('code').innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(shown.replaceAll(/\s/g, '')) });
  await page.getByRole('dialog').getByLabel('One-time code').fill(totp.generate());
  await expect(page.getByRole('dialog').getByText('Two-factor authentication is on')).toBeVisible();
  await page.keyboard.press('Enter');

  // A new session takes a code, so that this one has ended too.
  await expect(told(page, 'Signed out on all devices')).toBeVisible();
  await expect(ended(page)).toBeVisible();
  // No code works twice: the next one is that of the half minute to come.
  await signInAgain(page, viewer.password, totp.generate({ timestamp: Date.now() + 30_000 }));

  await card(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(asked(page)).toContainText('Turn off two-factor authentication?');
  await current(page).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveAccessibleDescription('This isn’t your current password.');
  expect(calls.all({ method: 'PATCH', path: own })).toEqual([]);
  // The code is not asked for: that the server asks for one says that the password is right.
  await current(page).fill(viewer.password);
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('button', { name: 'Set up' })).toBeVisible();
  expect(calls.last({ method: 'PATCH', path: own }).body).toEqual({ '2fa_secret': null });
  await expect(ended(page)).toHaveCount(0);
});

test('who does not know their password has a mail sent; other people’s passwords are set without one [USR-01] [FD67]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('viewer', { path: own });
  await opened(page);
  const calls = wire(page);
  await inputOf(page, 'email').fill('viewer2@example.com');
  await page.keyboard.press('Control+s');
  await expect(asked(page)).toContainText(
    'You are about to change the e-mail address that you sign in with.',
  );
  await asked(page).getByRole('button', { name: 'I don’t know my password' }).click();
  await expect(asked(page)).toContainText(`A link to choose a new password was sent to ${viewer.email}.`);
  expect(calls.last({ path: '/tidewater/auth/password/request' }).body).toMatchObject({
    email: viewer.email,
  });
  await page.keyboard.press('Escape');
  expect(calls.all({ method: 'PATCH', path: own })).toEqual([]);

  const admin = await signedIn('admin', { path: own });
  await opened(admin);
  await inputOf(admin, 'password').fill(another);
  await admin.keyboard.press('Control+s');
  await expect(told(admin, 'Saved').last()).toBeVisible();
  const visit = await admin.context().browser()?.newContext();
  const fresh = await visit?.newPage();
  if (!fresh) throw new Error('no browser');
  await fresh.goto(new URL('#/login?project=tidewater', page.url()).href);
  await fill(fresh, { ...viewer, password: another });
  await submit(fresh).click();
  await expect(fresh).toHaveURL(/#\/tidewater\//);
  await visit?.close();
  const back = await admin.request.patch(new URL(own, admin.url()).href, {
    data: { password: viewer.password },
  });
  expect(back.ok()).toBe(true);
});
