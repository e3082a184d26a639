import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { comparePairs } from './filter-pairs.ts';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { fieldOf, inputOf, opened } from './item-page.ts';
import { ready } from './listing-page.ts';
import { Api } from './schema-api.ts';
import { mailedLink } from './sign-in.ts';
import { fill, submit } from './sign-in-form.ts';

/*
 * Lists on a server that answers as recorded: rows that link to what is gone, thrown away or not readable are left out as
 * soon as more of the target is asked for than its key; counts of related items are joined by "or", and nothing is put in
 * brackets.
 */

// What 8.8.1 does is another matter.
test.use({ asRecorded: true, apiVersion: '8.1.0' });

const grid = (page: Page) => page.getByRole('grid');
/** The list of letters with the article that each is about. */
const letters = '/tidewater/collections/letters?fields=id,name,article';

async function lettersOf(page: Page, query: string): Promise<{ id: number; article: number | null }[]> {
  const response = await page.request.get(new URL(`/tidewater/items/letters?${query}`, page.url()).href);
  return ((await response.json()) as { data: { id: number; article: number | null }[] }).data;
}

const idsOf = async (page: Page, query: string) => (await lettersOf(page, query)).map(({ id }) => id);

/** Keys of all rows that a grid shows from its first to its last. */
async function shownKeys(page: Page): Promise<string[]> {
  const keys = new Set<string>();
  await grid(page).focus();
  await page.keyboard.press('Control+Home');
  // A page of the keyboard is ten rows at least.
  const rows = Number(await grid(page).getAttribute('aria-rowcount'));
  for (let row = 0; row < rows + 20; row += 10) {
    await expect(grid(page).locator('[data-row][aria-busy]')).toHaveCount(0);
    const all = await grid(page)
      .locator('[data-key]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key') ?? ''));
    for (const key of all) keys.add(key);
    await page.keyboard.press('PageDown');
  }
  return [...keys];
}

test('no row is lost with what it links to: table, export, choice of all [TAB-01] [LST-04] [LST-10]', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const all = await idsOf(page, 'fields=id&limit=-1');
  // One of them is about an article that has been deleted since.
  const [first] = await lettersOf(page, 'fields=id,article&limit=1&sort=id&filter[article][nnull]=1');
  const { id: about, article } = first ?? { id: 0, article: 0 };
  const path = `/tidewater/items/articles/${String(article)}`;
  const gone = await page.request.delete(new URL(path, page.url()).href);
  expect(gone.ok()).toBe(true);
  const expanded = await idsOf(page, 'fields=id,article.title&limit=-1');
  expect(expanded.length).toBeLessThan(all.length);

  await page.goto(`#${letters}`);
  await ready(page);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(all.length + 1));
  expect((await shownKeys(page)).map(Number).toSorted((a, b) => a - b)).toEqual(
    all.toSorted((a, b) => a - b),
  );
  await page.goto(`#${letters}&sort=id`);
  await ready(page);
  await expect(grid(page).locator(`[data-key="${String(about)}"]`)).toContainText(
    `#${String(article)}, can’t be read`,
  );

  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  expect(file.trimEnd().split(/\r\n(?=\d+,)/)).toHaveLength(all.length + 1);

  await grid(page).locator('[data-key]').first().getByRole('checkbox').click();
  await page.getByRole('button', { name: /matching$/ }).click();
  await expect(page.getByText(`${String(all.length)} selected`)).toBeVisible();
});

test('whoever may not read the targets still sees every row [PRM-02]', async ({ signedIn }) => {
  const page = await signedIn('author', { path: letters });
  await ready(page);
  const all = await idsOf(page, 'fields=id&limit=-1');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(all.length + 1));
  expect((await shownKeys(page)).length).toBe(all.length);
});

test('counts of related items beside other conditions find what they say [LST-04] [LST-05]', async ({
  signedIn,
  server,
}) => {
  test.slow();
  const page = await signedIn('admin');
  await comparePairs(new Api(page.request, server.baseURL));
});

test('articles without letters: those are listed, counted and chosen [LST-04]', async ({ signedIn }) => {
  const page = await signedIn('admin');
  const owners = new Set(
    (await lettersOf(page, 'fields=id,article&limit=-1&filter[article][nnull]=1')).map(
      ({ article }) => article,
    ),
  );
  const read = await page.request.get(
    new URL('/tidewater/items/articles?limit=-1&fields=id', page.url()).href,
  );
  const { data } = (await read.json()) as { data: { id: number }[] };
  const without = data.filter(({ id }) => !owners.has(id));
  expect(without.length).toBeLessThan(data.length);
  const filter = encodeURIComponent(JSON.stringify([{ field: 'letters', operator: 'nhas' }]));
  await page.goto(`#/tidewater/collections/articles?filters=${filter}`);
  await ready(page);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(without.length + 1));
  expect((await shownKeys(page)).map(Number).toSorted((a, b) => a - b)).toEqual(
    without.map(({ id }) => id).toSorted((a, b) => a - b),
  );
});

test('a deleted item opens to be looked at, is restored, and a save that deletes says so [ITM-04]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/articles/3' });
  await opened(page);
  const title = await inputOf(page, 'title').inputValue();
  await fieldOf(page, 'status').getByText('Deleted').click();
  await page.keyboard.press('Control+s');
  // Others use it.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(
    told(page, 'Saved. The status “Deleted” counts as deleted, so the item is no longer in the lists.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/collections\/articles(\?|$)/);

  const filter = encodeURIComponent(JSON.stringify([{ field: 'status', operator: 'eq', value: 'deleted' }]));
  await page.goto(`#/tidewater/collections/articles?filters=${filter}&fields=title,status`);
  await ready(page);
  await page.getByRole('gridcell', { name: title, exact: true }).first().click();
  await expect(page.getByText('This item is deleted')).toBeVisible();
  await expect(inputOf(page, 'title')).toHaveValue(title);
  await expect(inputOf(page, 'title')).toHaveAttribute('readonly', '');
  await checkA11y(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(told(page, 'Restored')).toBeVisible();
  await expect(page.getByText('This item is deleted')).toHaveCount(0);
  await inputOf(page, 'title').fill(`${title}, again`);
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved')).toBeVisible();
});

test('an invitation whose link shows data: a password mail leads in [USR-01] [PWD-02] @hooks', async ({
  signedIn,
  page,
  request,
  server,
}) => {
  const admin = await signedIn('admin', { path: '/tidewater/users' });
  const email = 'iris@example.com';
  await admin.getByRole('button', { name: 'Invite' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Invite users' });
  await expect(dialog).toContainText('If the link shows a page of data instead');
  await dialog.getByLabel('E-mail addresses').fill(email);
  await dialog.getByRole('button', { name: 'Role' }).click();
  await admin.getByRole('option', { name: 'Editor' }).click();
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(told(admin, '1 person invited')).toBeVisible();
  // As it is seen by the person invited.
  const answer = await request.get(await mailedLink(request, server.baseURL, email));
  expect(await answer.json()).toMatchObject({ data: { email } });

  const query = `fields=id&filter[email][eq]=${email}`;
  const found = await admin.request.get(`${server.baseURL}/tidewater/users?${query}`);
  const { data } = (await found.json()) as { data: { id: number }[] };
  await admin.goto(`#/tidewater/users/${String(data[0]?.id)}`);
  await admin.getByRole('button', { name: 'Send password e-mail' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(told(admin, `Password e-mail sent to ${email}`)).toBeVisible();

  await page.goto(await mailedLink(request, server.baseURL, email));
  await page.getByLabel('New password').fill('my first secret');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await fill(page, { email, password: 'my first secret' });
  await submit(page).click();
  await expect(page).toHaveURL(/#\/tidewater\//);
});

test('what the server refuses without a reason is explained; what it can not store is said before [ITM-11] [USR-02]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/articles/3' });
  const field = (name: string) => page.locator(`[data-field="${name}"]`);
  const slugs = await page.request.get(
    new URL('/tidewater/items/articles?fields=id,slug&limit=2&sort=id', page.url()).href,
  );
  const [first] = ((await slugs.json()) as { data: { slug: string }[] }).data;
  await field('slug')
    .getByRole('textbox')
    .fill(first?.slug ?? '');
  await page.keyboard.press('Control+s');
  await expect(field('slug')).toContainText('Another item already has this value.');
  const notice = page.getByRole('alert').filter({ hasText: 'this is the likely one' });
  await notice.getByText('Server message').click();
  await expect(notice).toContainText('Failed generating the SQL query.');

  await field('slug').getByRole('textbox').fill('a-slug-of-its-own');
  await page.keyboard.press('Control+s');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('#/tidewater/users/3');
  await expect(field('email')).toBeVisible();
  const title = field('title').getByRole('textbox');
  await title.fill('Captain 🚢');
  const calls = wire(page);
  await page.keyboard.press('Control+s');
  await expect(field('title')).toContainText('This field can’t store 🚢');
  await expect(title).toHaveValue('Captain 🚢');
  expect(calls.all({ method: 'PATCH', path: /users\/3$/ })).toHaveLength(0);
});

test('a list is searched for an emoji, a file named by one is stored [LST-09] [FIL-01]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/letters' });
  await ready(page);
  const calls = wire(page);
  await page.getByRole('main').getByRole('searchbox').fill('🚢');
  await expect(page).toHaveURL(/q=(🚢|%F0%9F%9A%A2)/);
  await expect(grid(page).locator('[data-row]')).toHaveCount(0);
  await calls.quiet();
  const kept = ['POST', 'PATCH'].flatMap((method) => calls.all({ method, path: /collection_presets/ }));
  expect(kept.filter(({ body }) => JSON.stringify(body).includes('🚢'))).toEqual([]);
  await expect(page.getByText('Your view couldn’t be saved')).toHaveCount(0);

  await page.goto('#/tidewater/files');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: '🚢.txt', mimeType: 'text/plain', buffer: Buffer.from('ship') }]);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/1 of 1 file uploaded/);
});
