import { expect, test, told } from './fixtures.ts';
import { saveButton } from './item-page.ts';
import { cell, choose, records, role, row } from './permissions-page.ts';
import { runSql } from './sql.ts';

test('a status that is not allowed can’t be chosen, with the reason [PRM-05] [FD49] [#87]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: role(3) });
  await row(page, 'Articles').getByRole('button', { name: 'Articles', exact: true }).click();
  await cell(page, 'Draft', 'Statuses').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Published' }).uncheck();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await saveButton(page).click();
  await expect(told(page, 'Role saved')).toBeVisible();
  const answer = await page.request.get(
    new URL('/tidewater/items/articles?filter[status][eq]=draft&limit=1&fields=id', page.url()).href,
  );
  const [draft] = ((await answer.json()) as { data: { id: number }[] }).data;

  const editor = await signedIn('editor', { path: `/tidewater/collections/articles/${draft?.id}` });
  const status = editor.locator('[data-field="status"]');
  await expect(status.getByRole('radio', { name: /^Published/ })).toBeDisabled();
  await expect(status.getByRole('radio', { name: /^In review/ })).toBeEnabled();
  await expect(status).toContainText(/can’t set this status/);
  const refused = await editor.request.patch(
    new URL(`/tidewater/items/articles/${draft?.id}`, editor.url()).href,
    { data: { status: 'published' } },
  );
  expect(refused.status()).toBe(403);

  // In the cells of the list it is the same.
  await editor.goto(
    `#/tidewater/collections/articles?columns=title,status&filters=${encodeURIComponent(
      JSON.stringify([{ field: 'id', operator: 'eq', value: String(draft?.id) }]),
    )}`,
  );
  const inList = editor.getByRole('grid').locator('[role="row"][data-key] [data-column="2"]').first();
  await inList.click({ modifiers: ['Shift'] });
  await editor.keyboard.press('Escape');
  await editor.keyboard.press('F2');
  const box = editor.getByRole('group', { name: /^Edit Status/ });
  await expect(box.getByRole('radio', { name: /^Published/ })).toBeDisabled();
  await expect(box.getByRole('radio', { name: /^In review/ })).toBeEnabled();
});

test('two administrators: what doesn’t overlap is kept, what does is asked about [PRM-06]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: role(5) });
  await cell(page, 'Places', 'Update').click();
  await choose(page, /^Full/);
  const [place] = await records(page, 5, 'places');
  const address = new URL(`/tidewater/permissions/${String(place?.['id'])}`, page.url()).href;
  await page.request.patch(address, { data: { delete: 'full' } });
  const calls = wire(page);
  await saveButton(page).click();
  await expect(told(page, 'Role saved')).toBeVisible();
  expect(calls.last({ method: 'PATCH', path: '/tidewater/permissions' }).body).toEqual([
    { id: place?.['id'], update: 'full' },
  ]);
  await expect(cell(page, 'Places', 'Delete')).toHaveAccessibleName('Delete: Full');

  await cell(page, 'Places', 'Comment').click();
  await choose(page, /^Create/);
  await page.request.patch(address, { data: { comment: 'full' } });
  await saveButton(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Somebody else has changed');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(cell(page, 'Places', 'Comment')).toHaveAccessibleName(/^Comment: Create, not saved/);
  await saveButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save mine' }).click();
  await expect
    .poll(async () => (await records(page, 5, 'places'))[0])
    .toMatchObject({
      comment: 'create',
      update: 'full',
      delete: 'full',
    });
});

test('what fails: the reading is tried again, and a save goes on from where it broke [PRM-06] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await signedIn('admin');
  const fault = faults(page);
  await fault.answer({ method: 'GET', path: '/tidewater/permissions' }, 500, {
    error: { code: 9, message: 'out of order' },
  });
  await page.goto(`#${role(5)}`);
  await expect(page.getByText('The permissions couldn’t be loaded')).toBeVisible();
  await fault.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await cell(page, 'Fees', 'Read').click();
  await choose(page, /^Full/);
  await cell(page, 'Tags', 'Create').click();
  await choose(page, /^Full/);

  await fault.answer({ method: 'PATCH', path: '/tidewater/permissions' }, 500, {
    error: { code: 9, message: 'no room left' },
  });
  const calls = wire(page);
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no room left' })).toBeVisible();
  await expect(cell(page, 'Fees', 'Read')).toHaveAccessibleName('Read: Full');
  await expect(cell(page, 'Tags', 'Create')).toHaveAccessibleName(/^Create: Full, not saved/);
  await fault.clear();
  await saveButton(page).click();
  await expect(told(page, 'Role saved')).toBeVisible();
  expect(calls.all({ method: 'POST', path: '/tidewater/permissions' })).toHaveLength(1);
  expect(calls.all({ method: 'PATCH', path: '/tidewater/permissions' })).toHaveLength(2);
  expect(await records(page, 5, 'fees')).toHaveLength(1);
});

test('a role that may read neither settings nor relations nor the status gets in, makes items, and finds others locked [#88] [#89] [#93]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  const own = await records(page, 4, 'articles');
  const system = await Promise.all(
    ['directus_settings', 'directus_relations', 'directus_roles'].map((name) => records(page, 4, name)),
  );
  const changed = await page.request.patch(new URL('/tidewater/permissions', page.url()).href, {
    data: [
      ...own.map(({ id }) => ({ id, read: 'mine', update: 'mine', read_field_blacklist: ['status'] })),
      ...system.flat().map(({ id }) => ({ id, read: 'none' })),
    ],
  });
  expect(changed.ok()).toBe(true);
  const author = await signedIn('author', { path: '/tidewater/collections/articles?columns=title' });
  await expect(author.getByRole('link', { name: /^New/ }).first()).toBeVisible();
  // Without its role by name, too: each bookmark once.
  await expect(author.getByRole('link', { name: 'Publishing plan' })).toHaveCount(1);
  await author.getByRole('grid').getByRole('link').first().click();
  await expect(author.getByRole('form')).toBeVisible();
  await expect(author.locator('[data-field="status"]')).toHaveCount(0);
  await expect(author.locator('[data-field="title"] input')).not.toBeEditable();
  await author.goto('#/tidewater/collections/articles/+');
  await expect(author.locator('[data-field="title"] input')).toBeEditable();
});

test('a card is not dragged past what the form would ask for [#96]', async ({ signedIn, wire, server }) => {
  const page = await signedIn('admin');
  await runSql(
    page.request,
    server.baseURL,
    "update articles set title = '' where id = (select min(id) from articles where status = 'draft')",
  );
  const answer = await page.request.get(
    new URL('/tidewater/items/articles?filter[status][eq]=draft&sort=id&limit=1&fields=id', page.url()).href,
  );
  const [draft] = ((await answer.json()) as { data: { id: number }[] }).data;
  const filters = JSON.stringify([{ field: 'id', operator: 'eq', value: String(draft?.id) }]);
  await page.goto(`#/tidewater/collections/articles?view=board&filters=${encodeURIComponent(filters)}`);
  const card = page.locator(`[data-row][data-key="${draft?.id}"]`);
  const calls = wire(page);
  await card.dragTo(page.getByRole('grid', { name: 'Published, cards' }));
  await expect(page.getByText('Fill in first: Title').first()).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Draft, cards' }).locator('[data-key]')).toHaveCount(1);
  expect(calls.all({ method: 'PATCH', path: /items/ })).toHaveLength(0);
});

test('the status field is gone: its records are told, taken over and removed; the role lists and edits [FD51] [#92]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/settings' });
  const held = await records(page, 3, 'articles');
  const gone = await page.request.delete(new URL('/tidewater/fields/articles/status', page.url()).href);
  expect(gone.ok()).toBe(true);
  // The server removes them with the field; a field that was taken away in the database leaves them.
  const left = held.map(({ id: _, ...record }) => record);
  const again = await page.request.post(new URL('/tidewater/permissions', page.url()).href, {
    data: left,
  });
  expect(again.ok()).toBe(true);
  await page.reload();
  await page.goto(`#${role(3)}`);
  await expect(page.getByText('4 permissions are no longer used')).toBeVisible();
  await page.getByRole('button', { name: 'Clean up Articles' }).click();
  await page.getByRole('menuitem', { name: /^Keep what any status allowed/ }).click();
  await expect(page.getByText('4 permissions are no longer used')).toBeHidden();
  await expect(cell(page, 'Articles', 'Read')).toHaveAccessibleName(/^Read: Full, not saved/);
  await saveButton(page).click();
  await expect(told(page, 'Role saved')).toBeVisible();
  expect(await records(page, 3, 'articles')).toMatchObject([{ status: null, read: 'full', update: 'full' }]);

  const editor = await signedIn('editor', { path: '/tidewater/collections/articles' });
  await expect(editor.getByRole('grid').getByRole('row').nth(2)).toBeVisible();
  await editor.goto('#/tidewater/collections/articles/1');
  await editor.locator('[data-field="title"] input').fill('Edited without a status');
  await editor.keyboard.press('Control+s');
  await expect(told(editor, 'Saved')).toBeVisible();
});

test('the status field is deleted here: each role gets one record for what it could do by status [FD51] [#92]', async ({
  signedIn,
  wire,
  server,
}) => {
  const page = await signedIn('admin', {
    project: 'verlag',
    path: '/verlag/settings/collections/buecher',
  });
  await page.getByRole('button', { name: 'Actions for Status' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1 role has permissions by status');
  await dialog.getByRole('radio', { name: 'Keep what any status allowed' }).check();
  const calls = wire(page);
  await dialog.getByRole('button', { name: 'Delete field' }).click();
  await expect(told(page, 'Field deleted')).toBeVisible();
  expect(calls.last({ method: 'POST', path: '/verlag/permissions' }).body).toEqual([
    expect.objectContaining({ collection: 'buecher', status: null, role: 4, read: 'mine', update: 'mine' }),
  ]);
  expect(calls.all({ method: 'DELETE', path: /^\/verlag\/permissions\/\d+$/ })).toHaveLength(4);

  await runSql(
    page.request,
    server.baseURL,
    "update buecher set angelegt_von = (select id from directus_users where email = 'author@example.com') where id = 1",
    'verlag',
  );
  const author = await signedIn('author', { project: 'verlag' });
  await author.goto('#/verlag/collections/buecher');
  await expect(author.getByRole('grid').getByRole('link').first()).toBeVisible();
  await author.goto('#/verlag/collections/buecher/1');
  await author.locator('[data-field="titel"] input').fill('Mit neuem Titel');
  await author.keyboard.press('Control+s');
  await expect(told(author, 'Saved')).toBeVisible();
});
