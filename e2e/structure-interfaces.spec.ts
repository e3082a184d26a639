import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { checkA11y, expect, openAnew, test, told } from './fixtures.ts';
import { fieldOf, lab, opened, read, save, saveButton } from './item-page.ts';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const own = ['rows', 'pairs', 'place', 'picture'];
/** What others answer for. */
const notOwn = [`[data-field]${own.map((name) => `:not([data-field="${name}"])`).join('')}`];
const picker = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a file' });

test.describe.configure({ timeout: 60_000 });

test('rows and pairs are changed by hand and key, and nothing else is sent [INF-01] [FD15] [ITM-05]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${lab}/1` });
  await opened(page);
  const rows = fieldOf(page, 'rows');
  const pairs = fieldOf(page, 'pairs');
  await expect(rows.getByRole('textbox', { name: 'Item' }).first()).toHaveValue('rope');
  const calls = wire(page);
  await rows.getByRole('button', { name: /^Move rope/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.getByRole('textbox', { name: 'Item' }).last()).toHaveValue('rope');
  await rows.getByRole('textbox', { name: 'Item' }).first().fill('pitch');
  await rows.getByRole('button', { name: 'Add row' }).click();
  await expect(rows.getByRole('textbox', { name: 'Item' }).last()).toBeFocused();
  await page.keyboard.type('twine');
  await rows.getByRole('button', { name: /^Remove rope/ }).click();
  await rows.getByRole('button', { name: 'Undo' }).click();
  await pairs.getByRole('button', { name: 'Add a key' }).click();
  await pairs.getByRole('textbox', { name: 'Key' }).last().fill('depth');
  await pairs.getByRole('textbox', { name: 'Value' }).last().fill('5 m');
  await expect(pairs).toContainText('“depth” is used twice');
  await page.keyboard.press('Control+s');
  await pairs.getByRole('textbox', { name: 'Key' }).last().fill('tide');
  await expect(pairs).not.toContainText('used twice');
  await save(page);
  expect(calls.last({ method: 'PATCH', path: '/tidewater/items/form_lab/1' }).body).toEqual({
    rows: [
      { item: 'pitch', amount: 1, grade: 'b' },
      { item: 'rope', amount: 3 },
      { item: 'twine', amount: null },
    ],
    pairs: { depth: '4 m', bottom: 'mud', tide: '5 m' },
  });
  await page.reload();
  await expect(rows.getByRole('textbox', { name: 'Item' }).last()).toHaveValue('twine');
});

test('a file is uploaded after a failure, another one chosen, and only its key is sent [INF-01] [FIL-01] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await signedIn('editor', { path: `${lab}/1` });
  await opened(page);
  const field = fieldOf(page, 'picture');
  await expect(field.getByRole('button', { name: /^More actions for/ })).toBeVisible();
  await field.getByRole('button', { name: 'Remove from field' }).click();
  const trouble = faults(page);
  await trouble.answer({ method: 'POST', path: '/tidewater/files' }, 503, {
    error: { code: 0, message: 'Out of order' },
  });
  await field
    .locator('input[type="file"]')
    .setInputFiles({ name: 'buoy at dusk.png', mimeType: 'image/png', buffer: pixel });
  await expect(field.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await trouble.clear();
  const release = await trouble.hold({ method: 'POST', path: '/tidewater/files' });
  await field.getByRole('button', { name: 'Upload buoy at dusk.png again' }).click();
  await expect(field).toContainText('Wait until the file is uploaded');
  await expect(field.getByRole('button', { name: 'Cancel upload of buoy at dusk.png' })).toBeVisible();
  release();
  await expect(field).toContainText('buoy at dusk');
  await expect(field).not.toContainText('Wait until');
  await field.getByRole('button', { name: 'Choose another' }).click();
  await expect(picker(page).getByRole('option').first()).toBeVisible();
  await checkA11y(page, { exclude: notOwn });
  const calls = wire(page);
  await picker(page).getByRole('searchbox', { name: 'Search files' }).fill('harbour');
  await expect.poll(() => calls.all({ method: 'GET', path: '/tidewater/files' }).length).toBeGreaterThan(0);
  const choice = picker(page).getByRole('option', { name: /^Saltby, market side/ });
  await choice.click();
  await expect(picker(page)).toHaveCount(0);
  await expect(field).toContainText('Saltby, market side');
  await save(page);
  const { body } = calls.last({ method: 'PATCH', path: '/tidewater/items/form_lab/1' });
  expect(Object.keys(body as object)).toEqual(['picture']);
  expect(await read(page, '/tidewater/items/form_lab/1?fields=picture')).toEqual(body);
});

test('on a phone in the dark a place is entered by numbers; nothing is out of reach [INF-01]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('editor', {
    path: `${lab}/1`,
    context: { viewport: { width: 390, height: 800 }, colorScheme: 'dark' },
  });
  // The map's pictures come from elsewhere.
  await page.route(/basemaps\.cartocdn\.com/, (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  );
  await opened(page);
  const place = fieldOf(page, 'place');
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('.leaflet-marker-icon')).toBeVisible();
  await expect(place).toContainText('© OpenStreetMap');
  await checkA11y(page, { exclude: notOwn });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const calls = wire(page);
  await place.getByRole('spinbutton', { name: 'Latitude' }).fill('54.75');
  await saveButton(page).click();
  await expect.poll(() => calls.all({ method: 'PATCH' }).length).toBe(1);
  expect(calls.last({ method: 'PATCH', path: '/tidewater/items/form_lab/1' }).body).toEqual({
    place: { lat: 54.75, lng: -0.6 },
  });
});

test('a picture is turned and cut and its focal point kept, in one call [FIL-03] [INF-01]', async ({
  signedIn,
  wire,
  apiVersion,
}) => {
  // 8.8.1 keeps no metadata of files, so that there is nothing to offer.
  const keepsFocus = apiVersion !== '8.8.1';
  const page = await signedIn('admin', { path: '/tidewater/files/2' });
  const image = page.getByRole('figure', { name: 'Preview' }).getByRole('img');
  const sizeOf = () =>
    image.evaluate((element) => [
      (element as HTMLImageElement).naturalWidth,
      (element as HTMLImageElement).naturalHeight,
    ]);
  await expect.poll(async () => (await sizeOf())[0]).toBeGreaterThan(1);
  const before = await read(page, '/tidewater/files/2');
  await page.getByRole('button', { name: 'Edit picture' }).click();
  const editor = page.getByRole('dialog', { name: /^Edit “/ });
  await expect(editor.getByRole('img')).toBeVisible();
  await editor.getByRole('button', { name: 'Turn left by 90°' }).click();
  await editor.getByRole('button', { name: /Aspect ratio/ }).click();
  await page.getByRole('option', { name: 'Square' }).click();
  await expect(editor.getByText('Focal point', { exact: true })).toHaveCount(keepsFocus ? 1 : 0);
  if (keepsFocus) {
    await editor.getByText('Focal point', { exact: true }).click();
    await editor.getByRole('button', { name: /^Focal point/ }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(editor.getByRole('button', { name: /60 % from the left/ })).toBeVisible();
  }
  await checkA11y(page);
  const calls = wire(page);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'The picture was saved')).toBeVisible({ timeout: 20_000 });
  expect(calls.all({ method: 'PATCH' }).length).toBe(1);
  const after = await read(page, '/tidewater/files/2');
  if (keepsFocus) {
    const { focal_point: point } = after['metadata'] as { focal_point: { x: number; y: number } };
    expect(point.x).toBeGreaterThan(0.5);
    expect(point.y).toBe(0.5);
  }
  expect(after['width']).toBe(after['height']);
  expect(Number(after['width'])).toBeLessThanOrEqual(Number(before['height']));
  expect(after['tags']).toEqual(before['tags']);
  await expect.poll(async () => new Set(await sizeOf()).size).toBe(1);
});

test('a picture in a format that the browser can’t save says so, and is stored as what it becomes [FIL-03]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin');
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
    .webp()
    .toBuffer();
  const answer = await page.request.post(new URL('/tidewater/files', page.url()).href, {
    multipart: { file: { name: 'tide.webp', mimeType: 'image/webp', buffer } },
  });
  const { data: file } = (await answer.json()) as { data: { id: number } };
  // As engines do that have no encoder for WebP: a PNG, without an error.
  await page.addInitScript(() => {
    const toBlob = Reflect.get(HTMLCanvasElement.prototype, 'toBlob') as (...of: unknown[]) => void;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  await openAnew(page, `#/tidewater/files/${file.id}`);
  await page.getByRole('button', { name: 'Edit picture' }).click();
  const editor = page.getByRole('dialog', { name: /^Edit “/ });
  await expect(editor.getByText(/can’t save WEBP files/)).toBeVisible();
  await checkA11y(page);
  await editor.getByRole('button', { name: 'Turn left by 90°' }).click();
  const calls = wire(page);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'The picture was saved')).toBeVisible({ timeout: 20_000 });
  expect(calls.all({ method: 'PATCH' }).length).toBe(1);
  const after = await read(page, `/tidewater/files/${file.id}`);
  expect(after).toMatchObject({ type: 'image/png', filename_download: 'tide.png', width: 40, height: 60 });
  expect(String(after['filename_disk'])).toMatch(/\.png$/);
});

test('a picture in a format that the browser writes keeps it, without a word [FIL-03]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/files/2' });
  const before = await read(page, '/tidewater/files/2');
  await page.getByRole('button', { name: 'Edit picture' }).click();
  const editor = page.getByRole('dialog', { name: /^Edit “/ });
  await editor.getByRole('button', { name: 'Mirror left to right' }).click();
  await expect(editor.getByText(/can’t save/)).toHaveCount(0);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'The picture was saved')).toBeVisible({ timeout: 20_000 });
  const { type, filename_download: name } = await read(page, '/tidewater/files/2');
  expect({ type, name }).toEqual({ type: before['type'], name: before['filename_download'] });
});
