import { expect, test } from './fixtures.ts';
import { grid, head, ready, row, rows } from './listing-page.ts';

test.describe.configure({ timeout: 60_000 });

test('a window that fails in the middle of a scroll: only it asks for another try [LST-07] @faults', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/readings' });
  await ready(page);
  let isBroken = true;
  await page.route(
    (url) => url.pathname.endsWith('/items/readings') && url.searchParams.get('offset') === '300',
    (route) => (isBroken ? route.fulfill({ status: 500, body: '' }) : route.fallback()),
  );
  const calls = wire(page);
  await grid(page).evaluate((element) => {
    element.scrollTop = 290 * 32;
  });
  const failure = page.getByText('Some rows couldn’t be loaded.');
  await expect(failure).toBeVisible({ timeout: 20_000 });
  // The rows before it are there, and nothing of them is asked for again.
  await expect(grid(page).locator('[role="row"][data-key="295"]')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(grid(page).locator('[role="row"][data-key="305"]')).toBeVisible();
  await expect(failure).toBeHidden();
  const asked = calls.all({ path: '/tidewater/items/readings' }).map(({ query }) => query['offset']);
  expect(asked.filter((offset) => offset === '200')).toHaveLength(1);
});

test('dragging the edge of a column draws no row anew [TAB-01]', async ({ signedIn }) => {
  const columns =
    'id,title,status,author,category,publish_on,featured,section,slug,price,event_at,created_on';
  const page = await signedIn('admin', { path: `/tidewater/collections/articles?columns=${columns}` });
  await ready(page);
  const before = await head(page, 'Title').boundingBox();
  await grid(page).evaluate((element) => {
    const state = window as typeof window & { mutations?: number };
    state.mutations = 0;
    const rowgroup = element.querySelector('[role="rowgroup"]');
    if (!rowgroup) throw new Error('there are no rows');
    new MutationObserver((found) => {
      // The width itself is written on each row, and nothing in it.
      const others = found.filter(({ attributeName, target }) => {
        const isLine = target === rowgroup || (target as Element).getAttribute('role') === 'row';
        return !(isLine && attributeName === 'style');
      });
      state.mutations = (state.mutations ?? 0) + others.length;
    }).observe(rowgroup, { subtree: true, childList: true, attributes: true });
  });
  const handle = await head(page, 'Title').locator('[data-handle]').boundingBox();
  if (!handle) throw new Error('there is no edge');
  await page.mouse.move(handle.x + 5, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 125, handle.y + 10, { steps: 12 });
  await expect
    .poll(async () => (await head(page, 'Title').boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) + 100);
  expect(await page.evaluate(() => (window as typeof window & { mutations?: number }).mutations)).toBe(0);
  const row = grid(page).locator('[data-row="3"]');
  const whileDragged = await row.boundingBox();
  await page.mouse.up();
  await expect(row).not.toHaveAttribute('style', /./);
  expect(await row.boundingBox()).toEqual(whileDragged);
});

test('two hundred fields, one of them named constructor, edited like any other [TAB-01]', async ({
  signedIn,
  server,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const names = ['constructor', ...Array.from({ length: 198 }, (_, index) => `f${index}`)];
  const key = {
    field: 'id',
    type: 'integer',
    datatype: 'INT',
    interface: 'primary-key',
    primary_key: true,
    auto_increment: true,
    length: 10,
  };
  const text = { type: 'string', datatype: 'VARCHAR', length: 100, interface: 'text-input' };
  const api = `${server.baseURL}/tidewater`;
  const made = await page.request.post(`${api}/collections`, {
    data: { collection: 'wide_one', fields: [key, ...names.map((field) => ({ field, ...text }))] },
  });
  expect(made.ok(), await made.text()).toBe(true);
  for (const value of ['one', 'two', 'three']) {
    const item = await page.request.post(`${api}/items/wide_one`, {
      data: { constructor: value, f0: value },
    });
    expect(item.ok(), await item.text()).toBe(true);
  }
  await page.reload();
  await page.goto(`#/tidewater/collections/wide_one?columns=${names.join(',')}&sort=id`);
  await ready(page);
  await expect(rows(page)).toHaveCount(3);
  expect(await grid(page).getByRole('columnheader').count()).toBe(200);
  await row(page, 1)
    .locator('[data-column="1"]')
    .click({ modifiers: ['Shift'] });
  await page.keyboard.press('F2');
  const box = page.getByRole('group', { name: 'Edit Constructor, row 2' }).getByRole('textbox');
  await expect(box).toHaveValue('two');
  await box.fill('built');
  await page.keyboard.press('Enter');
  await expect(row(page, 1)).toContainText('built');
  const calls = wire(page);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('1 item saved')).toBeVisible();
  expect(calls.last({ method: 'PATCH' }).body).toEqual([{ id: expect.anything(), constructor: 'built' }]);
});
