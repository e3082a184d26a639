import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';

interface Stored {
  id: number;
  private_hash: string;
  [name: string]: unknown;
}

const preview = (page: Page): Locator => page.getByRole('figure', { name: 'Preview' });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Replace “/ });
/** A picture of one pixel. */
const pixel = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function read(page: Page, id: number): Promise<Stored> {
  const answer = await page.request.get(new URL(`/tidewater/files/${id}`, page.url()).href);
  return ((await answer.json()) as { data: Stored }).data;
}

async function upload(page: Page, name: string, mimeType: string, content: string): Promise<number> {
  const made = await page.request.post(new URL('/tidewater/files', page.url()).href, {
    multipart: { title: name, file: { name, mimeType, buffer: Buffer.from(content) } },
  });
  return ((await made.json()) as { data: Stored }).data.id;
}

const widthOf = (image: Locator) => image.evaluate((element) => (element as HTMLImageElement).naturalWidth);

test.describe.configure({ timeout: 60_000 });

test('another content takes the place of the old one: same key, title, folder and tags [FIL-03] [FIL-01] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await signedIn('editor', { path: '/tidewater/files/1' });
  const image = preview(page).getByRole('img');
  await expect.poll(() => widthOf(image)).toBeGreaterThan(1);
  const before = await read(page, 1);
  const disk = String(before['filename_disk']);
  const body = `<p><img src="/uploads/tidewater/originals/${disk}"></p>`;
  const article = new URL('/tidewater/items/articles/8', page.url()).href;
  expect((await page.request.patch(article, { data: { body } })).ok()).toBe(true);
  const trouble = faults(page);
  const calls = wire(page);
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(dialog(page).getByRole('button', { name: 'Replace' })).toBeDisabled();
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ ...pixel, buffer: Buffer.from('') });
  await expect(dialog(page).getByRole('status')).toContainText('The file is empty');
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ ...pixel, name: 'words.txt', mimeType: 'text/plain' });
  await expect(dialog(page)).toContainText('This is another kind of file: text/plain instead of image/');
  // Who has the file has another content then.
  await expect(dialog(page).getByRole('region', { name: 'Where used' })).toContainText(/\S+ · \S+/);
  // What names the old address will not find it there.
  await expect(dialog(page)).toContainText(/The address of the file will end in \S+\.txt instead of/);
  await expect(dialog(page)).toContainText('These texts contain the old address');
  await expect(dialog(page).getByRole('link')).toHaveAttribute('href', /articles\/8$/);
  await dialog(page).locator('input[type="file"]').setInputFiles(pixel);
  await checkA11y(page);

  // Stopped, then refused: the old content is still there.
  const release = await trouble.hold({ method: 'PATCH', path: '/tidewater/files/1' });
  await dialog(page).getByRole('button', { name: 'Replace' }).click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Stop upload' }).click();
  await expect(dialog(page)).toContainText('Stopped.');
  release();
  await trouble.clear();
  await trouble.answer({ method: 'PATCH', path: '/tidewater/files/1' }, 413, {
    error: { code: 13, message: 'The file is larger than 4 bytes' },
  });
  await dialog(page).getByRole('button', { name: 'Replace' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The file is larger than 4 bytes');
  await trouble.clear();
  expect((await read(page, 1))['checksum']).toBe(before['checksum']);

  await dialog(page).getByRole('button', { name: 'Replace' }).click();
  await expect(told(page, 'File replaced')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const after = await read(page, 1);
  for (const name of ['id', 'title', 'folder', 'tags', 'description', 'location', 'private_hash'])
    expect(after[name], name).toEqual(before[name]);
  expect(after['tags']).not.toEqual([]);
  expect([after['width'], after['filesize'], after['type']]).toEqual([1, pixel.buffer.length, 'image/png']);
  expect(String(after['filename_download'])).toMatch(/\.png$/);
  expect(calls.all({ method: 'PATCH', path: '/tidewater/files/1' })).toHaveLength(3);
  // The same address shows the new picture, whatever the browser had kept.
  await expect.poll(() => widthOf(image)).toBe(1);
  await expect(preview(page)).toContainText('1 × 1');
});

test('a preview for each kind of file; a script in an SVG never runs; delete and download are there [FIL-03] [FD55]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const script = '<script>window.top.hacked = true</script>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="window.top.hacked = true">${script}</svg>`;
  const ids = {
    svg: await upload(page, 'evil.svg', 'image/svg+xml', svg),
    html: await upload(page, 'evil.html', 'text/html', script),
    film: await upload(page, 'film.mp4', 'video/mp4', 'no film'),
    sound: await upload(page, 'sound.mp3', 'audio/mpeg', 'no sound'),
  };
  await page.goto(`#/tidewater/files/${ids.svg}`);
  await expect.poll(() => widthOf(preview(page).getByRole('img', { name: 'evil.svg' }))).toBe(9);
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'evil.svg');
  await checkA11y(page);

  await page.goto(`#/tidewater/files/${ids.html}`);
  await expect(preview(page)).toContainText('This kind of file has no preview.');
  expect(await preview(page).locator('object, embed, iframe').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  // What can't be played is said, and can be downloaded all the same.
  for (const id of [ids.film, ids.sound]) {
    await page.goto(`#/tidewater/files/${id}`);
    await expect(preview(page)).toContainText('The preview can’t be shown.');
  }
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/#\/tidewater\/files(?:\?|$)/);
  const gone = await page.request.get(new URL(`/tidewater/files/${ids.sound}`, page.url()).href);
  expect(gone.status()).toBe(404);

  const viewer = await signedIn('viewer', { path: '/tidewater/files/2' });
  await expect(preview(viewer)).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'Download' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Replace' })).toHaveCount(0);
});
