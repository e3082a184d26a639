import type { Locator, Page } from '@playwright/test';
import type { Role } from './accounts.ts';
import { expect, type SignedIn } from './fixtures.ts';

export const articles = '/tidewater/collections/articles';
export const items = '/tidewater/items/articles';

export const grid = (page: Page): Locator => page.getByRole('grid');
export const rows = (page: Page): Locator => grid(page).locator('[role="row"][data-key]');
export const row = (page: Page, index: number): Locator => rows(page).nth(index);
export const head = (page: Page, name: string): Locator =>
  grid(page).getByRole('columnheader', { name, exact: true });
export const counter = (page: Page): Locator => page.locator('output');

/** The first rows are there and nothing more is on its way. */
export async function ready(page: Page): Promise<void> {
  await expect(row(page, 0)).toBeVisible({ timeout: 15_000 });
  await expect(grid(page)).not.toHaveAttribute('aria-busy', 'true');
}

export async function openList(signedIn: SignedIn, role: Role, path: string): Promise<Page> {
  const page = await signedIn(role, { path });
  await ready(page);
  return page;
}
