import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, openAnew, test } from './fixtures.ts';
import { articles, counter, grid, items, openList, ready, rows } from './listing-page.ts';

const chip = (page: Page, text: string) => page.getByRole('button', { name: `Edit filter: ${text}` });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Filter', exact: true });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add a filter' });

function withFilters(path: string, filters: object[], more = ''): string {
  return `${path}?filters=${encodeURIComponent(JSON.stringify(filters))}${more}`;
}

async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await dialog.page().getByRole('option', { name: option, exact: true }).click();
}

async function addFilter(page: Page, ...words: string[]): Promise<Locator> {
  await addButton(page).click();
  await page.getByRole('combobox', { name: 'Find a field' }).fill(words.join(' '));
  await page.getByRole('treeitem', { name: words.join(' → '), exact: true }).click();
  return editor(page);
}

test.describe.configure({ timeout: 60_000 });

test('by keyboard: a path over two relations, a related item by its name, then rows [LST-04] [LST-05]', async ({
  signedIn,
  wire,
}) => {
  const page = await openList(signedIn, 'admin', `${articles}?columns=title,author&sort=title`);
  const calls = wire(page);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('combobox', { name: 'Find a field' });
  await expect(box).toBeFocused();
  const active = () => page.locator('[role="treeitem"][data-active]');
  // Level by level: Author, then City below it.
  while ((await active().getAttribute('aria-label')) !== 'Author') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(active()).toHaveAttribute('aria-expanded', 'true');
  while ((await active().getAttribute('aria-label')) !== 'City') await page.keyboard.press('ArrowDown');
  await expect(active()).toHaveAttribute('aria-level', '2');
  await checkA11y(page);
  await page.keyboard.press('Enter');
  const value = editor(page).getByRole('textbox', { name: 'Value' });
  await expect(value).toBeFocused();
  await page.keyboard.type('a');
  await expect(chip(page, 'Author → City contains a')).toBeVisible();
  await expect.poll(() => calls.last({ path: items }).query['filter[author.city][contains]']).toBe('a');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toHaveCount(0);

  // An author by name: the list is searched, the chip says the name.
  await page.getByRole('button', { name: 'Clear all' }).focus();
  await page.keyboard.press('Enter');
  await expect(addButton(page)).toBeVisible();
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('author');
  await page.keyboard.press('Enter');
  const person = editor(page).getByRole('combobox', { name: 'Value' });
  await expect(person).toBeVisible();
  await person.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveText(/\S/);
  const name = await page.getByRole('option').first().innerText();
  await page.keyboard.type(name.slice(0, 4));
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chip(page, `Author is ${name}`)).toBeVisible();
  // Esc closes the list first, then the editor.
  await page.keyboard.press('Escape');
  if (await editor(page).isVisible()) await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveCount(0);
  const date = await addFilter(page, 'Publish On');
  await expect(date.getByRole('spinbutton').first()).toBeFocused();
  await page.keyboard.type('03012026\n');
  await expect(date).toHaveCount(0);
  await expect(chip(page, 'Publish On is on or after Mar 1, 2026')).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('values by kind: range, several people, a period, a list; fine in light, dark and narrow [LST-05]', async ({
  signedIn,
  wire,
}) => {
  const page = await openList(signedIn, 'admin', `${articles}?columns=title,price&sort=title`);
  const calls = wire(page);
  const asked = (name: string) => calls.last({ path: items }).query[name];
  const price = await addFilter(page, 'Price');
  await choose(price, 'Condition', 'is between');
  await price.getByRole('spinbutton', { name: 'From' }).fill('5');
  await expect(chip(page, 'Price is between … (inactive until it has a value)')).toBeAttached();
  await price.getByRole('spinbutton', { name: 'To' }).fill('9');
  await expect(chip(page, 'Price is between 5 – 9')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => calls.last({ path: items }).request.url())
    .toMatch(/price%5D%5Bbetween|price\]\[between/);

  const made = await addFilter(page, 'Created By');
  await choose(made, 'Condition', 'is one of');
  await made.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Helen Marsh' }).click();
  await expect(made.getByRole('list', { name: 'Values' })).toContainText('Helen Marsh');
  await made.getByRole('combobox').fill('Bea');
  await page.getByRole('option', { name: 'Bea Lorimer' }).click();
  await expect(chip(page, 'Created By is one of Helen Marsh, Bea Lorimer')).toBeVisible();
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(made).toHaveCount(0);

  const tags = await addFilter(page, 'Tags');
  await choose(tags, 'Condition', 'has no related items');
  // Servers know no such condition: the articles that have some are named.
  await expect.poll(() => asked('filter[id][nin]')).toMatch(/^\d+(,\d+)+$/);
  await expect(tags.getByRole('button', { name: /Condition$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tags).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all' }).click();

  const created = await addFilter(page, 'Created On');
  await choose(created, 'Condition', 'is in a period');
  await expect(chip(page, 'Created On is in the last 7 days')).toBeVisible();
  await choose(created, 'Period', 'Older than …');
  await created.getByRole('spinbutton', { name: 'Number' }).fill('30');
  await expect(chip(page, 'Created On is older than 30 days')).toBeVisible();
  await expect(created.getByText(/^Now: up to /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(created).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await chip(page, 'Created On is older than 30 days').click();
  await expect(created).toBeVisible();
  await checkA11y(page);
  const at = await created.boundingBox();
  expect((at?.x ?? -1) >= 0 && (at?.x ?? 0) + (at?.width ?? 0) <= 390).toBe(true);
});

test.describe('inside a folder', () => {
  const library = '/tidewater/files';

  test('"or" never leads out of it: told where the API can’t say it, right where it can [LST-04] [FIL-02]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: library });
    await expect(grid(page)).toBeVisible();
    const folders = await page.request.get(
      new URL('/tidewater/files?fields=id,folder,type&limit=-1', page.url()).href,
    );
    const files = ((await folders.json()) as { data: { id: number; folder: number | null; type: string }[] })
      .data;
    const folder = files.find((file) => file.folder !== null)?.folder ?? 0;
    const own = { field: 'folder', operator: 'eq', value: folder };
    const title = (value: string, more = {}) => ({ field: 'title', operator: 'contains', value, ...more });
    const calls = wire(page);
    // Two of different fields: the folder stands in each half.
    const type = { field: 'type', operator: 'contains', value: 'image', logical: 'or' };
    await page.goto(
      `#${withFilters(library, [own, title('zzz'), type], '&view=tabular&columns=title,folder')}`,
    );
    await expect.poll(() => calls.all({ path: library }).length).toBeGreaterThan(0);
    await ready(page);
    const wanted = files.filter((file) => file.folder === folder && file.type.includes('image'));
    await expect(rows(page)).toHaveCount(wanted.length);
    expect(wanted.length).toBeLessThan(files.filter((file) => file.type.includes('image')).length);
    // Two of one field can't be said beside it: no rows rather than others.
    await page.goto(
      `#${withFilters(library, [own, title('a'), title('e', { logical: 'or' })], '&view=tabular')}`,
    );
    await expect(page.getByRole('heading', { name: 'These filters can’t be combined' })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await checkA11y(page);
    await page.getByRole('button', { name: 'Search all folders' }).click();
    await ready(page);
    await expect(page).not.toHaveURL(/folder%22/);
  });
});

test.describe('free text', () => {
  test('says what it searches; where there is no text it says so and shows no rows [LST-04] [FD44]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: `${articles}?q=zzzz&columns=title` });
    await expect(page.getByText(/Searches Title, .* Numbers, dates and related items/).last()).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveAccessibleDescription(/Searches Title/);
    const made = await page.request.post(new URL('/tidewater/collections', page.url()).href, {
      data: {
        collection: 'figures',
        fields: [
          {
            field: 'id',
            type: 'integer',
            datatype: 'INT',
            length: 10,
            primary_key: true,
            auto_increment: true,
            interface: 'primary-key',
          },
          { field: 'amount', type: 'integer', datatype: 'INT', length: 10, interface: 'numeric' },
        ],
      },
    });
    expect(made.ok()).toBe(true);
    const figures = new URL('/tidewater/items/figures', page.url()).href;
    expect((await page.request.post(figures, { data: [{ amount: 1 }, { amount: 2 }] })).ok()).toBe(true);
    await openAnew(page, '#/tidewater/collections');
    const calls = wire(page);
    await page.goto('#/tidewater/collections/figures?q=foo');
    await expect(page.getByRole('heading', { name: 'Nothing to search' })).toBeVisible();
    expect(
      calls.all({ path: '/tidewater/items/figures' }).every((call) => call.query['q'] === undefined),
    ).toBe(true);
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.goto(`#${articles}?q=007&columns=title`);
    await expect(page.getByText('The API may read “007” as a number')).toBeVisible();
  });
});

test('"one of" thirty values finds the twenty-five that there are [FD42]', async ({ signedIn }) => {
  const page = await openList(signedIn, 'admin', `${articles}?columns=title&sort=id`);
  const answer = await page.request.get(
    new URL('/tidewater/items/articles?fields=id&limit=25', page.url()).href,
  );
  const keys = ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => String(id));
  const dialog = await addFilter(page, 'ID');
  await choose(dialog, 'Condition', 'is one of');
  await dialog
    .getByRole('textbox', { name: 'Values' })
    .fill([...keys, '90001', '90002', '90003', '90004', '90005'].join('\n'));
  await expect(counter(page)).toHaveText(/^25 of \d+$/);
});

test('a period is asked for by the user’s days, and anew after midnight [LST-05]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  // Half past eleven in London, where this user is; New York, where the browser is, has five hours to go.
  await page.clock.install({ time: new Date('2024-01-10T23:30:00Z') });
  await openAnew(page, '#/tidewater/collections');
  const calls = wire(page);
  const period = {
    field: 'publish_on',
    operator: 'between',
    value: '2020-01-01,2020-01-07',
    relative: 'last:7:day',
  };
  await page.goto(`#${withFilters(articles, [period], '&columns=title,publish_on')}`);
  await expect(chip(page, 'Publish On is in the last 7 days')).toBeVisible();
  const daysOf = (url: string) => new URL(url).searchParams.getAll('filter[publish_on][between][]');
  const sent = () => calls.all({ path: items }).map(({ request }) => daysOf(request.url()));
  const asked = () => sent().findLast((days) => days.length > 0);
  await expect.poll(asked).toEqual(['2024-01-04', '2024-01-10']);
  await page.clock.runFor('40:00');
  await expect.poll(asked).toEqual(['2024-01-05', '2024-01-11']);
  // What is kept doesn't change with the days.
  await expect(page).toHaveURL(/2020-01-01/);
});

test('a copied link is the same view for others, less what they may not see; an odd preset is repaired [LST-09] [LST-12] [FD41]', async ({
  signedIn,
}) => {
  const author = await signedIn('admin', { path: `${articles}?columns=title&sort=title` });
  await ready(author);
  const dialog = await addFilter(author, 'Rating');
  await choose(dialog, 'Condition', 'is at least');
  await dialog.getByRole('spinbutton', { name: 'Value' }).fill('2');
  await author.keyboard.press('Enter');
  await expect(counter(author)).toHaveText(/ of /);
  const link = new URL(author.url()).hash;
  const filters = [
    { field: 'rating', operator: 'gte', value: '2' },
    { field: 'internal_note', operator: 'nnull', value: null },
    { field: 'author.nowhere', operator: 'eq', value: 'a' },
    { field: 'title', operator: 'sounds_like', value: 'a' },
  ];
  const reader = await signedIn('viewer', { path: link.slice(1) });
  await ready(reader);
  await expect(chip(reader, 'Rating is at least 2')).toBeVisible();
  const first = await rows(author).first().getAttribute('data-key');
  await expect(rows(reader).first()).toHaveAttribute('data-key', first ?? '');
  await reader.goto(
    `#${withFilters(articles, filters, '&columns=title,internal_note&sort=vanished&view=spiral')}`,
  );
  await ready(reader);
  await expect(chip(reader, 'Rating is at least 2')).toBeVisible();
  const notice = reader.getByRole('status').filter({ hasText: 'left out' });
  await expect(notice).toContainText('layout “spiral”');
  for (const name of ['internal_note', 'author.nowhere', 'title', 'vanished'])
    await expect(notice).toContainText(name);
  await checkA11y(reader);
  await reader.getByRole('button', { name: 'Remove from view' }).click();
  await expect(notice).toHaveCount(0);
  await expect(reader).not.toHaveURL(/vanished|spiral|internal_note/);
});

test('filter, order and place are there again on the way back [FD41]', async ({ signedIn }) => {
  const filter = { field: 'rating', operator: 'gte', value: '1' };
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  for (const view of ['tabular', 'cards']) {
    await page.goto(`#${withFilters(articles, [filter], `&sort=-title&view=${view}&columns=title`)}`);
    await expect(grid(page)).toBeVisible();
    await expect(page.locator('[data-key]').first()).toBeVisible();
    await grid(page).hover();
    await page.mouse.wheel(0, 1800);
    await expect.poll(() => grid(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(900);
    const top = await grid(page).evaluate((list) => list.scrollTop);
    const address = page.url();
    await page
      .locator('[data-key] a:visible')
      .nth(12)
      .evaluate((anchor: HTMLAnchorElement) => anchor.click());
    await expect(page).toHaveURL(/\/articles\/\d+/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.locator('[data-key]').first()).toBeVisible();
    await expect.poll(() => grid(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(top - 300);
    await expect(chip(page, 'Rating is at least 1')).toBeVisible();
  }
});

test('quick first changes make one preset, however slow the API is [LST-09] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await openList(signedIn, 'author', '/tidewater/collections/tags');
  const calls = wire(page);
  await faults(page).delay({ path: /\/collection_presets/ }, 1500);
  const name = grid(page).getByRole('columnheader', { name: 'Name', exact: true });
  await name.click();
  await expect(page).toHaveURL(/sort=/);
  await expect
    .poll(() => calls.all({ method: 'POST', path: '/tidewater/collection_presets' }).length)
    .toBe(1);
  // While the first is on its way: a change, leaving, coming back, another change.
  await name.click();
  await page.getByRole('main').getByRole('searchbox').fill('a');
  await expect(page).toHaveURL(/q=a/);
  await page.goto('#/tidewater/collections/authors');
  await ready(page);
  await page.goto('#/tidewater/collections/tags');
  await page.getByRole('main').getByRole('searchbox').fill('e');
  await expect(page).toHaveURL(/q=e/);
  await expect
    .poll(() => calls.all({ method: 'PATCH', path: /\/collection_presets\/\d+$/ }).length, {
      timeout: 15_000,
    })
    .toBeGreaterThan(1);
  await calls.quiet();
  expect(calls.all({ method: 'POST', path: '/tidewater/collection_presets' })).toHaveLength(1);
  const kept = await page.request.get(
    new URL(
      '/tidewater/collection_presets?limit=-1&filter[collection][eq]=tags&filter[title][null]=1&filter[user][nnull]=1',
      page.url(),
    ).href,
  );
  const presets = ((await kept.json()) as { data: { search_query: string; user: number }[] }).data;
  expect(presets.map(({ search_query }) => search_query)).toEqual(['e']);
});

test('a deleted bookmark stays gone, after a reload and another sign-in [FD43] [BKM-01]', async ({
  signedIn,
}) => {
  const page = await openList(signedIn, 'admin', `${articles}?q=sea&columns=title`);
  await page.getByRole('button', { name: 'Save this view as a bookmark' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('For a day');
  await page.keyboard.press('Enter');
  const sidebar = page.getByRole('navigation');
  const link = sidebar.getByRole('link', { name: 'For a day' });
  await link.hover();
  await page.getByRole('button', { name: 'Delete bookmark “For a day”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Bookmark deleted')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
  await page.reload();
  await ready(page);
  await expect(link).toHaveCount(0);
  const again = await signedIn('admin', { path: articles });
  await ready(again);
  await expect(again.getByRole('navigation').getByRole('link', { name: 'For a day' })).toHaveCount(0);
});
