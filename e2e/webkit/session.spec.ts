import { account, expect, fillSignIn, openSignIn, test } from './fixtures.ts';

const { email, password } = account('admin', 'tidewater');

test('sign in and out by mouse @engines', async ({ app }) => {
  await openSignIn(app);
  await fillSignIn(app, email, password);
  await app.byRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => app.url()).toContain('#/tidewater/collections');
  await expect(app.byRole('heading', { name: 'Collections' })).toBeVisible();
  await app.byRole('button', { name: 'Sign out' }).click();
  await app.byRole('alertdialog').byRole('button', { name: 'Sign out' }).click();
  await expect(app.byRole('textbox', { name: 'E-mail' })).toBeVisible();
  // Nothing is left that the server would let in.
  await app.goto('#/tidewater/collections');
  await expect(app.byRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(await app.run('return (await fetch("/tidewater/users/me")).ok')).toBe(false);
});

test('sign in by keys alone', async ({ app }) => {
  await openSignIn(app);
  await expect(app.byRole('textbox', { name: 'E-mail' })).toBeFocused();
  await app.type(email);
  await app.press('Tab');
  await expect(app.byLabel('Password')).toBeFocused();
  await app.type(password);
  await app.press('Enter');
  await expect(app.byRole('heading', { name: 'Collections' })).toBeVisible();
});

test('a wrong password is refused, and what was typed as e-mail stays', async ({ app }) => {
  await openSignIn(app);
  await fillSignIn(app, email, 'wrong');
  await app.byRole('button', { name: 'Sign in' }).click();
  await expect(app.css('[data-code]')).toBeVisible();
  await expect(app.byRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await expect.poll(() => app.url()).toContain('#/login');
});

test('an address opens after signing in, and again after a reload', async ({ app }) => {
  await app.goto('#/tidewater/collections/authors/2');
  await fillSignIn(app, email, password);
  await app.press('Enter');
  await expect(app.byRole('form', { name: 'Fields' })).toBeVisible();
  expect(await app.url()).toContain('#/tidewater/collections/authors/2');
  await app.reload();
  await expect(app.byRole('form', { name: 'Fields' })).toBeVisible();
});
