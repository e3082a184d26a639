import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { interfaceIds, interfaceList } from './interface-list.ts';

const list = '/tidewater/settings/interfaces';
const probe = (page: Page): Locator => page.locator('[data-probe]');
const settings = (page: Page): Locator => page.getByRole('form', { name: 'Field settings' });
const setting = (page: Page, name: string): Locator => settings(page).locator(`[data-field="${name}"]`);
const changes = (page: Page): Locator => probe(page).locator('[data-changes]');

async function shown(page: Page): Promise<void> {
  await expect(changes(page)).toBeVisible();
  await expect(probe(page).locator('[data-skeleton]')).toHaveCount(0);
}

/** Gives an option another value, if it is one that can be clicked or typed in here. */
async function another(option: Locator): Promise<void> {
  const toggle = option.getByRole('switch').first();
  if (await toggle.count()) return toggle.click({ force: true });
  const number = option.getByRole('spinbutton').first();
  if ((await number.count()) && (await number.isEditable())) return number.fill('7');
  const box = option.locator('input[type="text"]:not([role="combobox"]):not([readonly])').first();
  if (await box.count()) await box.fill('Something else');
}

test.describe.configure({ timeout: 120_000 });

test('the table has each interface with its id and version, filters, and leads to where it is tried out [SET-03]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: list });
  // Beside the installation's own.
  const rows = page
    .getByRole('table', { name: 'Interfaces' })
    .locator('tbody tr')
    .filter({ hasNot: page.getByText('Extension', { exact: true }) });
  await expect(rows).toHaveCount(interfaceIds.length);
  const ids = await rows.locator('code').allInnerTexts();
  expect(ids.sort()).toEqual(interfaceIds.toSorted());
  expect(ids).toEqual(expect.arrayContaining(interfaceList.map(({ id }) => id)));
  await expect(rows.first()).toContainText(/\d+\.\d+\.\d+/);
  await checkA11y(page);
  await page.getByRole('searchbox', { name: 'Filter interfaces' }).fill('many-to');
  await expect(page.getByText('2 interfaces')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/settings\/interfaces\/many-to-many/);
  await page.goto(`#${list}/nobody-knows-it`);
  await expect(page.getByText('There is no interface “nobody-knows-it” here')).toBeVisible();
  await page.getByRole('link', { name: 'All interfaces' }).click();
  await expect(rows).toHaveCount(interfaceIds.length);

  const editor = await signedIn('editor', { path: list });
  await expect(editor.getByRole('table')).toHaveCount(0);
  await expect(editor.getByRole('heading', { level: 1 })).toBeVisible();
});

test('value, type, length, read only, required, loading, new item, collection, relation, and how it looks in lists [SET-04]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: `${list}/text-input` });
  await shown(page);
  const box = probe(page).getByRole('textbox');
  await expect(box).toHaveValue('The harbour in spring');
  await box.fill('the_quay');
  await expect(page.locator('[data-display]')).toContainText('the_quay');
  await expect(setting(page, 'value')).toContainText('the_quay');
  // The value as JSON is the same value.
  await setting(page, 'value').getByRole('textbox').fill('"by hand"');
  await expect(box).toHaveValue('by hand');
  await settings(page).locator('[data-option="formatValue"]').getByRole('switch').click({ force: true });
  await box.fill('the_quay');
  await expect(page.locator('[data-display]')).toContainText('The Quay');
  await setting(page, 'length').getByRole('spinbutton').fill('-3');
  await setting(page, 'length').getByRole('spinbutton').blur();
  await expect(setting(page, 'length').locator('[aria-invalid="true"]')).toHaveCount(1);
  await setting(page, 'length').getByRole('spinbutton').fill('4');
  await expect(box).toHaveAttribute('maxlength', '4');
  await setting(page, 'required').getByRole('switch').click({ force: true });
  await expect(box).toHaveAttribute('required', '');
  await setting(page, 'readonly').getByRole('switch').click({ force: true });
  await expect(box).not.toBeEditable();
  await setting(page, 'loading').getByRole('switch').click({ force: true });
  await expect(box).toHaveCount(0);
  await checkA11y(page);

  // A relation that the project has, and one that is made up.
  await page.goto(`#${list}/many-to-one`);
  await shown(page);
  await expect(probe(page)).toContainText('isn’t set up');
  await setting(page, 'field_many').getByRole('textbox').fill('author');
  for (const [name, value] of [
    ['collection_many', 'articles'],
    ['collection_one', 'authors'],
    ['collection', 'articles'],
  ] as const) {
    await setting(page, name).locator('[aria-haspopup="listbox"]').click();
    await page
      .getByRole('option')
      .filter({ hasText: new RegExp(`${value}$`) })
      .first()
      .click();
  }
  await expect(probe(page).getByRole('combobox')).toBeVisible();
});

// In four parts, so that they run beside one another.
const quarter = Math.ceil(interfaceList.length / 4);
for (const part of [0, 1, 2, 3]) {
  const some = interfaceList.slice(part * quarter, (part + 1) * quarter);
  test(`${some[0]?.id} to ${some.at(-1)?.id}: every option is there, and taken; nothing changes by being shown [INF-01] [SET-04]`, async ({
    signedIn,
  }) => {
    const page = await signedIn('admin', { path: `${list}/${some[0]?.id}` });
    for (const { id, types, options } of some) {
      await test.step(id, async () => {
        await page.goto(`#${list}/${id}`);
        await expect(page.getByRole('main').locator('header code')).toHaveText(id);
        await shown(page);
        const keys = () =>
          settings(page)
            .locator('[data-option]')
            .evaluateAll((found) => found.map((each) => each.getAttribute('data-option')));
        await expect.poll(async () => new Set(await keys()), `options of ${id}`).toEqual(new Set(options));
        for (const more of await settings(page).locator('details:not([open]) > summary').all())
          await more.click();
        for (const key of options) await another(settings(page).locator(`[data-option="${key}"]`).first());
        for (const type of types.slice(1)) {
          await setting(page, 'type').getByRole('button').last().click();
          await page.getByRole('option', { name: type, exact: true }).click();
        }
        await shown(page);
        await expect(changes(page)).toHaveAttribute('data-changes', '0');
        await expect(page.getByText(/could(n’t| not) be loaded/)).toHaveCount(0);
      });
    }
  });
}
