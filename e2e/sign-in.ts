import { expect, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';

/** Fills in the real sign-in form of the account's project and waits until the app has let us in. */
export async function signIn(page: Page, { project, email, password }: Account): Promise<void> {
  await page.goto(`#/login?project=${encodeURIComponent(project)}`);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: /^sign in/i }).click();
  await expect(page).toHaveURL(new RegExp(`#/${project}/`), { timeout: 20_000 });
}
