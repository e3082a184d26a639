import type { Locator, Page } from '@playwright/test';

/** The inputs of the sign-in form. */
export const email = (page: Page): Locator => page.getByLabel('E-mail');
export const password = (page: Page): Locator => page.getByLabel('Password', { exact: true });
export const submit = (page: Page): Locator => page.getByRole('button', { name: 'Sign in', exact: true });

/** Types into the form without sending it. */
export async function fill(page: Page, typed: { email: string; password: string }): Promise<void> {
  await email(page).fill(typed.email);
  await password(page).fill(typed.password);
}
