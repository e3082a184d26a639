import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { chooseAction, fieldOf, inputOf, read, saveButton } from './item-page.ts';
import { change, form, list, openRole, roles } from './role-page.ts';

const row = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'Roles and permissions' }).getByRole('row').filter({ hasText: name });

const person = (name: string) => ({
  first_name: name,
  last_name: 'Test',
  email: `${name}@example.com`,
  password: 'lectern-demo',
  status: 'active',
});

test('roles in a table; a new one asks for its name and opens [ROL-01] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/settings' });
  await page.getByRole('main').getByRole('link', { name: 'Roles and permissions' }).click();
  await expect(row(page, 'Author')).toContainText('Writes, sees and changes own texts');
  await expect(row(page, 'Author').getByRole('cell').last()).toHaveText('3');
  await expect(row(page, 'Administrator')).toContainText('System');
  await expect(row(page, 'Editor')).not.toContainText('System');
  await checkA11y(page);
  await page.getByRole('searchbox', { name: 'Filter roles' }).fill('reads');
  await expect(page.getByRole('link', { name: 'Viewer' })).toBeVisible();
  await expect(page.getByRole('main').getByText('1 role', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter roles' }).fill('');

  const calls = wire(page);
  await page.getByRole('button', { name: 'New role' }).click();
  const name = page.getByRole('dialog').getByPlaceholder('Enter a name');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Enter a name.');
  await name.fill(' editor ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('A role with this name already exists.');
  await checkA11y(page, { include: ['[role="dialog"]'] });
  await name.fill('Proofreader');
  const fault = faults(page);
  await fault.answer({ method: 'POST', path: roles }, 500, { error: { code: 0, message: 'no room left' } });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('no room left');
  await expect(name).toHaveValue('Proofreader');
  await fault.clear();
  // Somebody else may have taken the name a moment ago.
  await change(page, roles, { name: 'Proofreader' }, 'post');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('A role with this name already exists.');
  await name.fill('Second reader');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Second reader' })).toBeVisible();
  await expect(page).toHaveURL(/#\/tidewater\/settings\/roles\/\d+$/);
  expect(calls.last({ method: 'POST', path: roles }).body).toEqual({ name: 'Second reader' });
});

test('the page of a role: own fields, saved only with edits; system roles stay [ROL-02] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: list });
  const calls = wire(page);
  await row(page, 'Author').getByRole('link').click();
  await expect(form(page)).toBeVisible();
  expect(calls.last({ method: 'GET', path: `${roles}/4` }).query['fields']).toBe('*.*.*');
  expect(calls.all({ method: 'GET', path: '/tidewater/fields/directus_roles' })).not.toHaveLength(0);
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Roles and permissions');

  await inputOf(page, 'name').fill('');
  await saveButton(page).click();
  await expect(fieldOf(page, 'name')).toContainText(/required/i);
  await inputOf(page, 'name').fill('Author');
  await inputOf(page, 'description').fill('Writes');
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Roles and permissions' })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('1 unsaved change to “Author”');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  const fault = faults(page);
  await fault.answer({ method: 'PATCH', path: `${roles}/4` }, 500, {
    error: { code: 9, message: 'no room left' },
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'no room left' })).toBeVisible();
  await fault.clear();
  calls.clear();
  await page.getByRole('button', { name: '1 change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'Role saved')).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  expect(calls.all({ method: 'PATCH', path: /roles/ }).map(({ body }) => body)).toEqual([
    { description: 'Writes' },
  ]);
  // Whoever is signed in may have the role.
  expect(calls.all({ method: 'GET', path: '/tidewater/users/me' })).not.toHaveLength(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await checkA11y(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  for (const id of [1, 2]) {
    await openRole(page, id);
    await expect(page.getByText('Administrators have full access')).toHaveCount(id === 1 ? 1 : 0);
    await inputOf(page, 'description').fill('Anything');
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Discard changes' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  }

  await page.goto(`#${list}/9999`);
  await expect(page.getByRole('main')).toContainText('This role doesn’t exist');
  await page.goto(`#${list}/constructor`);
  await expect(page.getByRole('main')).toContainText('This role doesn’t exist');
  await fault.answer({ method: 'GET', path: `${roles}/5` }, 500, {
    error: { code: 9, message: 'the disk is full' },
  });
  await page.goto(`#${list}/5`);
  await expect(page.getByRole('heading', { name: 'Server error' })).toBeVisible();
  await expect(page.getByText('HTTP 500, code 9: the disk is full')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await fault.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(form(page)).toBeVisible();

  const editor = await signedIn('editor', { path: list });
  await expect(editor.getByRole('main')).toContainText(/not.*(allowed|access|permission)|no access/i);
});

test('two administrators at one role: what doesn’t overlap is put together, the rest is asked [ROL-02]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${list}/3` });
  await expect(form(page)).toBeVisible();
  await inputOf(page, 'description').fill('Mine');
  await change(page, `${roles}/3`, { name: 'Desk editor' });
  const calls = wire(page);
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Role saved')).toBeVisible();
  await expect(inputOf(page, 'name')).toHaveValue('Desk editor');
  expect(calls.last({ method: 'PATCH', path: `${roles}/3` }).body).toEqual({ description: 'Mine' });

  await inputOf(page, 'description').fill('Mine again');
  await change(page, `${roles}/3`, { description: 'Theirs' });
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog', { name: 'Changed in the meantime' });
  await expect(question).toContainText('Theirs');
  await question.getByRole('radio').first().check();
  await page.keyboard.press('Control+Enter');
  await expect(question).toHaveCount(0);
  await expect(inputOf(page, 'description')).toHaveValue('Theirs');

  // Deleted meanwhile: said, and what was typed stays.
  const { id } = await change(page, roles, { name: 'Short-lived' }, 'post');
  await openRole(page, id);
  await inputOf(page, 'description').fill('Still here');
  await page.request.delete(new URL(`${roles}/${id}`, page.url()).href);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('main')).toContainText('Somebody has deleted this role');
  await expect(inputOf(page, 'description')).toHaveValue('Still here');
});

test('deleting a role: who has it gets another one first [ROL-02] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await signedIn('admin', { path: list });
  const { id } = await change(page, roles, { name: 'Leaving' }, 'post');
  const leaver = await change(page, '/tidewater/users', { ...person('leaver'), role: id }, 'post');
  await openRole(page, id);
  await chooseAction(page, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete the role “Leaving”?' });
  await expect(dialog).toContainText('1 user has this role');
  await checkA11y(page, { include: ['[role="alertdialog"]'] });
  await dialog.getByRole('button', { name: 'Move users and delete' }).click();
  await expect(dialog).toContainText('Choose a role first.');
  await dialog.getByRole('button', { name: /New role for these users/ }).click();
  await expect(page.getByRole('option', { name: 'Public' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Viewer' }).click();
  const calls = wire(page);
  const fault = faults(page);
  await fault.answer({ method: 'DELETE', path: `${roles}/${id}` }, 500, {
    error: { code: 9, message: 'not now' },
  });
  await dialog.getByRole('button', { name: 'Move users and delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not now');
  await expect(dialog.getByRole('alert')).toContainText('1 of 1 users have the new role');
  expect(calls.last({ method: 'PATCH', path: '/tidewater/users' }).body).toEqual([
    { id: String(leaver.id), role: 5 },
  ]);
  await fault.clear();
  await dialog.getByRole('button', { name: /delete$/i }).click();
  await expect(told(page, '“Leaving” deleted')).toBeVisible();
  await expect(page).toHaveURL(/settings\/roles$/);
  await expect(row(page, 'Leaving')).toHaveCount(0);
  const moved = await read(page, `/tidewater/users/${leaver.id}`);
  expect(moved['role']).toBe(5);
});

test('the last administrator can’t be taken out of the role, and oneself only when sure [ROL-02]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${list}/1` });
  const users = fieldOf(page, 'users');
  await users
    .getByRole('button', { name: /remove|unlink/i })
    .first()
    .click();
  const calls = wire(page);
  await page.keyboard.press('Control+s');
  await expect(users).toContainText('At least one active administrator must remain.');
  expect(calls.all({ method: 'PATCH' })).toHaveLength(0);
  await change(page, '/tidewater/users', { ...person('second'), role: 1 }, 'post');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alertdialog')).toContainText('you are no longer an administrator');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(calls.all({ method: 'PATCH' })).toHaveLength(0);
});

test('a new role and its permissions are saved together; what fails goes on from there; to lose all is asked [ROL-02] [PRM-06] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await signedIn('admin', { path: `${list}/+` });
  await expect(form(page)).toBeVisible();
  const level = (name: string) =>
    page
      .getByRole('treegrid', { name: 'Permissions' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Tags', exact: true }) })
      .getByRole('button', { name: new RegExp(`^${name}:`) });
  const set = async (value: RegExp) => {
    await level('Read').click();
    await page.getByRole('menuitem', { name: value }).click();
  };
  await set(/^Full/);
  const calls = wire(page);
  await saveButton(page).click();
  await expect(fieldOf(page, 'name')).toContainText(/required/i);
  expect(calls.all({ method: 'POST' })).toHaveLength(0);
  await inputOf(page, 'name').fill('Tagger');
  await page.getByRole('button', { name: '2 changes' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Permissions' })).toContainText('Tags');
  await page.keyboard.press('Escape');

  const fault = faults(page);
  await fault.answer({ method: 'POST', path: '/tidewater/permissions' }, 500, {
    error: { code: 9, message: 'no room left' },
  });
  await page.keyboard.press('Control+s');
  const alert = page.getByRole('alert').filter({ hasText: 'no room left' });
  await expect(alert).toContainText('The role was saved, but its permissions weren’t');
  await expect(level('Read')).toHaveAccessibleName(/Full/);
  await fault.clear();
  await inputOf(page, 'description').fill('Keeps the tags');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/settings\/roles\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tagger' })).toBeVisible();
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  expect(calls.all({ method: 'POST', path: roles }).map(({ body }) => body)).toEqual([{ name: 'Tagger' }]);
  expect(calls.last({ method: 'PATCH', path: `${roles}/${id}` }).body).toEqual({
    description: 'Keeps the tags',
  });
  expect(calls.last({ method: 'POST', path: '/tidewater/permissions' }).body).toEqual([
    expect.objectContaining({ collection: 'tags', status: null, role: id, read: 'full' }),
  ]);

  calls.clear();
  await set(/^None/);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alertdialog')).toContainText('can’t read any collection');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(calls.all({ method: 'PATCH', path: '/tidewater/permissions' })).toHaveLength(0);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect(told(page, 'Role saved')).toBeVisible();
  expect(calls.last({ method: 'PATCH', path: '/tidewater/permissions' }).body).toEqual([
    expect.objectContaining({ read: 'none' }),
  ]);
});
