import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { testHeaders } from './server.ts';
import { Wire } from './wire.ts';

/** Fills in the real sign-in form of the account's project and waits until the app has let us in. */
export async function signIn(page: Page, { project, email, password }: Account): Promise<void> {
  await page.goto(`#/login?project=${encodeURIComponent(project)}`);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: /^sign in/i }).click();
  await expect(page).toHaveURL(new RegExp(`#/${project}/`), { timeout: 20_000 });
}

/** The link in the latest mail to somebody, as it is clicked on. */
export async function mailedLink(request: APIRequestContext, baseURL: string, to: string): Promise<string> {
  const answer = await request.get(`${baseURL}/__test__/mails`, { headers: testHeaders });
  const mails = (await answer.json()) as { to: string; text: string }[];
  const text = mails.findLast((mail) => mail.to === to)?.text ?? '';
  return /https?:\S+/.exec(text)?.[0] ?? '';
}

/**
 * Takes the session away from all pages of a browser. An answer that was on its way would bring its cookie back, so
 * the cookies go again until none returns.
 */
export async function loseSession(...pages: readonly [Page, ...Page[]]): Promise<void> {
  const context = pages[0].context();
  do {
    await Promise.all(pages.map((page) => new Wire(page).quiet(500)));
    await context.clearCookies();
    await Promise.all(pages.map((page) => new Wire(page).quiet(500)));
  } while ((await context.cookies()).length > 0);
}
