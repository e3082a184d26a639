import { checkA11y, expect, openAnew, test, told } from './fixtures.ts';
import { saveButton } from './item-page.ts';
import { cell, choose, grid, records, role, row, rowMenu } from './permissions-page.ts';

test('rows by name, system collections on demand, statuses on opening, what several say together [PRM-01] [PRM-04]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', {
    path: role(4),
    context: { viewport: { width: 1400, height: 900 } },
  });
  await expect(grid(page)).toBeVisible();
  expect(await grid(page).getByRole('columnheader').allTextContents()).toEqual([
    'Collection',
    'Create',
    'Read',
    'Update',
    'Delete',
    'Comment',
    'Fields',
    'Statuses',
    'More',
  ]);
  const names = await grid(page).getByRole('rowheader').allTextContents();
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  await expect(row(page, 'Users')).toHaveCount(0);
  await page.getByRole('switch', { name: 'System collections' }).check();
  await page.getByRole('searchbox', { name: 'Find a collection' }).fill('user');
  await row(page, 'Users').getByRole('button', { name: 'Users', exact: true }).click();
  await expect(row(page, 'Active')).toBeVisible();
  await expect(cell(page, 'Active', 'Read')).toHaveAccessibleName('Read: Full');
  await page.getByRole('switch', { name: 'System collections' }).uncheck();
  await expect(page.getByText('No collection matches.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a collection' }).fill('articles');

  // A collection with statuses: a row each and one for what is being made; together they are mixed.
  await expect(cell(page, 'Articles', 'Read')).toHaveAccessibleName('Read: Mixed');
  await row(page, 'Articles').getByRole('button', { name: 'Articles', exact: true }).click();
  for (const name of ['On create', 'Published', 'In review', 'Draft', 'Deleted']) {
    await expect(row(page, name)).toHaveAttribute('aria-level', '2');
  }
  await expect(row(page, 'On create').getByRole('button', { name: 'Read: not applicable' })).toBeVisible();
  await cell(page, 'Articles', 'Comment').click();
  await expect(page.getByRole('menuitem')).toHaveText([/None/, /Create/, /Update/, /Full/]);
  await choose(page, /^Full/);
  for (const name of ['Articles', 'Published', 'Deleted']) {
    await expect(cell(page, name, 'Comment')).toHaveAccessibleName(/^Comment: Full, not saved/);
  }
  await cell(page, 'Draft', 'Read').click();
  await expect(page.getByRole('menuitem')).toHaveText([/None/, /Own/, /Role/, /Full/]);
  await page.keyboard.press('Escape');
  await cell(page, 'Draft', 'Comment').click();
  await expect(page.getByRole('menuitem', { name: /^Read/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo the last permission change' }).click();
  await expect(cell(page, 'Published', 'Comment')).toHaveAccessibleName('Comment: Read');
  await page.getByRole('searchbox', { name: 'Find a collection' }).fill('');
  await checkA11y(page, { include: ['[role="treegrid"]', 'section'] });
  await page.setViewportSize({ width: 390, height: 844 });
  await checkA11y(page, { include: ['[role="treegrid"]', 'section'] });
});

test('levels by what makes sense; a column and a row at once, and the way back [PRM-02] [PRM-03] [#94]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: role(5) });
  await cell(page, 'Tags', 'Update').click();
  await expect(page.getByRole('menuitem', { name: /^Own/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: /^Own/ })).toContainText('Needs a field');
  await page.keyboard.press('Escape');

  // Some collection may be read fully: the first press takes all away, the second gives all.
  const toggle = grid(page).getByRole('button', { name: 'Read: all on or off' });
  await toggle.click();
  await expect(cell(page, 'Tags', 'Read')).toHaveAccessibleName(/^Read: None/);
  await expect(cell(page, 'Articles', 'Read')).toHaveAccessibleName(/^Read: None/);
  await toggle.click();
  await expect(cell(page, 'Articles', 'Read')).toHaveAccessibleName(/^Read: Full/);
  await expect(cell(page, 'Fees', 'Read')).toHaveAccessibleName(/^Read: Full/);
  await page.getByRole('button', { name: 'Undo the last permission change' }).click();
  await page.getByRole('button', { name: 'Undo the last permission change' }).click();
  await expect(cell(page, 'Fees', 'Read')).toHaveAccessibleName('Read: None');

  await rowMenu(page, 'Customers').click();
  await choose(page, /^Turn all on/);
  await rowMenu(page, 'Stations').click();
  await choose(page, /^Turn all off/);
  const calls = wire(page);
  await saveButton(page).click();
  await expect(told(page, 'Role saved')).toBeVisible();
  const [customers] = await records(page, 5, 'customers');
  const [stations] = await records(page, 5, 'stations');
  expect(calls.last({ method: 'PATCH', path: '/tidewater/permissions' }).body).toEqual([
    {
      id: customers?.['id'],
      create: 'full',
      update: 'full',
      delete: 'full',
      comment: 'full',
      read_field_blacklist: [],
    },
    { id: stations?.['id'], read: 'none', comment: 'none' },
  ]);
  expect(calls.all({ method: 'POST', path: '/tidewater/permissions' })).toHaveLength(0);
  // The current user is read anew.
  await expect.poll(() => calls.all({ path: '/tidewater/users/me' }).length).toBeGreaterThan(0);
});

test('by the keyboard alone: staged, shown before saving, sent as lists, and the role is held to it [PRM-02] [PRM-06] @engines', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: role(4) });
  await expect(grid(page)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a collection' }).focus();
  const isIn = () => grid(page).evaluate((element) => element.contains(document.activeElement));
  while (!(await isIn())) await page.keyboard.press('Tab');
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const name =
        element?.closest('[role="row"]')?.querySelector('[role="rowheader"] button span:not([aria-hidden])')
          ?.textContent ?? '';
      return `${name}|${element?.getAttribute('aria-label') ?? ''}`;
    });
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await expect.poll(focused).toMatch(/^Wide Form/);
  await page.keyboard.press('Control+Home');
  // Down to Fees, which the author has nothing of, and across to reading.
  for (let step = 0; step < 40 && !(await focused()).includes('Fees'); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('f');
  await expect.poll(focused).toMatch(/Read: Full, not saved/);
  // A letter that is no level here opens the choice, which says why; another one is undone.
  await page.keyboard.press('m');
  await expect(page.getByRole('menuitem', { name: /^Own/ })).toContainText('Needs a field that records');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toMatch(/Read: Full/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('f');
  await page.keyboard.press('Control+z');
  await expect.poll(focused).toMatch(/Update: None$/);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('ArrowLeft');
  // The menu of a cell, and back in the cell.
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/Create: Full, not saved/);
  // Tags: what is there is changed by its id; opened with Enter, the rows below are reached.
  for (let step = 0; step < 40 && !(await focused()).startsWith('Tags|'); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('n');
  await expect.poll(focused).toMatch(/^Tags\|Create: None, not saved/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toMatch(/^On create/);

  // The count beside Save opens what would be saved.
  await page.getByRole('button', { name: '3 changes' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Fees: Read')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Changed permissions' }).getByRole('listitem')).toHaveCount(
    3,
  );
  await checkA11y(page, { include: ['[role="dialog"]'] });
  await page.keyboard.press('Escape');
  const calls = wire(page);
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Role saved')).toBeVisible();
  expect(calls.last({ method: 'POST', path: '/tidewater/permissions' }).body).toEqual([
    { collection: 'fees', status: null, role: 4, create: 'full', read: 'full' },
  ]);
  const [tags] = await records(page, 4, 'tags');
  expect(calls.last({ method: 'PATCH', path: '/tidewater/permissions' }).body).toEqual([
    { id: tags?.['id'], create: 'none' },
  ]);

  const author = await signedIn('author', { path: '/tidewater/collections/fees' });
  await expect(author.getByRole('grid')).toBeVisible();
  await expect(author.getByRole('link', { name: /^New/ })).toBeVisible();
  await author.goto('#/tidewater/collections/tags/+');
  await expect(author.getByRole('heading', { name: /access/i })).toBeVisible();
});

test('fields: unticked, saved, ticked again, saved: the list is empty; the key can’t be hidden [PRM-05] [FD50] [#90] [#91]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: role(5) });
  await cell(page, 'Tags', 'Fields').click();
  const dialog = page.getByRole('dialog', { name: 'Fields of Tags' });
  await expect(dialog.locator('[data-field="id"]').getByRole('checkbox')).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: 'Name is writable' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Name is readable' }).uncheck();
  await checkA11y(page, { include: ['[role="dialog"]'] });
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(cell(page, 'Tags', 'Fields')).toHaveAccessibleName(/^Fields: Limited, not saved/);
  await expect(cell(page, 'Tags', 'Fields')).toBeFocused();
  const calls = wire(page);
  await saveButton(page).click();
  await expect(told(page, 'Role saved')).toBeVisible();
  const [saved] = await records(page, 5, 'tags');
  expect(calls.last({ method: 'PATCH', path: '/tidewater/permissions' }).body).toEqual([
    { id: saved?.['id'], read_field_blacklist: ['name'], write_field_blacklist: ['name'] },
  ]);

  await page.reload();
  await cell(page, 'Tags', 'Fields').click();
  await expect(dialog.getByRole('checkbox', { name: 'Name is writable' })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'All writable' }).check();
  await dialog.getByRole('checkbox', { name: 'All readable' }).check();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await saveButton(page).click();
  await expect
    .poll(async () => (await records(page, 5, 'tags'))[0])
    .toMatchObject({ read_field_blacklist: [], write_field_blacklist: [] });

  // For all statuses of a collection at once: what differs stays as it is.
  await cell(page, 'Articles', 'Fields').click();
  const all = page.getByRole('dialog', { name: 'Fields of Articles' });
  await all.getByRole('checkbox', { name: 'Summary is readable' }).uncheck();
  await all.getByRole('button', { name: 'Apply' }).click();
  await saveButton(page).click();
  await expect
    .poll(async () => (await records(page, 5, 'articles')).map((entry) => entry['read_field_blacklist']))
    .toEqual(Array.from({ length: 4 }, () => expect.arrayContaining(['internal_note', 'price', 'summary'])));
});

/** Collections as a large project has them, each with a workflow. */
function manyCollections(count: number): Record<string, unknown>[] {
  const status_mapping = Object.fromEntries(
    ['draft', 'review', 'published', 'archived', 'deleted'].map((value) => [value, { name: value }]),
  );
  return Array.from({ length: count }, (_, at) => {
    const collection = `many_${String(at).padStart(3, '0')}`;
    const base = { collection, type: 'string', datatype: 'VARCHAR' };
    return {
      collection,
      managed: true,
      hidden: true,
      single: false,
      fields: Object.fromEntries(
        [
          { ...base, field: 'id', type: 'integer', datatype: 'INT', primary_key: true },
          { ...base, field: 'status', type: 'status', options: { status_mapping } },
          { ...base, field: 'created_by', type: 'user_created', datatype: 'INT' },
          ...Array.from({ length: 17 }, (__, place) => ({ ...base, field: `field_${place}` })),
        ].map((field) => [field.field, field]),
      ),
    };
  });
}

test('three hundred collections: only the rows in sight are drawn, and an edit draws only its cells [PRM-01]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.route(/\/tidewater\/collections(\?|$)/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: unknown[] };
    await route.fulfill({ response, json: { data: [...data, ...manyCollections(300)] } });
  });
  await openAnew(page, `#${role(5)}`);
  await expect(grid(page)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a collection' }).fill('many');
  await expect(page.getByText('300 collections')).toBeVisible();
  for (const name of ['Many 000', 'Many 001']) {
    await row(page, name).getByRole('button', { name, exact: true }).click();
  }
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '313');
  expect(await grid(page).getByRole('row').count()).toBeLessThan(60);
  await grid(page).evaluate((element) => {
    const state = window as typeof window & { drawn?: string[] };
    state.drawn = [];
    new MutationObserver((found) => {
      for (const { target } of found) {
        const node = target instanceof Element ? target : target.parentElement;
        const line = node?.closest('[role="row"]');
        state.drawn?.push(line?.getAttribute('aria-rowindex') ?? '');
      }
    }).observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await row(page, 'draft')
    .first()
    .getByRole('button', { name: /^Read:/ })
    .focus();
  await page.keyboard.press('f');
  await expect(cell(page, 'Many 000', 'Read')).toHaveAccessibleName(/^Read: Mixed, not saved/);
  const drawn = await page.evaluate(() => (window as typeof window & { drawn?: string[] }).drawn ?? []);
  // The status, and what its collection says of all of them.
  expect(new Set(drawn).size).toBeLessThanOrEqual(2);

  await page.keyboard.press('Control+End');
  await expect(row(page, 'Many 299')).toBeVisible();
  await grid(page).evaluate((element) => {
    element.scrollTop = 0;
  });
  await expect(row(page, 'Many 000')).toBeVisible();
});
