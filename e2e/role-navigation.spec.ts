import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { fieldOf, inputOf, saveButton, scrolledTo } from './item-page.ts';
import { change, list, openRole, roles } from './role-page.ts';

const preview = (page: Page): Locator => page.getByRole('region', { name: 'What users with this role see' });

test('module bar of a role: links are checked, put in order by keys, previewed; who has it gets it [ROL-02]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${list}/5` });
  const field = fieldOf(page, 'module_listing');
  await expect(field.getByRole('listitem')).toHaveCount(3);
  await expect(preview(page).getByRole('list', { name: 'Module bar' })).toContainText('Pictures');

  await field.getByRole('button', { name: 'Add an entry' }).click();
  await expect(field.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('$t:user_directory');
  await expect(field).toContainText('Shown as “User directory”');
  await page.keyboard.press('Tab');
  await page.keyboard.type('javascript:alert(1)');
  await expect(field).toContainText('Enter an address that starts with');
  const calls = wire(page);
  await saveButton(page).click();
  await expect(field.getByText(/User directory.*Enter an address that starts with/)).toBeVisible();
  expect(calls.all({ method: 'PATCH' })).toHaveLength(0);
  await field.getByRole('textbox', { name: 'Link' }).fill('/users');
  const modules = preview(page).getByRole('list', { name: 'Module bar' }).getByRole('listitem');
  await expect(modules).toHaveText([/Content/, /Pictures/, /Website/, /User directory/]);
  await checkA11y(page, {
    include: ['[data-field="module_listing"]', `[aria-label="What users with this role see"]`],
  });

  await field.getByRole('button', { name: 'Move User directory', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(modules).toHaveText([/Content/, /User directory/, /Pictures/, /Website/]);
  await field.getByRole('button', { name: 'Remove Website' }).click();
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Role saved')).toBeVisible();
  expect(calls.last({ method: 'PATCH', path: `${roles}/5` }).body).toEqual({
    module_listing: [
      { name: 'Content', link: '/collections', icon: 'box' },
      { name: '$t:user_directory', link: '/users', icon: null },
      { name: 'Pictures', link: '/files', icon: 'photo_library' },
    ],
  });
  const viewer = await signedIn('viewer');
  const bar = viewer.getByRole('navigation', { name: 'Modules' });
  await expect(bar.getByRole('link')).toHaveCount(3);
  await bar.getByRole('link', { name: 'User directory' }).click();
  await expect(viewer).toHaveURL(/#\/tidewater\/users/);
});

test('navigation of a role: groups, collections, links; what is strange stays [ROL-02]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: list });
  const stored = [
    'odd',
    { group_name: 'Desk', collections: ['articles', { collection: 'vanished' }, 7], extra: true },
  ];
  await change(page, `${roles}/4`, { collection_listing: stored, module_listing: [] });
  await openRole(page, 4);
  const field = fieldOf(page, 'collection_listing');
  await expect(field).toContainText('Lectern doesn’t recognize this entry');
  await field.getByRole('button', { name: /^Desk/ }).click();
  await expect(field).toContainText('This collection no longer exists.');
  const nav = preview(page).getByRole('group', { name: 'Navigation' });
  await expect(nav.getByRole('listitem')).toHaveText([/Articles/]);

  const add = field.getByRole('button', { name: /Add a collection/ });
  await scrolledTo(add);
  await add.click();
  await page.getByRole('option', { name: 'Categories' }).click();
  await field.getByRole('button', { name: 'Add a link' }).click();
  const group = field.getByRole('group', { name: 'Desk', exact: true });
  await group.getByRole('textbox', { name: 'Name' }).fill('Handbook');
  await group.getByRole('textbox', { name: 'Link' }).fill('https://example.com/handbook');
  await expect(nav.getByRole('listitem')).toHaveText([/Articles/, /Categories/, /Handbook/]);
  await checkA11y(page, { include: ['[data-field="collection_listing"]'] });
  await group.getByRole('button', { name: 'Move Categories', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(field.getByRole('status').filter({ hasText: 'to position 3 of 5' })).toHaveCount(1);

  const calls = wire(page);
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Role saved')).toBeVisible();
  expect(calls.last({ method: 'PATCH', path: `${roles}/4` }).body).toEqual({
    collection_listing: [
      'odd',
      {
        group_name: 'Desk',
        collections: [
          'articles',
          { collection: 'vanished' },
          { collection: 'categories' },
          7,
          { name: 'Handbook', link: 'https://example.com/handbook', icon: null },
        ],
        extra: true,
      },
    ],
  });
  const author = await signedIn('author');
  const links = author.getByRole('navigation', { name: 'Navigation' }).getByRole('listitem');
  await expect(links.filter({ hasText: 'Handbook' })).toHaveCount(1);
  await expect(links.filter({ hasText: 'Tags' })).toHaveCount(0);
});

test('lists of a wrong shape are shown, and kept until one starts anew [ROL-02] @faults', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await signedIn('admin', { path: list });
  const role = {
    id: 3,
    name: 'Editor',
    description: null,
    module_listing: 'rubbish',
    collection_listing: { a: 1 },
  };
  await faults(page).answer({ method: 'GET', path: `${roles}/3` }, 200, { data: role });
  await openRole(page, 3);
  const modules = fieldOf(page, 'module_listing');
  const groups = fieldOf(page, 'collection_listing');
  await expect(modules.getByRole('textbox')).toHaveText('rubbish');
  await expect(groups.getByRole('textbox')).toContainText('"a": 1');
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  const calls = wire(page);
  await inputOf(page, 'description').fill('Only this');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Role saved')).toBeVisible();
  await modules.getByRole('button', { name: 'Start over' }).click();
  await expect(modules.getByRole('button', { name: 'Add an entry' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(() => calls.all({ method: 'PATCH', path: `${roles}/3` }).length).toBe(2);
  const [first, second] = calls.all({ method: 'PATCH', path: `${roles}/3` });
  expect(first?.body).toEqual({ description: 'Only this' });
  expect(second?.body).toMatchObject({ module_listing: null });
  expect(second?.body).not.toHaveProperty('collection_listing');
});
