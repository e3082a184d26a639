import { expect, type Locator, type Page } from './fixtures.ts';

/** What the app says in passing. */
export const notice = (app: Page, text: string | RegExp): Locator =>
  app.byRole('region', { name: 'Notifications' }).byText(text).first();

export const grid = (app: Page): Locator => app.byRole('grid');
export const rows = (app: Page): Locator => grid(app).css('[role="row"][data-key]');
export const search = (app: Page): Locator => app.byRole('main').byRole('searchbox');

/** Texts of all that a locator finds, white space regarded as one blank. */
export const texts = (found: Locator): Promise<string[]> =>
  found.readAll((elements) =>
    elements.map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()),
  );

/** Values of an attribute of all that a locator finds. */
export async function attributes(found: Locator, name: string): Promise<(string | null)[]> {
  const all = await found.readAll((elements) =>
    elements.map((element) =>
      Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value])),
    ),
  );
  return all.map((each) => each[name] ?? null);
}

/** The form of an item is there, with all of its inputs. */
export async function formReady(app: Page): Promise<void> {
  const form = app.byRole('form', { name: 'Fields' });
  await expect(form).toBeVisible();
  // What is below the screen is made bit by bit, and moves what is around it.
  await expect(form.css('[data-held="later"]')).toHaveCount(0, { timeout: 60_000 });
}

export const input = (within: Page | Locator, field: string): Locator =>
  within.field(field).css('input, textarea').first();

/** Saves a form by the keyboard, and waits until the app has said so. */
export async function save(app: Page): Promise<void> {
  await app.press('Control+s');
  await expect(notice(app, 'Saved')).toBeVisible();
  await expect(app.byRole('status').withText(/change/)).toHaveCount(0);
}
