import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { grid, head, ready, row } from './listing-page.ts';

const path = '/tidewater/collections/products?columns=sku,name&sort=sort';
const api = '/tidewater/items/products';
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Editing the table' });
const grip = (page: Page, at: number): Locator => row(page, at).locator('[data-grip]');

/** The keys of the rows in sight, from the top. */
async function keys(page: Page, count: number): Promise<(string | null)[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => row(page, at).getAttribute('data-key')));
}

async function drag(page: Page, from: number, to: number): Promise<void> {
  await expect(page.locator('[data-said-order]')).toBeAttached();
  const start = await grip(page, from).boundingBox();
  const end = await row(page, to).boundingBox();
  if (!start || !end) throw new Error('there is no such row');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, end.y + (to > from ? end.height - 2 : 2), { steps: 5 });
  await page.mouse.up();
}

test.describe.configure({ timeout: 60_000 });

test('a row is dragged to another place: few writes, undo; it holds after a reload [TAB-01]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path });
  await ready(page);
  await expect(grip(page, 0)).toBeVisible();
  const before = await keys(page, 6);
  const calls = wire(page);
  await drag(page, 0, 3);
  await expect(page.getByText('Row moved', { exact: true })).toBeVisible();
  const moved = [before[1], before[2], before[3], before[0], before[4], before[5]];
  await expect.poll(() => keys(page, 6)).toEqual(moved);
  // One request with the rows that had to give way, and nothing but their numbers.
  const writes = calls.all({ method: 'PATCH', path: api });
  expect(writes).toHaveLength(1);
  const bodies = writes[0]?.body as Record<string, unknown>[];
  expect(bodies.length).toBeLessThanOrEqual(4);
  for (const body of bodies) expect(Object.keys(body).sort()).toEqual(['sku', 'sort']);
  await page.reload();
  await ready(page);
  await expect.poll(() => keys(page, 6)).toEqual(moved);

  await drag(page, 4, 1);
  await expect(page.getByText('Row moved', { exact: true })).toBeVisible();
  await expect.poll(() => keys(page, 3)).toEqual([moved[0], moved[4], moved[1]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Row moved back')).toBeVisible();
  await expect.poll(() => keys(page, 6)).toEqual(moved);

  // Escape leaves it where it was.
  const start = await grip(page, 2).boundingBox();
  if (!start) throw new Error('there is no handle');
  calls.clear();
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 200, { steps: 4 });
  await expect(grid(page)).toHaveAttribute('data-dropping', '');
  await page.keyboard.press('Escape');
  await expect(grid(page)).not.toHaveAttribute('data-dropping', '');
  await page.mouse.up();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Row moved', { exact: true })).toBeVisible();
  expect(calls.all({ method: 'PATCH', path: api })).toHaveLength(1);
});

test('by keys alone: step by step and to the end of the list, said aloud [TAB-01]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path });
  await ready(page);
  const before = await keys(page, 3);
  const last = Number(await grid(page).getAttribute('aria-rowcount')) - 2;
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('[data-said-order]')).toHaveText(`Row moved to position 2 of ${last + 1}`);
  await expect.poll(() => keys(page, 3)).toEqual([before[1], before[0], before[2]]);
  await expect(row(page, 1).locator('[data-active]')).toHaveCount(1);
  const calls = wire(page);
  await page.keyboard.press('Alt+End');
  await expect(grid(page).locator(`[data-row="${last}"]`)).toHaveAttribute('data-key', before[0] ?? '');
  await expect.poll(() => calls.all({ method: 'PATCH', path: api }).length).toBe(1);
  // One number more than the last one's: nobody has to give way.
  expect(calls.last({ method: 'PATCH', path: api }).body).toHaveLength(1);
  await page.keyboard.press('Alt+Home');
  await expect.poll(() => keys(page, 2)).toEqual([before[0], before[1]]);
});

test('only in its order and with every row there; it says so, and readers have no handles [TAB-01] [LST-12]', async ({
  signedIn,
}) => {
  const page = await signedIn('editor', { path: path.replace('sort=sort', 'sort=name') });
  await ready(page);
  await expect(row(page, 0).locator('[data-grip]')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Sort by manual order' }).click();
  await expect(page).toHaveURL(/sort=sort/);
  await expect(grip(page, 0)).toBeVisible();
  await expect(bar(page)).toContainText('Drag a row by its handle');
  await checkA11y(page);
  await head(page, 'Name').click();
  await expect(row(page, 0).locator('[data-grip]')).toHaveCount(0);
  await grid(page).getByRole('button', { name: 'Sort by manual order' }).click();
  await expect(grip(page, 0)).toBeVisible();
  await page.goto(`#${path}&q=a`);
  await expect(bar(page)).toContainText('Rows can’t be moved while a search or filters hide some of them.');
  await expect(page.locator('[data-grip]')).toHaveCount(0);

  const viewer = await signedIn('viewer', { path });
  await ready(viewer);
  await expect(viewer.locator('[data-grip]')).toHaveCount(0);
  await expect(bar(viewer)).toHaveCount(0);
});

test('a refused move is put back and told @faults [TAB-01]', async ({ signedIn, faults }) => {
  const page = await signedIn('admin', { path });
  await ready(page);
  const before = await keys(page, 3);
  await faults(page).answer({ method: 'PATCH', path: api }, 403, {
    error: { code: 3, message: 'Not today' },
  });
  await drag(page, 0, 1);
  await expect(page.getByRole('alertdialog')).toContainText('Not today');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => keys(page, 3)).toEqual(before);
});
