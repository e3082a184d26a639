import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { keyField } from './key-field.ts';
import { articles, counter, grid, head, items, ready, row, rows } from './listing-page.ts';

const selection = (page: Page) => page.getByRole('group', { name: 'Selection' });

async function choose(page: Page, ...indices: number[]): Promise<void> {
  for (const index of indices) await row(page, index).getByRole('checkbox').click();
}

async function deleteChosen(page: Page, count: number): Promise<void> {
  const name = count === 1 ? 'Delete 1 item' : `Delete ${count} items`;
  await selection(page).getByRole('button', { name }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`${name}?`);
  await dialog.getByRole('button', { name }).click();
  await expect(selection(page)).toHaveCount(0);
}

test.describe.configure({ timeout: 60_000 });

test.describe('choosing and deleting', () => {
  test('deletes by status, with undo; what is gone is no longer chosen [LST-11] [FD46]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: `${articles}?columns=title&sort=title` });
    await ready(page);
    await expect(counter(page)).toHaveText(/items$/);
    const before = Number.parseInt(await counter(page).innerText(), 10);
    const calls = wire(page);
    await choose(page, 0, 1, 2);
    await expect(row(page, 2).getByRole('checkbox')).toBeChecked();
    await expect(selection(page)).toContainText('3 selected');
    const firstRow = await row(page, 0).innerText();
    await deleteChosen(page, 3);
    await expect(counter(page)).toHaveText(`${before - 3} items`);
    // The count may come before the rows.
    await expect(row(page, 0)).not.toHaveText(firstRow, { useInnerText: true });
    // The bar is gone with the button that had the focus.
    await expect(grid(page)).toBeFocused();
    expect(calls.all({ method: 'DELETE' })).toHaveLength(0);
    const sent = calls.last({ method: 'PATCH', path: items }).body as { status: string }[];
    expect(sent.map((item) => item.status)).toEqual(['deleted', 'deleted', 'deleted']);

    await choose(page, 0, 1);
    await expect(selection(page)).toContainText('2 selected');
    await deleteChosen(page, 2);
    await expect(counter(page)).toHaveText(`${before - 5} items`);
    const last = page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: '2 items deleted' });
    await last.getByRole('button', { name: 'Undo' }).click();
    await expect(counter(page)).toHaveText(`${before - 3} items`);
  });

  test('removes what has no status for it after a question that says so; Cancel changes nothing; undo [LST-11]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/tags?sort=-id' });
    await ready(page);
    const calls = wire(page);
    const key = await row(page, 0).getAttribute('data-key');
    await choose(page, 0);
    await selection(page).getByRole('button', { name: 'Delete 1 item' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('come back with the same keys');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect(calls.all({ method: 'DELETE' })).toHaveLength(0);
    await deleteChosen(page, 1);
    expect(calls.last({ method: 'DELETE' }).path).toBe(`/tidewater/items/tags/${key}`);
    await expect(grid(page).locator(`[data-key="${key}"]`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(grid(page).locator(`[data-key="${key}"]`)).toBeVisible();
  });

  test('keys that it would read are not deleted', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/legacy_ledger' });
    await ready(page);
    const calls = wire(page);
    await choose(page, 0);
    await expect(selection(page)).toContainText('as other keys');
    await expect(selection(page).getByRole('button', { name: 'Delete 1 item' })).toBeDisabled();
    expect(calls.all({ method: 'DELETE' })).toHaveLength(0);
  });

  test('what is refused is told one by one and stays chosen, the rest is gone @faults [FD46]', async ({
    signedIn,
    faults,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/readings?sort=id' });
    await ready(page);
    await choose(page, 0, 1, 2, 3);
    const refused = (await row(page, 2).getAttribute('data-key')) ?? '';
    await faults(page).answer({ method: 'DELETE', path: new RegExp(`[/,]${refused}(,|$)`) }, 422, {
      error: { code: 4, message: 'A report needs this reading.' },
    });
    await selection(page).getByRole('button', { name: 'Delete 4 items' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 4 items' }).click();
    const outcome = page.getByRole('alertdialog', { name: '3 of 4 items done' });
    await expect(outcome.getByRole('listitem')).toHaveText(new RegExp(`^${refused}.* A report needs`));
    await checkA11y(page);
    await outcome.getByRole('button', { name: 'Close' }).click();
    await expect(selection(page)).toContainText('1 selected');
    await expect(grid(page).locator(`[data-key="${refused}"]`)).toHaveAttribute('aria-selected', 'true');
  });

  test('ranges, everything that was read, everything there is [LST-10]', async ({ signedIn }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/customers?sort=id' });
    await ready(page);
    await choose(page, 1);
    await row(page, 5)
      .getByRole('gridcell')
      .nth(2)
      .click({ modifiers: ['Shift'] });
    await expect(selection(page)).toContainText('5 selected');
    await page.keyboard.press('ControlOrMeta+a');
    await expect(selection(page)).toContainText('100 selected');
    await selection(page).getByRole('button', { name: 'Select all 520 matching' }).click();
    await expect(selection(page)).toContainText('520 selected');
    await expect(grid(page).getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();

    // It survives scrolling; in a text box the keys mean the text.
    await grid(page).focus();
    await page.keyboard.press('Control+End');
    await expect(grid(page).locator('[aria-rowindex="521"]')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(selection(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('searchbox').fill('ada');
    await page.keyboard.press('ControlOrMeta+a');
    await expect(selection(page)).toHaveCount(0);
  });
});

test.describe('rights', () => {
  test('readers are offered neither making nor deleting [LST-12]', async ({ signedIn }) => {
    const page = await signedIn('viewer', { path: articles });
    await ready(page);
    await expect(page.getByRole('link', { name: 'New item' })).toHaveCount(0);
    await choose(page, 0, 1);
    await expect(selection(page)).toContainText('Your role can’t delete 2 of them');
    await expect(selection(page).getByRole('button', { name: 'Delete 2 items' })).toBeDisabled();
    await expect(selection(page).getByRole('link', { name: 'Edit 2 items' })).toHaveCount(0);
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Show Title' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Show Price' })).toHaveCount(0);
  });

  test('by status and owner: what may go can go, the rest says why [LST-12]', async ({ signedIn }) => {
    const filters = encodeURIComponent(
      JSON.stringify([{ field: 'status', operator: 'neq', value: 'deleted' }]),
    );
    const page = await signedIn('author', {
      path: `${articles}?columns=title,status&sort=status&filters=${filters}`,
    });
    await ready(page);
    await expect(page.getByRole('link', { name: 'New item' })).toBeVisible();
    const draft = rows(page).filter({ hasText: 'Draft' }).first();
    const published = rows(page).filter({ hasText: 'Published' }).first();
    await draft.getByRole('checkbox').click();
    await expect(selection(page).getByRole('button', { name: 'Delete 1 item' })).toBeEnabled();
    await published.getByRole('checkbox').click();
    await expect(selection(page)).toContainText('Your role can’t delete 1 of them');
  });

  test('a collection that the role may not read says so [FD52]', async ({ signedIn }) => {
    const page = await signedIn('viewer', { path: '/tidewater/collections/fees' });
    await expect(page.getByText(/no access|may not/i).first()).toBeVisible();
    await expect(grid(page)).toHaveCount(0);
  });
});

test.describe('states', () => {
  test('unknown collections are not found, single ones are their item [LST-01]', async ({ signedIn }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/nowhere' });
    await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
    await page.goto('#/tidewater/collections/about');
    await expect(page).toHaveURL(/collections\/about\/1$/);
  });

  test('an empty collection offers the first item [LST-08]', async ({ signedIn, server }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    const made = await page.request.post(`${server.baseURL}/tidewater/collections`, {
      data: {
        collection: 'shelf',
        fields: [
          keyField,
          { field: 'name', type: 'string', datatype: 'VARCHAR', length: 100, interface: 'text-input' },
        ],
      },
    });
    expect(made.ok(), await made.text()).toBe(true);
    await page.reload();
    await page.goto('#/tidewater/collections/shelf');
    await expect(page.getByRole('heading', { name: 'No items in Shelf yet' })).toBeVisible();
    await checkA11y(page);
    await page.getByRole('link', { name: 'Create the first item' }).click();
    await expect(page).toHaveURL(/collections\/shelf\/\+$/);
  });

  test('nothing found offers to clear [LST-08]', async ({ signedIn }) => {
    const page = await signedIn('admin', { path: `${articles}?q=zzzzzz` });
    await expect(page.getByRole('heading', { name: 'No items match' })).toBeVisible();
    await checkA11y(page);
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await ready(page);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  });

  test('a failure keeps search and filters, and can be tried again @faults [LST-07] [LST-08]', async ({
    signedIn,
    faults,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    const broken = faults(page);
    await broken.answer({ path: items, method: 'GET' }, 500, {
      error: { code: 9, message: 'The table is locked.' },
    });
    await page.goto(`#${articles}?q=harbour&columns=title`);
    await expect(page.getByText('The table is locked.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('harbour');
    await broken.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await ready(page);
    await expect(page).toHaveURL(/q=harbour/);
  });
});

test.describe('bookmarks', () => {
  test('a view is saved under a name, which then stands in the heading [BKM-01] [BKM-03]', async ({
    signedIn,
  }) => {
    const page = await signedIn('editor', { path: `${articles}?q=fog&columns=title,rating&sort=-rating` });
    await ready(page);
    await page.getByRole('button', { name: 'Save this view as a bookmark' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Best of fog');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles (Best of fog)');
    await expect(page.getByRole('button', { name: 'This view is the bookmark' })).toBeDisabled();
    const link = page.getByRole('navigation').getByRole('link', { name: 'Best of fog' });
    await expect(link).toBeVisible();

    await page.goto(`#${articles}?sort=title`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles (Best of fog)');
    await expect(page).toHaveURL(/b=\d+/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('fog');
    await expect(head(page, 'Rating')).toHaveAttribute('aria-sort', 'descending');
    await head(page, 'Rating').click();
    await expect(page).not.toHaveURL(/b=\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
  });
});

test('administrators save a view for everybody or for a role [BKM-01] [SHL-08]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${articles}?columns=title&sort=-id` });
  await ready(page);
  const calls = wire(page);
  const save = async (name: string, scope: string) => {
    await page.getByRole('button', { name: 'Save this view as a bookmark' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: /Available to/ }).click();
    await page.getByRole('option', { name: scope }).click();
    await page.getByRole('button', { name: 'Save bookmark' }).click();
    await expect(page.getByText(`Bookmark “${name}” saved`)).toBeVisible();
    return calls.last({ method: 'POST', path: '/tidewater/collection_presets' }).body;
  };
  expect(await save('For all', 'Everybody')).toMatchObject({ user: null, role: null, title: 'For all' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles (For all)');
  await page.goto(`#${articles}?columns=title&sort=title`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
  const roles = await page.request.get(new URL('/tidewater/roles?fields=id,name', page.url()).href);
  const { data } = (await roles.json()) as { data: { id: number; name: string }[] };
  const editor = data.find(({ name }) => name === 'Editor');
  expect(await save('For editors', 'Role Editor')).toMatchObject({ user: null, role: editor?.id });

  const other = await signedIn('editor', { path: articles });
  const bookmarks = other.getByRole('navigation').getByRole('link', { name: /^For (all|editors)$/ });
  await expect(bookmarks).toHaveCount(2);
});

test.describe('by keyboard and on any screen', () => {
  test('one stop for the Tab key, arrows inside, Enter opens and Back returns there [LST-02]', async ({
    signedIn,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/customers?sort=id' });
    await ready(page);
    await grid(page).focus();
    const stops = grid(page).locator('a, button, input');
    for (const stop of await stops.all()) await expect(stop).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('ArrowDown');
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown');
    const active = async () => grid(page).getAttribute('aria-activedescendant');
    expect(await active()).toMatch(/-40-1$/);
    await page.keyboard.press('Space');
    await expect(grid(page).locator('[aria-rowindex="42"]')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(selection(page)).toContainText('2 selected');
    const at = await grid(page).evaluate((element) => element.scrollTop);
    expect(at).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/customers\/42$/);
    await page.goBack();
    await ready(page);
    await expect.poll(() => grid(page).evaluate((element) => element.scrollTop)).toBe(at);
    expect(await active()).toMatch(/-41-1$/);
  });

  test('the first cell of a row is a real link', async ({ signedIn }) => {
    const page = await signedIn('admin', { path: `${articles}?columns=title,status&sort=id` });
    await ready(page);
    const link = row(page, 0).getByRole('link');
    await expect(link).toHaveAttribute('href', /#\/tidewater\/collections\/articles\/1$/);
    const [beside] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(beside).toHaveURL(/articles\/1$/);
    await row(page, 0).getByRole('gridcell').nth(2).click();
    await expect(page).toHaveURL(/articles\/1$/);
  });

  for (const [name, context] of [
    ['wide', {}],
    ['phone', { viewport: { width: 390, height: 844 } }],
  ] as const) {
    test(`nothing is in anybody's way: ${name}`, async ({ signedIn }) => {
      test.slow();
      const filters = encodeURIComponent(
        JSON.stringify([{ field: 'title', operator: 'contains', value: 'a' }]),
      );
      const path = `${articles}?columns=title,status,author,price&filters=${filters}`;
      const page = await signedIn('admin', { path, context });
      await ready(page);
      await expect(counter(page)).toHaveText(/of/);
      await checkA11y(page);
      await choose(page, 0, 1);
      await page.getByRole('button', { name: 'View', exact: true }).click();
      await expect(page.getByRole('checkbox', { name: 'Show Title' })).toBeVisible();
      await checkA11y(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});
