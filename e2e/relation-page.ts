/** The set-up of a field and its relation. */
import { expect, type Locator, type Page } from '@playwright/test';

export const setup = '/tidewater/settings/collections';
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();
export const tab = (page: Page, name: string): Locator => dialogOf(page).getByRole('tab', { name });
export const action = (page: Page, name: string): Locator =>
  dialogOf(page).getByRole('button', { name, exact: true });
export const side = (page: Page, name: string): Locator => dialogOf(page).getByRole('region', { name });
export const preview = (page: Page): Locator => side(page, 'When this field is saved');
export const writes = /\/tidewater\/(collections|fields\/.*|relations.*)$/;

/** A new field up to its relation: `filter` finds the interface. */
export async function begin(page: Page, filter: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New field' }).click();
  await dialogOf(page).getByRole('searchbox', { name: 'Filter interfaces' }).fill(filter);
  await dialogOf(page).getByRole('option').first().click();
  await dialogOf(page).getByRole('textbox', { name: 'Name in the database' }).fill(name);
  await action(page, 'Next').click();
  await expect(tab(page, 'Relation')).toHaveAttribute('aria-selected', 'true');
}

export async function pick(
  page: Page,
  within: Locator,
  label: string | RegExp,
  option: string,
): Promise<void> {
  await within.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).first().click();
}

export async function submit(page: Page): Promise<void> {
  await action(page, 'Next').click();
  await action(page, 'Save').click();
}

export async function finish(page: Page): Promise<void> {
  await submit(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
