import { expect, test } from './fixtures.ts';
import { inputOf, opened } from './item-page.ts';

for (const [way, address, target] of [
  ['Back', null, /collections\/authors/],
  ['a typed address', '#/tidewater/collections/categories', /collections\/categories/],
] as const) {
  test(`${way} while a new item is being saved leads there, not to the item [FD04] [ITM-08] @faults`, async ({
    signedIn,
    faults,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/authors' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authors');
    await page.goto('#/tidewater/collections/tags/+');
    await opened(page);
    await inputOf(page, 'name').fill(`Saved before ${way}`);
    const release = await faults(page).hold({ method: 'POST', path: '/tidewater/items/tags' });
    await page.keyboard.press('Control+s');
    await page.evaluate((to) => {
      if (to === null) history.back();
      else location.hash = to;
    }, address);
    const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await expect(question).toBeVisible();
    release();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('form', { name: 'Fields' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Authors|Categories)$/);
    await expect(page).toHaveURL(target);
  });
}
