import { expect, test, told } from './fixtures.ts';
import { keptDrafts } from './item-page.ts';
import { keyField } from './key-field.ts';

/*
 * Names that every object of the language has: a collection, its fields, options and statuses may be called so. The whole way
 * of an editor, and of an administrator, leads past each of them.
 */

const text = (field: string, more: object = {}) => ({
  field,
  type: 'string',
  datatype: 'VARCHAR',
  length: 100,
  interface: 'text-input',
  ...more,
});
const names = ['constructor', '__proto__', 'hasOwnProperty'];
const row = (value: string) => Object.fromEntries(names.map((name) => [name, `${value} of ${name}`]));

for (const collection of ['constructor', '__proto__']) {
  test(`a collection called ${collection} with fields, choices and an icon of such names`, async ({
    signedIn,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/settings/collections' });
    const api = (path: string) => new URL(`/tidewater/${path}`, page.url()).href;
    const post = async (path: string, data: string) => {
      const reply = await page.request.post(api(path), {
        data,
        headers: { 'content-type': 'application/json' },
      });
      expect(reply.ok(), await reply.text()).toBe(true);
    };
    // As text: an object of the test's own would lose `__proto__`.
    const choices = '{"choices":{"__proto__":"Inherited","toString":"Text"}}';
    const fields = [keyField, ...names.map((name) => text(name)), text('icon', { interface: 'icon' })];
    const choice = JSON.stringify(text('valueOf', { interface: 'dropdown' })).replace(
      /\}$/,
      `,"options":${choices}}`,
    );
    await post(
      'collections',
      `{"collection":${JSON.stringify(collection)},"fields":[${[...fields.map((field) => JSON.stringify(field)), choice].join(',')}]}`,
    );
    await post(
      `items/${collection}`,
      JSON.stringify({ ...row('first'), icon: '__proto__', valueOf: 'toString' }),
    );
    await post(`items/${collection}`, JSON.stringify({ ...row('second'), icon: 'constructor' }));

    // The list: found, sorted, its rows open.
    await page.goto(`#/tidewater/collections/${collection}`);
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText('first of constructor')).toBeVisible();
    await expect(page.getByText('first of __proto__')).toBeVisible();
    for (const name of names) {
      await page.goto(`#/tidewater/collections/${collection}?sort=-${name}`);
      await expect(page.getByRole('row').nth(1)).toContainText(`second of ${name}`);
    }

    // The form: each field is typed into and saved, and its history tells what was there.
    await page.getByText('first of constructor').click();
    const field = (name: string) => page.locator(`[data-field="${name}"]`);
    await expect(field('valueOf')).toContainText('Text');
    for (const name of names) {
      await expect(field(name).getByRole('textbox')).toHaveValue(`first of ${name}`);
      await field(name).getByRole('textbox').fill(`third of ${name}`);
    }
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();
    for (const name of names) await expect(field(name).getByRole('textbox')).toHaveValue(`third of ${name}`);
    await expect(page.getByRole('button', { name: '3 changes' }).first()).toBeVisible();

    // A draft comes back.
    for (const name of names) await field(name).getByRole('textbox').fill(`draft of ${name}`);
    await expect.poll(async () => (await keptDrafts(page)).split('draft of').length - 1).toBe(3);
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    for (const name of names) await expect(field(name).getByRole('textbox')).toHaveValue(`draft of ${name}`);
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();

    // A new item.
    await page.goto(`#/tidewater/collections/${collection}/+`);
    await field('constructor').getByRole('textbox').fill('made by hand');
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Created')).toBeVisible();
    await expect(page).toHaveURL(/\/\d+$/);
    await expect(field('constructor').getByRole('textbox')).toHaveValue('made by hand');

    // Set-up and permissions.
    await page.goto(`#/tidewater/settings/collections/${collection}`);
    for (const name of names)
      await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
    await page.goto('#/tidewater/settings/roles/3');
    await expect(page.getByRole('grid').first()).toBeVisible();
    const gone = await page.request.delete(api(`collections/${collection}`));
    expect(gone.ok()).toBe(true);
  });
}
