import type { Locator, Page } from '@playwright/test';
import type { Role } from './accounts.ts';
import { checkA11y, expect, type SignedIn, test } from './fixtures.ts';
import { counter } from './listing-page.ts';

const library = '/tidewater/files';
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Find unused files' });
const found = (page: Page): Locator => dialog(page).getByRole('listitem');
const start = (page: Page): Promise<void> =>
  dialog(page).getByRole('button', { name: 'Search', exact: true }).click();
const summary = (page: Page): Locator => dialog(page).getByRole('status').first();

interface Uploaded {
  id: number;
  private_hash: string;
  filename_disk: string;
}

/** A file of the test's own, which nothing uses. */
async function upload(page: Page, name: string): Promise<Uploaded> {
  const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(name) };
  const answer = await page.request.post(new URL(library, page.url()).href, {
    multipart: { title: name, file },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: Uploaded }).data;
}

async function change(page: Page, path: string, data: Record<string, unknown>): Promise<void> {
  const answer = await page.request.patch(new URL(`/tidewater/${path}`, page.url()).href, { data });
  expect(answer.ok()).toBe(true);
}

/** The dialog over the library, on the files whose title has the text. */
async function openDialog(
  signedIn: SignedIn,
  role: Role,
  text: string,
  prepare?: (page: Page) => Promise<void>,
) {
  const page = await signedIn(role, { path: '/tidewater/collections' });
  await prepare?.(page);
  await page.goto(`#${library}?q=${encodeURIComponent(text)}`);
  await expect(counter(page)).toHaveText(/ of /);
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find unused files…' }).click();
  return page;
}

/** All rows of the project are read, a hundred thousand of them in one collection. */
const longJob = 60_000;

test.describe.configure({ timeout: 90_000 });

test('files that nothing refers to are found, and deleted after the usual question [FD88]', async ({
  signedIn,
  wire,
}) => {
  const page = await openDialog(signedIn, 'admin', 'Bollard', async (early) => {
    const names = ['lost', 'hero', 'body', 'german', 'avatar', 'logo'];
    const made = new Map<string, Uploaded>();
    for (const name of names) made.set(name, await upload(early, `Bollard ${name}`));
    const file = (name: string): Uploaded => {
      const known = made.get(name);
      if (!known) throw new Error(name);
      return known;
    };
    await change(early, 'items/articles/3', {
      hero: file('hero').id,
      body: `<p><a href="/tidewater/assets/${file('body').private_hash}">the quay</a></p>`,
    });
    const texts = await early.request.get(
      new URL('/tidewater/items/articles_translations?limit=1', early.url()).href,
    );
    const [first] = ((await texts.json()) as { data: { id: number }[] }).data;
    await change(early, `items/articles_translations/${first?.id}`, {
      title: `![](/uploads/tidewater/originals/${file('german').filename_disk})`,
    });
    await change(early, 'users/me', { avatar: file('avatar').id });
    const settings = await early.request.get(new URL('/tidewater/settings?limit=-1', early.url()).href);
    const rows = ((await settings.json()) as { data: { id: number; key: string }[] }).data;
    const logo = rows.find(({ key }) => key === 'project_logo');
    await change(early, `settings/${logo?.id}`, { value: String(file('logo').id) });
  });
  await expect(dialog(page).getByRole('radio', { name: 'Files that the library shows now' })).toBeChecked();
  await checkA11y(page);
  const calls = wire(page);
  await start(page);
  await expect(summary(page)).toHaveText(/^1 unused file, \d+ bytes$/, { timeout: longJob });
  await expect(found(page)).toHaveCount(1);
  await expect(found(page).getByRole('link', { name: 'Bollard lost' })).toHaveAttribute('target', '_blank');
  await checkA11y(page);
  // Nothing is asked for file by file: no call says the key of one.
  expect(calls.all({ path: /\/items\/articles$/ }).length).toBeGreaterThan(0);
  for (const { query } of calls.all({ path: /\/items\// }))
    expect(Object.keys(query).filter((name) => /\[(?:eq|in)\]|^q$/.test(name))).toEqual([]);

  const remove = dialog(page).getByRole('button', { name: 'Delete', exact: true });
  await expect(remove).toBeDisabled();
  await found(page).getByRole('checkbox', { name: 'Bollard lost' }).click();
  await dialog(page).getByRole('button', { name: 'Delete 1 item' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('region', { name: 'Where used' })).toContainText('Nothing uses it.');
  await question.getByRole('button', { name: 'Delete 1 item' }).click();
  await expect(found(page)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(counter(page)).toHaveText(/^5 of /);
});

test('a search that is stopped says of no file that it is unused, and goes on where it was [FD88] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await openDialog(signedIn, 'admin', 'Mole', async (early) => {
    await upload(early, 'Mole lost');
  });
  const trouble = faults(page);
  const release = await trouble.hold({ path: '/tidewater/items/articles_translations' });
  await start(page);
  await release.held;
  await expect(dialog(page).getByRole('progressbar')).toHaveAccessibleName(/^\d+ of \d+ sources read$/);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toContainText('Not finished.');
  await expect(summary(page)).toContainText('0 files in use so far', { timeout: longJob });
  await expect(found(page)).toHaveCount(0);
  await expect(dialog(page).getByText('Mole lost')).toHaveCount(0);
  await checkA11y(page);
  release();
  await trouble.clear();
  const calls = wire(page);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(found(page).getByRole('link', { name: 'Mole lost' })).toBeVisible();
  // What was read before isn't read again.
  expect(calls.all({ path: '/tidewater/settings' })).toHaveLength(0);
});

test('an answer that fails counts for nothing and is tried again [FD88] @faults', async ({
  signedIn,
  faults,
}) => {
  const page = await openDialog(signedIn, 'admin', 'Buoy', async (early) => {
    await upload(early, 'Buoy lost');
    const { id } = await upload(early, 'Buoy used');
    await change(early, 'items/authors/1', { portrait: id });
  });
  const trouble = faults(page);
  await trouble.answer({ path: '/tidewater/items/authors' }, 500, { error: { code: 0, message: 'no' } });
  await start(page);
  await expect(dialog(page)).toContainText('No file counts as unused until all sources are read.');
  await expect(found(page)).toHaveCount(0);
  await trouble.clear();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(summary(page)).toHaveText(/^1 unused file, /, { timeout: longJob });
  await expect(found(page).getByRole('link', { name: 'Buoy lost' })).toBeVisible();
});

test('a role that can’t read everything is told so, and never that a file is unused [FD88]', async ({
  signedIn,
}) => {
  const page = await openDialog(signedIn, 'author', 'Pier lost', async () => {
    await upload(await signedIn('admin'), 'Pier lost');
  });
  await start(page);
  await expect(summary(page)).toHaveText(/^1 file without a use in what you can read, /, {
    timeout: longJob,
  });
  await expect(dialog(page)).toContainText('Your role can’t read everything.');
  await expect(dialog(page)).not.toContainText(/\d unused file/);
});
