import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, type SignedIn, test, told } from './fixtures.ts';
import type { Role } from './accounts.ts';
import {
  articles,
  changes,
  fieldOf,
  inputOf,
  keptDrafts,
  opened,
  read,
  save,
  saveButton,
} from './item-page.ts';

const dialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Changed in the meantime' });
const choice = (page: Page, field: string, name: string): Locator =>
  dialog(page).getByRole('radiogroup', { name: field }).getByRole('radio', { name });

const authors = '/tidewater/collections/authors';

/** All of them have the item open, as it is now. */
async function openIn(pages: Page[], path: string): Promise<void> {
  for (const page of pages) {
    await page.goto(`#${path}`);
    await opened(page);
  }
}

/** Pages of two users who have the item open. */
async function openBoth(signedIn: SignedIn, roles: [Role, Role], path: string): Promise<[Page, Page]> {
  const pages: [Page, Page] = [await signedIn(roles[0]), await signedIn(roles[1])];
  await openIn(pages, path);
  return pages;
}

async function saveAs(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await inputOf(page, name).fill(value);
  await save(page);
}

test('edits of different fields are put together, and who has changed what is told [FD17]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const [other, page] = await openBoth(signedIn, ['editor', 'admin'], `${authors}/2`);
  await inputOf(page, 'city').fill('of B');
  await saveAs(other, { biography: 'of A' });
  const calls = wire(page);
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved')).toBeVisible();
  await expect(told(page, 'Bea Lorimer changed Biography')).toBeVisible();
  await expect(inputOf(page, 'biography')).toHaveValue('of A');
  expect(calls.all({ method: 'PATCH', path: /authors/ }).map(({ body }) => body)).toEqual([{ city: 'of B' }]);
  const saved = await read(page, '/tidewater/items/authors/2');
  expect([saved['biography'], saved['city']]).toEqual(['of A', 'of B']);
});

test('the same field: base, theirs and mine, asked again after their second save; theirs sends nothing [FD18]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const [other, page] = await openBoth(signedIn, ['admin', 'editor'], `${articles}/3`);
  const base = await inputOf(page, 'subtitle').inputValue();
  await inputOf(page, 'subtitle').fill('Mine');
  await inputOf(page, 'internal_note').fill('Mine too');
  await saveAs(other, { subtitle: 'Theirs', summary: 'Theirs alone' });
  const calls = wire(page);
  await saveButton(page).click();
  await expect(dialog(page)).toContainText('Helen Marsh changed Subtitle and Summary');
  const values = dialog(page).locator('[data-overlap="subtitle"] dl > div');
  await expect(values).toHaveCount(3);
  await expect(values.nth(0)).toContainText(base);
  await expect(values.nth(1)).toContainText('Theirs');
  await expect(values.nth(2)).toContainText('Mine');

  // Nothing is saved without an answer, and closing keeps what was typed.
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toContainText('Choose one of the two.');
  await expect(dialog(page).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(inputOf(page, 'subtitle')).toHaveValue('Mine');
  await expect(inputOf(page, 'summary')).toHaveValue('Theirs alone');
  await expect(changes(page)).toHaveText('2 changes');
  expect(calls.all({ method: 'PATCH', path: /articles/ })).toEqual([]);

  await saveButton(page).click();
  await choice(page, 'Subtitle', 'Save mine').check();
  await saveAs(other, { subtitle: 'Theirs again' });
  await page.bringToFront();
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).locator('[data-overlap="subtitle"]')).toContainText('Theirs again');
  await expect(dialog(page).locator('[data-overlap="subtitle"] dl > div').first()).toContainText('Theirs');
  expect(calls.all({ method: 'PATCH', path: /articles/ })).toEqual([]);
  await choice(page, 'Subtitle', 'Keep saved value').check();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/collections\/articles(\?|$)/);
  expect(calls.all({ method: 'PATCH', path: /articles/ }).map(({ body }) => body)).toEqual([
    { internal_note: 'Mine too' },
  ]);
  const saved = await read(page, '/tidewater/items/articles/3');
  expect([saved['subtitle'], saved['internal_note']]).toEqual(['Theirs again', 'Mine too']);
});

test('mine is saved when it is chosen; with theirs alone nothing is sent [FD18]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const [other, page] = await openBoth(signedIn, ['admin', 'editor'], `${authors}/4`);
  await inputOf(page, 'city').fill('Mine');
  await saveAs(other, { city: 'Theirs' });
  const calls = wire(page);
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toBeVisible();
  await checkA11y(page);
  await choice(page, 'City', 'Save mine').check();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(told(page, 'Saved')).toBeVisible();
  expect((await read(page, '/tidewater/items/authors/4'))['city']).toBe('Mine');

  await openIn([other, page], `${authors}/4`);
  await inputOf(page, 'biography').fill('Mine');
  await saveAs(other, { biography: 'Theirs' });
  calls.clear();
  await page.keyboard.press('Control+s');
  await choice(page, 'Biography', 'Keep saved value').check();
  await page.keyboard.press('Control+Enter');
  await expect(told(page, 'There were no changes left to save')).toBeVisible();
  await expect(inputOf(page, 'biography')).toHaveValue('Theirs');
  expect(calls.all({ method: 'PATCH', path: /authors/ })).toEqual([]);
});

test('the same user in two tabs is no other user, and told about; conflicts are noticed all the same [FD19]', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: `${authors}/5` });
  await opened(page);
  const other = await page.context().newPage();
  await other.goto(`#${authors}/5`);
  await opened(other);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Also open in another tab')).toBeVisible();
    await expect(tab.getByText(/is here too/)).toHaveCount(0);
  }

  // A clean form follows what is saved in the other tab, at once.
  await saveAs(other, { city: 'From the other tab' });
  await expect(inputOf(page, 'city')).toHaveValue('From the other tab');
  await expect(told(page, 'You changed City in another tab or browser')).toBeVisible();

  await inputOf(page, 'city').fill('Mine');
  await saveAs(other, { city: 'Theirs' });
  await page.bringToFront();
  // Said before it is saved, too.
  await page.getByRole('button', { name: 'You saved changes elsewhere' }).click();
  const news = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(news).toContainText('Theirs');
  await news.getByRole('button', { name: 'Keep editing' }).click();
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toContainText('Saved by you elsewhere');
  await choice(page, 'City', 'Save mine').check();
  await page.keyboard.press('Control+Enter');
  await expect(told(page, 'Saved')).toBeVisible();
  await expect(inputOf(other, 'city')).toHaveValue('Mine');

  await other.goto('#/tidewater/collections');
  await expect(page.getByText('Also open in another tab')).toHaveCount(0);
});

test('others who have the item open are named, live [ITM-14]', async ({ signedIn, wire }) => {
  test.slow();
  const page = await signedIn('editor');
  // Time goes on by itself, and faster when it is told to.
  await page.clock.install();
  const calls = wire(page);
  await page.goto(`#${authors}/6`);
  await opened(page);
  // The server knows of it once the page is at rest.
  await expect
    .poll(() => calls.all({ path: /tracking/ }).at(-1)?.body)
    .toEqual({ last_page: `${authors}/6` });
  const other = await signedIn('admin');
  const otherCalls = wire(other);
  await other.goto(`#${authors}/6`);
  await opened(other);
  await expect(other.getByText('Bea Lorimer is here too')).toBeVisible();
  await expect
    .poll(() => otherCalls.all({ path: /tracking/ }).at(-1)?.body)
    .toEqual({ last_page: `${authors}/6` });
  await page.clock.runFor(30_000);
  await expect(page.getByText('Helen Marsh is here too')).toBeVisible();
  await other.goto('#/tidewater/collections');
  await expect(other.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  await expect
    .poll(() => otherCalls.all({ path: /tracking/ }).at(-1)?.body)
    .toEqual({ last_page: '/tidewater/collections' });
  await page.clock.runFor(30_000);
  await expect(page.getByText(/is here too/)).toHaveCount(0);
});

test('saved by others while it is open: a clean form follows, a changed one says so and shows what', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('admin');
  // Time goes on by itself, and faster when it is told to.
  await page.clock.install();
  await page.goto(`#${authors}/7`);
  await opened(page);
  const other = await signedIn('editor', { path: `${authors}/7` });
  await opened(other);
  await saveAs(other, { city: 'New' });
  // A jump: running through the time would take the notification with it, once the answer is there.
  await page.clock.fastForward(30_000);
  await expect(told(page, 'Bea Lorimer changed City')).toBeVisible();
  await expect(inputOf(page, 'city')).toHaveValue('New');
  await expect(changes(page)).toHaveCount(0);

  await inputOf(page, 'biography').fill('Mine');
  await saveAs(other, { city: 'Newer', biography: 'Theirs' });
  await page.clock.runFor(30_000);
  await page.getByRole('button', { name: 'Bea Lorimer saved changes' }).click();
  const news = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(news).toContainText('Bea Lorimer changed City and Biography');
  await checkA11y(page, { include: ['[role="dialog"]'] });
  await news.getByRole('radio', { name: 'Save mine' }).check();
  await news.getByRole('button', { name: 'Apply' }).click();
  await expect(inputOf(page, 'city')).toHaveValue('Newer');
  await expect(inputOf(page, 'biography')).toHaveValue('Mine');
  await expect(page.getByRole('button', { name: 'Bea Lorimer saved changes' })).toHaveCount(0);
  // What is decided is not asked again.
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved')).toBeVisible();
  expect((await read(page, '/tidewater/items/authors/7'))['biography']).toBe('Mine');
});

test('an item that was deleted meanwhile: said, the edits stay, and can be saved as a copy', async ({
  signedIn,
  server,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/letters/3' });
  await opened(page);
  await inputOf(page, 'name').fill('Outlives it');
  expect((await page.request.delete(`${server.baseURL}/tidewater/items/letters/3`)).ok()).toBe(true);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('The item was deleted in the meantime');
  await expect(inputOf(page, 'name')).toHaveValue('Outlives it');
  await page.getByRole('button', { name: 'Save as copy' }).click();
  await expect(told(page, 'Copy created')).toBeVisible();
  await expect(page).not.toHaveURL(/letters\/3$/);
  await expect(inputOf(page, 'name')).toHaveValue('Outlives it');
});

test('a draft that is taken back remembers what it was made on: named at once, asked about when it is saved', async ({
  signedIn,
  server,
}) => {
  test.slow();
  let page = await signedIn('admin', { path: `${authors}/8` });
  await opened(page);
  const base = await inputOf(page, 'city').inputValue();
  await inputOf(page, 'city').fill('Of the draft');
  await expect.poll(() => keptDrafts(page)).toContain('Of the draft');
  const url = `${server.baseURL}/tidewater/items/authors/8`;
  expect((await page.request.patch(url, { data: { city: 'Of others' } })).ok()).toBe(true);
  // Twice: what was taken back is a draft once more, made on the same.
  for (const visit of [1, 2]) {
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    page = again;
    await page.goto(`#${authors}/8`);
    await opened(page);
    const offer = page.getByRole('status').filter({ hasText: 'Unsaved changes from' });
    await expect(offer, `visit ${visit}`).toContainText('with other values for: City');
    const kept = await keptDrafts(page);
    await offer.getByRole('button', { name: 'Restore' }).click();
    await expect(inputOf(page, 'city')).toHaveValue('Of the draft');
    await expect.poll(() => keptDrafts(page)).not.toBe(kept);
  }
  await page.keyboard.press('Control+s');
  const values = dialog(page).locator('[data-overlap="city"] dl > div');
  await expect(values).toHaveText([new RegExp(base), /Of others/, /Of the draft/]);
  await dialog(page).getByRole('button', { name: 'Keep editing' }).first().click();
  await expect(inputOf(page, 'city')).toHaveValue('Of the draft');
});

test('who saves the same field at the same moment is told of afterwards @faults', async ({
  signedIn,
  faults,
  server,
}) => {
  const page = await signedIn('admin', { path: `${authors}/9` });
  await opened(page);
  const fault = faults(page);
  const release = await fault.hold({ method: 'PATCH', path: '/tidewater/items/authors/9' });
  await inputOf(page, 'city').fill('Mine');
  await page.keyboard.press('Control+s');
  await release.held;
  const url = `${server.baseURL}/tidewater/items/authors/9`;
  expect((await page.request.patch(url, { data: { city: 'Between' } })).ok()).toBe(true);
  release();
  await expect(told(page, 'You saved City elsewhere at the same time')).toBeVisible();
  expect((await read(page, '/tidewater/items/authors/9'))['city']).toBe('Mine');
});

test('rows that are changed through the item are compared field by field; a language is not added twice [FD18]', async ({
  signedIn,
  server,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const send = async (method: 'post' | 'patch' | 'delete', path: string, data?: object) => {
    const answer = await page.request[method](`${server.baseURL}/tidewater/items/${path}`, { data });
    expect(answer.ok()).toBe(true);
    return method === 'delete' ? null : ((await answer.json()) as { data: { id: number } }).data.id;
  };
  const mother = await send('post', 'categories', { name: 'Mother', slug: 'mother' });
  const [ant, bee] = [
    await send('post', 'categories', { name: 'Ant', slug: 'ant', parent: mother, description: 'Before' }),
    await send('post', 'categories', { name: 'Bee', slug: 'bee', parent: mother }),
  ];
  await page.goto(`#/tidewater/collections/categories/${mother}`);
  await opened(page);
  const drawer = page.getByRole('dialog');
  for (const name of ['Ant', 'Bee']) {
    await fieldOf(page, 'children').getByRole('row').filter({ hasText: name }).click();
    await inputOf(drawer, 'description').fill(`Mine of ${name}`);
    await drawer.getByRole('button', { name: 'Done' }).click();
    await expect(drawer).toHaveCount(0);
  }
  await inputOf(page, 'description').fill('Of all');
  await send('patch', `categories/${ant}`, { description: 'Theirs', color: '#ff0000' });
  await send('delete', `categories/${bee}`);
  const calls = wire(page);
  await page.keyboard.press('Control+s');
  const one = dialog(page).locator('section', { hasText: `Categories ${ant}: Description` });
  await expect(one.locator('dl > div')).toHaveText([/Before/, /Theirs/, /Mine of Ant/]);
  const gone = dialog(page).getByRole('radiogroup', { name: `Categories ${bee}`, exact: true });
  await expect(gone).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Keep all saved values' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(told(page, 'Saved')).toBeVisible();
  expect(calls.last({ method: 'PATCH', path: /categories/ }).body).toEqual({ description: 'Of all' });

  await page.goto(`#${articles}/7`);
  await opened(page);
  const field = fieldOf(page, 'translations');
  await field.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option').filter({ hasText: 'Français' }).click();
  await fieldOf(page, 'translations.title').locator('input').fill('Mine');
  await send('post', 'articles_translations', { article: 7, language: 'fr-FR', title: 'Theirs' });
  await page.keyboard.press('Control+s');
  await expect(dialog(page).locator('dl > div').filter({ hasText: 'Theirs' })).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Save mine' }).check();
  await page.keyboard.press('Control+Enter');
  // The first save has said the same.
  const path = '/tidewater/items/articles_translations?filter[article][eq]=7&filter[language][eq]=fr-FR';
  const titles = async () => {
    const rows = (await read(page, path)) as unknown as { title: string }[];
    return rows.map((row) => row.title);
  };
  await expect.poll(titles).toEqual(['Mine']);
});
