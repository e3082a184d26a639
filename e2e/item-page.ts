import type { Locator, Page } from '@playwright/test';
import { expect, type SignedIn, told } from './fixtures.ts';
import type { Role } from './accounts.ts';

export const articles = '/tidewater/collections/articles';
export const lab = '/tidewater/collections/form_lab';

/** `within` is the page, or a dialog with a form of its own. */
export const fieldOf = (within: Page | Locator, name: string): Locator =>
  within.locator(`[data-field="${name}"]`);
export const inputOf = (within: Page | Locator, name: string): Locator =>
  fieldOf(within, name).locator('input, textarea').first();
/** In a batch each field also has a switch. */
export const textOf = (page: Page, name: string): Locator =>
  fieldOf(page, name).locator('input:not([type="checkbox"])').first();
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });
export const changes = (page: Page): Locator => page.getByRole('status').filter({ hasText: /change/ });

export async function opened(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Fields' });
  await expect(form).toBeVisible();
  // Inputs below the screen are made a moment later; where a height was not quite foreseen, things move then.
  await expect(form.locator('[data-held="later"]')).toHaveCount(0);
}

/** A page of its own with the form at `path` open. */
export async function openItem(signedIn: SignedIn, role: Role, path: string): Promise<Page> {
  const page = await signedIn(role, { path });
  await opened(page);
  return page;
}

/** Saves by the keyboard, and waits until it is said and nothing is unsaved. */
export async function save(page: Page): Promise<void> {
  // What an earlier save has told may still be there.
  const sent = page.waitForRequest(
    (request) => /^(?:PATCH|POST)$/.test(request.method()) && !request.url().endsWith('/tracking/page'),
  );
  await page.keyboard.press('Control+s');
  await sent;
  await expect(told(page, 'Saved')).toBeVisible();
  await expect(changes(page)).toHaveCount(0);
}

/** The drafts that the browser keeps, as text; `[]` for none. One is written half a second after the last change. */
export function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const open = indexedDB.open('lectern-drafts');
        open.onsuccess = () => {
          const all = open.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
        open.onerror = () => resolve('no store');
      }),
  );
}

/**
 * Brings something into view and waits until its page has heard of the scrolling: a list that opens in the same frame
 * would be closed by it.
 */
export async function scrolledTo(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await locator.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

export async function chooseWay(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More save options' }).click();
  await page.getByRole('menuitem', { name }).click();
}

export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

export async function read(page: Page, path: string): Promise<Record<string, unknown>> {
  const response = await page.request.get(new URL(path, page.url()).href);
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}
