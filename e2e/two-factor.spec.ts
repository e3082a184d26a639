import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { account, checkA11y, expect, test } from './fixtures.ts';
import { fill, submit } from './sign-in-form.ts';
import { runSql } from './sql.ts';

const viewer = account('viewer', 'tidewater');
const code = (page: Page) => page.getByLabel('One-time code');

async function signIn(page: Page): Promise<void> {
  await fill(page, viewer);
  await submit(page).click();
}

/** What an authenticator app does with the secret that the page shows: the code of this half minute, or of a later one. */
async function authenticator(page: Page): Promise<(later?: number) => string> {
  const shown = await page.locator('code').innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(shown.replaceAll(/\s/g, '')) });
  return (later = 0) => totp.generate({ timestamp: Date.now() + later * 30_000 });
}

test('an enforced second factor is set up on the way in, and asked for from then on [TFA-01] [TFA-02] [SIN-05] [SIN-06] [FD67] @hooks', async ({
  page,
  request,
  server,
  wire,
}) => {
  const role = `(SELECT role FROM directus_users WHERE email = '${viewer.email}')`;
  await runSql(request, server.baseURL, `UPDATE directus_roles SET enforce_2fa = 1 WHERE id = ${role}`);
  await page.goto('#/tidewater/collections/articles?q=sea');
  await signIn(page);
  await expect(page).toHaveURL(/#\/setup-2fa\?redirect=/);
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  const uri = await page.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href');
  expect(uri).toMatch(
    /^otpauth:\/\/totp\/The%20Tidewater%20Review:viewer%40example\.com\?secret=[A-Z2-7]{16}&issuer=The%20Tidewater%20Review$/,
  );
  await expect(page.getByText(`Account: ${viewer.email}`)).toBeVisible();
  await checkA11y(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkA11y(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page.setViewportSize({ width: 1400, height: 900 });

  // Locked: nothing else is open, and whoever comes back is led here again.
  await page.goto('#/tidewater/collections');
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await page.goto('#/tidewater/collections/articles?q=sea');
  await signIn(page);
  await expect(code(page)).toBeFocused();

  const now = await authenticator(page);
  const calls = wire(page);
  await code(page).pressSequentially('12345');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(code(page)).toHaveAccessibleDescription(/Enter all six digits/);
  expect(calls.all({ method: 'POST' })).toEqual([]);
  const wrong = String((Number(now()) + 500_001) % 1_000_000).padStart(6, '0');
  await code(page).fill(wrong);
  await expect(page.locator('[data-code="112"]')).toContainText('Wrong one-time code');
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(now());
  await expect(page.getByText('Two-factor authentication is on')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/#\/tidewater\/collections\/articles\?q=sea/);

  await page.goto('#/login');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page);
  await expect(page.locator('[data-code="111"]')).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await checkA11y(page);
  const paste = async (text: string) => {
    await code(page).fill('');
    await page.evaluate((copied) => {
      const data = new DataTransfer();
      data.setData('text/plain', copied);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
      );
      document.execCommand('insertText', false, copied);
    }, text);
  };
  await paste(`${wrong.slice(0, 3)}-${wrong.slice(3)}`);
  await expect(page.locator('[data-code="112"]')).toBeVisible();
  await expect(code(page)).toHaveValue(`${wrong.slice(0, 3)}-${wrong.slice(3)}`);
  // the code that has switched it on is used up
  const right = now(1);
  await paste(`${right.slice(0, 3)} ${right.slice(3)}`);
  await expect(page).toHaveURL(/#\/tidewater\/collections/);
});

test('who comes from no sign-in is told to sign in first [TFA-01]', async ({ page }) => {
  await page.goto('#/setup-2fa?redirect=/tidewater/collections/letters');
  await expect(page.getByText('Sign in first')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0);
  await checkA11y(page);
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
});

test('a session sets it up for its own user, and keeps the secret while the page is shown [TFA-01] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await signedIn('editor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const wrong = faults(page);
  await wrong.answer({ path: '/tidewater/utils/2fa_secret' }, 500, {
    error: { code: 9, message: 'Out of order' },
  });
  await page.goto('#/setup-2fa');
  const alert = page.getByRole('alert').filter({ hasText: 'Out of order' });
  await expect(alert).toBeVisible();
  await wrong.clear();
  const calls = wire(page);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`Account: ${account('editor', 'tidewater').email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await page.locator('code').innerText()).replaceAll(/\s/g, ''));
  expect(calls.all({ path: '/tidewater/utils/2fa_secret' })).toHaveLength(1);
});
