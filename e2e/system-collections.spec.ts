import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { counter, grid, ready, row, rows } from './listing-page.ts';
import { changes, fieldOf, inputOf, opened, read, saveButton, chooseWay } from './item-page.ts';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'You are here' });

test.describe.configure({ timeout: 60_000 });

test('users, files, webhooks and others at their aliases; old addresses lead there [NAV-15]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/users' });
  const calls = wire(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading('User directory')).toBeVisible();
  await page.goto('#/tidewater/settings/webhooks');
  await expect(heading('Webhooks')).toBeVisible();
  await expect.poll(() => calls.all({ path: '/tidewater/webhooks' }).length).toBeGreaterThan(0);
  await page.goto('#/tidewater/roles');
  await expect(heading('Roles')).toBeVisible();
  await ready(page);
  await row(page, 1).locator('a').click();
  await expect(page).toHaveURL(/#\/tidewater\/roles\/\d+$/);
  await opened(page);

  await page.goto('#/tidewater/collections/directus_files');
  await expect(page).toHaveURL(/#\/tidewater\/files(\?|$)/);
  await expect(heading('File library')).toBeVisible();
  // An item of theirs is found as well, and the form of a new one.
  await page.goto('#/tidewater/collections/directus_files/1');
  await expect(page).toHaveURL(/#\/tidewater\/files\/1$/);
  await page.goto('#/tidewater/collections/directus_users/+');
  await expect(page).toHaveURL(/#\/tidewater\/users\/\+$/);
  await page.goto('#/tidewater/collections/directus_roles/a%252Cb');
  await expect(page).toHaveURL(/#\/tidewater\/roles\/a%252Cb$/);
  await page.goto('#/tidewater/no_such_thing');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  await page.goto('#/tidewater/fields');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
});

test('a webhook is made, changed and deleted by the forms of any item [NAV-15] [ITM-02] [SET-05]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/settings/webhooks' });
  const calls = wire(page);
  await page.getByRole('link', { name: 'New item' }).click();
  await expect(page).toHaveURL(/#\/tidewater\/settings\/webhooks\/\+$/);
  await opened(page);
  await inputOf(page, 'url').fill('https://example.com/hook');
  await expect(changes(page)).toHaveText('1 change');
  await page.goto('#/tidewater/settings/webhooks');
  await page.getByRole('button', { name: 'Discard changes' }).click();

  // What the form has no input for yet is made by the API.
  const made = await page.request.post(new URL('/tidewater/webhooks', page.url()).href, {
    data: {
      url: 'https://example.com/a',
      status: 'inactive',
      http_action: 'post',
      collection: 'tags',
      directus_action: 'item.create:after',
    },
  });
  expect(made.ok()).toBe(true);
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  await page.goto(`#/tidewater/settings/webhooks/${id}`);
  await opened(page);
  await expect(crumbs(page)).toContainText('Webhooks');
  await inputOf(page, 'url').fill('https://example.com/b');
  await chooseWay(page, 'Save and stay');
  await expect(changes(page)).toHaveCount(0);
  expect(calls.last({ method: 'PATCH' })).toMatchObject({
    path: `/tidewater/webhooks/${id}`,
    body: { url: 'https://example.com/b' },
  });
  await crumbs(page).getByRole('link', { name: 'Webhooks' }).click();
  await ready(page);
  await expect(row(page, 0)).toContainText('https://example.com/b');
  await row(page, 0).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Delete 1 item' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 item' }).click();
  await expect(page.getByText('No items in Webhooks yet')).toBeVisible();
});

test('a person: crumbs, own name as heading, several at once by a batch link [NAV-15] [ITM-02]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', {
    path: '/tidewater/users?view=tabular&columns=first_name,email,status',
  });
  await ready(page);
  const calls = wire(page);
  const keys = [await row(page, 1).getAttribute('data-key'), await row(page, 2).getAttribute('data-key')];
  const person = await read(page, `/tidewater/users/${keys[0]}`);
  await row(page, 1).getByRole('checkbox').click();
  await row(page, 2).getByRole('checkbox').click();
  await page.getByRole('link', { name: 'Edit 2 items' }).click();
  await expect(page).toHaveURL(new RegExp(`#/tidewater/users/${keys.join(',')}$`));
  await expect(page.getByRole('heading', { level: 1, name: /2/ })).toBeVisible();

  await page.goto(`#/tidewater/users/${keys[0]}`);
  await opened(page);
  const name = `${String(person['first_name'])} ${String(person['last_name'])}`;
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(crumbs(page).getByRole('link')).toHaveText(['User directory']);
  await inputOf(page, 'title').fill('Night editor');
  await saveButton(page).click();
  await expect(page).toHaveURL(/#\/tidewater\/users(?:\?|$)/);
  expect(calls.last({ method: 'PATCH', path: `/tidewater/users/${keys[0]}` }).body).toEqual({
    title: 'Night editor',
  });
});

test('saving a file keeps what the API would reset: description, tags, place [NAV-15] [ITM-05]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/files/1' });
  await opened(page);
  const before = await read(page, '/tidewater/files/1');
  const calls = wire(page);
  await expect(crumbs(page).getByRole('link')).toHaveText(['File library']);
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    /\/tidewater\/assets\/\w+$/,
  );
  await inputOf(page, 'title').fill('Quay at seven');
  await chooseWay(page, 'Save and stay');
  await expect(changes(page)).toHaveCount(0);
  const after = await read(page, '/tidewater/files/1');
  expect(after['title']).toBe('Quay at seven');
  expect(after['tags']).toEqual(before['tags']);
  expect(after['tags']).not.toEqual([]);
  expect(calls.last({ method: 'PATCH' }).body).toMatchObject({
    title: 'Quay at seven',
    tags: before['tags'],
  });
  // A file can't be made of values: no copy is offered.
  await expect(page.getByRole('button', { name: 'More save options' })).toHaveCount(0);
  await expect(inputOf(page, 'title')).toHaveValue('Quay at seven');
});

test('the activity: only to be read, with filters, leads to what it is about [ACT-06]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', {
    path: '/tidewater/activity?view=tabular&columns=action,collection,item,action_on&sort=-action_on',
  });
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New item' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Save this view/ })).toHaveCount(0);
  await expect(grid(page).getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('group', { name: 'Selection' })).toHaveCount(0);
  await checkA11y(page);

  const calls = wire(page);
  const filters = [
    { field: 'collection', operator: 'eq', value: 'articles' },
    { field: 'action', operator: 'eq', value: 'update' },
  ];
  const search = `view=tabular&columns=action,collection,item&filters=${encodeURIComponent(JSON.stringify(filters))}`;
  await page.goto(`#/tidewater/activity?${search}`);
  await expect.poll(() => calls.all({ path: '/tidewater/activity' }).length).toBeGreaterThan(0);
  await ready(page);
  const link = row(page, 0).locator('a');
  // The key, and what the item is called.
  const [item = ''] = (await row(page, 0).getByRole('gridcell').nth(2).innerText()).trim().split(' · ');
  await expect(link).toHaveAttribute('href', `#/tidewater/collections/articles/${item}`);
  const entry = await row(page, 0).getAttribute('data-key');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#/tidewater/collections/articles/${item}$`));

  // The view that an installation comes with is a time line; its entries lead to the same places.
  await page.goto(
    `#/tidewater/activity?view=timeline&filters=${encodeURIComponent(JSON.stringify(filters))}`,
  );
  await expect(page.locator(`main a[href="#/tidewater/collections/articles/${item}"]`).first()).toBeVisible();

  await page.goto(`#/tidewater/activity/${entry}`);
  await opened(page);
  await expect(page.getByText('They can’t be changed.')).toBeVisible();
  await expect(saveButton(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions', exact: true })).toHaveCount(0);
  await expect(inputOf(page, 'action')).not.toBeEditable();
  // What was done, in words.
  await expect(inputOf(page, 'action')).toHaveValue('Changed');
  await expect(page.getByRole('heading', { level: 1, name: 'Changed' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open “.+”$/ })).toHaveAttribute(
    'href',
    `#/tidewater/collections/articles/${item}`,
  );

  // Who did it is known by name; what was removed since is said.
  const api = (path: string) => new URL(path, page.url()).href;
  const made = await page.request.post(api('/tidewater/items/tags'), { data: { name: 'Short-lived' } });
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  const first = await read(page, `/tidewater/activity?single=1&sort=-id&filter[item][eq]=${id}`);
  await page.request.delete(api(`/tidewater/items/tags/${id}`));
  await page.goto('#/tidewater/activity?view=tabular&columns=action,action_by&sort=-id');
  await ready(page);
  const me = await read(page, '/tidewater/users/me?fields=first_name,last_name');
  await expect(row(page, 0)).toContainText(`${String(me['first_name'])} ${String(me['last_name'])}`);
  await page.goto(`#/tidewater/activity/${String(first['id'])}`);
  await opened(page);
  await expect(page.getByText('The item no longer exists')).toBeVisible();
  await page.goto('#/tidewater/activity/+');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
});

test('what a role may not read or do is not offered, and its address says so [NAV-15] [LST-12]', async ({
  signedIn,
}) => {
  const page = await signedIn('viewer', { path: '/tidewater/settings/webhooks' });
  await expect(page.getByText('Your role can’t read “Webhooks”.')).toBeVisible();
  await page.goto('#/tidewater/users?view=tabular&columns=first_name');
  await ready(page);
  await expect(page.getByRole('link', { name: 'New item' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  await page.goto('#/tidewater/files?view=tabular&columns=title');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New folder' })).toHaveCount(0);
  await page.goto('#/tidewater/files/+');
  await expect(page.getByText(/Your role can’t read/)).toBeVisible();
});

test.describe('the user directory', () => {
  test('cards with name, place, status and last access; people are invited with a role [USR-01]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/users' });
    await expect(grid(page).locator('[data-key]').first()).toBeVisible();
    const calls = wire(page);
    const me = await read(page, '/tidewater/users/me?fields=id,first_name,last_name');
    const card = grid(page).locator(`[data-key="${String(me['id'])}"]`);
    await expect(card).toContainText(`${String(me['first_name'])} ${String(me['last_name'])}`);
    await expect(card).toContainText('Last active');
    await expect(card.getByRole('img', { name: 'Active' })).toBeVisible();
    await expect(counter(page)).toHaveText(/\d+ items/);
    const before = Number.parseInt(await counter(page).innerText(), 10);
    const invited = grid(page).getByRole('img', { name: 'Invited' });
    const alreadyInvited = await invited.count();

    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite users' });
    await dialog.getByLabel('E-mail addresses').fill('nia@example.com, nope');
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect(dialog.getByText('This isn’t a valid e-mail address: nope')).toBeVisible();
    await dialog.getByLabel('E-mail addresses').fill('nia@example.com\nolu@example.com\neditor@example.com');
    await dialog.getByRole('button', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Author' }).click();
    await checkA11y(page);
    await dialog.getByRole('button', { name: 'Send 3 invitations' }).click();
    await expect(page.getByText('2 people invited')).toBeVisible();
    await expect(page.getByText('editor@example.com already has an account')).toBeVisible();
    expect(calls.last({ method: 'POST', path: '/tidewater/users/invite' }).body).toEqual({
      email: ['nia@example.com', 'olu@example.com', 'editor@example.com'],
      role: 4,
    });
    await expect(counter(page)).toHaveText(`${before + 2} items`);
    await expect(invited).toHaveCount(alreadyInvited + 2);
  });

  test('an older server that loses the role gets it afterwards; a failure stays in the dialog [USR-01] @faults', async ({
    signedIn,
    wire,
    faults,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/users' });
    const calls = wire(page);
    const trouble = faults(page);
    await trouble.answer({ method: 'POST', path: '/tidewater/users/invite' }, 500, {
      error: { code: 0, message: 'The mail server is away.' },
    });
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite users' });
    await dialog.getByLabel('E-mail addresses').fill('pia@example.com');
    await dialog.getByRole('button', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Editor' }).click();
    await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
    await expect(dialog.getByText('The mail server is away.')).toBeVisible();
    await expect(dialog.getByLabel('E-mail addresses')).toHaveValue('pia@example.com');
    await trouble.clear();
    await trouble.answer({ method: 'POST', path: '/tidewater/users/invite' }, 200, {
      data: [{ id: 4, email: 'pia@example.com', status: 'invited', role: null }],
    });
    await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
    await expect(page.getByText('1 person invited')).toBeVisible();
    expect(calls.last({ method: 'PATCH', path: '/tidewater/users/4' }).body).toEqual({ role: 3 });
  });
});

test('rows of a listing and its form agree on what a person is called', async ({ signedIn }) => {
  const page = await signedIn('editor', {
    path: '/tidewater/users?view=tabular&columns=first_name,last_name',
  });
  await ready(page);
  const first = await row(page, 0).getByRole('gridcell').nth(1).innerText();
  const last = await row(page, 0).getByRole('gridcell').nth(2).innerText();
  await row(page, 0).locator('a').click();
  await opened(page);
  await expect(page.getByRole('heading', { level: 1, name: `${first} ${last}` })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(fieldOf(page, 'email')).toBeVisible();
});
