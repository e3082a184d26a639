import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { grid, ready, row } from './listing-page.ts';

const products = '/tidewater/collections/products?columns=sku,name,status,price,stock,weight&sort=sku';
const api = '/tidewater/items/products';

/** A cell by the place of its row and its column among the fields, both from 0. */
const cell = (page: Page, at: number, column: number): Locator =>
  row(page, at).locator(`[data-column="${column + 1}"]`);
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Editing the table' });
const editor = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^Edit ${name}`) });

async function switchOn(page: Page): Promise<void> {
  await ready(page);
  const toggle = bar(page).getByRole('switch', { name: 'Edit cells' });
  if (!(await toggle.isChecked())) await toggle.check({ force: true });
  await expect(grid(page)).toHaveAttribute('data-editing', 'true');
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((block) => navigator.clipboard.writeText(block), text);
  await page.keyboard.press('ControlOrMeta+v');
}

test.describe.configure({ timeout: 60_000 });

test('F2 edits a cell of a table that opens items otherwise [TAB-01]', async ({ signedIn, wire }) => {
  const page = await signedIn('admin', { path: products });
  await ready(page);
  await cell(page, 2, 1).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  const box = editor(page, 'Name').getByRole('textbox');
  await expect(box).toBeFocused();
  const before = await box.inputValue();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await page.keyboard.press('F2');
  await expect(box).toHaveValue(before);
  await box.fill('Sea chest');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 1)).toContainText('Sea chest');
  await expect(bar(page)).toContainText('1 change in 1 item');
  await bar(page).getByRole('button', { name: 'Undo' }).hover();
  await expect(page.getByText(/^(Ctrl\+|⌘)Z$/)).toBeVisible();
  const calls = wire(page);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('1 item saved')).toBeVisible();
  // Only what has changed is sent, after a look at what the server has.
  const sent = calls.last({ method: 'PATCH', path: api }).body;
  expect(sent).toEqual([{ sku: expect.any(String), name: 'Sea chest' }]);
  await expect(bar(page)).not.toContainText('change');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 item has its previous values again')).toBeVisible();
  await expect(cell(page, 2, 1)).toContainText(before);
});

test('keys alone: type, Tab, Enter, Delete, blocks, fill, undo; saved with one write [TAB-01] @engines', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: products });
  await switchOn(page);
  await cell(page, 0, 1).click();
  await expect(page).toHaveURL(/collections\/products\?/);
  await page.keyboard.type('Oak');
  await expect(editor(page, 'Name').getByRole('textbox')).toHaveValue('Oak');
  await page.keyboard.type(' bucket');
  await page.keyboard.press('Tab');
  await expect(cell(page, 0, 1)).toContainText('Oak bucket');
  await expect(cell(page, 0, 2)).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Escape');
  await cell(page, 0, 4).click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 4)).toHaveAttribute('data-active', 'true');

  // The first row of a block goes into the others.
  await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(grid(page).locator('[data-chosen]')).toHaveCount(4);
  await page.keyboard.press('ControlOrMeta+d');
  for (const at of [0, 1, 2, 3]) await expect(cell(page, at, 4)).toHaveText(/^7(\D|$)/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 0, 4)).toHaveAttribute('data-staged', 'true');
  await expect(cell(page, 1, 4)).not.toHaveAttribute('data-staged', 'true');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(cell(page, 3, 4)).toHaveAttribute('data-staged', 'true');

  // Copied as a spreadsheet takes it, pasted where the cell stands.
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('7\n7\n7\n7');
  await cell(page, 5, 4).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(cell(page, 8, 4)).toHaveText(/^7(\D|$)/);
  await cell(page, 9, 5).click();
  await page.keyboard.press('Delete');
  await expect(cell(page, 9, 5)).toContainText('–');

  const calls = wire(page);
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/items saved$/)).toBeVisible();
  const sent = calls.all({ method: 'PATCH', path: api });
  expect(sent).toHaveLength(1);
  const bodies = sent[0]?.body as Record<string, unknown>[];
  expect(bodies[0]).toMatchObject({ name: 'Oak bucket', stock: 7 });
  expect(bodies.at(-1)).toEqual({ sku: expect.any(String), weight: null });
  await page.reload();
  await ready(page);
  await expect(cell(page, 0, 1)).toContainText('Oak bucket');
});

test('a block from a spreadsheet: quotes, names of choices, what has no place, what is no value [TAB-01]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: products });
  await switchOn(page);
  await cell(page, 1, 1).click();
  await paste(page, '"Rope, ""tarred"""\thidden\t9.50\r\nSalt\tno such status\tdear\r\n');
  await expect(cell(page, 1, 1)).toContainText('Rope, "tarred"');
  await expect(cell(page, 1, 3)).toContainText('9.5');
  await expect(cell(page, 2, 3)).toContainText('dear');
  await expect(cell(page, 2, 3)).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 2, 2)).toHaveAttribute('data-tip', 'Enter one of the choices.');
  await cell(page, 2, 3).click();
  await expect(bar(page)).toContainText('“dear”: Enter a number.');

  // Nothing of the row with the two is sent; the rest is.
  const calls = wire(page);
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 item saved')).toBeVisible();
  expect(calls.all({ method: 'PATCH' })).toHaveLength(1);
  await expect(cell(page, 2, 3)).toContainText('dear');
  await expect(bar(page)).toContainText('3 changes in 1 item');
  // The text is there to be mended.
  await cell(page, 2, 3).click();
  await page.keyboard.press('F2');
  await expect(editor(page, 'Price').getByRole('spinbutton')).toHaveValue('dear');
  await page.keyboard.press('Escape');

  // The end of the list is the end.
  await page.keyboard.press('ControlOrMeta+End');
  const last = Number(await grid(page).getAttribute('aria-rowcount')) - 2;
  await expect(grid(page).locator(`[data-row="${last}"][data-key]`)).toBeVisible();
  await grid(page).locator(`[data-row="${last}"] [data-column="6"]`).click();
  await paste(page, '1\t2\n3\t4\n');
  await expect(page.locator('[data-said]')).toHaveText(
    '1 cell pasted. 1 row beyond the end was left out. 1 column beyond the last was left out',
  );

  // Leaving asks; staying keeps all of it.
  await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(bar(page)).toContainText('4 changes in 2 items');
  await bar(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(bar(page)).not.toContainText('changes in');
});

test('changed meanwhile is asked about; refused rows keep their edits and the reason [FD46]', async ({
  signedIn,
  server,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/tags?columns=id,name&sort=id' });
  await switchOn(page);
  const keys = await Promise.all([0, 1, 2].map((at) => row(page, at).getAttribute('data-key')));
  // A name that another tag has already.
  const taken = (await cell(page, 4, 1).locator('div').first().innerText()).trim();
  const names = ['mine zero', 'mine one', taken];
  for (const [at, name] of names.entries()) {
    await cell(page, at, 1).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(cell(page, at, 1)).toContainText(name);
  }
  const item = `${server.baseURL}/tidewater/items/tags/${keys[0]}`;
  expect((await page.request.patch(item, { data: { name: 'theirs' } })).ok()).toBe(true);

  await bar(page).getByRole('button', { name: 'Save' }).click();
  const report = page.getByRole('alertdialog');
  await expect(report).toContainText('1 of 2');
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, 2)).toHaveAttribute('data-refused', 'true');
  await expect(row(page, 1).locator('[data-staged]')).toHaveCount(0);
  await cell(page, 2, 1).click();
  // By the server's word or, where it gives none, by the likely reason.
  await expect(bar(page)).toContainText(new RegExp(`${taken}|Another item already has this value`));
  await cell(page, 0, 1).click();
  await expect(bar(page)).toContainText('Also changed by somebody else. Theirs: theirs. Mine: mine zero');
  await checkA11y(page);
  await bar(page).getByRole('button', { name: 'Keep mine' }).click();
  await cell(page, 2, 1).click();
  await page.keyboard.type('nobody has this');
  await page.keyboard.press('Enter');
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 items saved')).toBeVisible();
  await expect(grid(page).locator('[data-staged]')).toHaveCount(0);
  const now = await page.request.get(`${item}?fields=name`);
  expect(await now.json()).toMatchObject({ data: { name: 'mine zero' } });
});

test('only what the role may change, and why not; a reader is offered nothing [LST-12]', async ({
  signedIn,
}) => {
  const page = await signedIn('author', {
    path: '/tidewater/collections/articles?columns=id,title,featured,author&sort=status',
  });
  await switchOn(page);
  const barred = grid(page).locator('[role="gridcell"][aria-readonly="true"]');
  await expect(barred.first()).toBeVisible();
  await cell(page, 0, 0).click();
  await expect(bar(page)).toContainText('The key of an item can’t be changed.');
  await page.keyboard.press('F2');
  await page.keyboard.type('x');
  await expect(page.locator('[data-said]')).toHaveText('The key of an item can’t be changed.');
  await expect(page.getByRole('group', { name: /^Edit / })).toHaveCount(0);
  await cell(page, 0, 2).click();
  await expect(bar(page)).toContainText(/^(?!.*key).*Your role can’t change this/s);

  const viewer = await signedIn('viewer', { path: products });
  await ready(viewer);
  await expect(bar(viewer)).toHaveCount(0);
  await cell(viewer, 0, 1).click({ modifiers: ['Shift'] });
  await viewer.keyboard.press('F2');
  await viewer.keyboard.press('Enter');
  await expect(viewer).toHaveURL(/products\/./);
});

test('edits outlive scrolling; another layout asks, and staying keeps them [TAB-01]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', {
    path: '/tidewater/collections/articles?columns=title,section&sort=id',
  });
  await switchOn(page);
  await cell(page, 0, 0).dblclick();
  await editor(page, 'Title').getByRole('textbox').fill('Far away');
  await page.keyboard.press('Enter');
  await expect(row(page, 0)).toContainText('Far away');
  await page.keyboard.press('ControlOrMeta+End');
  await expect(row(page, 0)).not.toContainText('Far away');
  await expect(bar(page)).toContainText('1 change in 1 item');
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(row(page, 0)).toContainText('Far away');

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: /Table/ }).first().click();
  await page.getByRole('option', { name: 'Cards' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(row(page, 0)).toContainText('Far away');
});

for (const width of [1400, 390]) {
  test(`editing is in nobody's way, light and dark, ${width} px [TAB-01]`, async ({ signedIn }) => {
    const context = { viewport: { width, height: 844 } };
    const page = await signedIn('admin', { path: products, context });
    await switchOn(page);
    await cell(page, 0, 1).click();
    await page.keyboard.type('Buoy');
    await page.keyboard.press('Enter');
    await expect(bar(page)).toContainText('1 change');
    await page.keyboard.press('F2');
    await expect(editor(page, 'Name').getByRole('textbox')).toBeFocused();
    await checkA11y(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
