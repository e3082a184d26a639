import type { Locator, Page } from '@playwright/test';
import type { Role } from './accounts.ts';
import { checkA11y, expect, nameOf, type SignedIn, test } from './fixtures.ts';
import { counter, grid } from './listing-page.ts';

const library = '/tidewater/files';
const cards = (page: Page): Locator => grid(page).locator('[role="gridcell"][data-key]');
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Upload files' });
const uploads = (page: Page): Locator => page.getByRole('region', { name: 'Uploads' });
const entry = (page: Page, name: string): Locator =>
  uploads(page).getByRole('listitem').filter({ hasText: name });
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search File library' });

interface TestFile {
  name: string;
  mimeType?: string;
  buffer: Buffer;
}
const text = (name: string, content = 'words'): TestFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function shown(page: Page): Promise<void> {
  await expect(cards(page).first()).toBeVisible({ timeout: 15_000 });
}

async function openLibrary(signedIn: SignedIn, role: Role): Promise<Page> {
  const page = await signedIn(role, { path: library });
  await shown(page);
  return page;
}

async function choose(page: Page, ...files: TestFile[]): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(files as Required<TestFile>[]);
}

/** Drops files onto an element, as the browser tells a page of it. */
async function drop(page: Page, selector: string, ...names: string[]): Promise<void> {
  await page.evaluate(
    ({ selector, names }) => {
      const data = new DataTransfer();
      for (const name of names)
        data.items.add(new File([`content of ${name}`], name, { type: 'text/plain' }));
      const target = document.querySelector(selector);
      for (const type of ['dragenter', 'dragover', 'drop'])
        target?.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    { selector, names },
  );
}

test.describe.configure({ timeout: 60_000 });

test('files are chosen and sent, odd names whole, an empty one explained; the list follows [FIL-01] [FD53] @engines', async ({
  signedIn,
  wire,
}) => {
  const page = await openLibrary(signedIn, 'editor');
  await expect(counter(page)).toHaveText(/items$/);
  const before = Number.parseInt(await counter(page).innerText(), 10);
  const calls = wire(page);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog(page)).toContainText('Up to 104.9 MB for each file');
  const names = [
    'тест проверка.png',
    '1_+_1_=_2.png',
    'äöü ß.png',
    '中文3.png',
    '🦜.png',
    `${'n'.repeat(196)}.png`,
  ];
  const pictures = names.map((name) => ({ name, mimeType: 'image/png', buffer: pixel }));
  await choose(page, ...pictures, text('x.txt', ''));
  await expect(uploads(page).getByRole('status')).toHaveText('6 of 7 files uploaded, 1 failed');
  await expect(entry(page, 'x.txt')).toContainText('The file is empty');
  await expect(entry(page, 'äöü ß.png')).toContainText('Done');
  await checkA11y(page);
  expect(calls.all({ method: 'POST', path: library })).toHaveLength(6);
  const stored = await page.request.get(
    new URL('/tidewater/files?sort=-id&limit=6&fields=title,filename_download,filesize,data', page.url())
      .href,
  );
  const rows = (
    (await stored.json()) as { data: { title: string; filename_download: string; filesize: number }[] }
  ).data;
  // Not every server can store an emoji in the name of a file.
  const storable = names.map((name) => name.replace('🦜', 'file'));
  expect(new Set(rows.map(({ filename_download }) => filename_download))).toEqual(new Set(storable));
  expect(new Set(rows.map(({ title }) => title))).toEqual(
    new Set(storable.map((name) => name.replace('.png', ''))),
  );
  expect(rows[0]?.filesize).toBe(pixel.length);

  const opened = entry(page, 'äöü ß.png').getByRole('link');
  await expect(opened).toHaveAttribute('href', /#\/tidewater\/files\/\d+$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(counter(page)).toHaveText(`${before + 6} items`);
  await page.goto(`#${library}?sort=-id`);
  await expect(grid(page).locator('[data-row="0"] img')).toHaveAttribute('src', /assets/);
});

test('progress, cancel, failure with its reason and retry; the others go on [FIL-01] [FD54] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await openLibrary(signedIn, 'editor');
  const trouble = faults(page);
  const release = await trouble.hold({ method: 'POST', path: library });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await choose(page, text('one.txt'), text('two.txt'), text('three.txt'), text('four.txt'));
  await expect(entry(page, 'one.txt').getByRole('progressbar')).toBeVisible();
  await expect(entry(page, 'four.txt')).toContainText('Waiting');
  await page.getByRole('button', { name: 'Cancel upload of two.txt' }).click();
  await expect(entry(page, 'two.txt')).toContainText('Canceled');
  await expect(entry(page, 'four.txt').getByRole('progressbar')).toBeVisible();

  // They go on behind the closed dialog.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('0 of 4 files uploaded')).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Show uploads' }).click();
  await expect(uploads(page).getByRole('status')).toHaveText('3 of 4 files uploaded');
  await trouble.clear();

  await trouble.answer({ method: 'POST', path: library }, 413, {
    error: { code: 13, message: 'The file is larger than 4 bytes' },
  });
  await choose(page, text('big.txt'));
  await expect(entry(page, 'big.txt')).toContainText('The file is larger than 4 bytes');
  await expect(uploads(page).getByRole('listitem')).toHaveText([/one/, /two/, /three/, /four/, /big/]);
  await trouble.clear();
  const calls = wire(page);
  await page.getByRole('button', { name: 'Upload big.txt again' }).click();
  await expect(entry(page, 'big.txt')).toContainText('Done');
  expect(calls.all({ method: 'POST', path: library })).toHaveLength(1);
  await page.getByRole('button', { name: 'Upload two.txt again' }).click();
  await expect(entry(page, 'two.txt')).toContainText('Done');
  await uploads(page).getByRole('button', { name: 'Clear list' }).click();
  await expect(uploads(page)).toHaveCount(0);
});

test('too large for the server is said before a byte is sent [FIL-01] [FD54]', async ({
  signedIn,
  wire,
  apiVersion,
}) => {
  const admin = await signedIn('admin');
  const settings = await admin.request.get(new URL('/tidewater/settings?limit=-1', admin.url()).href);
  const { data } = (await settings.json()) as { data: { id: number; key: string }[] };
  const id = data.find(({ key }) => key === 'file_max_size')?.id;
  // 8.8.1 has no such limit.
  expect(id === undefined).toBe(apiVersion === '8.8.1');
  if (id === undefined) return;
  const set = (value: string) =>
    admin.request.patch(new URL(`/tidewater/settings/${id}`, admin.url()).href, { data: { value } });
  expect((await set('1KB')).ok()).toBe(true);
  const page = await signedIn('editor', { path: `${library}/+` });
  const calls = wire(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Upload files' })).toBeVisible();
  await choose(page, text('large.txt', 'x'.repeat(5000)), text('small.txt'));
  await expect(entry(page, 'small.txt')).toContainText('Done');
  await expect(entry(page, 'large.txt')).toContainText('The file is 5 kB. The server accepts at most 1 kB.');
  expect(calls.all({ method: 'POST', path: library })).toHaveLength(1);
  await checkA11y(page);
  await set('100MB');
});

test('dropped onto the page they go into the open folder; leaving meanwhile asks [FIL-01] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await openLibrary(signedIn, 'editor');
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  await expect(page).toHaveURL(/folder/);
  const calls = wire(page);
  const trouble = faults(page);
  const release = await trouble.hold({ method: 'POST', path: library });
  await drop(page, '[role="grid"]', 'dropped-a.txt', 'dropped-b.txt');
  await expect(entry(page, 'dropped-b.txt')).toBeVisible();
  // The page behind is no part of what a screen reader finds.
  const behind = page.locator('[role="grid"], nav, main');
  const areHidden = () => behind.evaluateAll((all) => all.map((each) => each.closest('[inert]') !== null));
  await expect.poll(areHidden).not.toContain(false);
  expect(await behind.count()).toBeGreaterThan(2);
  await checkA11y(page);
  await expect(dialog(page)).toContainText('Files go into “Pictures”.');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Collections', exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave and stop the uploads?' });
  await expect(question).toContainText('2 files aren’t uploaded yet.');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/files/);
  release();
  await expect(page.getByText('2 of 2 files uploaded').first()).toBeVisible();
  await expect(grid(page)).toContainText('dropped-b');
  expect(calls.all({ method: 'POST', path: library })).toHaveLength(2);
  const sent = await page.request.get(
    new URL('/tidewater/files?sort=-id&limit=2&fields=folder', page.url()).href,
  );
  expect(((await sent.json()) as { data: { folder: number }[] }).data.map(({ folder }) => folder)).toEqual([
    1, 1,
  ]);
});

test('from an address: fetched where the server does, its no shown where it doesn’t [FIL-01]', async ({
  signedIn,
}) => {
  const page = await openLibrary(signedIn, 'editor');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const address = dialog(page).getByRole('textbox', { name: 'From an address' });
  await address.fill('javascript:alert(1)');
  await dialog(page).getByRole('button', { name: 'Fetch' }).click();
  await expect(dialog(page).getByText('Enter an address that begins with')).toBeVisible();
  await address.fill('https://example.com/picture.png');
  await dialog(page).getByRole('button', { name: 'Fetch' }).click();
  await expect(dialog(page).getByText('An empty file is not allowed.')).toBeVisible();
  const own = await page.request.get(new URL('/tidewater/files/1?fields=data', page.url()).href);
  const { full_url } = ((await own.json()) as { data: { data: { full_url: string } } }).data.data;
  await address.fill(full_url);
  await dialog(page).getByRole('button', { name: 'Fetch' }).click();
  await expect(page.getByText(/was added/)).toBeVisible();
});

test('the search box counts, and goes while something is chosen or nothing is there [FIL-02] [LST-08]', async ({
  signedIn,
}) => {
  const page = await openLibrary(signedIn, 'editor');
  // The folder of the last visit is open again.
  await page.getByRole('button', { name: 'All files' }).click();
  await expect(counter(page)).toHaveText(/^\d+ items$/);
  const count = Number.parseInt(await counter(page).innerText(), 10);
  await expect(search(page)).toHaveAttribute('placeholder', `Search ${count} items`);
  await search(page).fill('Quay');
  await expect(counter(page)).toHaveText(/^\d+ of \d+$/);
  const found = Number.parseInt(await counter(page).innerText(), 10);
  await expect(search(page)).toHaveAttribute('placeholder', `Search ${found} item${found === 1 ? '' : 's'}`);
  await search(page).fill('');
  await expect(counter(page)).toHaveText(`${count} items`);
  await cards(page).first().hover();
  await cards(page).first().getByRole('checkbox').click();
  await expect(search(page)).toBeHidden();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(search(page)).toBeVisible();

  // Everything goes: then there is nothing to search, and the way to begin is shown.
  const admin = await signedIn('admin', { project: 'verlag', path: '/verlag/files' });
  const all = await admin.request.get(new URL('/verlag/files?fields=id&limit=-1', admin.url()).href);
  const ids = ((await all.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
  await admin.request.delete(new URL(`/verlag/files/${ids.join(',')}`, admin.url()).href);
  await admin.reload();
  await expect(admin.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  await expect(admin.getByRole('searchbox')).toHaveCount(0);
  await checkA11y(admin);
});

test('folders: made, opened, renamed, filled and emptied, deleted only when empty', async ({
  signedIn,
  wire,
}) => {
  const page = await openLibrary(signedIn, 'editor');
  const way = page.getByRole('navigation', { name: 'Folder' });
  await page.getByRole('button', { name: 'Shop', exact: true }).click();
  await expect(way.getByRole('button')).toHaveText(['All files', 'Shop']);
  await page.getByRole('button', { name: 'New folder' }).click();
  const made = page.getByRole('dialog', { name: 'New folder in “Shop”' });
  await made.getByRole('button', { name: 'Create folder' }).click();
  await expect(made.getByText('Enter a name.')).toBeVisible();
  await made.getByLabel('Name').fill('Summer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Summer', exact: true })).toBeVisible();

  // Two files go there, and keep their tags.
  const calls = wire(page);
  for (const index of [0, 1]) {
    await cards(page).nth(index).hover();
    await cards(page).nth(index).getByRole('checkbox').click();
  }
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const move = page.getByRole('dialog', { name: 'Move 2 files' });
  await move.getByRole('button', { name: 'To' }).click();
  await page.getByRole('option', { name: 'Shop / Summer' }).click();
  await move.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('2 files moved')).toBeVisible();
  const sent = calls.last({ method: 'PATCH', path: library }).body as { tags: string[]; folder: number }[];
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ tags: expect.any(Array), description: expect.anything() });
  await page.getByRole('button', { name: 'Summer', exact: true }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(way.getByRole('button')).toHaveText(['All files', 'Shop', 'Summer']);

  // A full one stays.
  const actions = (name: string) => page.getByRole('button', { name: `Folder “${name}”: more actions` });
  await actions('Summer').click();
  await page.getByRole('menuitem', { name: 'Delete folder' }).click();
  await expect(page.getByText('“Summer” isn’t empty.')).toBeVisible();
  await actions('Summer').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Autumn');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(way.getByRole('button').last()).toHaveText('Autumn');

  await cards(page).first().focus();
  await grid(page).focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await checkA11y(page);
  await actions('Autumn').click();
  await page.getByRole('menuitem', { name: 'Delete folder' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete folder' }).click();
  await expect(way.getByRole('button')).toHaveText(['All files', 'Shop']);
  await way.getByRole('button', { name: 'All files' }).click();
  await expect(page).toHaveURL(/\/files(?:\?|$)/);
  await page.goBack();
});

test('chosen files are downloaded one after the other, or each by its link; one that fails is said @faults', async ({
  signedIn,
  faults,
}) => {
  const page = await openLibrary(signedIn, 'viewer');
  for (const index of [0, 1]) {
    await cards(page).nth(index).hover();
    await cards(page).nth(index).getByRole('checkbox').click();
  }
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Download' }).click();
  const links = page.getByRole('dialog', { name: 'Download 2 files' }).getByRole('link');
  await expect(links).toHaveCount(2);
  const name = await links.first().getAttribute('download');
  const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()]);
  expect(download.suggestedFilename()).toBe(name);

  const chosen = page.getByRole('dialog', { name: 'Download 2 files' });
  const trouble = faults(page);
  const path = new URL((await links.nth(1).getAttribute('href')) ?? '', page.url()).pathname;
  await trouble.answer({ path }, 404, { error: { code: 203, message: 'Item not found' } });
  const first = page.waitForEvent('download');
  await chosen.getByRole('button', { name: 'Download all' }).click();
  expect(nameOf(await first)).toBe(name);
  await expect(chosen.getByRole('status')).toHaveText('1 of 2 files downloaded, 1 failed');
  await expect(chosen.getByRole('listitem').nth(1)).toContainText('The file couldn’t be downloaded: 404');
  await trouble.clear();
  const second = page.waitForEvent('download');
  await chosen.getByRole('button', { name: 'Try failed uploads again' }).click();
  expect(nameOf(await second)).toBe(await links.nth(1).getAttribute('download'));
  await expect(chosen.getByRole('status')).toHaveText('2 of 2 files downloaded');
  await checkA11y(page);
});
