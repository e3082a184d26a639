import { checkA11y, expect, test, told } from './fixtures.ts';
import { inputOf, opened } from './item-page.ts';

const column = { type: 'string', datatype: 'VARCHAR' };

test('keys of a collection that is there: turned on in its settings; unsaved changes find the item that was made of them [SCH-03] [ERR-02] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const api = (path: string) => new URL(`/tidewater/${path}`, page.url()).href;
  const keyOf = (length: number) => ({
    field: 'id',
    ...column,
    length,
    interface: 'primary-key',
    primary_key: true,
    options: { monospace: false },
  });
  const title = { field: 'title', ...column, length: 100, interface: 'text-input' };
  for (const [collection, length] of [
    ['parcels', 36],
    ['depots', 20],
  ] as const) {
    const data = { collection, fields: [keyOf(length), title] };
    expect((await page.request.post(api('collections'), { data })).ok()).toBe(true);
  }
  const made = page.getByRole('switch', { name: /Lectern creates the keys/ });

  // A key without room for a UUID can't be made, and the page says why; one that counts up needs none.
  await page.goto('#/tidewater/settings/collections/depots');
  await page.reload();
  await expect(made).toBeDisabled();
  await expect(page.getByText('The key holds 20 characters')).toBeVisible();
  await page.goto('#/tidewater/settings/collections/articles');
  await expect(page.getByRole('heading', { name: 'Item names' })).toBeVisible();
  await expect(made).toHaveCount(0);

  const calls = wire(page);
  const trouble = faults(page);
  await page.goto('#/tidewater/settings/collections/parcels');
  await expect(made).not.toBeChecked();
  await trouble.drop({ method: 'PATCH', path: /fields\/parcels\/id/ });
  await made.press(' ');
  await expect(told(page, 'The keys couldn’t be changed')).toBeVisible();
  await expect(made).not.toBeChecked();
  await trouble.clear();
  await made.press(' ');
  await expect(told(page, 'New items get their keys from Lectern')).toBeVisible();
  await expect(made).toBeChecked();
  // What else the key's field says stays.
  expect(calls.last({ method: 'PATCH', path: /fields\/parcels\/id/ }).body).toEqual({
    options: { monospace: false, lectern: { generate: 'uuid' } },
  });
  await checkA11y(page, { exclude: ['[data-field="icon"]'] });

  // The item arrives, its answer doesn't; the page goes, and what was typed is taken back.
  await page.goto('#/tidewater/collections/parcels/+');
  await opened(page);
  await inputOf(page, 'title').fill('A box');
  await trouble.garble({ method: 'POST', path: /items\/parcels/ });
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/may have been saved anyway/)).toBeVisible();
  await trouble.clear();
  await page.reload();
  await opened(page);
  await page
    .getByRole('status')
    .filter({ hasText: 'Unsaved changes from' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(inputOf(page, 'title')).toHaveValue('A box');
  await inputOf(page, 'title').fill('A box, tied up');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'The item was already saved. This is it.')).toBeVisible();
  await expect(inputOf(page, 'title')).toHaveValue('A box, tied up');
  const answer = await page.request.get(api('items/parcels?fields=title'));
  expect(((await answer.json()) as { data: unknown[] }).data).toEqual([{ title: 'A box' }]);
});
