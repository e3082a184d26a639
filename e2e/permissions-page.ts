import type { Page } from '@playwright/test';

export const role = (id: number) => `/tidewater/settings/roles/${id}`;
export const grid = (page: Page) => page.getByRole('treegrid', { name: 'Permissions' });
export const row = (page: Page, name: string) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
export const cell = (page: Page, name: string, column: string) =>
  row(page, name).getByRole('button', { name: new RegExp(`^${column}:`) });
export const rowMenu = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name: `More actions for ${name}` });
export const choose = async (page: Page, name: RegExp) => page.getByRole('menuitem', { name }).click();

/** The records of a role as the API has them. */
export async function records(page: Page, id: number, collection: string) {
  const address = `/tidewater/permissions?filter[role][eq]=${id}&filter[collection][eq]=${collection}&limit=-1`;
  const answer = await page.request.get(new URL(address, page.url()).href);
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data;
}
