import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { articles, ready } from './listing-page.ts';

const readings = '/tidewater/collections/readings';

async function choose(page: Page, name: 'Export…' | 'Import…') {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
  return page.getByRole('dialog');
}

async function exported(page: Page): Promise<string> {
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  return readFile(await (await coming).path(), 'utf8');
}

const upload = (page: Page, name: string, text: string) =>
  page
    .getByLabel('File to import')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') });

async function rowsOf(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const response = await page.request.get(new URL(path, page.url()).href);
  return ((await response.json()) as { data: Record<string, unknown>[] }).data;
}

test.describe.configure({ timeout: 120_000 });

test('10,000 rows go out and come back without loss [LST-04]', async ({ signedIn }) => {
  const filters = encodeURIComponent(JSON.stringify([{ field: 'id', operator: 'lte', value: '10000' }]));
  const page = await signedIn('admin', { path: `${readings}?filters=${filters}` });
  await ready(page);
  const items = new URL('/tidewater/items/readings', page.url()).href;
  const notes = ['two\r\nlines, "quoted"', '=SUM(A1:A9)', "'=kept", '', ' spaces ', 'Grüße 漢字 🌊', '007'];
  const written = await page.request.patch(items, {
    data: notes.map((note, index) => ({ id: index + 1, note })),
  });
  expect(written.ok()).toBe(true);
  const all = '/tidewater/items/readings?fields=*&limit=-1&sort=id&filter[id][lte]=10000';
  const before = await rowsOf(page, all);
  expect(before).toHaveLength(10_000);

  const dialog = await choose(page, 'Export…');
  await expect(dialog).toContainText('10,000 items');
  await dialog.getByRole('radio', { name: 'All fields' }).check();
  const file = await exported(page);
  await expect(page.getByText('The file is in your downloads')).toBeVisible();
  expect(file.split('\r\n')[0]).toBe('\uFEFFid,station,station (name),taken_at,value,quality,note');
  expect(file).toContain("'=SUM(A1:A9)");

  for (let from = 0; from < 10_000; from += 1000) {
    const keys = before.slice(from, from + 1000).map(({ id }) => id);
    const gone = await page.request.delete(`${items}/${keys.join(',')}`);
    expect(gone.ok()).toBe(true);
  }
  expect(await rowsOf(page, all)).toEqual([]);

  const incoming = await choose(page, 'Import…');
  await upload(page, 'readings.csv', file);
  await expect(incoming).toContainText('10,000 rows in readings.csv');
  await expect(incoming.getByLabel('Field for “station (name)”')).toHaveValue('');
  await incoming.getByRole('button', { name: 'Check' }).click();
  await expect(incoming).toContainText('10,000 items are new', { timeout: 60_000 });
  await incoming.getByRole('button', { name: 'Import 10,000 rows' }).click();
  await expect(incoming).toContainText('10,000 items created', { timeout: 90_000 });
  expect(await rowsOf(page, all)).toEqual(before);
  await incoming.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('output')).toContainText('10,000');
});

test('an import says what it would do, leaves out bad rows, and tells of each', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: `${articles}?columns=title&sort=id` });
  await ready(page);
  const [first] = await rowsOf(page, '/tidewater/items/articles?fields=*&limit=1&sort=id');
  const dialog = await choose(page, 'Import…');
  await checkA11y(page);
  await upload(page, 'broken.json', '[{"title": "a",]');
  await expect(dialog).toContainText('This is not valid JSON');
  const csv = [
    'ID;Title;Rating;Author;Elsewhere',
    `${String(first?.['id'])};Changed by a file;3;1;x`,
    ';Quite new;4;1;y',
    ';No number;good;1;z',
    `;${'too long '.repeat(40)};5;1;`,
  ].join('\n');
  await upload(page, 'articles.csv', csv);
  await expect(dialog).toContainText('4 rows in articles.csv');
  await expect(dialog.getByLabel('Field for “Rating”')).toHaveValue('rating');
  await expect(dialog.getByLabel('Field for “Elsewhere”')).toHaveValue('');
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog).toContainText('1 item is new');
  await expect(dialog).toContainText('1 item is changed');
  await expect(dialog.getByRole('row', { name: /^4 Rating: is not a/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^5 Title:/ })).toBeVisible();
  await checkA11y(page);

  // Nothing was written so far, and going back keeps the choices.
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Field for “Rating”')).toHaveValue('rating');
  const [same] = await rowsOf(page, '/tidewater/items/articles?fields=title&limit=1&sort=id');
  expect(same?.['title']).toBe(first?.['title']);

  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog).toContainText('1 item created');
  await expect(dialog).toContainText('1 item changed');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the result of each row' }).click();
  const results = (await readFile(await (await coming).path(), 'utf8')).split('\r\n');
  expect(results.slice(1, 3)).toEqual([`2,${String(first?.['id'])},changed,`, '3,,created,']);
  expect(results[3]).toMatch(/^4,,problem,.*Rating/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('gridcell', { name: 'Changed by a file', exact: true })).toBeVisible();
});

test('an export can be stopped, and a failing one says so @faults', async ({ signedIn, faults }) => {
  const page = await signedIn('viewer', { path: readings });
  const trouble = faults(page);
  await ready(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Import…' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog');
  await checkA11y(page);
  await trouble.delay({ path: /items\/readings/ }, 1500);
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
  await trouble.clear();
  await trouble.answer({ path: /items\/readings/ }, 500);
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog).toContainText('The export stopped');
});
