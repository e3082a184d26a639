import type { Page } from '@playwright/test';
import { byTouch, checkA11y, expect, test } from './fixtures.ts';
import { articles, grid, ready, row, rows } from './listing-page.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const path = `${articles}?columns=title,status,author,price,category`;
const heightOf = async (page: Page) => (await row(page, 0).boundingBox())?.height ?? 0;

test(
  'on a phone each row of a table is an item: title, status, two values, box and menu [TAB-01] [FD68]',
  byTouch,
  async ({ signedIn }) => {
    const page = await signedIn('admin', { path: `${path}&sort=id`, context: phone });
    await ready(page);
    const first = row(page, 0);
    await expect(first.getByRole('link')).toHaveText('A short history of fog in Esk Narrows');
    await expect(first).toContainText('Published');
    await expect(first).toContainText('Freya Lindqvist');
    await expect(first).toContainText('15.99');
    await expect(grid(page).getByRole('columnheader')).toHaveCount(0);
    const isSideways = await grid(page).evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isSideways).toBe(false);
    await checkA11y(page);

    await first.getByRole('checkbox').check({ force: true });
    await row(page, 1).getByRole('button', { name: 'More actions' }).tap();
    await page.getByRole('menuitem', { name: 'Select' }).tap();
    await expect(page.getByText('2 selected')).toBeVisible();
    await row(page, 1).getByRole('button', { name: 'More actions' }).tap();
    await page.getByRole('menuitem', { name: 'Open', exact: true }).tap();
    await expect(page).toHaveURL(/articles\/2$/);
    await page.goBack();
    await ready(page);
    await row(page, 0).tap({ position: { x: 150, y: 12 } });
    await expect(page).toHaveURL(/articles\/1$/);
  },
);

test('rows of a phone: by keys, sorted beside the list, and a table again where there is room [TAB-01]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path, context: { viewport: phone.viewport } });
  await ready(page);
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const active = await grid(page).getAttribute('aria-activedescendant');
  await expect(row(page, 0).locator(`[id="${active}"]`)).toHaveCount(1);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: /Sort by$/ }).click();
  await page.getByRole('option', { name: 'Title', exact: true }).click();
  await expect(page).toHaveURL(/sort=title/);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(grid(page).getByRole('columnheader', { name: 'Title', exact: true })).toBeVisible();
  await expect(rows(page).first().getByRole('gridcell')).toHaveCount(6);
});

test('density: from the account menu and the command menu, for all of the app, kept on the device [SHL-02]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/letters' });
  await ready(page);
  const root = page.locator('html');
  const control = () =>
    page
      .getByRole('searchbox')
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
  await expect(root).toHaveAttribute('data-density', 'comfortable');
  const [wide, roomy] = [await heightOf(page), await control()];
  await page.getByRole('button', { name: /account$/ }).click();
  await page.getByRole('menuitem', { name: 'Density: compact' }).click();
  await expect(root).toHaveAttribute('data-density', 'compact');
  await expect.poll(() => heightOf(page)).toBeLessThan(wide);
  expect(await control()).toBeLessThan(roomy);
  await checkA11y(page);
  await page.reload();
  await ready(page);
  await expect(root).toHaveAttribute('data-density', 'compact');

  // What a view says of its own rows counts for more.
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('radio', { name: 'Comfortable' }).check({ force: true });
  await expect.poll(() => heightOf(page)).toBe(wide);

  await page.getByRole('button', { name: 'Command menu' }).click();
  await page.getByRole('combobox', { name: 'Command menu' }).fill('density');
  await page.getByRole('option', { name: /Density: comfortable/ }).click();
  await expect(root).toHaveAttribute('data-density', 'comfortable');
});
