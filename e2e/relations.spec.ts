import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, openAnew, test } from './fixtures.ts';
import { changes, fieldOf, inputOf, keptDrafts, opened, read, save, scrolledTo } from './item-page.ts';

/** Any key. */
const number: unknown = expect.any(Number);

const table = (page: Page | Locator, name: string) => fieldOf(page, name).getByRole('grid');
const rows = (page: Page | Locator, name: string) =>
  fieldOf(page, name).locator('[role="row"]:has([role="gridcell"])');
const rowOf = (page: Page | Locator, name: string, text: string | RegExp) =>
  rows(page, name).filter({ hasText: text });
const drawer = (page: Page) => page.getByRole('dialog').last();
const done = (page: Page) => drawer(page).getByRole('button', { name: 'Done' }).click();

test('children: made, changed, let go and moved, and nothing else is sent [INF-01] [ITM-05] [FD11] [FD27]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const make = async (name: string, sort: number, parent: number | null) => {
    const url = new URL('/tidewater/items/categories', page.url()).href;
    const answer = await page.request.post(url, { data: { name, slug: name.toLowerCase(), sort, parent } });
    return ((await answer.json()) as { data: { id: number } }).data.id;
  };
  const mother = await make('Mother', 90, null);
  const [ant, bee, cat] = [
    await make('Ant', 1, mother),
    await make('Bee', 2, mother),
    await make('Cat', 3, mother),
  ];
  const calls = wire(page);
  await page.goto(`#/tidewater/collections/categories/${mother}`);
  await opened(page);
  await expect(rows(page, 'children')).toHaveText([/Ant/, /Bee/, /Cat/]);
  // The item itself is read without its rows.
  expect(calls.last({ path: `/tidewater/items/categories/${mother}` }).query['fields']).not.toContain(
    'children',
  );
  await expect(changes(page)).toHaveCount(0);

  // Two new ones; giving up a change to the first keeps both.
  for (const name of ['Dog', 'Eel']) {
    await fieldOf(page, 'children').getByRole('button', { name: 'Create new' }).click();
    await expect(fieldOf(drawer(page), 'parent')).toHaveCount(0);
    await inputOf(drawer(page), 'name').fill(name);
    await done(page);
  }
  await rowOf(page, 'children', 'Dog').click();
  await inputOf(drawer(page), 'name').fill('Dragon');
  await drawer(page).getByRole('button', { name: 'Cancel' }).last().click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(rows(page, 'children')).toHaveText([/Ant/, /Bee/, /Cat/, /Dog.*New/, /Eel.*New/]);

  await rowOf(page, 'children', 'Ant').click();
  await inputOf(drawer(page), 'name').fill('Anteater');
  await done(page);
  await rowOf(page, 'children', 'Bee').getByRole('button', { name: 'Remove Bee' }).click();
  await expect(rowOf(page, 'children', 'Bee')).toContainText('Removed');
  await rowOf(page, 'children', 'Eel')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(rows(page, 'children')).toHaveCount(4);
  // By keyboard: the third row before the second.
  await table(page, 'children').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows(page, 'children')).toHaveText([/Anteater/, /Cat/, /Bee/, /Dog/]);
  await save(page);
  const body = calls.last({ method: 'PATCH', path: /categories/ }).body as { children: { id?: number }[] };
  expect(Object.keys(body)).toEqual(['children']);
  const byKey = (list: { id?: number }[]) => [...list].sort((a, b) => (a.id ?? 1e9) - (b.id ?? 1e9));
  expect(byKey(body.children)).toEqual([
    { id: ant, name: 'Anteater', slug: 'anteater' },
    { id: bee, parent: null, sort: 3 },
    { id: cat, sort: 2 },
    { name: 'Dog', slug: 'dog', sort: 4 },
  ]);
  await expect(rows(page, 'children')).toHaveText([/Anteater/, /Cat/, /Dog/]);
  expect((await read(page, `/tidewater/items/categories/${bee}`))['parent']).toBeNull();

  // What is saved is not sent again.
  await inputOf(page, 'description').fill('Of all');
  await save(page);
  expect(calls.last({ method: 'PATCH', path: /categories/ }).body).toEqual({ description: 'Of all' });

  // An existing item is found by the server; those that are there already can't be chosen.
  await fieldOf(page, 'children').getByRole('button', { name: 'Add existing' }).click();
  await drawer(page).getByRole('searchbox').fill('Bee');
  await drawer(page).getByRole('row', { name: /Bee/ }).click();
  await drawer(page).getByRole('searchbox').fill('Cat');
  await expect(drawer(page).getByRole('row', { name: /Cat.*Already added/ })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Add 1 item' }).click();
  await expect(rowOf(page, 'children', 'Bee')).toContainText('Added');
  // Undone field by field.
  await fieldOf(page, 'children').locator('[data-field-menu]').click();
  await page.getByRole('menuitem', { name: /Discard/ }).click();
  await expect(rowOf(page, 'children', 'Bee')).toHaveCount(0);
  await expect(changes(page)).toHaveCount(0);
});

test('many to many: linked, edited, unlinked as junction rows; kept as a draft [INF-01]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: '/tidewater/collections/articles/6' });
  await opened(page);
  const calls = wire(page);
  await expect(rows(page, 'tags').first()).toBeVisible();
  const before = await rows(page, 'tags').count();
  const linked = await read(page, '/tidewater/items/articles/6?fields=tags.tags_id.name');
  const [own = ''] = (linked['tags'] as { tags_id: { name: string } }[]).map(({ tags_id }) => tags_id.name);
  await fieldOf(page, 'tags').getByRole('button', { name: 'Add existing' }).click();
  await drawer(page).getByRole('searchbox').fill(own);
  const choices = drawer(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
  await expect(choices.filter({ hasText: 'Already added' }).first()).toContainText(own);
  // Chosen in two searches: the first choice stays.
  const names: string[] = [];
  for (const part of ['ing', 'er']) {
    await drawer(page).getByRole('searchbox').fill(part);
    const free = choices
      .filter({ hasText: part, hasNotText: 'Already added' })
      .filter({ visible: true })
      .first();
    names.push((await free.getByRole('gridcell').nth(1).textContent()) ?? '');
    await free.click();
    await expect(drawer(page).getByRole('button', { name: `Add ${names.length} item` })).toBeVisible();
  }
  await drawer(page).getByRole('button', { name: 'Add 2 items' }).click();
  await expect(rows(page, 'tags')).toHaveCount(before + 2);
  await expect(rowOf(page, 'tags', names[0] ?? '')).toContainText('Added');
  const first = (await rows(page, 'tags').first().getByRole('gridcell').first().textContent()) ?? '';
  await rows(page, 'tags')
    .first()
    .getByRole('button', { name: /Remove/ })
    .click();
  await fieldOf(page, 'tags').getByRole('button', { name: 'Create new' }).click();
  await inputOf(drawer(page), 'name').fill('Brand new tag');
  await done(page);

  // Everything staged outlives a reload.
  await expect.poll(() => keptDrafts(page)).toContain('Brand new tag');
  await page.reload();
  await page.getByRole('button', { name: /restore/i }).click();
  await expect(rowOf(page, 'tags', 'Brand new tag')).toContainText('New');
  await expect(rowOf(page, 'tags', names[0] ?? '')).toContainText('Added');
  await expect(rows(page, 'tags').filter({ hasText: first })).toContainText('Removed');
  await save(page);
  const { tags } = calls.last({ method: 'PATCH', path: /articles/ }).body as { tags: object[] };
  expect(tags).toEqual([
    { tags_id: { id: number } },
    { tags_id: { id: number } },
    { id: number, $delete: true },
    { tags_id: { name: 'Brand new tag' } },
  ]);
  await expect(rows(page, 'tags')).toHaveCount(before + 2);
  await expect(fieldOf(page, 'tags').getByText('Added')).toHaveCount(0);

  // To any depth: a tag's own articles inside the tag's drawer.
  await rowOf(page, 'tags', 'Brand new tag').click();
  await expect(rows(drawer(page), 'articles')).toHaveCount(1);
  await drawer(page).getByRole('button', { name: 'Add existing' }).click();
  await choices.filter({ hasNotText: 'Already added' }).nth(2).click();
  await drawer(page).getByRole('button', { name: 'Add 1 item' }).click();
  await done(page);
  await expect(rowOf(page, 'tags', 'Brand new tag')).toContainText('Changed');
  await save(page);
  expect(calls.last({ method: 'PATCH', path: /articles/ }).body).toEqual({
    tags: [
      {
        id: number,
        tags_id: {
          id: number,
          articles: [{ articles_id: { id: number } }],
        },
      },
    ],
  });
});

test('translations: a language at a time, changed and new ones as rows of their own [FD10] [INF-01]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: '/tidewater/collections/articles/5' });
  await opened(page);
  const calls = wire(page);
  const field = fieldOf(page, 'translations');
  const language = field.getByRole('button', { name: /Language/ });
  const choose = async (name: RegExp) => {
    await language.click();
    await page.getByRole('option').filter({ hasText: name }).click();
  };
  const title = fieldOf(page, 'translations.title').locator('input');
  await expect(title).toHaveValue('Low Ferring, bevor die Boote heimkehren');
  await expect(changes(page)).toHaveCount(0);
  await title.fill('Low Ferring');
  await choose(/Français.*Not translated/);
  await expect(title).toHaveValue('');
  await title.fill('Avant les bateaux');
  await choose(/Deutsch.*Changed/);
  await expect(title).toHaveValue('Low Ferring');
  await save(page);
  const [row] = (await read(
    page,
    '/tidewater/items/articles_translations?filter[article][eq]=5',
  )) as unknown as {
    id: number;
  }[];
  expect(calls.last({ method: 'PATCH', path: /articles/ }).body).toEqual({
    translations: [
      { id: row?.id, title: 'Low Ferring' },
      { language: 'fr-FR', title: 'Avant les bateaux' },
    ],
  });
  // What was new is a saved row now, and stays one.
  await expect(title).toHaveValue('Low Ferring');
  await choose(/Français.*1 of 3 translated · Missing: Subtitle and Body/);
  await expect(title).toHaveValue('Avant les bateaux');
  await title.fill('Avant');
  await save(page);
  expect(calls.last({ method: 'PATCH', path: /articles/ }).body).toEqual({
    translations: [{ id: number, title: 'Avant' }],
  });
  await field.getByRole('button', { name: 'Remove translation' }).click();
  await save(page);
  expect(calls.last({ method: 'PATCH', path: /articles/ }).body).toEqual({
    translations: [{ id: number, $delete: true }],
  });
  await expect(language).toContainText('Français');
  await expect(title).toHaveValue('');
});

test('translations whose languages stand in the options, as 8.8.1 keeps them [INF-01]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const options = { languageField: 'language', languages: { 'de-DE': 'German', 'nl-NL': 'Dutch' } };
  await page.route(/\/tidewater\/collections(\?|$)/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as {
      data: { fields: Record<string, { type: string; options: unknown }> }[];
    };
    const fields = json.data.flatMap((collection) => Object.values(collection.fields));
    for (const field of fields) if (field.type.toLowerCase() === 'translation') field.options = options;
    await route.fulfill({ response, json });
  });
  await openAnew(page, new URL('#/tidewater/collections/articles/8', page.url()).href);
  await opened(page);
  const calls = wire(page);
  const field = fieldOf(page, 'translations');
  await field.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option').filter({ hasText: 'Dutch' }).click();
  await fieldOf(page, 'translations.title').locator('input').fill('Voor de boten');
  await save(page);
  expect(calls.last({ method: 'PATCH', path: /articles/ }).body).toEqual({
    translations: [{ language: 'nl-NL', title: 'Voor de boten' }],
  });
});

test('check boxes, files and people: what each sends; at 390 px in the dark [INF-01]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin', {
    path: '/tidewater/collections/form_lab/1',
    context: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  });
  await opened(page);
  const calls = wire(page);
  const ticks = fieldOf(page, 'ticks');
  await expect(ticks.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await ticks.getByRole('checkbox', { checked: true }).first().uncheck();
  await ticks.getByRole('checkbox', { name: 'Voices' }).check();
  const person = fieldOf(page, 'person').getByRole('combobox');
  await scrolledTo(person);
  await person.click();
  await page.getByRole('option').filter({ hasText: '@' }).last().click();
  await save(page);
  expect(calls.last({ method: 'PATCH', path: /form_lab/ }).body).toEqual({
    person: number,
    ticks: [{ id: 1, $delete: true }, { category: { id: 3 } }],
  });

  await page.goto('#/tidewater/collections/products/MUG-FOG');
  await opened(page);
  await expect(rows(page, 'gallery')).toHaveCount(2);
  await checkA11y(page);
  await fieldOf(page, 'gallery').getByRole('button', { name: 'Create new' }).click();
  const picker = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /Choose|Upload|Browse/ })
    .last()
    .click();
  const image = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await (await picker).setFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: image },
    { name: 'two.png', mimeType: 'image/png', buffer: image },
    { name: 'three.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ]);
  await expect(rows(page, 'gallery').filter({ hasText: 'Added' })).toHaveCount(2);
  await drawer(page).getByRole('button', { name: 'Done' }).click();
  await save(page);
  expect(calls.last({ method: 'PATCH', path: /products/ }).body).toEqual({
    gallery: [{ file: { id: number } }, { file: { id: number } }],
  });
  await expect(rows(page, 'gallery')).toHaveCount(4);
});

test('ten thousand rows are read by the page; a gone target can be removed; who may only read can’t [INF-01] [ITM-13]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const post = (path: string, data: unknown) =>
    page.request.post(new URL(`/tidewater/items/${path}`, page.url()).href, { data });
  for (let part = 0; part < 5; part += 1) {
    const letters = Array.from({ length: 2000 }, () => ({ name: 'Reader', text: 'x', article: 8 }));
    expect((await post('letters', letters)).ok()).toBe(true);
  }
  expect((await post('articles_tags', { articles_id: 8, tags_id: { name: 'Short-lived' } })).ok()).toBe(true);
  const linked = await read(page, '/tidewater/items/tags?filter[name][eq]=Short-lived&single=1');
  await page.request.delete(new URL(`/tidewater/items/tags/${String(linked['id'])}`, page.url()).href);
  const calls = wire(page);
  await page.goto('#/tidewater/collections/articles/8');
  await opened(page);
  await expect(fieldOf(page, 'letters')).toContainText(/10,00\d items/);
  await table(page, 'letters').focus();
  await page.keyboard.press('End');
  await expect.poll(() => calls.all({ path: /items\/letters/ }).at(-1)?.query['offset']).toBe('50');
  expect(await rows(page, 'letters').count()).toBeLessThan(40);
  for (const { query } of calls.all({ path: /items\/letters/ }))
    expect(Number(query['limit'])).toBeLessThan(51);

  await rowOf(page, 'tags', 'Missing')
    .getByRole('button', { name: /Remove/ })
    .click();
  await save(page);
  expect(calls.last({ method: 'PATCH', path: /articles/ }).body).toEqual({
    tags: [{ id: number, $delete: true }],
  });
  await expect(rowOf(page, 'tags', 'Missing')).toHaveCount(0);

  const reader = await signedIn('viewer', { path: '/tidewater/collections/articles/8' });
  await opened(reader);
  await expect(rows(reader, 'tags').first()).toBeVisible();
  await rows(reader, 'tags').first().click();
  await expect(fieldOf(reader, 'tags').getByRole('button')).toHaveCount(0);
  await expect(reader.getByRole('dialog')).toHaveCount(0);
});

test('rows of a junction are put in order with the pointer [INF-01] [ITM-05]', async ({ signedIn, wire }) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/articles/3' });
  await opened(page);
  const calls = wire(page);
  await expect(rows(page, 'related_articles')).toHaveCount(2);
  const before = await rows(page, 'related_articles').allTextContents();
  await fieldOf(page, 'related_articles').scrollIntoViewIfNeeded();
  // Editors that came near on the way have taken their places.
  await calls.quiet();
  await rows(page, 'related_articles')
    .nth(0)
    .hover({ position: { x: 16, y: 22 } });
  await page.mouse.down();
  await rows(page, 'related_articles')
    .nth(1)
    .hover({ position: { x: 16, y: 20 } });
  await rows(page, 'related_articles')
    .nth(1)
    .hover({ position: { x: 16, y: 40 } });
  await page.mouse.up();
  await expect(rows(page, 'related_articles').first()).toContainText('Changed');
  await save(page);
  expect(calls.last({ method: 'PATCH', path: /articles/ }).body).toEqual({
    related_articles: expect.arrayContaining([
      { id: 3, sort: 2 },
      { id: 4, sort: 1 },
    ]) as unknown,
  });
  await expect(rows(page, 'related_articles')).toHaveText([...before].reverse());
});
