import { expect, type Page, test } from './fixtures.ts';
import { attributes, grid, rows, search } from './steps.ts';

const articles = '/tidewater/collections/articles';
const cards = (app: Page, name: string) => app.byRole('grid', { name: `${name}, cards` });
const withFilters = (...filters: object[]) => `filters=${encodeURIComponent(JSON.stringify(filters))}`;

test('table: shows, sorts in the order of the server, and opens the row that is clicked @engines', async ({
  app,
  signIn,
  api,
}) => {
  await signIn('admin', `${articles}?columns=title,category&sort=id`);
  await expect(rows(app).first()).toBeVisible();
  await grid(app).byRole('columnheader', { name: 'Title' }).click();
  const sorted = await api.read<{ id: number }[]>('items/articles?fields=id&sort=title,id&limit=5');
  const keys = sorted.map(({ id }) => String(id));
  await expect.poll(async () => (await attributes(rows(app), 'data-key')).slice(0, 5)).toEqual(keys);
  await rows(app).nth(3).css('[data-column="2"]').click();
  await expect.poll(() => app.url()).toMatch(new RegExp(`articles/${keys[3]}$`));
});

test('table: a search shows what the server finds', async ({ app, signIn, api }) => {
  await signIn('editor', `${articles}?columns=title&sort=title`);
  await expect(rows(app).first()).toBeVisible();
  await search(app).click();
  await app.type('fog');
  const found = await api.read<{ id: number }[]>('items/articles?fields=id&q=fog&sort=title,id&limit=-1');
  await expect(app.css('output')).toHaveText(new RegExp(`^${found.length} `));
  const keys = found.slice(0, 5).map(({ id }) => String(id));
  await expect.poll(async () => (await attributes(rows(app), 'data-key')).slice(0, 5)).toEqual(keys);
});

test('table: a filter on days from today shows what those days hold now @engines', async ({
  app,
  signIn,
  api,
}) => {
  const near = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await api.update('items/articles/11', { publish_on: near(1), title: 'Of tomorrow' });
  await api.update('items/articles/12', {
    publish_on: '2020-01-02',
    title: 'Of the days that were meant then',
  });
  const filter = {
    field: 'publish_on',
    operator: 'between',
    value: '2020-01-01,2020-01-03',
    relative: 'next:3:day',
  };
  await signIn('admin', `${articles}?columns=title,publish_on&${withFilters(filter)}`);
  await expect(rows(app).withText('Of tomorrow')).toHaveCount(1);
  await expect(rows(app).withText('Of the days that were meant then')).toHaveCount(0);
  await expect(app.byRole('button', { name: 'Edit filter: Publish On is in the next 3 days' })).toBeVisible();
});

test('table: several rows are selected, and changed together', async ({ app, signIn, api }) => {
  await signIn('admin', '/tidewater/collections/customers?sort=id');
  await expect(rows(app).first()).toBeVisible();
  const keys = (await attributes(rows(app), 'data-key')).slice(0, 3);
  await rows(app).nth(0).byRole('checkbox').click();
  await rows(app).nth(2).byRole('checkbox').click('\uE008');
  await expect(app.byRole('group', { name: 'Selection' })).toBeVisible();
  await expect(app.byRole('group', { name: 'Selection' })).toHaveText(/^3/);
  await app
    .byRole('group', { name: 'Selection' })
    .byRole('button', { name: /^Delete/ })
    .click();
  await app
    .byRole('alertdialog')
    .byRole('button', { name: /^Delete/ })
    .click();
  await expect
    .poll(() => api.read<unknown[]>(`items/customers?filter[id][in]=${keys.join(',')}&fields=id`))
    .toEqual([]);
});

test('cards: pictures come, and a click opens the item of that card', async ({ app, signIn }) => {
  await signIn('admin', '/tidewater/files');
  const pictures = grid(app).css('[role="gridcell"][data-key]');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() =>
      pictures
        .first()
        .css('img')
        .readAll((found) => found.map((image) => (image as HTMLImageElement).naturalWidth > 1)),
    )
    .toEqual([true]);
  const [, key] = await attributes(pictures, 'data-key');
  await pictures.nth(1).click();
  await expect.poll(() => app.url()).toMatch(new RegExp(`files/${key}$`));
});

test('calendar: opens on this month by itself, and leads on by its buttons', async ({ app, signIn }) => {
  await signIn('admin', `${articles}?view=calendar`);
  const now = new Date();
  const title = (months: number) =>
    new Date(now.getFullYear(), now.getMonth() + months, 1).toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
    });
  await expect(app.byRole('grid', { name: `Calendar, ${title(0)}` })).toBeVisible();
  await expect(app.css('[role="gridcell"][aria-current="date"]')).toHaveCount(1);
  await app.byRole('button', { name: 'Next month' }).click();
  await expect(app.byRole('grid', { name: `Calendar, ${title(1)}` })).toBeVisible();
});

test('calendar: an entry opens its item, and Back returns to its month', async ({ app, signIn }) => {
  await signIn('admin', `${articles}?view=calendar&at=month.2026-03-12`);
  const entry = app.css('[data-entry]').first();
  await expect(entry).toBeVisible();
  const name = await entry.read((element) => element.textContent ?? '');
  await entry.click();
  await expect(app.byRole('form', { name: 'Fields' })).toBeVisible();
  const title = await app
    .field('title')
    .css('input')
    .read((element) => (element as HTMLInputElement).value);
  expect(name).toContain(title);
  await app.driver.navigate().back();
  await expect(app.byRole('grid', { name: 'Calendar, March 2026' })).toBeVisible();
});

test('timeline: days from the newest on, and by keys to any of them', async ({ app, signIn }) => {
  await signIn('admin', `${articles}?view=timeline`);
  await expect(rows(app).first()).toBeVisible();
  await expect(rows(app).first().byRole('rowheader')).toHaveText(/^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, \d{4}$/);
  await app.byRole('spinbutton').first().click();
  for (const part of ['03', '12', '2026']) await app.type(part);
  await app.byRole('button', { name: 'Go' }).click();
  await expect(app.css('[data-active="true"]').byRole('rowheader')).toHaveText(/Mar \d+, 2026$/);
});

test('board: a card is dragged to another column, and the server knows @engines', async ({
  app,
  signIn,
  api,
}) => {
  await signIn('admin', `${articles}?view=board`);
  const card = cards(app, 'In review').css('[data-key]').first();
  await expect(card).toBeVisible();
  const key = await card.read((element) => element.getAttribute('data-key'));
  await card.dragTo(cards(app, 'Draft'));
  await expect(app.byText('Moved to Draft').first()).toBeVisible();
  expect((await api.read(`items/articles/${key}`))['status']).toBe('draft');
  await expect(cards(app, 'Draft').css(`[data-key="${key}"]`)).toHaveCount(1);
});

test('tree: branches open by click and by keys', async ({ app, signIn }) => {
  await signIn('admin', '/tidewater/collections/places?view=tree');
  const tree = app.byRole('treegrid');
  await app.byRole('button', { name: 'Expand North shore' }).click();
  await expect(tree.byRole('link', { name: 'Saltby' })).toBeVisible();
  await tree.css('[data-row]').withText('Saltby').click('\uE008');
  await app.press('ArrowRight');
  await expect(tree.byRole('link', { name: 'Net loft' })).toBeVisible();
  await app.press('ArrowLeft');
  await expect(tree.byRole('link', { name: 'Net loft' })).toHaveCount(0);
});

test('order by hand: a row is dragged below others, and stays there', async ({ app, signIn, api }) => {
  await signIn('admin', '/tidewater/collections/products?columns=sku,name&sort=sort');
  await expect(rows(app).nth(0).css('[data-grip]')).toBeVisible();
  const [first, second, third] = await attributes(rows(app), 'data-key');
  await rows(app).nth(0).css('[data-grip]').dragTo(rows(app).nth(2), [0.02, 0.9]);
  await expect(app.byText('Row moved').first()).toBeVisible();
  await expect
    .poll(async () => (await attributes(rows(app), 'data-key')).slice(0, 3))
    .toEqual([second, third, first]);
  const stored = await api.read<{ sku: string }[]>('items/products?sort=sort&fields=sku&limit=3');
  expect(stored.map(({ sku }) => sku)).toEqual([second, third, first]);
});
