import { account, expect, fillSignIn, test } from './fixtures.ts';

const { email, password } = account('admin', 'tidewater');

test('sign in by mouse, sign out @engines', async ({ app }) => {
  await fillSignIn(app, email, password);
  await app.byRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => app.url()).toContain('#/tidewater/collections');
  await expect(app.byRole('heading', { name: 'Collections' })).toBeVisible();
});

test('sign in by keys', async ({ app }) => {
  await expect(app.byRole('textbox', { name: 'E-mail' })).toBeFocused();
  await app.type(email);
  await app.press('Tab');
  await expect(app.byLabel('Password')).toBeFocused();
  await app.type(password);
  await app.press('Enter');
  await expect(app.byRole('heading', { name: 'Collections' })).toBeVisible();
});

test('a wrong password is refused and said', async ({ app }) => {
  await fillSignIn(app, email, 'wrong');
  await app.byRole('button', { name: 'Sign in' }).click();
  await expect(app.css('[data-code]')).toBeVisible();
  await expect.poll(() => app.url()).toContain('#/login');
  await app.goto('#/tidewater/collections');
  await expect(app.byRole('textbox', { name: 'E-mail' })).toBeVisible();
});

test('an error of the page fails', async ({ app, signIn }) => {
  await signIn('admin', '/tidewater/collections/articles');
  await expect(app.byRole('grid')).toBeVisible();
  await app.run('setTimeout(() => { throw new Error("odd") }, 0)');
});
