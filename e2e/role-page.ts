import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Path behind the hash of the list of roles, and of the same in the API. */
export const list = '/tidewater/settings/roles';
export const roles = '/tidewater/roles';

export const form = (page: Page): Locator => page.getByRole('form', { name: 'Role settings' });

/** As another administrator does it, past the page. */
export async function change(
  page: Page,
  path: string,
  data: object,
  method: 'patch' | 'post' = 'patch',
): Promise<{ id: number }> {
  const response = await page.request[method](new URL(path, page.url()).href, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: { id: number } }).data;
}

export async function openRole(page: Page, id: number | string): Promise<void> {
  await page.goto(`#${list}/${id}`);
  await expect(form(page)).toBeVisible();
}
