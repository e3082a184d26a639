import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, quietPage, test } from './fixtures.ts';
import { runSql } from './sql.ts';
import { deep } from '#mocks/seed/material/places.ts';

const places = '/tidewater/collections/places';
const tree = `${places}?view=tree`;
const api = '/tidewater/items/places';
const grid = (page: Page): Locator => page.getByRole('treegrid');
/** The row of an item, by its title. */
const node = (page: Page, name: string): Locator =>
  grid(page)
    .locator('[data-row][data-key]')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const titles = (page: Page) => grid(page).locator('[data-row][data-key] a').allInnerTexts();
const keys = (page: Page) =>
  grid(page)
    .locator('[data-row][data-key]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key') ?? ''));

async function ready(page: Page): Promise<void> {
  await expect(node(page, 'North shore')).toBeVisible({ timeout: 15_000 });
}
const open = (page: Page, name: string) =>
  node(page, name)
    .getByRole('button', { name: `Expand ${name}` })
    .click();
/** What the server has: the parent of each item. */
async function parents(page: Page): Promise<Map<number, number | null>> {
  const url = new URL(page.url()).origin + api;
  const { data } = (await (await page.request.get(`${url}?limit=-1&fields=id,parent`)).json()) as {
    data: { id: number; parent: number | null }[];
  };
  return new Map(data.map(({ id, parent }) => [id, parent]));
}
/** Where on a row something is let go. */
const middle = { targetPosition: { x: 200, y: 20 } };
const sql = (page: Page, text: string) => runSql(page.request, new URL(page.url()).origin, text);

test.describe.configure({ timeout: 60_000 });

test('a branch is read when it is opened; arrows go in and out; what is open stays so on the way back [LST-03]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: quietPage });
  const calls = wire(page);
  await page.goto(`#${tree}`);
  await ready(page);
  expect(await titles(page)).toEqual(['North shore', 'South shore', 'Islands', 'Marsh', 'Sound', 'Archive']);
  await expect(node(page, 'North shore').getByRole('img', { name: '6 children' })).toBeVisible();
  const shore = node(page, 'North shore');
  await expect(shore).toHaveAttribute('aria-expanded', 'false');
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(shore).toHaveAttribute('data-active', 'true');
  calls.clear();
  await page.keyboard.press('ArrowRight');
  await expect(node(page, 'Marrow Quay')).toBeVisible();
  await expect(shore).toHaveAttribute('aria-expanded', 'true');
  expect(calls.all({ path: api }).map(({ query }) => query['filter[parent][eq]'])).toEqual(['1']);
  await page.keyboard.press('ArrowRight');
  await expect(node(page, 'Saltby')).toHaveAttribute('data-active', 'true');
  await expect(node(page, 'Saltby')).toHaveAttribute('aria-level', '2');
  await expect(node(page, 'Saltby')).toHaveAttribute('aria-setsize', '6');
  await page.keyboard.press('ArrowRight');
  await expect(node(page, 'Net loft')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(node(page, 'Net loft')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(shore).toHaveAttribute('data-active', 'true');

  // Down the whole way, nine levels.
  await page.keyboard.press('End');
  for (const name of deep.slice(0, 8)) {
    await expect(node(page, name)).toHaveAttribute('data-active', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(node(page, name)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
  }
  const chart = node(page, 'Chart of the bar');
  await expect(chart).toHaveAttribute('data-active', 'true');
  await expect(chart).toHaveAttribute('aria-level', '9');
  await expect(chart).not.toHaveAttribute('aria-expanded');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/places\/404$/);
  await page.goBack();
  await expect(chart).toHaveAttribute('data-active', 'true');
  await expect(node(page, 'Saltby')).toBeVisible();
});

test('an item is dragged below another, never below itself; ten times over each stands once, where it belongs [FD36]', async ({
  signedIn,
  wire,
}) => {
  // High enough that nothing scrolls: near the edges of a list that goes on, it does while something is dragged.
  const context = { viewport: { width: 1280, height: 1500 } };
  const page = await signedIn('admin', { path: tree, context });
  await ready(page);
  const calls = wire(page);
  await open(page, 'North shore');
  await open(page, 'Saltby');
  await expect(node(page, 'Net loft')).toBeVisible();
  const before = await parents(page);

  await node(page, 'North shore').dragTo(node(page, 'Net loft'), middle);
  await expect(page.getByText('An item can’t be moved below itself')).toBeVisible();
  await expect(page.getByText('Net loft is below North shore.').first()).toBeVisible();
  await node(page, 'Archive').dragTo(node(page, 'Archive'), middle);
  expect(calls.all({ method: 'PATCH', path: /places/ })).toEqual([]);
  expect(await parents(page)).toEqual(before);

  const way = ['Thornmouth', 'Marrow Quay', 'Gull Hythe', 'Low Ferring', 'Dunmere'];
  const expected = new Map(before);
  const idOf = async (name: string) => Number(await node(page, name).getAttribute('data-key'));
  const saltby = await idOf('Saltby');
  for (let time = 0; time < 10; time += 1) {
    const target = way[time % way.length] ?? '';
    const id = await idOf(target);
    await node(page, 'Saltby').dragTo(node(page, target), middle);
    await expect(grid(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect.poll(async () => (await parents(page)).get(saltby)).toBe(id);
    await expect(node(page, 'Saltby')).toHaveCount(1);
    await expect(node(page, 'Saltby')).toHaveAttribute('aria-level', '3');
    expected.set(saltby, id);
    const drawn = await keys(page);
    expect(new Set(drawn).size).toBe(drawn.length);
  }
  expect(await parents(page)).toEqual(expected);
  const writes = calls.all({ method: 'PATCH', path: /places/ });
  expect(writes).toHaveLength(10);
  for (const { body } of writes) expect(Object.keys(body as object)).toEqual(['parent']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(async () => (await parents(page)).get(saltby)).toBe(await idOf('Low Ferring'));

  // Out of everything: the strip for the root comes with the drag.
  await expect(grid(page)).not.toHaveAttribute('aria-busy', 'true');
  await node(page, 'Saltby').hover();
  await page.mouse.down();
  await node(page, 'Marsh').hover();
  await page.getByText('Drop here to move to the root').hover();
  await expect(page.locator('[data-root]')).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect.poll(async () => (await parents(page)).get(saltby)).toBeNull();
  await expect(node(page, 'Saltby')).toHaveAttribute('aria-level', '1');
  await sql(page, `UPDATE places SET parent = 1 WHERE id = ${saltby}`);
});

test('what lies below is asked of the server, not of the screen; a refused move changes nothing @faults [FD36]', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('admin', { path: tree });
  await ready(page);
  // Somebody else has put the marsh below the islands since.
  await sql(
    page,
    "UPDATE places SET parent = (SELECT id FROM places WHERE name = 'Islands') WHERE name = 'Marsh'",
  );
  const before = await parents(page);
  await node(page, 'Islands').dragTo(node(page, 'Marsh'), middle);
  await expect(page.getByText('An item can’t be moved below itself')).toBeVisible();
  expect(await parents(page)).toEqual(before);

  const trouble = faults(page);
  await trouble.answer({ method: 'PATCH', path: /places/ }, 422, {
    error: { code: 4, message: 'parent: the store is sealed.' },
  });
  await node(page, 'Sound').dragTo(node(page, 'South shore'), middle);
  await expect(page.getByText('The item couldn’t be moved')).toBeVisible();
  await expect(page.getByText('the store is sealed').first()).toBeVisible();
  await expect(node(page, 'Sound')).toHaveAttribute('aria-level', '1');
  await trouble.clear();
  await sql(page, "UPDATE places SET parent = NULL WHERE name = 'Marsh'");
});

test('the order among siblings is kept, by pointer and by keyboard; cut, paste and a parent that is asked for [FD36]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: tree });
  await ready(page);
  const calls = wire(page);
  const drawn = async () => (await titles(page)).filter((name) => /shore|Islands|Marsh|Sound/.test(name));
  const start = await drawn();
  await node(page, 'Sound').dragTo(node(page, 'South shore'), { targetPosition: { x: 200, y: 3 } });
  await expect.poll(drawn).toEqual(['North shore', 'Sound', 'South shore', 'Islands', 'Marsh']);
  await expect(page.getByText('Order saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(drawn).toEqual(start);
  await expect(page.getByText('Moved back')).toBeVisible();
  // The notice that goes gives the focus back.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  calls.clear();
  await grid(page).focus();
  await page.keyboard.press('Home');
  await expect(node(page, 'North shore')).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(drawn).toEqual(['South shore', 'North shore', 'Islands', 'Marsh', 'Sound']);
  await expect(node(page, 'North shore')).toHaveAttribute('data-active', 'true');
  // One write, of the two that changed places.
  expect(
    calls.all({ method: 'PATCH', path: /places/ }).map(({ body }) => (body as unknown[]).length),
  ).toEqual([2]);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(drawn).toEqual(start);

  await expect(node(page, 'North shore')).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(page.getByText('North shore is cut')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(node(page, 'North shore')).toHaveAttribute('aria-level', '2');
  await expect(node(page, 'North shore')).toHaveAttribute('data-active', 'true');

  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Move to another parent' });
  await dialog.getByRole('combobox').fill('Sleeve');
  await page.getByRole('option', { name: 'Sleeve 3' }).click();
  calls.clear();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Moved below Sleeve 3')).toBeVisible();
  expect(calls.last({ method: 'PATCH', path: /places/ }).body).toEqual({ parent: 403 });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(node(page, 'North shore')).toHaveAttribute('aria-level', '2');
  await grid(page).focus();
  await expect(node(page, 'North shore')).toBeVisible();
  await node(page, 'North shore').hover();
  await page.getByRole('button', { name: 'Move North shore' }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(node(page, 'North shore')).toHaveAttribute('aria-level', '1');
});

test('circles and items without their parent lose nothing, and hang nothing [FD36]', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  await sql(
    page,
    "UPDATE places SET parent = 402 WHERE id = 396; UPDATE places SET parent = 99999 WHERE name = 'Sound'",
  );
  await page.goto(`#${tree}`);
  await ready(page);
  await expect(node(page, 'Sound')).toContainText('Parent not found');
  const first = node(page, 'Archive');
  await expect(first).toContainText('Circular');
  for (const name of deep.slice(0, 7)) {
    await open(page, name);
  }
  await expect(node(page, 'Sleeve 3')).toBeVisible();
  await expect(node(page, 'Archive')).toHaveCount(1);
  await expect(node(page, 'Folder 12').getByRole('button')).not.toHaveCount(0);
  // Mended by hand: to the root.
  await node(page, 'Archive').hover();
  await page.getByRole('button', { name: 'Move Archive' }).click();
  await page
    .getByRole('dialog', { name: 'Move to another parent' })
    .getByRole('button', { name: 'Move', exact: true })
    .click();
  await expect(page.getByText('Moved to the root')).toBeVisible();
  await expect(page.getByText('Circular')).toHaveCount(0);
  await expect(node(page, 'Archive')).toHaveCount(1);
  await sql(page, "UPDATE places SET parent = NULL WHERE name = 'Sound'");
});

test('what a search finds is a list with the way to each; more than a window is read as it comes into sight [LST-04]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: `${tree}&q=chart` });
  await expect(page.getByText('While a search or filters are on')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Chart of the bar' });
  await expect(row).toContainText(
    'Archive / Second floor / Map room / West wall / Cabinet 4 / Drawer 9 / Folder 12 / Sleeve 3',
  );
  await page.goto(`#${tree}&q=cellar`);
  const list = page.getByRole('grid');
  await expect(page.getByText(/North shore \/ Saltby \/ Net loft/).first()).toBeVisible();
  await list.focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/Sound \/ Dunmere/).first()).toBeVisible();
});

test('who may only read moves nothing; a flat collection is offered no tree [LST-12] [LST-03]', async ({
  signedIn,
}) => {
  const viewer = await signedIn('viewer', { path: tree });
  await ready(viewer);
  await expect(viewer.locator('[data-movable]')).toHaveCount(0);
  await grid(viewer).focus();
  await viewer.keyboard.press('Home');
  await viewer.keyboard.press('ControlOrMeta+x');
  await expect(viewer.getByText('Your role can’t move this item.')).toHaveCount(1);
  await viewer.goto('#/tidewater/collections/tags?view=tree');
  await expect(viewer.getByRole('heading', { name: 'This collection has no hierarchy' })).toBeVisible();
  await viewer.goto('#/tidewater/collections/stations');
  await viewer.getByRole('button', { name: 'View', exact: true }).click();
  await viewer
    .getByRole('complementary')
    .getByRole('button', { name: /Layout/ })
    .click();
  await expect(viewer.getByRole('option', { name: 'Board' })).toBeVisible();
  await expect(viewer.getByRole('option', { name: 'Tree' })).toHaveCount(0);
});

test('a branch that can’t be read says so and is read again @faults [LST-07]', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: tree });
  await ready(page);
  await page.route(/filter(%5B|\[)parent(%5D|\])(%5B|\[)eq(%5D|\])=/, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 9, message: 'The ladder is gone.' } } }),
  );
  await open(page, 'Islands');
  await expect(page.getByRole('alert')).toContainText('The ladder is gone.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(node(page, 'Thornmouth')).toBeVisible();
});

for (const [name, context] of [
  ['wide', {}],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const) {
  test(`nothing is in anybody’s way: ${name}`, async ({ signedIn }) => {
    const page = await signedIn('admin', { path: tree, context });
    await ready(page);
    await open(page, 'North shore');
    await open(page, 'Thornmouth');
    await expect(node(page, 'Boathouse')).toBeVisible();
    await checkA11y(page);
    await page.goto(`#${tree}&q=cellar`);
    await expect(page.getByText(/North shore \/ Saltby \/ Net loft/).first()).toBeVisible();
    await checkA11y(page);
    if (name !== 'wide') return;
    await page.goto(`#${tree}`);
    await ready(page);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await grid(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(node(page, 'Second floor')).toBeVisible();
  });
}
