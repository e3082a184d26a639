import { checkA11y, expect, test, told } from './fixtures.ts';
import {
  articles,
  chooseAction,
  fieldOf,
  inputOf,
  lab,
  opened,
  openItem,
  read,
  saveButton,
  textOf,
} from './item-page.ts';

test.describe('the page around the form', () => {
  test('breadcrumbs, name, status and title [ITM-02] [ITM-10]', async ({ signedIn }) => {
    const page = await openItem(signedIn, 'admin', `${articles}/1`);
    const title = await inputOf(page, 'title').inputValue();
    await expect(page).toHaveTitle(`Editing ${title}: Articles`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('link');
    await expect(crumbs).toHaveText(['Collections', 'Articles']);
    await expect(page.getByRole('banner').or(page.locator('header')).getByText('Published')).toBeVisible();
  });

  test('while the item is read the page has its shape already [ITM-01] @faults', async ({
    signedIn,
    faults,
  }) => {
    const context = { viewport: { width: 1400, height: 900 } };
    const page = await signedIn('admin', { path: '/tidewater/collections', context });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const release = await faults(page).hold({ path: /\/items\/orders/ });
    await page.goto('#/tidewater/collections/orders/7');
    await expect(page.getByRole('complementary', { name: 'Activity' })).toBeVisible();
    const before = await page.getByRole('main').boundingBox();
    expect(await page.locator('form [data-field]').count()).toBe(0);
    release();
    await opened(page);
    expect((await page.getByRole('main').boundingBox())?.width).toBe(before?.width);
  });

  test('a single collection opens its item and has no menu of ways to save [ITM-02] [ITM-03]', async ({
    signedIn,
    wire,
  }) => {
    const page = await openItem(signedIn, 'admin', '/tidewater/collections/about/1');
    await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link')).toHaveText([
      'Collections',
    ]);
    await expect(page.getByRole('button', { name: 'More save options' })).toHaveCount(0);
    const calls = wire(page);
    await inputOf(page, 'headline').fill('About us');
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await saveButton(page).click();
    await expect(told(page, 'Saved')).toBeVisible();
    await expect(page).toHaveURL(/about\/1$/);
    expect(calls.last({ method: 'PATCH', path: /about/ }).body).toEqual({ headline: 'About us' });
  });

  test('a single collection without its item opens the form that makes it [ITM-01] [LST-01]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin');
    const gone = await page.request.delete(new URL('/tidewater/items/site_settings/1', page.url()).href);
    expect(gone.ok()).toBe(true);
    await page.goto('#/tidewater/collections/site_settings/1');
    await expect(page).toHaveURL(/site_settings\/\+$/);
    await opened(page);
    const calls = wire(page);
    await inputOf(page, 'title').fill('Made anew');
    await saveButton(page).click();
    await expect(page).toHaveURL(/site_settings\/\d+$/);
    expect(calls.last({ method: 'POST', path: /site_settings/ }).body).toEqual({ title: 'Made anew' });
  });

  test('saving returns to the list as it was left [FD41]', async ({ signedIn }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/customers?q=an' });
    await page.getByRole('grid').getByRole('link').first().click();
    await expect(page).toHaveURL(/customers\/\d+$/);
    await opened(page);
    await inputOf(page, 'city').fill('Ravensand');
    await saveButton(page).click();
    await expect(page).toHaveURL(/customers\?q=an/);
  });

  test('a soft delete names the item, sets its status and leaves to the list [ITM-04]', async ({
    signedIn,
    wire,
  }) => {
    const page = await openItem(signedIn, 'admin', `${articles}/9`);
    const title = await inputOf(page, 'title').inputValue();
    const calls = wire(page);
    await chooseAction(page, 'Delete');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(title);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`“${title}” deleted`).first()).toBeVisible();
    await expect(page).toHaveURL(/collections\/articles(\?|$)/);
    expect(calls.last({ method: 'PATCH', path: /items\/articles/ }).body).toEqual({ status: 'deleted' });
  });

  test('a hard delete removes the row; a new item can’t be deleted [ITM-04]', async ({ signedIn, wire }) => {
    const page = await openItem(signedIn, 'admin', '/tidewater/collections/letters/3');
    const calls = wire(page);
    await chooseAction(page, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/collections\/letters(\?|$)/);
    expect(calls.last({ method: 'DELETE' }).path).toBe('/tidewater/items/letters/3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Letters');
    await page.goto('#/tidewater/collections/letters/3');
    await expect(page.getByText('Item not found')).toBeVisible();
    await page.goto('#/tidewater/collections/letters/+');
    await opened(page);
    await expect(page.getByRole('button', { name: 'More actions', exact: true })).toHaveCount(0);
  });

  test('groups, widths, notes and names of fields [ITM-12]', async ({ signedIn }) => {
    const page = await openItem(signedIn, 'admin', `${lab}/1`);
    const box = page.getByRole('group', { name: /Box|A group/ });
    await expect(box.locator('[data-field="inside_one"]')).toBeVisible();
    await expect(box.locator('[data-field="inside_two"]')).toContainText('Second of the group');
    // All at one moment: inputs that load later move what is below them.
    const places = () =>
      page.evaluate(
        (names) => {
          const boxes = names.map((name) =>
            document.querySelector(`[data-field="${name}"]`)?.getBoundingClientRect(),
          );
          return boxes.map((box) => ({ x: box?.x ?? 0, y: box?.y ?? 0, width: box?.width ?? 0 }));
        },
        ['sort', 'plain', 'counted', 'words'],
      );
    const none = { x: 0, y: 0, width: 0 };
    const [sort = none, plain = none, counted = none, words = none] = await places();
    expect(sort.y).toBe(plain.y);
    expect(counted.y).toBeGreaterThan(sort.y);
    expect(counted.x).toBe(sort.x);
    expect(words.width).toBeGreaterThan(sort.width * 1.9);
    await page.setViewportSize({ width: 390, height: 844 });
    const [, narrowPlain, narrowCounted] = await places();
    expect(narrowPlain?.x).toBe(narrowCounted?.x);
  });

  test('names in the user’s language [ITM-12]', async ({ signedIn }) => {
    const page = await openItem(signedIn, 'editor', `${articles}/2`);
    const locale = String((await read(page, '/tidewater/users/me'))['locale']);
    await expect(fieldOf(page, 'title')).toContainText(locale === 'de-DE' ? 'Titel' : 'Title');
  });
});

test.describe('rights', () => {
  test('a field that may not be read is absent, one that may not be written is read-only [ITM-13]', async ({
    signedIn,
    wire,
  }) => {
    const viewer = await signedIn('viewer');
    const calls = wire(viewer);
    await viewer.goto(`#${articles}/1`);
    await opened(viewer);
    await expect(fieldOf(viewer, 'title')).toBeVisible();
    await expect(fieldOf(viewer, 'internal_note')).toHaveCount(0);
    await expect(fieldOf(viewer, 'price')).toHaveCount(0);
    expect(calls.last({ path: '/tidewater/items/articles/1' }).query['fields']).not.toContain('price');
    // No right to change anything here.
    await expect(saveButton(viewer)).toHaveCount(0);
    await expect(inputOf(viewer, 'title')).toHaveAttribute('readonly', '');
    await expect(viewer.getByText('your role can’t change it')).toBeVisible();

    const author = await signedIn('author', { path: `${articles}/12` });
    await opened(author);
    await expect(inputOf(author, 'title')).not.toHaveAttribute('readonly', '');
    await expect(inputOf(author, 'internal_note')).toHaveAttribute('readonly', '');
    await expect(saveButton(author)).toBeVisible();
  });

  test('a collection that the role can’t read gives no access, an unknown one is not found [FD52] [ITM-01]', async ({
    signedIn,
  }) => {
    const page = await signedIn('viewer');
    await page.goto('#/tidewater/collections/fees/1');
    await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
    await page.goto('#/tidewater/collections/nowhere/1');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.goto(`#${articles}/+`);
    await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
    await page.goto(`#${articles}/99999`);
    await expect(page.getByText('Item not found')).toBeVisible();
  });

  test('somebody else at the same item is noticed [ITM-14]', async ({ signedIn }) => {
    const other = await signedIn('editor', { path: `${articles}/10` });
    await opened(other);
    const page = await openItem(signedIn, 'admin', `${articles}/10`);
    await expect(page.getByText(/is here too/)).toBeVisible();
  });
});

test.describe('several items at once', () => {
  test('only the fields that are on are saved, to all, after a question [ITM-07]', async ({
    signedIn,
    wire,
  }) => {
    const page = await openItem(signedIn, 'admin', '/tidewater/collections/customers/1,2,3');
    await expect(page).toHaveTitle('Batch edit: Customers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit 3 items');
    const calls = wire(page);
    await expect(textOf(page, 'city')).not.toBeEditable();
    await expect(saveButton(page)).toBeDisabled();
    await page.getByRole('switch', { name: 'Change City in all items' }).check();
    await textOf(page, 'city').fill('Saltby');
    await saveButton(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Change 3 items?');
    await expect(dialog).toContainText('City');
    await dialog.getByRole('button', { name: 'Change 3 items' }).click();
    await expect(page).toHaveURL(/collections\/customers(\?|$)/);
    const { body } = calls.last({ method: 'PATCH', path: '/tidewater/items/customers' });
    expect(body).toEqual([1, 2, 3].map((id) => ({ id: String(id), city: 'Saltby' })));
    expect((await read(page, '/tidewater/items/customers/3'))['city']).toBe('Saltby');
  });

  test('a field that is switched off again is given up [ITM-07]', async ({ signedIn }) => {
    const page = await openItem(signedIn, 'admin', '/tidewater/collections/customers/1,4');
    const before = await textOf(page, 'time_zone').inputValue();
    const toggle = page.getByRole('switch', { name: 'Change Time Zone in all items' });
    await toggle.check();
    await textOf(page, 'time_zone').fill('UTC');
    await toggle.uncheck();
    await expect(textOf(page, 'time_zone')).toHaveValue(before);
    await expect(saveButton(page)).toBeDisabled();
  });
});

test('no axe findings, in either theme and on a phone', async ({ signedIn }) => {
  test.slow();
  const page = await openItem(signedIn, 'admin', `${articles}/1`);
  await checkA11y(page);
  await page.goto('#/tidewater/collections/authors/1');
  await expect(page).toHaveURL(/authors/);
  await opened(page);
  await inputOf(page, 'first_name').fill('');
  await inputOf(page, 'last_name').fill('');
  await page.keyboard.press('Control+s');
  await expect(fieldOf(page, 'last_name')).toContainText('This field is required.');
  await checkA11y(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkA11y(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('texts of the API are shown, never run', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: `${lab}/5` });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await opened(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  // An image that fails after those of the values would have.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const image = new Image();
        image.onerror = resolve;
        image.src = 'data:,';
      }),
  );
  expect(dialogs).toEqual([]);
});
