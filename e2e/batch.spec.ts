import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { fieldOf, opened, read, saveButton, textOf } from './item-page.ts';
import { articles, counter, grid, items, ready, row } from './listing-page.ts';

const customers = '/tidewater/collections/customers';
const lab = '/tidewater/items/form_lab';
const tags = '/tidewater/items/tags';

const selection = (page: Page): Locator => page.getByRole('group', { name: 'Selection' });
const toggle = (page: Page, field: string): Locator =>
  page.getByRole('switch', { name: `Change ${field} in all items` });
const question = (page: Page): Locator => page.getByRole('alertdialog');
const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
const filtered = (path: string, field: string, value: string): string =>
  `${path}?sort=id&filters=${encodeURIComponent(JSON.stringify([{ field, operator: 'contains', value }]))}`;

/** Makes items and gives their keys. */
async function make(page: Page, path: string, values: readonly object[]): Promise<number[]> {
  const answer = await page.request.post(new URL(path, page.url()).href, { data: values });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
}

async function confirmed(page: Page, count: number): Promise<void> {
  await saveButton(page).click();
  const name = `Change ${count} item${count === 1 ? '' : 's'}`;
  await question(page).getByRole('button', { name }).click();
}

test.describe.configure({ timeout: 60_000 });

test.describe('many at once', () => {
  test('448 of 450 done, the two that are refused are told, stay chosen and can be tried again; undo [FD47] [ITM-07]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    const values = Array.from({ length: 450 }, (_, index) => ({
      title: `Heron ${index}`,
      author: 1,
      status: 'draft',
    }));
    const keys = await make(page, items, values);
    const refused = [keys[7], keys[301]].map(String);
    const isRefusing = { now: true };
    await page.route('**/items/articles?*', async (route) => {
      const sent = route.request().postData() ?? '';
      const isOne = refused.some((key) => sent.includes(`"id":"${key}"`));
      if (route.request().method() !== 'PATCH' || !isOne || !isRefusing.now) return route.fallback();
      const error = { code: 302, message: 'The embargo is not over.' };
      return route.fulfill({ status: 403, json: { error } });
    });
    await page.goto(`#${filtered(articles, 'title', 'Heron')}`);
    await ready(page);
    await expect(counter(page)).toHaveText(/^450 of/);
    await row(page, 0).getByRole('checkbox').click();
    await selection(page).getByRole('button', { name: 'Select all 450 matching' }).click();
    await expect(selection(page)).toContainText('450 selected');
    await selection(page).getByRole('button', { name: 'Edit 450 items' }).click();
    await expect(page).toHaveURL(/articles\/\+set-[\da-f]{8}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit 450 items');

    // A reload knows them still.
    await page.reload();
    await opened(page);
    await toggle(page, 'Status').check();
    await fieldOf(page, 'status').getByText('In review').click();
    const calls = wire(page);
    await saveButton(page).click();
    await expect(question(page)).toContainText(/Status.*set to.*In review.*changes 450 of 450/s);
    await question(page).getByRole('button', { name: 'Change 450 items' }).click();
    const outcome = page.getByRole('alertdialog', { name: '448 of 450 items done' });
    await expect(outcome).toBeVisible({ timeout: 30_000 });
    await expect(outcome.getByRole('listitem')).toHaveText([
      new RegExp(`^${refused[0]}.*embargo`),
      new RegExp(`^${refused[1]}.*embargo`),
    ]);
    await checkA11y(page);
    const saving = page.waitForEvent('download');
    await outcome.getByRole('button', { name: 'Download list' }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(file.split('\r\n')).toHaveLength(4);
    expect(file).toContain('The embargo is not over.');
    const urls = calls.all().map(({ request }) => request.url().length);
    expect(Math.max(...urls)).toBeLessThan(8000);
    expect(calls.all({ method: 'PATCH', path: items }).length).toBeLessThan(40);

    await outcome.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit 2 items');
    await expect(page.getByText('448 changed. 2 items weren’t changed')).toBeVisible();
    await expect(toggle(page, 'Status')).toBeChecked();
    await confirmed(page, 2);
    await expect(page.getByRole('alertdialog', { name: '0 of 2 items done' })).toBeVisible();
    isRefusing.now = false;
    await page.getByRole('button', { name: 'Try these again' }).click();
    await expect(page).toHaveURL(/collections\/articles\?/);

    // Both have their notice: the second one is taken back, then the first.
    await expect(selection(page)).toHaveCount(0);
    await notices(page)
      .getByRole('listitem')
      .filter({ hasText: '2 items changed' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(notices(page)).toContainText('2 items have their previous values again');
    await notices(page)
      .getByRole('listitem')
      .filter({ hasText: '448 items changed' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(notices(page)).toContainText('448 items have their previous values again', {
      timeout: 30_000,
    });
    expect((await read(page, `${items}/${keys[0]}`))['status']).toBe('draft');
  });

  test('what stays refused is still chosen on the way back; one that was changed since is left alone [FD47]', async ({
    signedIn,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    const keys = await make(
      page,
      items,
      [1, 2, 3].map((n) => ({ title: `Stork ${n}`, subtitle: `Grey ${n}`, author: 1, status: 'draft' })),
    );
    const last = String(keys[2]);
    await page.route('**/items/articles?*', (route) =>
      route.request().method() === 'PATCH' && (route.request().postData() ?? '').includes(`"id":"${last}"`)
        ? route.fulfill({ status: 422, json: { error: { code: 4, message: 'subtitle: Storks are away.' } } })
        : route.fallback(),
    );
    await page.goto(`#${filtered(articles, 'title', 'Stork')}`);
    await ready(page);
    await page.keyboard.press('ControlOrMeta+a');
    await selection(page).getByRole('link', { name: 'Edit 3 items' }).click();
    await opened(page);
    await toggle(page, 'Subtitle').check();
    await textOf(page, 'subtitle').fill('Ibis');
    await confirmed(page, 3);
    await page
      .getByRole('alertdialog', { name: '2 of 3 items done' })
      .getByRole('button', { name: 'Close' })
      .click();
    // At the field, too.
    await expect(fieldOf(page, 'subtitle')).toContainText('Storks are away.');
    await page.goBack();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await ready(page);
    await expect(selection(page)).toContainText('1 selected');

    const theirs = await page.request.patch(new URL(`${items}/${keys[0]}`, page.url()).href, {
      data: { subtitle: 'Egret' },
    });
    expect(theirs.ok()).toBe(true);
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    const outcome = page.getByRole('alertdialog', { name: '1 of 2 items done' });
    await expect(outcome.getByRole('listitem')).toHaveText(
      new RegExp(`^${keys[0]} Somebody has changed it since`),
    );
    await outcome.getByRole('button', { name: 'Close' }).click();
    expect((await read(page, `${items}/${keys[0]}`))['subtitle']).toBe('Egret');
    expect((await read(page, `${items}/${keys[1]}`))['subtitle']).toBe('Grey 2');
  });

  test('a set that is not known here says so; items that the role may not change are left out [LST-12]', async ({
    signedIn,
  }) => {
    const page = await signedIn('author', { path: `${articles}/+set-00000000` });
    await expect(page.getByRole('heading', { name: 'Selection not found' }).first()).toBeVisible();
    await checkA11y(page);
    const [own] = await make(page, items, [{ title: 'Mine', author: 1, status: 'draft' }]);
    const filters = encodeURIComponent(
      JSON.stringify([{ field: 'status', operator: 'eq', value: 'published' }]),
    );
    await page.goto(`#${articles}?filters=${filters}`);
    await ready(page);
    const other = await row(page, 0).getAttribute('data-key');
    await page.goto(`#${articles}/${own},${other}`);
    await opened(page);
    await expect(page.getByText('Your role can’t change 1 of these items')).toBeVisible();
    await toggle(page, 'Status').check();
    await fieldOf(page, 'status').getByText('Published', { exact: true }).click();
    await saveButton(page).click();
    await expect(fieldOf(page, 'status')).toContainText('can’t give any of these items this status');
    await fieldOf(page, 'status').getByText('In review').click();
    await saveButton(page).click();
    await expect(question(page)).toContainText('1 item is left out');
    await question(page).getByRole('button', { name: 'Change 1 item' }).click();
    const outcome = page.getByRole('alertdialog', { name: '1 of 2 items done' });
    await expect(outcome.getByRole('listitem')).toHaveText(/Your role can’t change it/);
    await expect(outcome.getByRole('button', { name: 'Try these again' })).toHaveCount(0);
  });
});

test('lists: add without duplicates, then replace; differing values are said [FD45]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const [a, b] = await make(page, lab, [
    { name: 'Tern', tags: ['1'] },
    { name: 'Gull', tags: ['2'] },
  ]);
  const tagsOf = async (key: number | undefined) => (await read(page, `${lab}/${key}`))['tags'];
  await page.goto(`#/tidewater/collections/form_lab/${a},${b}`);
  await opened(page);
  await expect(fieldOf(page, 'tags')).toContainText('The items have different values');
  await toggle(page, 'Tags').check();
  await expect(fieldOf(page, 'tags').getByRole('radio', { name: 'Add to each' })).toBeChecked();
  await fieldOf(page, 'tags').getByRole('textbox').fill('2');
  await page.keyboard.press('Enter');
  await saveButton(page).click();
  await expect(question(page)).toContainText(/Tags.*add.*2.*changes 1 of 2/s);
  await question(page).getByRole('button', { name: 'Change 2 items' }).click();
  await expect(page).toHaveURL(/form_lab(\?|$)/);
  expect([await tagsOf(a), await tagsOf(b)]).toEqual([['1', '2'], ['2']]);

  await page.goto(`#/tidewater/collections/form_lab/${a},${b}`);
  await opened(page);
  await toggle(page, 'Tags').check();
  await saveButton(page).click();
  await expect(fieldOf(page, 'tags')).toContainText('This field is required.');
  await fieldOf(page, 'tags').getByText('Replace all').click();
  await fieldOf(page, 'tags').getByRole('textbox').fill('3');
  await page.keyboard.press('Enter');
  await confirmed(page, 2);
  await expect(page).toHaveURL(/form_lab(\?|$)/);
  expect([await tagsOf(a), await tagsOf(b)]).toEqual([['3'], ['3']]);

  await page.goto(`#/tidewater/collections/form_lab/${a},${b}`);
  await opened(page);
  await toggle(page, 'Tags').check();
  await fieldOf(page, 'tags').getByText('Remove from each').click();
  await fieldOf(page, 'tags').getByRole('textbox').fill('3');
  await page.keyboard.press('Enter');
  await confirmed(page, 2);
  await expect(page).toHaveURL(/form_lab(\?|$)/);
  expect([await tagsOf(a), await tagsOf(b)].map((list) => list ?? [])).toEqual([[], []]);
});

test('by keyboard alone: filter, select, batch edit, save, undo [LST-10] [ITM-07]', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: `${customers}?sort=id` });
  await ready(page);
  const { keyboard } = page;
  await keyboard.press('Control+f');
  const search = page.getByRole('main').getByRole('searchbox');
  if (!(await search.evaluate((box) => box === document.activeElement))) await search.focus();
  await keyboard.type('ann');
  await expect(counter(page)).toHaveText(/of/);
  await ready(page);
  await grid(page).focus();
  await keyboard.press('ControlOrMeta+a');
  await expect(selection(page)).toContainText('selected');
  const edit = selection(page).getByRole('link', { name: /^Edit \d+ items$/ });
  await edit.focus();
  await keyboard.press('Enter');
  await opened(page);
  const count = Number(/\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0]);
  const first = page.url().match(/customers\/(\d+)/)?.[1];
  const before = (await read(page, `/tidewater/items/customers/${first}`))['city'];
  await toggle(page, 'City').focus();
  await keyboard.press('Space');
  await textOf(page, 'city').focus();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Saltby');
  await keyboard.press('Control+s');
  await expect(question(page)).toContainText(`Change ${count} items?`);
  const apply = question(page).getByRole('button', { name: `Change ${count} items` });
  while (!(await apply.evaluate((button) => button === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(notices(page)).toContainText(`${count} items changed`);
  expect((await read(page, `/tidewater/items/customers/${first}`))['city']).toBe('Saltby');
  await keyboard.press('F6');
  await keyboard.press('Tab');
  const undo = notices(page).getByRole('button', { name: 'Undo' });
  while (!(await undo.evaluate((button) => button === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(notices(page)).toContainText(`${count} items have their previous values again`);
  expect((await read(page, `/tidewater/items/customers/${first}`))['city']).toBe(before);
});

test.describe('deleting and its undo', () => {
  test('many for good, with progress and a stop; what is gone comes back under its key [LST-11]', async ({
    signedIn,
    faults,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    const values = Array.from({ length: 300 }, (_, index) => ({ name: `Tern ${index}` }));
    const keys = await make(page, tags, values);
    await page.goto(`#${filtered('/tidewater/collections/tags', 'name', 'Tern ')}`);
    await ready(page);
    await expect(counter(page)).toHaveText(/^300 of/);
    await row(page, 0).getByRole('checkbox').click();
    await selection(page).getByRole('button', { name: 'Select all 300 matching' }).click();
    await selection(page).getByRole('button', { name: 'Delete 300 items' }).click();
    const broken = faults(page);
    const release = await broken.hold({ method: 'DELETE' });
    await question(page).getByRole('button', { name: 'Delete 300 items' }).click();
    const progress = page.getByRole('alertdialog', { name: 'Deleting 300 items' });
    await expect(progress).toContainText('0 of 300 items');
    await checkA11y(page);
    await progress.getByRole('button', { name: 'Stop' }).click();
    await broken.clear();
    release();
    const outcome = page.getByRole('alertdialog', { name: /of 300 items done/ });
    await expect(outcome).toContainText('200 items weren’t processed');
    await outcome.getByRole('button', { name: 'Close' }).click();
    await expect(selection(page)).toContainText('200 selected');
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notices(page)).toContainText('100 items restored');
    await expect(counter(page)).toHaveText(/^300 of/);
    const back = await read(page, `${tags}/${keys[0]}`);
    expect(back).toMatchObject({ name: 'Tern 0' });
  });

  test('one from its page; the history offers the undo as long as it was not used [LST-11]', async ({
    signedIn,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    const [key] = await make(page, tags, [{ name: 'Passing' }]);
    await page.goto(`#/tidewater/collections/tags/${key}`);
    await opened(page);
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(question(page)).toContainText('comes back with the same key');
    await question(page).getByRole('button', { name: 'Delete' }).click();
    const said = notices(page).getByRole('listitem').filter({ hasText: '“Passing” deleted' });
    await said.getByRole('button', { name: /close/i }).click();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('complementary').getByRole('button', { name: 'Undo' }).click();
    await expect(notices(page)).toContainText('1 item restored');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect((await read(page, `${tags}/${key}`))['name']).toBe('Passing');
  });
});

for (const [name, context] of [
  ['wide', {}],
  ['phone', { viewport: { width: 390, height: 844 } }],
] as const) {
  test(`the form for many has no axe findings: ${name}`, async ({ signedIn }) => {
    test.slow();
    const page = await signedIn('admin', { path: '/tidewater/collections/form_lab/1,2,3', context });
    await opened(page);
    await toggle(page, 'Tags').check();
    await fieldOf(page, 'tags').getByText('Replace all').click();
    await fieldOf(page, 'tags').getByRole('textbox').fill('calm');
    await page.keyboard.press('Enter');
    await checkA11y(page);
    await saveButton(page).click();
    await expect(question(page)).toContainText('Change 3 items?');
    await checkA11y(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}
