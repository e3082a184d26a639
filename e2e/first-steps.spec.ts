import { checkA11y, expect, test, told } from './fixtures.ts';
import { inputOf, opened } from './item-page.ts';

test('an empty project leads its administrator to a first model, which works at once [COL-04] [SCH-02] [SCH-10]', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('admin', { project: 'verlag' });
  const api = (path: string) => new URL(`/verlag/${path}`, page.url()).href;
  const { data } = (await (await page.request.get(api('collections'))).json()) as {
    data: { collection: string }[];
  };
  for (const { collection } of data.filter(({ collection: name }) => !name.startsWith('directus_'))) {
    const gone = await page.request.delete(api(`collections/${collection}`));
    expect(gone.ok(), collection).toBe(true);
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No collections', exact: true })).toBeVisible();
  await checkA11y(page);
  await expect(page.getByRole('link', { name: /^Make a collection/ })).toHaveAttribute(
    'href',
    /settings\/collections$/,
  );
  await expect(page.getByRole('link', { name: /^Invite people/ })).toHaveAttribute('href', /\/users$/);

  await page.getByRole('link', { name: /^Begin with a model/ }).click();
  const models = page.getByRole('group', { name: 'Or begin with a ready-made model' });
  const shop = models.getByRole('listitem').filter({ hasText: 'Shop' });
  await expect(shop).toContainText('Purchase Lines');
  await checkA11y(page);
  await shop.getByRole('button', { name: 'See what it would do' }).click();
  await expect(page.getByRole('region', { name: 'Import' })).toContainText('Collection purchase_lines');
  await page.getByRole('button', { name: /^Do \d+ steps$/ }).click();
  await expect(page.getByText('Nothing to do')).toBeVisible({ timeout: 60_000 });
  await page.goto('#/verlag/collections/purchase_lines');
  await expect(page.getByRole('row').filter({ hasText: 'Cup with a handle' })).toBeVisible();

  // What was refused would be told; what is there can be used.
  await page.goto('#/verlag/collections/customers/+');
  await opened(page);
  await inputOf(page, 'name').fill('Ada Harbour');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Created').last()).toBeVisible();
  await page.goto('#/verlag/collections/purchases/+');
  await opened(page);
  await inputOf(page, 'number').fill('2026-001');
  const customer = page.locator('[data-field="customer"]').getByRole('combobox');
  await customer.fill('Ada');
  await page.getByRole('option', { name: /Ada Harbour/ }).click();
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Created').last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2026-001, Ada Harbour');
  await page.goto('#/verlag/collections');
  await expect(page.getByRole('table').getByRole('link', { name: 'Purchases' })).toBeVisible();
});
