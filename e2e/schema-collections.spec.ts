import type { Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { fieldOf, inputOf, opened, save, saveButton } from './item-page.ts';
import { keyField } from './key-field.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const list = '/tidewater/settings/collections';
const rowOf = (page: Page, name: string) => page.locator(`tr[data-collection="${name}"]`);
const fieldRow = (page: Page, name: string) => page.locator(`tr[data-row="${name}"]`);
const fieldNames = (page: Page) =>
  page.locator('tr[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));

/** The collections that the page is told of; the server has others. */
async function tell(page: Page, change: (all: Record<string, unknown>[]) => Record<string, unknown>[]) {
  await page.route(/\/tidewater\/collections(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
    return route.fulfill({ response: answer, json: { data: change(data) } });
  });
  await page.reload();
}

test('collections: filter, tables that are not managed, start and stop [SCH-01] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/settings' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Collections and fields/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collections and fields' })).toBeVisible();
  await expect(page.getByText(/^\d+ collections$/)).toBeVisible();
  await expect(page.locator('tr[data-collection^="directus_"]')).toHaveCount(0);
  await expect(rowOf(page, 'articles')).toContainText('Everything that is printed or put online');
  await checkA11y(page);

  await page.getByRole('searchbox', { name: 'Filter collections' }).fill('ledger');
  await expect(page.getByText('1 collection', { exact: true })).toBeVisible();
  const ledger = rowOf(page, 'legacy_ledger');
  await expect(ledger).toContainText('Not managed');

  // Taken in at once; meanwhile its row is busy.
  const calls = wire(page);
  const release = await faults(page).hold({ method: 'PATCH', path: '/tidewater/collections/legacy_ledger' });
  await ledger.getByRole('button', { name: 'Manage Legacy Ledger', exact: true }).click();
  await expect(ledger.locator('[aria-busy="true"]')).toBeVisible();
  release();
  await expect(told(page, 'Collection is now managed')).toBeVisible();
  await expect(ledger).not.toContainText('Not managed');
  expect(calls.last({ method: 'PATCH' }).body).toEqual({ managed: true });
  // What the app shows follows.
  await expect(
    page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Legacy Ledger' }),
  ).toBeVisible();

  // Letting go is asked about first.
  calls.clear();
  const stop = ledger.getByRole('button', { name: 'Stop managing Legacy Ledger' });
  await stop.click();
  const question = page.getByRole('alertdialog', { name: 'Stop managing Legacy Ledger?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await stop.click();
  await question.getByRole('button', { name: 'Stop managing' }).click();
  await expect(told(page, 'Collection is no longer managed')).toBeVisible();
  expect(calls.all({ method: 'PATCH' }).map(({ body }) => body)).toEqual([{ managed: false }]);
  await expect(ledger).toContainText('Not managed');

  await tell(page, (all) => all.filter(({ collection }) => String(collection).startsWith('directus_')));
  await expect(page.getByRole('heading', { name: 'No collections yet' })).toBeVisible();
});

test('new collection: names, default fields, the exact payload, what the server says of a name [SCH-02] @faults', async ({
  signedIn,
  wire,
  faults,
  apiVersion,
}) => {
  const page = await signedIn('admin', { path: list });
  await page.getByRole('button', { name: 'New collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'New collection' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const create = dialog.getByRole('button', { name: 'Create' });
  await expect(name).toBeFocused();
  const isOn = async (words: string) => dialog.getByRole('switch', { name: words }).isChecked();
  for (const words of ['Status', 'Sort', 'Modified by', 'Modified on']) expect(await isOn(words)).toBe(false);
  for (const words of ['Created by', 'Created on']) expect(await isOn(words)).toBe(true);
  await checkA11y(page);

  const calls = wire(page);
  for (const [typed, said] of [
    ['', 'Enter a name'],
    ['directus_notes', 'reserved for the system'],
    ['articles', 'already'],
    ['Articles', 'already'],
    ['x'.repeat(65), '64 characters'],
  ] as const) {
    await name.fill(typed);
    await create.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toContainText(said);
  }
  expect(calls.all({ method: 'POST' })).toEqual([]);
  // What is wrong is said while it is typed, with a name that can be had instead.
  await name.fill('Field notes');
  await expect(name).toHaveAccessibleDescription(/lowercase letters a–z, digits and underscores/);
  await dialog.getByRole('button', { name: 'Use “field_notes”' }).click();
  await expect(name).toHaveValue('field_notes');
  await expect(name).toHaveAccessibleDescription(
    'Shown as “Field Notes”, in the API at /tidewater/items/field_notes. It can’t be changed later.',
  );

  // The server has the last word; nothing typed is lost, and it can be tried again.
  const fault = faults(page);
  for (const [code, words, said] of [
    [4, 'Invalid collection name', 'This name isn’t valid.'],
    [307, 'Collection "field_notes" already exists', 'A collection with this name already exists.'],
  ] as const) {
    await fault.answer({ method: 'POST', path: '/tidewater/collections' }, 422, {
      error: { code, message: words },
    });
    await create.click();
    await expect(dialog).toContainText(said);
    await expect(name).toHaveValue('field_notes');
    await expect(name).toBeFocused();
    await expect(create).not.toHaveAttribute('aria-busy', 'true');
    await fault.clear();
    await name.press('End');
    await name.press('Backspace');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await name.fill('field_notes');
  }

  await name.fill('y'.repeat(64));
  await dialog.getByRole('switch', { name: 'Status' }).click();
  await dialog.getByRole('switch', { name: 'Created on' }).click();
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Y+$/i);
  await expect(page).toHaveURL(/settings\/collections\/y{64}$/);
  const sent = calls.last({ method: 'POST', path: '/tidewater/collections' });
  expect(sent.query['fields']).toBe('*.*');
  expect(sent.body).toEqual({
    collection: 'y'.repeat(64),
    hidden: 0,
    fields: [
      { ...keyField, hidden_detail: true, hidden_browse: true },
      expect.objectContaining({
        field: 'status',
        type: 'status',
        datatype: 'VARCHAR',
        length: 20,
        default_value: 'draft',
        required: true,
      }),
      {
        ...(apiVersion === '8.8.1'
          ? { type: 'owner', interface: 'owner' }
          : { type: 'user_created', interface: 'user-created' }),
        datatype: 'INT',
        field: 'created_by',
        options: { template: '{{first_name}} {{last_name}}', display: 'both' },
        readonly: true,
        hidden_detail: true,
        hidden_browse: true,
        width: 'full',
      },
    ],
  });
  await expect.poll(() => fieldNames(page)).toEqual(expect.arrayContaining(['id', 'status', 'created_by']));
});

test('UUIDs as keys: made when an item is saved, once though the answer is lost, anew for copies and nested rows [SCH-02] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: list });
  await page.getByRole('button', { name: 'New collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'New collection' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('tickets');
  await dialog.getByRole('radio', { name: /UUID/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/settings\/collections\/tickets$/);
  const api = (path: string) => new URL(`/tidewater/${path}`, page.url()).href;
  const column = { type: 'string', datatype: 'VARCHAR' };
  for (const field of [
    { field: 'title', ...column, length: 100, interface: 'text-input' },
    { field: 'parent', type: 'm2o', datatype: 'VARCHAR', length: 36, interface: 'many-to-one' },
    { field: 'parts', type: 'o2m', interface: 'one-to-many' },
  ])
    expect((await page.request.post(api('fields/tickets'), { data: field })).ok()).toBe(true);
  const relation = { collection_many: 'tickets', field_many: 'parent', collection_one: 'tickets' };
  await page.request.post(api('relations'), { data: { ...relation, field_one: 'parts' } });

  // In two halves: what is written arrives, its answer does not.
  await page.goto('#/tidewater/collections/tickets/+');
  await page.reload();
  await opened(page);
  const key = inputOf(page, 'id');
  await expect(key).toHaveAttribute('placeholder', 'Generated on save if empty');
  await checkA11y(page);
  await inputOf(page, 'title').fill('Leaking roof');
  const calls = wire(page);
  const trouble = faults(page);
  await trouble.garble({ method: 'POST', path: /items\/tickets/ });
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Your changes may have been saved anyway/)).toBeVisible();
  await trouble.clear();
  await inputOf(page, 'title').fill('Leaking roof, again');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'The item was already saved. This is it.')).toBeVisible();
  const made = calls.all({ method: 'POST', path: /items\/tickets/ }).map(({ body }) => body);
  expect(made).toEqual([{ id: expect.stringMatching(uuid), title: 'Leaking roof' }]);
  await expect(key).toHaveValue((made[0] as { id: string }).id);
  await expect(inputOf(page, 'title')).toHaveValue('Leaking roof, again');

  // A row made within it, and a copy.
  await fieldOf(page, 'parts').getByRole('button', { name: 'Create new' }).click();
  const drawer = page.getByRole('dialog').last();
  await inputOf(drawer, 'title').fill('Roof tile');
  await drawer.getByRole('button', { name: 'Done' }).click();
  await save(page);
  await expect(fieldOf(page, 'parts')).toContainText('Roof tile');
  // In a call of its own: servers refuse keys in a list that they don't know.
  const { id } = made[0] as { id: string };
  const ofRow = { id: expect.stringMatching(uuid), title: 'Roof tile', parent: id };
  expect(calls.last({ method: 'POST', path: /items\/tickets/ }).body).toEqual([ofRow]);
  expect(calls.last({ method: 'PATCH', path: /items\/tickets/ }).body).toEqual({
    title: 'Leaking roof, again',
  });
  const items = async () => {
    const answer = await page.request.get(api('items/tickets?fields=id,title,parent'));
    return ((await answer.json()) as { data: { id: string; title: string; parent: string | null }[] }).data;
  };
  const all = await items();
  expect(all.map(({ title }) => title).sort()).toEqual(['Leaking roof, again', 'Roof tile']);
  for (const { id } of all) expect(id).toMatch(uuid);
  expect(new Set(all.map(({ id }) => id)).size).toBe(2);
  expect(all.find(({ parent }) => parent !== null)?.parent).toBe((made[0] as { id: string }).id);
});

test('settings of a collection: saved with only what changed, guarded; deleting says what is lost [SCH-03] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await signedIn('admin', { path: list });
  await rowOf(page, 'fees').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs.getByRole('link')).toHaveText(['Settings', 'Collections and fields']);
  await expect(page.getByRole('main')).toContainText('saved immediately');
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');

  const note = inputOf(page, 'note');
  await note.fill('What is paid to whom');
  await crumbs.getByRole('link', { name: 'Collections and fields' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 unsaved collection setting');
  await page.getByRole('alertdialog').getByRole('button', { name: /keep/i }).click();

  const calls = wire(page);
  const fault = faults(page);
  await fault.answer({ method: 'PATCH', path: '/tidewater/collections/fees' }, 500, {
    error: { code: 9, message: 'no room left' },
  });
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no room left' })).toBeVisible();
  await expect(note).toHaveValue('What is paid to whom');
  await fault.clear();
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Collection saved')).toBeVisible();
  expect(calls.last({ method: 'PATCH' })).toMatchObject({
    path: '/tidewater/collections/fees',
    body: { note: 'What is paid to whom' },
  });
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');

  await page.goto('#/tidewater/settings/collections/articles_tags');
  await expect(page.getByRole('heading', { level: 1, name: 'Articles Tags' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete collection' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Articles Tags?' });
  await expect(dialog).toContainText(/[\d,]+ items/);
  await expect(dialog).toContainText(/\d+ fields/);
  await expect(dialog).toContainText(/permissions of \d+ role/);
  await expect(dialog).toContainText('articles.tags');
  await checkA11y(page, { include: ['[role="alertdialog"]'] });
  const confirm = dialog.getByRole('button', { name: 'Delete collection' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox').fill('articles');
  await dialog.getByRole('textbox').press('Enter');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(calls.all({ method: 'DELETE' })).toEqual([]);
  await dialog.getByRole('textbox').fill('articles_tags');
  await dialog.getByRole('textbox').press('Enter');
  await expect(told(page, 'Collection deleted')).toBeVisible();
  await expect(page).toHaveURL(/settings\/collections$/);
  expect(calls.last({ method: 'DELETE' }).path).toBe('/tidewater/collections/articles_tags');
  await expect(rowOf(page, 'articles_tags')).toHaveCount(0);
});

test('a collection that there is not, one that can’t be loaded, and one that goes while it is open [SCH-13] @faults', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/settings/collections/nothing_here' });
  await expect(page.getByRole('main')).toContainText('This collection doesn’t exist');
  await page.goto('#/tidewater/settings/collections/directus_users');
  await expect(page.getByRole('heading', { level: 1, name: 'directus_users' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('This collection doesn’t exist');
  await page.getByRole('link', { name: 'Back to the collections' }).click();
  await page.getByRole('searchbox', { name: 'Filter collections' }).fill('nothing like this');
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(rowOf(page, 'tags')).toBeVisible();

  const fault = faults(page);
  await fault.answer({ path: '/tidewater/fields/stations' }, 500, {
    error: { code: 9, message: 'no table' },
  });
  await page.goto('#/tidewater/settings/collections/stations');
  await expect(page.getByRole('alert')).toContainText('no table');
  await expect(page.getByRole('heading', { level: 1, name: 'Stations' })).toBeVisible();
  await fault.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(fieldRow(page, 'name')).toBeVisible();

  // Deleted in another tab: said at once, with what was typed still there; in the form of an item as well.
  await inputOf(page, 'note').fill('Measured every hour');
  const item = await page.context().newPage();
  await item.goto('#/tidewater/collections/stations');
  await item.getByRole('row').nth(1).getByRole('link').first().click();
  await inputOf(item, 'name').fill('North pier');
  const other = await page.context().newPage();
  await other.goto(`#${list}/stations`);
  await other.getByRole('button', { name: 'Delete collection' }).click();
  const dialog = other.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('stations');
  await dialog.getByRole('textbox').press('Enter');
  await expect(other).toHaveURL(/settings\/collections$/);
  await page.bringToFront();
  await expect(page.getByRole('alert').filter({ hasText: 'This collection was deleted' })).toBeVisible();
  await expect(inputOf(page, 'note')).toHaveValue('Measured every hour');
  await expect(page.getByRole('button', { name: 'New field' })).toHaveCount(0);
  await item.bringToFront();
  await expect(item.getByRole('main')).toContainText(/was deleted|no longer/i);
  await expect(inputOf(item, 'name')).toHaveValue('North pier');
});

test('of three hundred collections no more than the first are made before the table shows [SCH-01]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/settings' });
  await tell(page, (all) => {
    const model = all.find(({ collection }) => collection === 'wide_form') ?? {};
    const more = Array.from({ length: 300 }, (_, at) => ({ ...model, collection: `many_${at}` }));
    return [...all, ...more];
  });
  const link = page.getByRole('main').getByRole('link', { name: /Collections and fields/ });
  await expect(link).toContainText(/3\d\d collections/);
  const inFirstFrame = await page.evaluate(async () => {
    location.hash = '#/tidewater/settings/collections';
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const rows = () => document.querySelectorAll('tr[data-collection]').length;
    while (rows() === 0) await frame();
    return rows();
  });
  expect(inFirstFrame).toBeLessThan(60);
  // The others follow by themselves.
  await expect(rowOf(page, 'many_299')).toBeAttached();
});
