import type { Locator, Page } from '@playwright/test';
import { expect, openAnew, quietPage, test } from './fixtures.ts';
import { articles, counter, grid, head, items, openList, ready, row, rows } from './listing-page.ts';

const chip = (page: Page, text: string) => page.getByRole('button', { name: `Edit filter: ${text}` });

async function addFilter(page: Page, field: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add a filter' }).click();
  await page.getByRole('treeitem', { name: field, exact: true }).click();
  return page.getByRole('dialog', { name: 'Filter' });
}

async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByRole('button', { name: label }).click();
  await dialog.page().getByRole('option', { name: option, exact: true }).click();
}

/** The address of a listing with filters in it. */
function withFilters(path: string, ...filters: Record<string, unknown>[]): string {
  return `${path}?filters=${encodeURIComponent(JSON.stringify(filters))}`;
}

test.describe.configure({ timeout: 60_000 });

test.describe('the table', () => {
  test('opens with the view kept for everybody, its rows and a count [LST-02] [LST-03] [LST-09] [TAB-01]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: quietPage });
    const calls = wire(page);
    await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
    await ready(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
    for (const name of ['Title', 'Status', 'Author', 'Category', 'Publish On', 'Featured']) {
      await expect(head(page, name)).toBeVisible();
    }
    await expect(head(page, 'Publish On')).toHaveAttribute('aria-sort', 'descending');
    await expect(counter(page)).toHaveText(/^\d+ items$/);
    await expect(page.getByRole('link', { name: 'New item' })).toBeVisible();

    // Only what is shown is asked for, the rows before the count, and nothing twice.
    const asked = calls.all({ path: items });
    expect(asked).toHaveLength(2);
    expect(asked[0]?.query['meta']).toBeUndefined();
    expect(asked[0]?.query['fields']?.split(',').map((path) => path.split('.')[0])).toEqual(
      expect.arrayContaining(['author', 'category', 'featured', 'id', 'publish_on', 'status', 'title']),
    );
    expect(asked[0]?.query['fields']).not.toMatch(/body|summary|\*/);
    expect(asked[1]?.query['meta']).toBe('filter_count');
  });

  test('few requests for many columns, and those name what is shown [FD21]', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: quietPage });
    const calls = wire(page);
    await page.goto(`#${articles}?columns=title,author,category,hero&sort=title`);
    await ready(page);
    await expect(counter(page)).toHaveText(/items$/);
    const asked = calls.all({ path: items });
    expect(asked.length).toBeLessThanOrEqual(2);
    const roots = new Set(asked[0]?.query['fields']?.split(',').map((path) => path.split('.')[0]));
    expect(roots).toEqual(new Set(['author', 'category', 'hero', 'id', 'status', 'title']));
  });

  test('sorts by a click: up, down, not at all, in the server’s order [TAB-01] [LST-06] [FD40] @engines', async ({
    signedIn,
    wire,
  }) => {
    const page = await openList(signedIn, 'admin', `${articles}?columns=title,category,translations&sort=id`);
    const calls = wire(page);
    await head(page, 'Category').click();
    await expect(head(page, 'Category')).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => calls.all({ path: items }).at(-1)?.query['sort']).toBe('category,id');
    await ready(page);
    const sent = (await (await calls.last({ path: items }).request.response())?.json()) as {
      data: { title: string }[];
    };
    await expect(row(page, 0)).toContainText(sent.data[0]?.title ?? 'no title');
    await expect(row(page, 3)).toContainText(sent.data[3]?.title ?? 'no title');

    await head(page, 'Category').click();
    await expect(head(page, 'Category')).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => calls.last({ path: items }).query['sort']).toBe('-category,-id');
    await head(page, 'Category').click();
    await expect(head(page, 'Category')).toHaveAttribute('aria-sort', 'none');

    // A list of other items has no column to sort by.
    const before = page.url();
    await expect(head(page, 'Translations')).not.toHaveAttribute('aria-sort', /./);
    await head(page, 'Translations').click();
    expect(page.url()).toBe(before);
  });

  test('columns are hidden, moved and made wider, and stay so [TAB-01] [LST-09]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('editor', { path: `${articles}?columns=title,status,author&sort=title` });
    const calls = wire(page);
    await ready(page);
    await head(page, 'Author').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move towards the start' }).click();
    await expect(grid(page).getByRole('columnheader').nth(2)).toHaveAccessibleName('Author');
    await head(page, 'Status').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(head(page, 'Status')).toHaveCount(0);

    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Show Rating' }).check();
    await expect(head(page, 'Rating')).toBeVisible();
    await page.getByRole('button', { name: 'Move Rating up' }).click();
    await expect(grid(page).getByRole('columnheader').nth(2)).toHaveAccessibleName('Rating');
    // By its grip, past the one after it and back again.
    const columns = page.getByRole('region', { name: 'Columns' }).getByRole('listitem');
    const grip = (name: string) => columns.filter({ hasText: name }).locator('[data-grip]');
    await grip('Rating').dragTo(grip('Author'), { targetPosition: { x: 9, y: 16 } });
    await expect(page.getByText('Rating is now column 3 of 3')).toBeAttached();
    await expect(grid(page).getByRole('columnheader').nth(2)).toHaveAccessibleName('Author');
    await grip('Rating').dragTo(grip('Author'), { targetPosition: { x: 9, y: 2 } });
    await expect(grid(page).getByRole('columnheader').nth(2)).toHaveAccessibleName('Rating');
    await page.getByRole('radio', { name: 'Compact' }).check();

    await grid(page).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    const before = (await head(page, 'Title').boundingBox())?.width ?? 0;
    await page.keyboard.press('Shift+ArrowRight');
    await expect
      .poll(async () => (await head(page, 'Title').boundingBox())?.width)
      .toBeCloseTo(before + 16, 0);

    const box = await head(page, 'Rating').boundingBox();
    if (!box) throw new Error('the column Rating has no place on the page');
    const saved = page.waitForResponse(
      (response) => response.url().includes('collection_presets') && response.ok(),
    );
    await page.mouse.move(box.x + box.width, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 60, box.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => (await head(page, 'Rating').boundingBox())?.width)
      .toBeCloseTo(box.width + 60, 0);
    await saved;

    await calls.quiet(500);
    await openAnew(page, '#/tidewater/collections');
    await page.goto(`#${articles}`);
    await ready(page);
    await expect(grid(page).getByRole('columnheader').nth(2)).toHaveAccessibleName('Rating');
    await expect(head(page, 'Status')).toHaveCount(0);
    expect((await row(page, 0).boundingBox())?.height).toBe(32);
    expect((await head(page, 'Rating').boundingBox())?.width).toBeCloseTo(box.width + 60, 0);
  });

  test('quick first changes make one preset [LST-09]', async ({ signedIn, wire }) => {
    const page = await openList(signedIn, 'author', articles);
    const calls = wire(page);
    await head(page, 'Title').click();
    await head(page, 'Title').click();
    await page.getByRole('main').getByRole('searchbox').fill('the');
    await expect(page).toHaveURL(/q=the/);
    await expect
      .poll(
        () =>
          calls.all({ path: /collection_presets/, method: 'PATCH' }).length +
          calls.all({ path: /collection_presets/, method: 'POST' }).length,
      )
      .toBeGreaterThan(0);
    await calls.quiet(500);
    expect(calls.all({ path: /collection_presets/, method: 'POST' })).toHaveLength(1);
    await page.goto('#/tidewater/collections');
    await page.goto(`#${articles}`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('the');
    await expect(head(page, 'Title')).toHaveAttribute('aria-sort', 'descending');
  });

  test('a view that names vanished fields shows the rest and says so', async ({ signedIn }) => {
    const page = await openList(signedIn, 'admin', '/tidewater/collections/letters');
    await expect(page.getByText('left out of this view')).toContainText('subject');
    await expect(head(page, 'Name')).toBeVisible();
    await page.getByRole('button', { name: 'Remove from view' }).click();
    await expect(page.getByText('left out of this view')).toHaveCount(0);
    await expect(page).toHaveURL(/columns=name/);
  });
});

test.describe('many rows', () => {
  test('a hundred thousand: few elements, the end in one jump, each row asked for once [FD22] [LST-07]', async ({
    signedIn,
    wire,
  }) => {
    const page = await openList(signedIn, 'admin', '/tidewater/collections/readings');
    await expect(counter(page)).toHaveText('100,000 items');
    const calls = wire(page);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1600);
    await grid(page).focus();
    await page.keyboard.press('Control+End');
    await expect(grid(page).locator('[aria-rowindex="100001"]')).toContainText('100000');
    await page.keyboard.press('Control+Home');
    await expect(grid(page).locator('[aria-rowindex="2"]')).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('PageDown');
      expect(await grid(page).getByRole('row').count()).toBeLessThanOrEqual(200);
    }
    await grid(page).evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2;
    });
    await expect(grid(page).locator('[role="row"][data-key="50000"]')).toBeVisible();
    const offsets = calls.all({ path: '/tidewater/items/readings' }).map((call) => call.query['offset']);
    expect(new Set(offsets).size).toBe(offsets.length);
  });

  test('rows show while the count takes its time @faults [FD20] [LST-07]', async ({ signedIn }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => url.searchParams.has('meta'),
      async (route) => {
        await gate;
        await route.continue().catch(() => undefined);
      },
    );
    await page.goto('#/tidewater/collections/orders');
    await ready(page);
    await expect(counter(page)).toHaveText('1–100 of …');
    await grid(page).focus();
    await page.keyboard.press('End');
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('PageDown');
    await expect(grid(page).locator('[role="row"][data-key][aria-rowindex="150"]')).toBeVisible();
    release();
    await expect(counter(page)).toHaveText('900 items');
  });

  test('a filtered list ends where it ends [FD25]', async ({ signedIn }) => {
    const filter = { field: 'status', operator: 'eq', value: 'shipped' };
    const page = await openList(signedIn, 'admin', withFilters('/tidewater/collections/orders', filter));
    await expect(counter(page)).toHaveText(/^\d+ of 900$/);
    const filtered = Number((await counter(page).innerText()).split(' ')[0]);
    expect(filtered).toBeGreaterThan(100);
    await grid(page).focus();
    await page.keyboard.press('Control+End');
    await expect(grid(page).locator(`[role="row"][data-key][aria-rowindex="${filtered + 1}"]`)).toBeVisible();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(filtered + 1));
  });

  test('a megabyte of text is one cut line [FD23]', async ({ signedIn, server }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    const api = `${server.baseURL}/tidewater`;
    const field = { field: 'essay', type: 'string', datatype: 'LONGTEXT', interface: 'textarea' };
    expect((await page.request.post(`${api}/fields/letters`, { data: field })).ok()).toBe(true);
    const essay = 'salt and rope '.repeat(75_000);
    for (let id = 1; id <= 20; id += 1) {
      expect(
        (await page.request.patch(`${api}/items/letters/${id}?fields=id`, { data: { essay } })).ok(),
      ).toBe(true);
    }
    await page.reload();
    await page.goto('#/tidewater/collections/letters?columns=essay,name&sort=id');
    await ready(page);
    await expect(row(page, 0)).toContainText('salt and rope');
    expect((await grid(page).innerText()).length).toBeLessThan(40_000);
    expect((await row(page, 0).boundingBox())?.height).toBeLessThan(60);
  });
});

test.describe('search and filters', () => {
  test('search restricts the list, without it all are back [LST-04] [LST-06]', async ({ signedIn, wire }) => {
    const page = await openList(signedIn, 'admin', `${articles}?columns=title&sort=title`);
    const calls = wire(page);
    await page.getByRole('main').getByRole('searchbox').focus();
    // One letter after the other, in no more time than a typist needs, however busy the machine is.
    await page.evaluate(() => {
      for (const letter of 'harbour') document.execCommand('insertText', false, letter);
    });
    await expect(counter(page)).toHaveText(/^\d+ of \d+$/);
    expect(calls.all({ path: items }).filter((call) => call.query['meta'] === undefined)).toHaveLength(1);
    await expect(page).toHaveURL(/q=harbour/);
    await page.reload();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('harbour');
    await expect(counter(page)).toHaveText(/^\d+ of \d+$/);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(counter(page)).toHaveText(/^\d+ items$/);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  });

  test('a filter counts as soon as it has a value; two on one field both count [LST-04] [FD38] [FD39]', async ({
    signedIn,
    wire,
  }) => {
    const page = await openList(signedIn, 'admin', `${articles}?columns=title,price&sort=title`);
    const calls = wire(page);
    const dialog = await addFilter(page, 'Price');
    await choose(dialog, 'Condition', 'is at least');
    await expect(chip(page, 'Price is at least … (inactive until it has a value)')).toBeAttached();
    await expect(counter(page)).toHaveText(/^\d+ items$/);
    await dialog.getByRole('spinbutton', { name: 'Value' }).fill('5');
    await expect(counter(page)).toHaveText(/^\d+ of \d+$/);
    const first = await counter(page).innerText();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);

    const second = await addFilter(page, 'Price');
    await choose(second, 'Condition', 'is at most');
    await second.getByRole('spinbutton', { name: 'Value' }).fill('9');
    await expect(counter(page)).not.toHaveText(first);
    // Esc or a click beside it closes the editor.
    await page.mouse.click(900, 860);
    await expect(second).toHaveCount(0);
    const { query } = calls.last({ path: items });
    expect(query['filter[price][0][gte]']).toBe('5');
    expect(query['filter[price][1][lte]']).toBe('9');

    await page.getByRole('button', { name: 'Both must match' }).click();
    await expect.poll(() => calls.last({ path: items }).query['filter[price][1][logical]']).toBe('or');
    await page.getByRole('button', { name: 'Remove filter: Price is at most 9' }).click();
    await expect(counter(page)).toHaveText(first);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(counter(page)).toHaveText(/^\d+ items$/);
  });

  test('values are chosen by the type of the field [LST-05]', async ({ signedIn, wire }) => {
    const page = await openList(signedIn, 'admin', `${articles}?columns=title,status,featured&sort=title`);
    const calls = wire(page);
    const dialog = await addFilter(page, 'Status');
    await choose(dialog, 'Condition', 'is one of');
    await dialog.getByRole('checkbox', { name: 'Draft' }).check();
    await dialog.getByRole('checkbox', { name: 'In review' }).check();
    await page.keyboard.press('Escape');
    await expect(chip(page, 'Status is one of Draft, In review')).toBeVisible();
    await expect(row(page, 0)).toContainText(/Draft|In review/);
    const featured = await addFilter(page, 'Featured');
    await featured.getByRole('radio', { name: 'yes' }).check();
    await page.keyboard.press('Escape');
    await expect(chip(page, 'Featured is yes')).toBeVisible();
    await expect.poll(() => calls.last({ path: items }).query['filter[featured][eq]']).toBe('1');
    const lists = new URL(calls.last({ path: items }).request.url()).searchParams.getAll(
      'filter[status][in][]',
    );
    expect(lists).toEqual(['draft', 'review']);
  });

  test('every character of a value survives address and reload [FD37]', async ({ signedIn }) => {
    const name = 'a&b=c#d?e+f %25 "q" ümlaut';
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    await page.goto(
      `#${withFilters('/tidewater/collections/tags', { field: 'name', operator: 'eq', value: name })}`,
    );
    await ready(page);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(name);
    await page.reload();
    await ready(page);
    await expect(rows(page)).toHaveCount(1);
    await expect(chip(page, `Name is ${name}`)).toBeVisible();
  });
});
