import type { Locator, Page } from '@playwright/test';
import { checkA11y, chromiumOnly, expect, quietPage, test } from './fixtures.ts';
import { articles, items } from './listing-page.ts';
import { runSql } from './sql.ts';

const board = `${articles}?view=board`;
const filters = (...list: Record<string, unknown>[]) =>
  `&filters=${encodeURIComponent(JSON.stringify(list))}`;
/** A column by its name; its head with the count, its cards. */
const column = (page: Page, name: string): Locator =>
  page.locator('[data-column]').filter({ has: page.getByRole('heading', { name, exact: true }) });
const cards = (page: Page, name: string): Locator => column(page, name).locator('[data-row][data-key]');
const count = (page: Page, name: string): Locator => column(page, name).getByRole('img', { name: /items?$/ });
const list = (page: Page, name: string): Locator => page.getByRole('grid', { name: `${name}, cards` });

async function ready(page: Page, name: string): Promise<void> {
  await expect(cards(page, name).first()).toBeVisible({ timeout: 15_000 });
}

/** Sets an option of the board in the side bar. */
async function option(page: Page, label: RegExp, value: string): Promise<void> {
  const aside = page.getByRole('complementary');
  if (!(await aside.getByRole('button', { name: label }).isVisible())) {
    await page.getByRole('button', { name: 'View', exact: true }).click();
  }
  await aside.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

test.describe.configure({ timeout: 60_000 });

test('columns by status, each its own list with its count; a card is dragged, taken back, and goes back when refused @faults [LST-03] @engines', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await signedIn('admin', { path: quietPage });
  const calls = wire(page);
  await page.goto(`#${board}`);
  await ready(page, 'In review');
  await expect(count(page, 'Published')).toHaveText('152');
  await expect(count(page, 'In review')).toHaveText('31');
  // The soft-deleted are left out until they are asked for.
  await expect(page.getByRole('heading', { name: 'Deleted' })).toHaveCount(0);
  // A window for each column, and a count where a window doesn't say it all.
  expect(calls.all({ path: items }).filter((call) => call.query['meta']).length).toBeLessThanOrEqual(2);

  const first = cards(page, 'In review').first();
  const title = await first.getByRole('link').innerText();
  const card = (name: string) => cards(page, name).filter({ hasText: title });
  await first.dragTo(list(page, 'Draft'));
  await expect(page.getByText('Moved to Draft')).toBeVisible();
  await expect(count(page, 'In review')).toHaveText('30');
  await expect(count(page, 'Draft')).toHaveText('38');
  const sent = calls.last({ method: 'PATCH' });
  expect(sent.path).toMatch(/\/items\/articles\/\d+$/);
  expect(sent.body).toEqual({ status: 'draft' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Moved back to In review')).toBeVisible();
  await expect(card('In review')).toBeVisible();
  expect(calls.last({ method: 'PATCH' }).body).toEqual({ status: 'review' });

  const trouble = faults(page);
  await trouble.answer({ method: 'PATCH', path: sent.path }, 422, {
    error: { code: 4, message: 'hero: a picture is needed.' },
  });
  await card('In review').dragTo(list(page, 'Published'));
  await expect(page.getByText('The item couldn’t be moved')).toBeVisible();
  await expect(page.getByText('a picture is needed').first()).toBeVisible();
  await expect(card('In review')).toBeVisible();
  await expect(card('Published')).toHaveCount(0);
  await expect(count(page, 'In review')).toHaveText('31');

  // Escape lets go, and a click still opens.
  await trouble.clear();
  calls.clear();
  await card('In review').hover();
  await page.mouse.down();
  await column(page, 'Draft').hover();
  await expect(column(page, 'Draft')).toHaveAttribute('data-over', 'true');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await card('In review').click();
  await expect(page).toHaveURL(/articles\/\d+$/);
  expect(calls.all({ method: 'PATCH', path: /articles/ })).toEqual([]);
});

test('by keyboard alone: between columns, to the next one, to one that is asked for; several are chosen [LST-10]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: board });
  await ready(page, 'In review');
  const calls = wire(page);
  await list(page, 'Published').focus();
  await page.keyboard.press('ArrowRight');
  await expect(list(page, 'In review')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = cards(page, 'In review').nth(1);
  await expect(second).toHaveAttribute('data-active', 'true');
  const title = await second.getByRole('link').innerText();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('Moved to Draft')).toBeVisible();
  await expect(count(page, 'Draft')).toHaveText('38');
  expect(calls.last({ method: 'PATCH' }).body).toEqual({ status: 'draft' });
  await expect(cards(page, 'Draft').filter({ hasText: title })).toHaveCount(1);
  // The focus stays where it was, for the next one.
  await expect(list(page, 'In review')).toBeFocused();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Move to another column' });
  await dialog.getByRole('button', { name: /Column/ }).click();
  await page.getByRole('option', { name: 'Draft' }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(count(page, 'Draft')).toHaveText('39');
  await expect(list(page, 'In review')).toBeFocused();

  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 selected')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(list(page, 'Draft')).toBeFocused();
  await page.keyboard.press('End');
  await expect(cards(page, 'Draft').last()).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/articles\/\d+$/);
  await page.goBack();
  await expect(cards(page, 'Draft').last()).toHaveAttribute('data-active', 'true');
});

test('who may not set a status can’t drop there; what may not be changed can’t be dragged [LST-12]', async ({
  signedIn,
  wire,
}) => {
  const author = await signedIn('author', { path: board });
  await ready(author, 'Draft');
  const calls = wire(author);
  await expect(cards(author, 'Published').first()).not.toHaveAttribute('data-movable');
  await cards(author, 'Published').first().dragTo(list(author, 'Draft'));
  await expect(cards(author, 'Draft').first()).toHaveAttribute('data-movable', 'true');
  await cards(author, 'Draft').first().hover();
  await author.mouse.down();
  await list(author, 'Published').hover();
  await expect(column(author, 'Published')).toHaveAttribute('data-locked', 'true');
  await expect(
    column(author, 'Published').getByRole('img', { name: 'Can’t be set for this item' }),
  ).toBeVisible();
  await expect(column(author, 'In review')).not.toHaveAttribute('data-locked');
  await author.mouse.up();
  await list(author, 'Draft').focus();
  await author.keyboard.press('Home');
  await author.keyboard.press('m');
  const dialog = author.getByRole('dialog', { name: 'Move to another column' });
  await dialog.getByRole('button', { name: /Column/ }).click();
  await expect(author.getByRole('option')).toHaveText(['In review']);
  await author.keyboard.press('Escape');
  // The list leaves in a moment, and gives the focus back: the next key is the dialog's.
  await expect(dialog.getByRole('button', { name: /Column/ })).toBeFocused();
  await author.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(calls.all({ method: 'PATCH', path: /articles/ })).toEqual([]);

  const viewer = await signedIn('viewer', { path: '/tidewater/collections/stations?view=board' });
  await ready(viewer, 'Tide');
  await expect(viewer.locator('[data-movable]')).toHaveCount(0);
  await list(viewer, 'Tide').focus();
  await viewer.keyboard.press('Home');
  await viewer.keyboard.press('Alt+ArrowRight');
  await expect(viewer.getByText('Your role can’t move this item.')).toHaveCount(1);
});

test('a column of any length: rows before its count, the end at one key, few cards on the page', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: quietPage });
  const calls = wire(page);
  await page.goto('#/tidewater/collections/readings?view=board');
  await ready(page, 'Good');
  await expect(count(page, 'Good')).toHaveText(/^\d\d,\d{3}$/);
  const asked = calls.all({ path: '/tidewater/items/readings' }).filter((call) => {
    return JSON.stringify(call.query).includes('good') && !JSON.stringify(call.query).includes('[nin]');
  });
  expect(asked.findIndex((call) => call.query['meta'] !== undefined)).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(2);
  calls.clear();
  await list(page, 'Good').focus();
  await page.keyboard.press('End');
  await expect(cards(page, 'Good').last()).toHaveAttribute('data-active', 'true');
  await expect(cards(page, 'Good').last()).toHaveAttribute('data-row', /^\d{5}$/);
  expect(calls.all({ path: '/tidewater/items/readings' }).length).toBeLessThanOrEqual(2);
  expect(await page.locator('[data-row]').count()).toBeLessThan(120);
});

test('columns by a link are items of the other collection, a portion at a time; a dropped card gets the link', async ({
  signedIn,
  wire,
}) => {
  // What is chosen here is kept for this person, and must not meet another test.
  const page = await signedIn('editor', { path: '/tidewater/collections/orders?view=board' });
  await ready(page, 'Open');
  await option(page, /Columns by/, 'Customer');
  const columns = page.locator('[data-column]');
  await expect(columns).toHaveCount(30);
  await page.getByRole('button', { name: 'More columns' }).click();
  await expect(columns).toHaveCount(60);

  await page.goto('#/tidewater/collections/articles?view=board');
  await ready(page, 'In review');
  await option(page, /Columns by/, 'Category');
  await expect(columns).toHaveCount(26);
  const without = page.getByRole('heading', { name: 'No value' });
  await without.scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Coast', exact: true }).scrollIntoViewIfNeeded();
  const calls = wire(page);
  await page.getByRole('heading', { name: 'Recipes', exact: true }).scrollIntoViewIfNeeded();
  await ready(page, 'Recipes');
  const title = await cards(page, 'Recipes').first().getByRole('link').innerText();
  await cards(page, 'Recipes').first().dragTo(column(page, 'Makers'));
  await expect(page.getByText('Moved to Makers').first()).toBeVisible();
  expect(calls.last({ method: 'PATCH' }).body).toEqual({ category: 17 });
  await expect(cards(page, 'Recipes').filter({ hasText: title })).toHaveCount(0);
});

test('what the data holds beyond the choices has its column; some are hidden, collapsed, put elsewhere, and stay so', async ({
  signedIn,
  server,
}) => {
  const page = await signedIn('editor', { path: '/tidewater/collections' });
  const sql =
    "UPDATE articles SET section = 'attic' WHERE id IN (3, 4); UPDATE articles SET section = NULL WHERE id = 5";
  await runSql(page.request, server.baseURL, sql);
  await page.goto(`#${board}`);
  await expect(page.locator('[data-row][data-key]').first()).toBeVisible({ timeout: 15_000 });
  await option(page, /Columns by/, 'Section');
  await ready(page, 'Coast');
  await page.getByRole('heading', { name: 'attic' }).scrollIntoViewIfNeeded();
  await expect(count(page, 'attic')).toHaveText('2');
  await expect(
    column(page, 'attic').getByRole('img', { name: /Not one of the field’s choices/ }),
  ).toBeVisible();
  await page.getByRole('heading', { name: 'No value' }).scrollIntoViewIfNeeded();
  await expect(count(page, 'No value')).toHaveText('1');

  await page.getByRole('heading', { name: 'Coast', exact: true }).scrollIntoViewIfNeeded();
  const menu = (name: string) => page.getByRole('button', { name: `Column ${name}` });
  await menu('Science').click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await menu('Coast').click();
  await page.getByRole('menuitem', { name: 'Move towards the end' }).click();
  await menu('Voices').click();
  const saved = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('"collapsed":["v:voices"]'),
  );
  await page.getByRole('menuitem', { name: 'Collapse' }).click();
  await saved;
  await page.reload();
  await ready(page, 'Coast');
  await expect(page.locator('[data-column]').first()).toHaveAttribute('data-column', 'v:voices');
  await expect(page.getByRole('heading', { name: 'Science' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand Voices' }).click();
  await ready(page, 'Voices');
  await page.getByRole('button', { name: '1 hidden column' }).click();
  await page.getByRole('menuitem', { name: 'Science' }).click();
  await expect(page.getByRole('heading', { name: 'Science' })).toHaveCount(1);
});

test('search and filters hold for the columns, "or" included; one that can’t be joined is told [LST-05]', async ({
  signedIn,
}) => {
  const either = filters(
    { field: 'section', operator: 'eq', value: 'coast' },
    { field: 'section', operator: 'eq', value: 'hands', logical: 'or' },
  );
  const page = await signedIn('admin', { path: `${board}${either}` });
  await ready(page, 'In review');
  const all = await count(page, 'In review').innerText();
  expect(Number(all)).toBeLessThan(31);
  const three = filters(
    { field: 'section', operator: 'eq', value: 'coast' },
    { field: 'title', operator: 'contains', value: 'sea', logical: 'or' },
    { field: 'featured', operator: 'eq', value: true, logical: 'or' },
  );
  await page.goto(`#${board}${three}`);
  await expect(page.getByText('A board can’t use these filters')).toBeVisible();
  await page.goto(`#${board}&q=${encodeURIComponent('lighthouse plays itself')}`);
  await expect(count(page, 'Published')).toHaveText(/^\d+$/);
  await expect(column(page, 'In review').getByText('No items')).toBeVisible();
});

test('a column that can’t be read offers to try again, the others stay @faults [LST-07]', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const trouble = faults(page);
  await page.route(/filter(%5B|\[)status(%5D|\])(%5B|\[)eq(%5D|\])=draft/, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 9, message: 'The drawer is stuck.' } } }),
  );
  await page.goto(`#${board}`);
  await ready(page, 'In review');
  await expect(column(page, 'Draft').getByRole('alert')).toContainText('The drawer is stuck.');
  await page.unrouteAll();
  await trouble.clear();
  await column(page, 'Draft').getByRole('button', { name: 'Try again' }).click();
  await ready(page, 'Draft');
});

test('it is offered where there is something to make columns of [LST-03]', async ({ signedIn }) => {
  const page = await signedIn('editor', { path: '/tidewater/collections/tags' });
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /Layout/ })
    .click();
  await expect(page.getByRole('option', { name: 'Cards' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Board' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('#/tidewater/collections/tags?view=board');
  await expect(page.getByRole('heading', { name: 'No field to make columns from' })).toBeVisible();
});

for (const [name, context] of [
  ['wide', {}],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const) {
  test(`nothing is in anybody’s way: ${name}`, async ({ signedIn }) => {
    const page = await signedIn('admin', { path: board, context });
    await ready(page, 'Published');
    await checkA11y(page);
    const [first, second] = await Promise.all(
      [0, 1].map(async (index) => (await page.locator('[data-column]').nth(index).boundingBox())?.x ?? 0),
    );
    expect(first).toBeLessThan(second ?? 0);
  });
}

test(
  'a finger that rests takes hold of a card',
  chromiumOnly('a finger that moves'),
  async ({ signedIn }) => {
    const page = await signedIn('admin', {
      path: board,
      context: { viewport: { width: 390, height: 844 }, hasTouch: true },
    });
    await ready(page, 'Published');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const box = await cards(page, 'Published').first().boundingBox();
    const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 30];
    await touch('touchStart', x, y);
    await expect(page.locator('[data-dragging]')).toBeVisible();
    await touch('touchMove', 360, y + 10);
    await expect(column(page, 'In review')).toHaveAttribute('data-over', 'true');
    await touch('touchEnd');
    // Letters point to it.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Moved to In review')).toBeVisible();
  },
);

test('it reads from right to left: arrows and moves follow the columns', async ({ signedIn, wire }) => {
  const page = await signedIn('admin', { path: board });
  await ready(page, 'In review');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const box = async (index: number) => (await page.locator('[data-column]').nth(index).boundingBox())?.x ?? 0;
  expect(await box(0)).toBeGreaterThan(await box(1));
  const calls = wire(page);
  await page.locator('[data-column="v:review"] [role="grid"]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect
    .poll(() => calls.all({ method: 'PATCH' }).map(({ body }) => body))
    .toEqual([{ status: 'draft' }]);
});
