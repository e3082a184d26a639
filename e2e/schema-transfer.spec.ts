import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkA11y, expect, nameOf, test } from './fixtures.ts';
import { opened } from './item-page.ts';

interface File {
  format: string;
  version: number;
  collections: { collection: string; fields: { field: string }[] }[];
  relations: unknown[];
  roles: { name: string }[] | null;
  permissions: unknown[] | null;
}

const outcome = (page: Page, name: string) => page.locator(`[data-outcome="${name}"]`);

async function exported(page: Page): Promise<File> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const saved = await saving;
  expect(nameOf(saved)).toMatch(/^[a-z]+-schema-\d{4}-\d\d-\d\d\.json$/);
  return JSON.parse(await readFile(await saved.path(), 'utf8')) as File;
}

async function choose(page: Page, content: unknown, name = 'model.json'): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('the data model as a file: exported, and into its own project it changes nothing [SCH-01]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/settings/collections' });
  await page.getByRole('link', { name: 'Export or import' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Export or import the data model');
  const plain = await exported(page);
  expect(plain).toMatchObject({ format: 'lectern-schema', version: 1, roles: null, permissions: null });
  expect(plain.collections.map(({ collection }) => collection)).toEqual(
    expect.arrayContaining(['articles', 'articles_tags', 'products']),
  );
  const entries = plain.collections.flatMap((entry) => [entry, ...entry.fields]);
  expect(entries.filter((entry) => 'id' in entry)).toEqual([]);
  expect(plain.collections.filter(({ collection }) => collection.startsWith('directus_'))).toEqual([]);
  await page.getByRole('checkbox', { name: /Include roles and permissions/ }).check();
  const whole = await exported(page);
  expect(whole.roles?.length).toBeGreaterThan(2);
  expect(whole.permissions?.length).toBeGreaterThan(10);

  await choose(page, '{ broken');
  await expect(page.getByRole('alert')).toContainText('isn’t valid JSON');
  await choose(page, { articles: [] });
  await expect(page.getByRole('alert')).toContainText('doesn’t contain a data model');
  await choose(page, { ...plain, version: 2 });
  await expect(page.getByRole('alert')).toContainText('newer version');

  await choose(page, whole);
  await expect(page.getByText('Nothing to do')).toBeVisible();
  // Deletions are but on request, and asked about once more.
  await choose(page, {
    ...plain,
    collections: plain.collections
      .filter(({ collection }) => collection !== 'places')
      .map((entry) =>
        entry.collection === 'fees'
          ? { ...entry, fields: entry.fields.filter(({ field }) => field !== 'amount') }
          : entry,
      ),
  });
  await expect(page.getByText('Nothing to do')).toBeVisible();
  await page.getByRole('checkbox', { name: /Also delete/ }).check();
  await expect(outcome(page, 'lost')).toContainText('Collection places');
  await expect(outcome(page, 'lost')).toContainText('Field fees.amount');
  await checkA11y(page);
  await page.getByRole('button', { name: /^Run \d+ steps$/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete what isn’t in the file?' });
  await expect(question).toContainText('1 collection with all items, and 1 field with all values');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(outcome(page, 'lost')).toBeVisible();
});

test('a data model goes into another project: dry run, a refused step is told and tried again, all of it works [SCH-02] [SCH-10] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  test.slow();
  const source = await signedIn('admin', { path: '/tidewater/settings/transfer' });
  await source.getByRole('checkbox', { name: /Include roles and permissions/ }).check();
  const file = await exported(source);

  const page = await signedIn('admin', { project: 'verlag', path: '/verlag/settings/transfer' });
  const calls = wire(page);
  await choose(page, file);
  await expect(outcome(page, 'created')).toContainText('Collection articles_tags');
  expect(calls.all({ method: 'POST' }).filter(({ path }) => !path.includes('tracking'))).toEqual([]);

  const fault = faults(page);
  await fault.answer({ method: 'POST', path: '/verlag/relations' }, 422, {
    error: { code: 4, message: 'not today' },
  });
  await page.getByRole('button', { name: /^Run [\d,]+ steps$/ }).click();
  const dialog = page.getByRole('alertdialog').filter({ hasText: 'not today' });
  await expect(dialog.getByRole('button', { name: 'Try these again' })).toBeVisible({ timeout: 60_000 });
  await fault.clear();
  await dialog.getByRole('button', { name: 'Try these again' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByText('Nothing to do')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeFocused();
  const posted = calls.all({ method: 'POST', path: '/verlag/collections' });
  const names = posted.map(({ body }) => (body as { collection: string }).collection);
  expect(new Set(names).size).toBe(names.length);

  // What came works: a form with its relations.
  await page.goto('#/verlag/collections/articles/+');
  await opened(page);
  await expect(page.locator('[data-field="tags"]')).toBeVisible();
  await expect(page.locator('[data-field="author"]')).toBeVisible();
});
