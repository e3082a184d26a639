import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, openAnew, test } from './fixtures.ts';
import { articles, ready } from './listing-page.ts';

const readings = '/tidewater/collections/readings';
const customers = '/tidewater/collections/customers';
const fees = '/tidewater/collections/fees';

async function choose(page: Page, name: 'Export…' | 'Import…') {
  await page.locator('header').getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  return page.getByRole('dialog');
}

async function exported(page: Page): Promise<string> {
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  return readFile(await (await coming).path(), 'utf8');
}

const upload = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('File to import').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: typeof content === 'string' ? Buffer.from(content, 'utf8') : content,
  });

async function rowsOf(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const response = await page.request.get(new URL(path, page.url()).href);
  return ((await response.json()) as { data: Record<string, unknown>[] }).data;
}

const encodingIn = (dialog: Locator) => dialog.getByRole('button', { name: /Encoding/ });
const previewIn = (dialog: Locator) => dialog.getByRole('table', { name: 'Preview of the file' });

async function chooseEncoding(page: Page, name: string) {
  await encodingIn(page.getByRole('dialog')).click();
  await page.getByRole('option', { name, exact: true }).click();
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
  await expect(incoming).toContainText('10,000 items will be created', { timeout: 60_000 });
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
  await expect(dialog).toContainText('This isn’t valid JSON');
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
  await expect(dialog).toContainText('1 item will be created');
  await expect(dialog).toContainText('1 item will be changed');
  await expect(dialog.getByRole('row', { name: /^4 Rating: “good” isn’t a whole number/ })).toBeVisible();
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
  await dialog.getByRole('button', { name: 'Download the results' }).click();
  const results = (await readFile(await (await coming).path(), 'utf8')).split('\r\n');
  expect(results.slice(1, 3)).toEqual([`2,${String(first?.['id'])},changed,`, '3,,created,']);
  expect(results[3]).toMatch(/^4,,problem,.*Rating/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('gridcell', { name: 'Changed by a file', exact: true })).toBeVisible();
});

test('a file of Excel in UTF-16 is read as it is', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: customers });
  await ready(page);
  const dialog = await choose(page, 'Import…');
  const text =
    '\uFEFFName\tE-mail\tCity\r\nJörg Größe\tjoerg@example.com\t東京\r\n"Ada\tL"\tada@example.com\t🌊\r\n';
  await upload(page, 'Unicode Text.txt', Buffer.from(text, 'utf16le'));
  await expect(dialog).toContainText('2 rows in Unicode Text.txt');
  await expect(encodingIn(dialog)).toContainText('Unicode (UTF-16 LE)');
  await expect(previewIn(dialog).getByRole('row').nth(1)).toHaveText('2Jörg Größejoerg@example.com東京');
  await dialog.getByLabel('Field for “E-mail”').selectOption('Email');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog).toContainText('2 items created');
  expect(await rowsOf(page, '/tidewater/items/customers?fields=name,email,city&limit=2&sort=-id')).toEqual([
    { name: 'Ada\tL', email: 'ada@example.com', city: '🌊' },
    { name: 'Jörg Größe', email: 'joerg@example.com', city: '東京' },
  ]);
});

test('an encoding that is guessed wrong is chosen anew, and no lost letter is stored', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: customers });
  await ready(page);
  const me = new URL('/tidewater/users/me', page.url()).href;
  const { locale } = ((await (await page.request.get(me)).json()) as { data: { locale: string | null } })
    .data;
  // A language of that alphabet that the app has no texts in; that this is said is known already.
  await page.request.patch(me, { data: { locale: 'mk-MK' } });
  await page.evaluate(() => localStorage.setItem('lectern.language.dismissed', '"mk-MK"'));
  try {
    const address = page.url();
    await openAnew(page, address);
    await ready(page);
    const dialog = await choose(page, 'Import…');
    // As Excel writes it in Western Europe: 0x80 is a euro, 0x93 and 0x94 are quotes.
    const file = Buffer.from('Name;City\r\nCaf\xe9 \x93Gr\xf6\xdfe\x94;12 \x80\r\nPlain;Ghent\r\n', 'latin1');
    await upload(page, 'western.csv', file);
    await expect(encodingIn(dialog)).toContainText('Cyrillic (Windows-1251)');
    await expect(dialog).toContainText('If the text below looks wrong, choose another');
    await expect(previewIn(dialog)).toContainText('Cafй');
    await checkA11y(page);

    // Where bytes mean nothing, that is said, and the row is left out.
    await chooseEncoding(page, 'Unicode (UTF-8)');
    await expect(previewIn(dialog)).toContainText('Caf\uFFFD');
    await expect(dialog).toContainText('1 row contains characters that can’t be read in this encoding');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(
      dialog.getByRole('row', { name: /^2 Name: .* can’t be read in the encoding/ }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Back' }).click();

    await chooseEncoding(page, 'Western European (Windows-1252)');
    await expect(previewIn(dialog)).toContainText('Café “Größe”');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(dialog).toContainText('2 items created');
    expect(await rowsOf(page, '/tidewater/items/customers?fields=name,city&limit=2&sort=-id')).toEqual([
      { name: 'Plain', city: 'Ghent' },
      { name: 'Café “Größe”', city: '12 €' },
    ]);
  } finally {
    await page.request.patch(me, { data: { locale } });
  }
});

test('numbers and dates are read as they are written; what may be either is asked', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: fees, context: { viewport: { width: 390, height: 844 } } });
  await ready(page);
  const dialog = await choose(page, 'Import…');
  const check = dialog.getByRole('button', { name: 'Check' });
  await upload(
    page,
    'deutsch.csv',
    'Amount;Paid on;Reference\n1.234,50;31.12.2023;de-1\n12,5;1.2.2024;de-2\nviel;1.2.2024;de-3\n',
  );
  await expect(dialog.getByLabel('Format of “Amount”')).toHaveValue('comma');
  await expect(dialog.getByLabel('Format of “Paid on”')).toHaveValue('dmy');
  await check.click();
  const stored = dialog.getByRole('table', { name: '2 rows as they will be stored' });
  await expect(
    stored.getByRole('row', { name: /^2 1234\.5 .*1\.234,50 2023-12-31 .*31\.12\.2023 de-1$/ }),
  ).toBeVisible();
  await expect(
    dialog.getByRole('row', { name: '4 Amount: “viel” isn’t a number (read with a decimal comma)' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog).toContainText('2 items created');
  await dialog.getByRole('button', { name: 'Done' }).click();

  const again = await choose(page, 'Import…');
  await upload(page, 'either.csv', 'Amount;Paid on;Reference\n1.200;3/1/2024;or-1\n');
  // As in the user's own language, but only once somebody has said so.
  await expect(again.getByLabel('Format of “Amount”')).toHaveValue('point');
  await expect(again.getByLabel('Format of “Paid on”')).toHaveValue('mdy');
  await expect(again.getByRole('checkbox', { name: '“3/1/2024” becomes 2024-03-01' })).not.toBeChecked();
  await expect(again).toContainText('2 columns can be read in more than one way');
  await expect(check).toBeDisabled();
  await checkA11y(page);
  await again.getByLabel('Format of “Paid on”').selectOption('Day, month, year');
  await expect(again.getByRole('checkbox', { name: '“3/1/2024” becomes 2024-01-03' })).toBeChecked();
  await expect(check).toBeDisabled();
  // What was said of one column is not said of another.
  await again.getByLabel('Field for “Paid on”').selectOption('Don’t import');
  await again.getByLabel('Field for “Paid on”').selectOption('Paid On');
  await expect(again.getByRole('checkbox', { name: '“3/1/2024” becomes 2024-03-01' })).not.toBeChecked();
  await again.getByLabel('Format of “Paid on”').selectOption('Day, month, year');
  await again.getByRole('checkbox', { name: '“1.200” becomes 1.2' }).focus();
  await page.keyboard.press('Space');
  await check.click();
  await again.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(again).toContainText('1 item created');
  expect(
    await rowsOf(page, '/tidewater/items/fees?fields=amount,paid_on,reference&limit=3&sort=-id'),
  ).toEqual([
    { amount: 1.2, paid_on: '2024-01-03', reference: 'or-1' },
    { amount: 12.5, paid_on: '2024-02-01', reference: 'de-2' },
    { amount: 1234.5, paid_on: '2023-12-31', reference: 'de-1' },
  ]);
});

test('links by a unique field; what stands twice; the order of the file', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: fees });
  await ready(page);
  const [first, second] = await rowsOf(page, '/tidewater/items/articles?fields=id,slug&limit=2&sort=id');
  const dialog = await choose(page, 'Import…');
  const rows = [
    `${String(second?.['slug'])},7,row-1`,
    `${String(first?.['slug'])},7,row-2`,
    'no-such-article,7,row-3',
    `${String(first?.['slug'])},7,row-1`,
    ...Array.from({ length: 12 }, (_, index) => `,${index + 1},row-${index + 10}`),
  ];
  await upload(page, 'fees.csv', `Article,Amount,Reference\n${rows.join('\n')}\n`);
  await dialog.getByLabel('Match items in “Article” by').selectOption('By Slug');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(
    dialog.getByRole('row', { name: '4 Article: there is no “no-such-article” in Articles' }),
  ).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^5 Reference: “row-1” is also in line 2/ })).toBeVisible();
  const stored = dialog.getByRole('table', { name: '14 rows as they will be stored' });
  const linked = new RegExp(`^2 ${String(second?.['id'])} .*${String(second?.['slug'])}`);
  await expect(stored.getByRole('row', { name: linked })).toBeVisible();
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Import 14 rows' }).click();
  await expect(dialog).toContainText('14 items created');
  const made = await rowsOf(page, '/tidewater/items/fees?fields=article,reference&limit=14&sort=-id');
  expect(made.toReversed()).toEqual([
    { article: second?.['id'], reference: 'row-1' },
    { article: first?.['id'], reference: 'row-2' },
    ...Array.from({ length: 12 }, (_, index) => ({ article: null, reference: `row-${index + 10}` })),
  ]);
});

test('an export can be stopped, and a failing one says so @faults', async ({ signedIn, faults }) => {
  const page = await signedIn('viewer', { path: readings });
  const trouble = faults(page);
  await ready(page);
  await page.locator('header').getByRole('button', { name: 'More actions', exact: true }).click();
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
  await expect(dialog).toContainText('Export stopped');
});
