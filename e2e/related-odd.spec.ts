import type { Locator, Page } from '@playwright/test';
import { expect, openAnew, test } from './fixtures.ts';
import { changes, chooseWay, fieldOf, inputOf, opened, read, save } from './item-page.ts';

/** Any key. */
const number: unknown = expect.any(Number);

const rows = (within: Page | Locator, name: string) =>
  fieldOf(within, name).locator('[role="row"]:has([role="gridcell"])');
const rowOf = (within: Page | Locator, name: string, text: string | RegExp) =>
  rows(within, name).filter({ hasText: text });
const drawer = (page: Page) => page.getByRole('dialog').last();
const done = (page: Page) => drawer(page).getByRole('button', { name: 'Done' }).click();
const make = async (page: Page, collection: string, data: object): Promise<number> => {
  const url = new URL(`/tidewater/items/${collection}`, page.url()).href;
  const answer = await page.request.post(url, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { id: number } }).data.id;
};

test('a copy takes along links and translations, rows of its own on request; the original keeps all [ITM-06]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const text = { language: 'de-DE', title: 'Das Original' };
  const article = await make(page, 'articles', {
    title: 'The original',
    slug: 'the-original',
    author: 1,
    status: 'draft',
    tags: [{ tags_id: { id: 1 } }, { tags_id: { id: 2 } }],
    translations: [text],
  });
  await page.goto(`#/tidewater/collections/articles/${article}`);
  await opened(page);
  const path = `/tidewater/items/articles/${article}?fields=title,tags.*,translations.*`;
  const before = await read(page, path);
  const calls = wire(page);
  await rows(page, 'tags')
    .first()
    .getByRole('button', { name: /Remove/ })
    .click();
  await chooseWay(page, 'Save as copy');
  const dialog = page.getByRole('dialog', { name: 'Values for the copy' });
  const lists = dialog.getByRole('group', { name: 'Related items' });
  await expect(lists.getByRole('checkbox')).toHaveCount(2);
  await expect(lists.getByRole('checkbox', { name: 'Tags' })).toBeChecked();
  await expect(lists).toContainText('1 relation to the same item');
  await expect(lists).toContainText('1 translation');
  await dialog.getByRole('textbox', { name: 'Slug' }).fill('the-copy');
  await dialog.getByRole('button', { name: 'Save copy' }).click();
  await expect(page).not.toHaveURL(new RegExp(`articles/${article}$`));
  const { tags, translations, slug } = calls.last({ method: 'POST', path: '/tidewater/items/articles' })
    .body as Record<string, unknown>;
  expect({ tags, translations, slug }).toEqual({
    tags: [{ tags_id: { id: 2 } }],
    translations: [text],
    slug: 'the-copy',
  });
  await opened(page);
  await expect(rows(page, 'tags')).toHaveCount(1);
  expect(await read(page, path)).toEqual(before);

  const mother = await make(page, 'categories', {
    name: 'Mother',
    slug: 'mother-of-all',
    children: [
      { name: 'Ant', slug: 'ant-1', sort: 1 },
      { name: 'Bee', slug: 'bee-1', sort: 2 },
    ],
  });
  await page.goto(`#/tidewater/collections/categories/${mother}`);
  await opened(page);
  await rowOf(page, 'children', 'Ant').click();
  await inputOf(drawer(page), 'name').fill('Anteater');
  await done(page);
  await chooseWay(page, 'Save as copy');
  const children = dialog.getByRole('checkbox', { name: 'Children' });
  await expect(children).not.toBeChecked();
  await children.click();
  await dialog.getByRole('textbox', { name: 'Slug' }).fill('mother-too');
  await dialog.getByRole('button', { name: 'Save copy' }).click();
  await expect(page).not.toHaveURL(new RegExp(`categories/${mother}$`));
  expect(calls.last({ method: 'POST', path: '/tidewater/items/categories' }).body).toEqual({
    name: 'Mother',
    slug: 'mother-too',
    children: [
      { name: 'Anteater', sort: 1 },
      { name: 'Bee', sort: 2 },
    ],
  });
  await expect(rows(page, 'children')).toHaveText([/Anteater/, /Bee/]);
  const kept = await read(page, `/tidewater/items/categories/${mother}?fields=children.id,children.name`);
  expect(kept['children']).toEqual([
    { id: number, name: 'Ant' },
    { id: number, name: 'Bee' },
  ]);
});

test('three edited at once; what is done to a new row during its save becomes a change of it [FD28] [ITM-05] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const mother = await make(page, 'categories', {
    name: 'Hive',
    slug: 'hive',
    children: ['Ant', 'Bee', 'Cat'].map((name, at) => ({ name, slug: `hive-${name}`, sort: at + 1 })),
  });
  const path = `/tidewater/items/categories/${mother}`;
  await page.goto(`#/tidewater/collections/categories/${mother}`);
  await opened(page);
  const calls = wire(page);
  for (const name of ['Ant', 'Bee', 'Cat']) {
    await rowOf(page, 'children', name).click();
    await inputOf(drawer(page), 'description').fill(`A ${name}`);
    await done(page);
  }
  await save(page);
  expect(calls.all({ method: 'PATCH', path: /items/ })).toHaveLength(1);
  expect(calls.last({ method: 'PATCH', path }).body).toEqual({
    children: ['Ant', 'Bee', 'Cat'].map((name) => ({ id: number, description: `A ${name}` })),
  });

  const add = async (name: string) => {
    await fieldOf(page, 'children').getByRole('button', { name: 'Create new' }).click();
    await inputOf(drawer(page), 'name').fill(name);
    await done(page);
  };
  const fault = faults(page);
  await add('Dog');
  await add('Eel');
  const release = await fault.hold({ method: 'PATCH', path });
  await page.keyboard.press('Control+s');
  await expect.poll(() => calls.all({ method: 'PATCH', path }).length).toBe(2);
  await rowOf(page, 'children', 'Dog').click();
  await inputOf(drawer(page), 'description').fill('A late word');
  await done(page);
  await rowOf(page, 'children', 'Eel')
    .getByRole('button', { name: /Remove/ })
    .click();
  release();
  // Until that is settled the saved row stands beside the staged one.
  await expect(rowOf(page, 'children', 'Dog').last()).toContainText('Changed');
  await expect(rowOf(page, 'children', 'Eel').last()).toContainText('Deleted');
  await expect(changes(page)).toHaveText('1 change');
  await fault.clear();
  await save(page);
  expect(calls.last({ method: 'PATCH', path }).body).toEqual({
    children: [
      { id: number, description: 'A late word' },
      { id: number, $delete: true },
    ],
  });
  const stored = await read(page, `${path}?fields=children.name,children.description`);
  expect(stored['children']).toEqual([
    ...['Ant', 'Bee', 'Cat'].map((name) => ({ name, description: `A ${name}` })),
    { name: 'Dog', description: 'A late word' },
  ]);
});

test('of drawers in drawers only the one that is closed asks, by its name [FD06]', async ({ signedIn }) => {
  const page = await signedIn('admin');
  const top = await make(page, 'categories', {
    name: 'Top',
    slug: 'top',
    children: [{ name: 'Middle', slug: 'middle', children: [{ name: 'Bottom', slug: 'bottom' }] }],
  });
  await page.goto(`#/tidewater/collections/categories/${top}`);
  await opened(page);
  await rowOf(page, 'children', 'Middle').click();
  await rowOf(drawer(page), 'children', 'Bottom').click();
  await expect(page.getByRole('dialog', { name: 'Edit Bottom' })).toBeVisible();
  await inputOf(drawer(page), 'name').fill('Changed');
  const cancel = () => drawer(page).getByRole('button', { name: 'Cancel' }).last().click();
  await cancel();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('“Edit Bottom”');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(inputOf(drawer(page), 'name')).toHaveValue('Changed');
  await cancel();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Middle' })).toBeVisible();
  await expect(rowOf(drawer(page), 'children', 'Bottom')).not.toContainText('Changed');
  await cancel();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect(changes(page)).toHaveCount(0);
});

test('what a new row or translation lacks is said at its field, before anything is sent [ITM-11]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const field = new URL('/tidewater/fields/articles_translations/title', page.url()).href;
  const { data: column } = (await (await page.request.get(field)).json()) as {
    data: Record<string, unknown>;
  };
  const { type, datatype, length } = column;
  const changes = { required: true, type, datatype, length };
  expect((await page.request.patch(field, { data: changes })).ok()).toBe(true);
  const text = { language: 'de-DE', title: 'Ein Titel' };
  const article = await make(page, 'articles', {
    title: 'Lacking',
    slug: 'lacking',
    author: 1,
    status: 'draft',
    translations: [text],
  });
  await openAnew(page, '#/tidewater/collections/authors/1');
  await opened(page);
  await fieldOf(page, 'articles').getByRole('button', { name: 'Create new' }).click();
  await inputOf(drawer(page), 'subtitle').fill('No title');
  await fieldOf(drawer(page), 'status').getByText('Published', { exact: true }).click();
  await done(page);
  await expect(fieldOf(drawer(page), 'title')).toContainText('This field is required.');
  await expect(inputOf(drawer(page), 'title')).toBeFocused();
  await drawer(page).getByRole('button', { name: 'Cancel' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();

  await page.goto(`#/tidewater/collections/articles/${article}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lacking' })).toBeVisible();
  const translations = fieldOf(page, 'translations').first();
  const choose = async (name: RegExp) => {
    await translations.locator('[aria-haspopup="listbox"]').first().click();
    await page.getByRole('option', { name }).click();
  };
  const inside = (name: string) => inputOf(page, `translations.${name}`);
  await choose(/French|Français/);
  await inside('subtitle').fill('Sans titre');
  await choose(/German|Deutsch/);
  await expect(inside('title')).toHaveValue('Ein Titel');
  const calls = wire(page);
  await page.keyboard.press('Control+s');
  await expect(fieldOf(page, 'translations.title')).toContainText('This field is required.');
  await expect(inside('subtitle')).toHaveValue('Sans titre');
  await expect(translations).toContainText('has an error');
  expect(calls.all({ method: 'PATCH', path: /items/ })).toEqual([]);
  await inside('title').fill('Un titre');
  await save(page);
  expect(calls.last({ method: 'PATCH', path: /items/ }).body).toEqual({
    translations: [{ language: 'fr-FR', title: 'Un titre', subtitle: 'Sans titre' }],
  });
});

test('links of many items: added where they lack, removed where they are; other lists say why not [ITM-07] [FD45]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const tags = [
    await make(page, 'tags', { name: 'Batch one' }),
    await make(page, 'tags', { name: 'Batch two' }),
  ];
  const articles: number[] = [];
  for (const at of [0, 1]) {
    const own = tags.slice(0, at).map((id) => ({ tags_id: { id } }));
    articles.push(
      await make(page, 'articles', {
        title: `B${at}`,
        slug: `b-${at}`,
        author: 1,
        status: 'draft',
        tags: own,
      }),
    );
  }
  await page.goto(`#/tidewater/collections/articles/${articles.join(',')}`);
  await opened(page);
  const toggle = (name: string) => page.getByRole('switch', { name: `Change ${name} in all items` });
  await expect(toggle('Translations')).toHaveCount(0);
  await expect(fieldOf(page, 'translations')).toContainText('Each of these items belongs to one item only');
  await expect(fieldOf(page, 'letters')).toContainText('Each of these items belongs to one item only');
  const calls = wire(page);
  const choose = async (mode: string, names: readonly string[]) => {
    await toggle('Tags').click();
    await fieldOf(page, 'tags').getByText(mode, { exact: true }).click();
    await fieldOf(page, 'tags').getByRole('button', { name: 'Select items' }).click();
    for (const name of names) {
      await drawer(page).getByRole('searchbox').fill(name);
      await drawer(page).getByRole('row', { name }).click();
    }
    await drawer(page)
      .getByRole('button', { name: /^Add \d/ })
      .click();
    await expect(fieldOf(page, 'tags').getByRole('listitem')).toHaveText([...names]);
    await page.keyboard.press('Control+s');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change 2 items' }).click();
    await expect(page).toHaveURL(/collections\/articles(\?|$)/);
    await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  };
  await choose('Add to each', ['Batch one', 'Batch two']);
  const [one, two] = tags;
  expect(calls.last({ method: 'PATCH', path: '/tidewater/items/articles' }).body).toEqual([
    { id: String(articles[0]), tags: [{ tags_id: { id: one } }, { tags_id: { id: two } }] },
    { id: String(articles[1]), tags: [{ tags_id: { id: two } }] },
  ]);
  await page.goto(`#/tidewater/collections/articles/${articles.join(',')}`);
  await opened(page);
  await choose('Remove from each', ['Batch one']);
  expect(calls.last({ method: 'PATCH', path: '/tidewater/items/articles' }).body).toEqual(
    articles.map((id) => ({ id: String(id), tags: [{ id: number, $delete: true }] })),
  );
  for (const id of articles) {
    const { tags: left } = await read(page, `/tidewater/items/articles/${id}?fields=tags.tags_id.name`);
    expect(left).toEqual([{ tags_id: { name: 'Batch two' } }]);
  }
});
