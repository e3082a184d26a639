import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { changes, fieldOf, inputOf, opened } from './item-page.ts';
import { collection, type Kind, kindNames, type Stored, values } from './round-trip-values.ts';
import { readSql, runSql, sqlText } from './sql.ts';

const items = `/tidewater/items/${collection.collection}`;
const rich: readonly Kind[] = ['rich', 'rich_too', 'rich_three'];

const literal = (value: Stored | undefined): string =>
  value === null || value === undefined ? 'NULL' : typeof value === 'string' ? sqlText(value) : value.sql;

test.describe.configure({ timeout: 180_000 });

/** Makes the collection and writes the values into its table, past the API. */
async function store(page: Page, baseURL: string): Promise<void> {
  const made = await page.request.post(`${baseURL}/tidewater/collections`, { data: collection });
  expect(made.ok(), await made.text()).toBe(true);
  const rows = Array.from({ length: 10 }, (_, at) => {
    const own = kindNames.map((kind) => literal(values[kind][at]));
    return `(${[at + 1, sqlText(`Item ${at + 1}`), ...own].join(', ')})`;
  });
  await runSql(
    page.request,
    baseURL,
    `INSERT INTO ${collection.collection} (${['id', 'name', ...kindNames].join(', ')}) VALUES ${rows.join(',\n')}`,
  );
}

/** What is stored, byte for byte and with its type: a number that became a text would show. */
async function bytes(page: Page, baseURL: string): Promise<Record<string, unknown>[]> {
  const columns = kindNames.map((kind) => `typeof(${kind}) || ' ' || quote(${kind}) AS ${kind}`);
  return readSql(
    page.request,
    baseURL,
    `SELECT ${columns.join(', ')} FROM ${collection.collection} ORDER BY id`,
  );
}

const editorOf = (page: Page, name: string): FrameLocator => fieldOf(page, name).frameLocator('iframe');

/** Every editor is really there, has had the focus and has lost it. */
async function visitEditors(page: Page): Promise<void> {
  for (const name of rich) {
    await fieldOf(page, name).scrollIntoViewIfNeeded();
    const body = editorOf(page, name).locator('body[contenteditable="true"]');
    await expect(body).toBeVisible({ timeout: 20_000 });
    await body.focus();
  }
  for (const name of kindNames.filter((kind) => !rich.includes(kind))) {
    const field = fieldOf(page, name);
    await field.scrollIntoViewIfNeeded();
    await expect(field.locator('[data-skeleton]')).toHaveCount(0);
    const boxes = field.locator(
      'input:not([type="file"]):not([tabindex="-1"]), textarea, [contenteditable="true"]',
    );
    await expect(boxes.or(field.getByRole('button')).first()).toBeVisible();
    for (const box of (await boxes.all()).slice(0, 3)) {
      await box.focus();
      await box.blur();
    }
  }
}

/** Names of the fields that the form takes for changed. */
const changedFields = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-field]:has(> [id$="-changed"])')
    .evaluateAll((found) => found.map((each) => each.getAttribute('data-field')));

/** What can be opened to be looked at, and is closed again. */
async function lookInside(page: Page): Promise<void> {
  for (const name of rich) {
    const field = fieldOf(page, name);
    await field.getByRole('button', { name: 'Edit source' }).click();
    await expect(field.getByRole('textbox').first()).toBeVisible();
    await field.getByRole('button', { name: 'Back to editor' }).click();
    await expect(editorOf(page, name).locator('body[contenteditable="true"]')).toBeVisible();
  }
  const link = page.getByRole('dialog').filter({ hasText: 'URL' });
  await fieldOf(page, 'rich')
    .getByRole('button', { name: /^Insert\/edit link/ })
    .click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  const tabs = fieldOf(page, 'tabbed').getByRole('tab');
  await tabs.last().click();
  await tabs.first().click();
  for (const name of ['rows', 'nested']) {
    for (const row of await fieldOf(page, name).locator('[data-row] button[aria-expanded="false"]').all()) {
      if (await row.isVisible()) await row.click();
    }
  }
}

test('200 stored texts, data and numbers: shown, looked into, another field saved twice, and every byte stays @hooks [FD61] [FD02] [FD58] [FD63] [INF-01]', async ({
  signedIn,
  server,
  wire,
}) => {
  const page = await signedIn('admin');
  await store(page, server.baseURL);
  const before = await bytes(page, server.baseURL);
  expect(before.flatMap((row) => Object.values(row))).toHaveLength(200);
  await page.reload();
  const calls = wire(page);
  for (const id of before.keys()) {
    await test.step(`item ${id + 1}`, async () => {
      await page.goto(`#/tidewater/collections/round_trip/${id + 1}`);
      await opened(page);
      await expect(inputOf(page, 'name')).toHaveValue(`Item ${id + 1}`);
      await visitEditors(page);
      await lookInside(page);
      expect.soft(await changedFields(page), 'changed by being looked at').toEqual([]);
      await expect.soft(changes(page)).toBeHidden();
      // The second time the form holds what the first save brought back.
      for (const name of [`Item ${id + 1} again`, `Item ${id + 1} once more`]) {
        calls.clear();
        await inputOf(page, 'name').fill(name);
        await page.keyboard.press('Control+s');
        await expect.poll(() => calls.all({ method: 'PATCH', path: `${items}/${id + 1}` }).length).toBe(1);
        expect.soft(calls.last({ method: 'PATCH', path: `${items}/${id + 1}` }).body).toEqual({ name });
        await expect(changes(page)).toBeHidden();
      }
    });
  }
  const after = await bytes(page, server.baseURL);
  for (const [at, row] of after.entries()) expect(row, `item ${at + 1}`).toEqual(before[at]);
});
