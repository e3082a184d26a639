import { expect, type Locator, type Page, test } from './fixtures.ts';
import { attributes, formReady, input, notice, rows, save, texts } from './steps.ts';

const articles = '/tidewater/collections/articles';
const panel = (app: Page): Locator => app.byRole('complementary', { name: 'Activity' });
const changes = (app: Page): Locator => app.byRole('status').withText(/change/);

/** Drafts that the browser keeps, as text. */
const drafts = (app: Page) =>
  app.run<string>(`return await new Promise((resolve) => {
    const open = indexedDB.open('lectern-drafts');
    open.onsuccess = () => {
      const all = open.result.transaction('drafts').objectStore('drafts').getAll();
      all.onsuccess = () => { open.result.close(); resolve(JSON.stringify(all.result)); };
      all.onerror = () => resolve('');
    };
    open.onerror = () => resolve('');
  })`);

test('a new item: what is required is asked for, then it is made @engines', async ({ app, signIn, api }) => {
  await signIn('admin', '/tidewater/collections/tags');
  await expect(rows(app).first()).toBeVisible();
  await app.byRole('link', { name: 'New item' }).click();
  await formReady(app);
  await app.press('Control+s');
  await expect(app.field('name').css('[aria-invalid="true"]')).toHaveCount(1);
  await input(app, 'name').fill('Ebb');
  await app.byRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.read('items/tags?filter[name][eq]=Ebb&fields=name')).toEqual([{ name: 'Ebb' }]);
});

test('undo and redo over the whole form by keys', async ({ app, signIn }) => {
  await signIn('admin', `${articles}/9`);
  await formReady(app);
  const before = await input(app, 'subtitle').read((element) => (element as HTMLInputElement).value);
  await input(app, 'subtitle').click();
  await app.press('End');
  await app.type('!');
  await expect(changes(app)).toHaveText('1 change');
  await app.press('Control+z');
  await expect(input(app, 'subtitle')).toHaveValue(before);
  await expect(changes(app)).toHaveCount(0);
  await app.press('Control+Shift+z');
  await expect(input(app, 'subtitle')).toHaveValue(`${before}!`);
});

test('leaving with unsaved changes is asked about, and staying keeps them', async ({ app, signIn }) => {
  await signIn('admin', `${articles}/8`);
  await formReady(app);
  await input(app, 'subtitle').fill('Not yet');
  await app.byRole('navigation', { name: 'Navigation' }).byRole('link', { name: 'Authors' }).click();
  const question = app.byRole('alertdialog', { name: 'Unsaved changes' });
  await expect(question.byRole('button', { name: 'Keep editing' })).toBeFocused();
  await app.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(input(app, 'subtitle')).toHaveValue('Not yet');
  await app.byRole('navigation', { name: 'Navigation' }).byRole('link', { name: 'Authors' }).click();
  await question.byRole('button', { name: 'Discard changes' }).click();
  await expect(app.byRole('heading', { name: 'Authors' })).toBeVisible();
});

test('a draft is kept over a reload, offered, taken and saved @engines', async ({ app, signIn, api }) => {
  await signIn('editor', `${articles}/7`);
  await formReady(app);
  await input(app, 'subtitle').fill('Kept over a reload');
  await expect.poll(() => drafts(app)).toContain('Kept over a reload');
  await app.reload();
  await formReady(app);
  await expect(app.byRole('status').withText('Unsaved changes from')).toBeVisible();
  await app.byRole('button', { name: 'Restore' }).click();
  await expect(input(app, 'subtitle')).toHaveValue('Kept over a reload');
  await save(app);
  expect((await api.read('items/articles/7'))['subtitle']).toBe('Kept over a reload');
  await expect.poll(() => drafts(app)).toBe('[]');
});

test('others have saved the same field meanwhile: asked, and mine is saved', async ({ app, signIn, api }) => {
  await signIn('editor', `${articles}/3`);
  await formReady(app);
  await input(app, 'subtitle').fill('Mine');
  await api.update('items/articles/3', { subtitle: 'Theirs', summary: 'Theirs alone' });
  await app.byRole('button', { name: 'Save' }).click();
  const dialog = app.byRole('alertdialog', { name: 'Changed in the meantime' });
  await expect(dialog).toHaveText(/Theirs/);
  await dialog.byRole('radio', { name: 'Save mine' }).click();
  await app.press('Control+Enter');
  await expect(notice(app, 'Saved')).toBeVisible();
  const saved = await api.read('items/articles/3');
  expect([saved['subtitle'], saved['summary']]).toEqual(['Mine', 'Theirs alone']);
});

test('a comment is written by keys, and deleted', async ({ app, signIn, api }) => {
  await signIn('admin', `${articles}/4`);
  await panel(app).byRole('textbox', { name: 'Comment' }).click();
  await app.type('See **that**');
  await app.press('Control+Enter');
  await expect(panel(app).byRole('article').first()).toHaveText(/See that/);
  const comments =
    'activity?filter[action][eq]=comment&filter[item][eq]=4&filter[comment_deleted_on][null]=1';
  await expect.poll(() => api.read<unknown[]>(comments)).toHaveLength(1);
  await panel(app).byRole('article').first().byRole('button', { name: 'Delete comment' }).click();
  await app.byRole('alertdialog').byRole('button', { name: 'Delete' }).click();
  await expect(notice(app, 'Comment deleted')).toBeVisible();
  await expect.poll(() => api.read<unknown[]>(comments)).toHaveLength(0);
});

test('history: what was changed, word by word, and the way back to it', async ({ app, signIn, api }) => {
  await api.update('items/articles/6', { subtitle: 'the first of all the words' });
  await api.update('items/articles/6', { subtitle: 'the second of all the words' });
  await signIn('admin', `${articles}/6`);
  await formReady(app);
  const entries = panel(app).css('[data-action]');
  await entries
    .first()
    .byRole('button', { name: /change/ })
    .click();
  await expect(entries.first().css('del')).toHaveText('first');
  await expect(entries.first().css('ins')).toHaveText('second');
  await entries.nth(1).byRole('button', { name: 'Preview and revert' }).click();
  await app.byRole('dialog', { name: 'Preview and revert' }).byRole('button', { name: 'Revert' }).click();
  await expect(notice(app, 'Reverted')).toBeVisible();
  await expect(input(app, 'subtitle')).toHaveValue('the first of all the words');
  expect((await api.read('items/articles/6'))['subtitle']).toBe('the first of all the words');
});

test('rows of another collection: made in a drawer, put in order, saved', async ({ app, signIn, api }) => {
  const made = (await api.create('items/categories', { name: 'Mother', slug: 'mother' })) as { id: number };
  for (const [sort, name] of ['Ant', 'Bee'].entries()) {
    await api.create('items/categories', { name, slug: name.toLowerCase(), sort, parent: made.id });
  }
  await signIn('admin', `/tidewater/collections/categories/${made.id}`);
  await formReady(app);
  const list = app.field('children').css('[role="row"]:has([role="gridcell"])');
  await expect.poll(async () => (await texts(list)).length).toBe(2);
  await app.field('children').byRole('button', { name: 'Create new' }).click();
  const drawer = app.byRole('dialog').nth(-1);
  await input(drawer, 'name').fill('Cat');
  await drawer.byRole('button', { name: 'Done' }).click();
  await expect(list.withText('Cat')).toHaveCount(1);
  await list.withText('Ant').byRole('gridcell').first().dragTo(list.withText('Bee'), [0.05, 0.9]);
  await expect
    .poll(async () => (await texts(list)).map((text) => /Ant|Bee|Cat/.exec(text)?.[0]))
    .toEqual(['Bee', 'Ant', 'Cat']);
  await save(app);
  const children = await api.read<{ name: string }[]>(
    `items/categories?filter[parent][eq]=${made.id}&sort=sort&fields=name`,
  );
  expect(children.map(({ name }) => name)).toEqual(['Bee', 'Ant', 'Cat']);
});

test('many to many: an item is found, linked and saved', async ({ app, signIn, api }) => {
  const tag = (await api.create('items/tags', { name: 'Neap tide' })) as { id: number };
  await signIn('admin', `${articles}/10`);
  await formReady(app);
  await app.field('tags').byRole('button', { name: 'Add existing' }).click();
  const drawer = app.byRole('dialog').nth(-1);
  await drawer.byRole('searchbox').click();
  await app.type('Neap');
  await drawer.byRole('row', { name: /Neap tide/ }).click();
  await drawer.byRole('button', { name: 'Add 1 item' }).click();
  await save(app);
  const links = await api.read<unknown[]>(`items/articles/10?fields=tags.tags_id`);
  expect(JSON.stringify(links)).toContain(`"tags_id":${tag.id}`);
});

test('translations: another language is written and saved', async ({ app, signIn, api }) => {
  await signIn('admin', `${articles}/5`);
  await formReady(app);
  await app.field('translations').css('[aria-haspopup="listbox"]').first().click();
  await app.byRole('option', { name: /Français/ }).click();
  await app.field('translations.title').css('input').fill('Marée basse');
  await save(app);
  const saved = await api.read('items/articles/5?fields=translations.*');
  expect(JSON.stringify(saved)).toContain('Marée basse');
});

test('cells are edited in the table by keys, and a block is copied and pasted', async ({
  app,
  signIn,
  api,
}) => {
  await signIn('admin', '/tidewater/collections/products?columns=sku,name,stock&sort=sku');
  await expect(rows(app).first()).toBeVisible();
  const keys = await attributes(rows(app), 'data-key');
  const cell = (at: number, column: number) =>
    rows(app)
      .nth(at)
      .css(`[data-column="${column + 1}"]`);
  await app.byRole('region', { name: 'Editing the table' }).byRole('switch').click();
  await cell(0, 1).click();
  await app.type('Oak bucket');
  await app.press('Tab');
  await expect(cell(0, 1)).toHaveText(/Oak bucket/);
  await app.type('7');
  await app.press('Enter');
  await expect(cell(0, 2)).toHaveText(/^7(\D|$)/);
  await cell(0, 2).click();
  await app.press('Control+c');
  await cell(2, 2).click();
  await app.press('Control+v');
  await expect(cell(2, 2)).toHaveText(/^7(\D|$)/);
  await app.press('Control+s');
  await expect(app.byText(/items saved$/).first()).toBeVisible();
  const stored = await api.read<object[]>('items/products?sort=sku&fields=sku,name,stock&limit=3');
  expect(stored[0]).toEqual({ sku: keys[0], name: 'Oak bucket', stock: 7 });
  expect(stored[2]).toMatchObject({ sku: keys[2], stock: 7 });
});
