import { expect, test } from './fixtures.ts';
import { notice } from './steps.ts';

test('a collection is made, with a field that its form has at once', async ({ app, signIn, api }) => {
  await signIn('admin', '/tidewater/settings/collections');
  await app.byRole('button', { name: 'New collection' }).click();
  const naming = app.byRole('dialog', { name: 'New collection' });
  await expect(naming.byRole('textbox', { name: 'Name' })).toBeFocused();
  await app.type('buoys');
  await naming.byRole('button', { name: 'Create' }).click();
  await expect(app.byRole('heading', { name: 'Buoys' })).toBeVisible();
  await app.byRole('button', { name: 'New field' }).click();
  const setup = app.byRole('dialog');
  await expect(setup.byRole('searchbox', { name: 'Filter interfaces' })).toBeFocused();
  await app.type('text input');
  await setup
    .byRole('option', { name: /^Text input/i })
    .first()
    .click();
  await expect(setup.byRole('textbox', { name: 'Name in the database' })).toBeFocused();
  await app.type('mooring');
  await setup.byRole('button', { name: 'Next' }).click();
  await setup.byRole('button', { name: 'Save' }).click();
  await expect(setup).toHaveCount(0);
  expect(await api.read('fields/buoys/mooring')).toMatchObject({ interface: 'text-input', type: 'string' });
  await app.goto('#/tidewater/collections/buoys/+');
  await expect(app.field('mooring').byRole('textbox')).toBeVisible();
});

test('a field is changed in its set-up by mouse', async ({ app, signIn, api }) => {
  await signIn('admin', '/tidewater/settings/collections/customers');
  await app.css('[data-row="city"]').byRole('rowheader').byRole('button').click();
  const setup = app.byRole('dialog');
  await setup.byRole('tab', { name: 'Options' }).click();
  await setup.byRole('textbox', { name: 'Placeholder' }).fill('Where?');
  await setup.byRole('button', { name: 'Save' }).click();
  await expect(setup).toHaveCount(0);
  expect((await api.read('fields/customers/city'))['options']).toMatchObject({ placeholder: 'Where?' });
});

test('a role may do more: by the menu of a cell in the grid', async ({ app, signIn, api }) => {
  await signIn('admin', '/tidewater/settings/roles/5');
  // By selectors: to work out the roles and names of a grid with a thousand buttons takes seconds.
  const row = app.css('[role="row"][data-key="authors"]');
  await row.byRole('button', { name: /^Update:/ }).click();
  await app.byRole('menuitem', { name: /^Full/ }).click();
  await expect(row.byRole('button', { name: /^Update: Full, not saved/ })).toHaveCount(1);
  await app.byRole('button', { name: 'Save' }).click();
  await expect(notice(app, 'Role saved')).toBeVisible();
  const [record] = await api.read<{ update: string }[]>(
    'permissions?filter[role][eq]=5&filter[collection][eq]=authors&fields=update',
  );
  expect(record?.update).toBe('full');
});

test('the settings of the project are changed and in force at once', async ({ app, signIn }) => {
  await signIn('admin', '/tidewater/settings/global');
  await app.field('project_name').css('input').fill('The Tidewater Almanac');
  await app.press('Control+s');
  await expect(app.byRole('button', { name: /^Project: The Tidewater Almanac/ })).toBeVisible();
});
