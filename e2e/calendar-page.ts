import type { Locator, Page } from '@playwright/test';
import type { Role } from './accounts.ts';
import { expect, type SignedIn } from './fixtures.ts';
import { articles } from './listing-page.ts';

export const calendar = (at: string, more = '') => `${articles}?view=calendar&at=${at}${more}`;
const month = (page: Page, name: string): Locator => page.getByRole('grid', { name: `Calendar, ${name}` });
/** The cell of a day, `Fri, Mar 13, 2026`, whatever is in it. */
export const cell = (page: Page, date: string): Locator => page.getByRole('gridcell', { name: date });

/** The days are there, and so is what is on them. */
export async function ready(page: Page, name: string): Promise<void> {
  await expect(month(page, name)).toBeVisible({ timeout: 15_000 });
  await expect(month(page, name)).not.toHaveAttribute('aria-busy', 'true');
}

/** The calendar as it stands at `at`, of March 2026. */
export async function openCalendar(signedIn: SignedIn, role: Role, at: string): Promise<Page> {
  const page = await signedIn(role, { path: calendar(at) });
  await ready(page, 'March 2026');
  return page;
}
