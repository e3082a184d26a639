import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';

const articles = '/tidewater/collections/articles';
const lab = '/tidewater/collections/form_lab';

const fieldOf = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);
const inputOf = (page: Page, name: string): Locator => fieldOf(page, name).locator('input, textarea').first();
/** In a batch each field also has a switch. */
const textOf = (page: Page, name: string): Locator =>
  fieldOf(page, name).locator('input:not([type="checkbox"])').first();
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });
const changes = (page: Page): Locator => page.getByRole('status').filter({ hasText: /change/ });

async function opened(page: Page): Promise<void> {
  await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
}

async function chooseWay(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More ways to save' }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function read(page: Page, path: string): Promise<Record<string, unknown>> {
  const response = await page.request.get(new URL(path, page.url()).href);
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

test.describe('saving', () => {
  test('only what was changed is sent, and it is there after a reload [FD01] [ITM-05] [WIR-01]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: `${articles}/2` });
    await opened(page);
    const calls = wire(page);
    const title = inputOf(page, 'title');
    await title.press('End');
    await title.pressSequentially('!');
    await expect(changes(page)).toHaveText('One change');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const call = calls.last({ method: 'PATCH', path: '/tidewater/items/articles/2' });
    expect(Object.keys(call.body as object)).toEqual(['title']);
    await expect(changes(page)).toHaveCount(0);
    await page.reload();
    await expect(inputOf(page, 'title')).toHaveValue(/!$/);
  });

  test('opening any item changes nothing, writes nothing and asks nothing [FD02]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: `${lab}/1` });
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
        faults.push(message.text());
    });
    const calls = wire(page);
    for (const id of [1, 2, 3, 4, 5, 6]) {
      await page.goto(`#${lab}/${id}`);
      await expect(page).toHaveTitle(/^Editing/);
      await opened(page);
      await expect(page.locator('form [aria-busy="true"]')).toHaveCount(0);
      await page.waitForTimeout(500);
      await expect(changes(page)).toHaveCount(0);
    }
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(calls.all({ method: 'POST' })).toEqual([]);
    expect(calls.all({ method: 'PATCH', path: /items/ })).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('what is typed and taken back is no change [FD03]', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: `${articles}/3` });
    await opened(page);
    const calls = wire(page);
    for (const name of ['title', 'internal_note']) {
      const input = inputOf(page, name);
      await input.press('End');
      await input.pressSequentially('x');
      await expect(changes(page)).toHaveText('One change');
      await input.press('Backspace');
      await expect(changes(page)).toHaveCount(0);
      await expect(saveButton(page)).toBeDisabled();
    }
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: 'Articles' }).first().click();
    await expect(page).toHaveURL(/articles(\?|$)/);
    expect(calls.all({ method: 'PATCH', path: /items/ })).toEqual([]);
  });

  test('mod+s takes along what is being typed [FD12] [ITM-09]', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: `${lab}/3` });
    await opened(page);
    const calls = wire(page);
    await inputOf(page, 'whole').fill('12');
    await page.keyboard.press('Control+s');
    await expect.poll(() => calls.all({ method: 'PATCH', path: /form_lab/ }).length).toBe(1);
    expect(calls.last({ method: 'PATCH', path: /form_lab/ }).body).toEqual({ whole: 12 });
    await expect(changes(page)).toHaveCount(0);
    await inputOf(page, 'tags').pressSequentially('token');
    await page.keyboard.press('Control+s');
    await expect.poll(() => calls.all({ method: 'PATCH', path: /form_lab/ }).length).toBe(2);
    expect(calls.last({ method: 'PATCH', path: /form_lab/ }).body).toEqual({ tags: ['token'] });
    await inputOf(page, 'slug').fill('a-slug');
    await page.keyboard.press('Control+s');
    await expect.poll(() => calls.all({ method: 'PATCH', path: /form_lab/ }).length).toBe(3);
    expect(calls.last({ method: 'PATCH', path: /form_lab/ }).body).toEqual({ slug: 'a-slug' });
  });

  test('undo for one field, discard for all, on the page [FD14]', async ({ signedIn }) => {
    const page = await signedIn('admin', { path: `${articles}/3` });
    await opened(page);
    const before: Record<string, string> = {};
    for (const name of ['title', 'subtitle', 'summary']) {
      before[name] = await inputOf(page, name).inputValue();
      await inputOf(page, name).fill('changed');
    }
    await expect(changes(page)).toHaveText('3 changes');
    await inputOf(page, 'subtitle').focus();
    await page.keyboard.press('Control+.');
    await page.getByRole('menuitem', { name: 'Undo change' }).click();
    await expect(inputOf(page, 'subtitle')).toHaveValue(before['subtitle'] ?? '');
    await expect(changes(page)).toHaveText('2 changes');
    await chooseAction(page, 'Discard changes');
    await expect(changes(page)).toHaveCount(0);
    for (const [name, value] of Object.entries(before)) await expect(inputOf(page, name)).toHaveValue(value);
    await expect(page).toHaveURL(/articles\/3$/);
  });

  test('set to null, reset to default and undo in the menu of a field', async ({ signedIn }) => {
    const page = await signedIn('admin', { path: `${lab}/1` });
    await opened(page);
    const menu = async (name: string, action: string) => {
      await fieldOf(page, name).hover();
      await fieldOf(page, name).locator('[data-field-menu]').click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await menu('preset', 'Reset to default');
    await expect(inputOf(page, 'preset')).toHaveValue('as given');
    await menu('preset', 'Set to null');
    await expect(inputOf(page, 'preset')).toHaveValue('');
    await fieldOf(page, 'preset').locator('[data-field-menu]').click();
    await expect(page.getByRole('menuitem', { name: 'Set to null' })).toBeDisabled();
    await page.getByRole('menuitem', { name: 'Undo change' }).click();
    await expect(inputOf(page, 'preset')).toHaveValue('snake_case_value');
    await expect(changes(page)).toHaveCount(0);
  });

  test('a new item sends what was filled in and leaves the defaults to the server [FD15] [ITM-06] [ITM-01]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: `${lab}/+` });
    await opened(page);
    await expect(page).toHaveTitle('Creating: Form Lab');
    const calls = wire(page);
    await inputOf(page, 'name').fill('A new one');
    await chooseWay(page, 'Save and stay');
    await expect(page).toHaveURL(/form_lab\/\d+$/);
    expect(calls.last({ method: 'POST', path: '/tidewater/items/form_lab' }).body).toEqual({
      name: 'A new one',
    });
    await expect(page.getByRole('heading', { name: 'A new one' })).toBeVisible();
    await expect(inputOf(page, 'preset')).toHaveValue('as given');
    await expect(changes(page)).toHaveCount(0);
    // Back does not lead to the form that is done with.
    await page.goBack();
    await expect(page).not.toHaveURL(/\+$/);
  });

  test('save leaves to the list, save and add empties the form [ITM-06] [ITM-03]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/tags/+' });
    await opened(page);
    const calls = wire(page);
    await inputOf(page, 'name').fill('first of two');
    await chooseWay(page, 'Save and add another');
    await expect(page.getByText('Created', { exact: true })).toBeVisible();
    await expect(inputOf(page, 'name')).toHaveValue('');
    await expect(page).toHaveURL(/tags\/\+$/);
    await inputOf(page, 'name').fill('second of two');
    await saveButton(page).click();
    await expect(page).toHaveURL(/collections\/tags(\?|$)/);
    expect(calls.all({ method: 'POST', path: '/tidewater/items/tags' }).map(({ body }) => body)).toEqual([
      { name: 'first of two' },
      { name: 'second of two' },
    ]);
  });

  test('a copy leaves out key, authorship and dates; unique values are asked for [ITM-06] [FD64]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: `${articles}/4` });
    await opened(page);
    const calls = wire(page);
    await page.getByRole('button', { name: 'More ways to save' }).click();
    // Nothing has changed: a copy is all that can be made.
    await expect(page.getByRole('menuitem')).toHaveText([/Save as copy/]);
    await page.getByRole('menuitem').click();
    const dialog = page.getByRole('dialog', { name: 'Values of the copy' });
    await dialog.getByLabel('Slug').fill('my-copy');
    await dialog.getByRole('button', { name: 'Save copy' }).click();
    await expect(page).not.toHaveURL(/articles\/4$/);
    await expect(inputOf(page, 'slug')).toHaveValue('my-copy');
    const body = calls.last({ method: 'POST', path: '/tidewater/items/articles' }).body as Record<
      string,
      unknown
    >;
    expect(body['slug']).toBe('my-copy');
    for (const name of [
      'id',
      'created_by',
      'created_on',
      'modified_by',
      'modified_on',
      'tags',
      'letters',
      'planning',
    ]) {
      expect(body).not.toHaveProperty(name);
    }
  });

  test('a copy of an item with a key of its own asks for another key [FD64]', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/products/MUG-TAR' });
    await opened(page);
    const calls = wire(page);
    await chooseWay(page, 'Save as copy');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save copy' }).click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await dialog.getByLabel('Sku').fill('MUG-TAR');
    await expect(dialog.getByText('The original has this value.')).toBeVisible();
    await dialog.getByLabel('Sku').fill('MUG/TAR, 2');
    await dialog.getByRole('button', { name: 'Save copy' }).click();
    await expect(page.getByRole('heading', { name: 'Harbour mug, tar' })).toBeVisible();
    expect(calls.last({ method: 'POST' }).body).toMatchObject({ sku: 'MUG/TAR, 2' });
    await expect(inputOf(page, 'sku')).toHaveValue('MUG/TAR, 2');
    expect(calls.all({ method: 'PATCH', path: /items/ })).toEqual([]);
  });

  test('what is typed during a save stays and stays unsaved', { tag: '@faults' }, async ({
    signedIn,
    faults,
  }) => {
    const page = await signedIn('admin', { path: `${articles}/5` });
    await opened(page);
    const fault = faults(page);
    const release = await fault.hold({ method: 'PATCH', path: /items/ });
    await inputOf(page, 'subtitle').fill('first');
    await page.keyboard.press('Control+s');
    await inputOf(page, 'subtitle').fill('first and second');
    await inputOf(page, 'internal_note').fill('later');
    release();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(inputOf(page, 'subtitle')).toHaveValue('first and second');
    await expect(changes(page)).toHaveText('2 changes');
    expect((await read(page, '/tidewater/items/articles/5'))['subtitle']).toBe('first');
  });
});

test.describe('when saving fails', { tag: '@faults' }, () => {
  test('edits stay, the error stands at its field, trying again works [FD16] [ITM-11] [ERR-02]', async ({
    signedIn,
    faults,
  }) => {
    const page = await signedIn('admin', { path: `${articles}/6` });
    await opened(page);
    const fault = faults(page);
    const target = { method: 'PATCH', path: /items\/articles/ };
    await inputOf(page, 'subtitle').fill('will it be saved?');
    const stays = async () => {
      await expect(inputOf(page, 'subtitle')).toHaveValue('will it be saved?');
      await expect(changes(page)).toHaveText('One change');
    };

    await fault.answer(target, 500, { error: { code: 9, message: 'Failed generating the SQL query.' } });
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed generating the SQL query.');
    await stays();

    await fault.clear();
    const refusal = 'subtitle: This value is too bold. title: This value should not be blank.';
    await fault.answer(target, 422, { error: { code: 4, message: refusal } });
    await saveButton(page).click();
    await expect(fieldOf(page, 'subtitle')).toContainText('This value is too bold.');
    await expect(fieldOf(page, 'title')).toContainText('This value should not be blank.');
    await expect(inputOf(page, 'title')).toBeFocused();
    await expect(inputOf(page, 'title')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('alert').getByRole('button', { name: 'Subtitle' }).click();
    await expect(inputOf(page, 'subtitle')).toBeFocused();
    await stays();

    await fault.clear();
    await fault.drop(target);
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText('could not be reached');
    await stays();

    await fault.clear();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/collections\/articles(\?|$)/);
    expect((await read(page, '/tidewater/items/articles/6'))['subtitle']).toBe('will it be saved?');
  });

  test('a malformed answer does not count as saved [ERR-02]', async ({ signedIn, faults }) => {
    const page = await signedIn('admin', { path: `${articles}/7` });
    await opened(page);
    const fault = faults(page);
    await fault.garble({ method: 'PATCH', path: /items\/articles/ });
    await inputOf(page, 'subtitle').fill('half an answer');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText('could not be read');
    await expect(changes(page)).toHaveText('One change');
  });

  test('an item that can’t be read says so and can be asked for again [ITM-01]', async ({
    signedIn,
    faults,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    const fault = faults(page);
    await fault.answer({ method: 'GET', path: '/tidewater/items/articles/8' }, 500, {
      error: { code: 9, message: 'The database is on fire' },
    });
    await page.goto(`#${articles}/8`);
    await expect(page.getByRole('alert')).toContainText('The database is on fire');
    await fault.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await opened(page);
  });
});

test.describe('what the form refuses', () => {
  test('required, pattern, length and bounds, at the field and before the server is asked [ITM-11]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: `${lab}/+` });
    await opened(page);
    const calls = wire(page);
    // A draft may lack what a good one needs.
    await fieldOf(page, 'status').getByText('Good').click();
    await inputOf(page, 'checked').fill('no capitals');
    await expect(fieldOf(page, 'checked')).toContainText('This doesn’t have the expected form.');
    await inputOf(page, 'counter').fill('-1');
    await saveButton(page).click();
    await expect(fieldOf(page, 'name')).toContainText('This field is required.');
    await expect(inputOf(page, 'name')).toBeFocused();
    expect(calls.all({ method: 'POST' })).toEqual([]);
    await inputOf(page, 'name').fill('Named');
    await expect(fieldOf(page, 'name')).not.toContainText('This field is required.');
    await inputOf(page, 'checked').fill('AB12');
    await expect(fieldOf(page, 'checked')).not.toContainText('expected form');
  });

  test('a value that another item has, in the server’s words or ours [ITM-11]', async ({ signedIn }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/tags/+' });
    await opened(page);
    const taken = String((await read(page, '/tidewater/items/tags/1'))['name']);
    await inputOf(page, 'name').fill(taken);
    await saveButton(page).click();
    await expect(fieldOf(page, 'name')).toContainText('Duplicate key');
    await expect(inputOf(page, 'name')).toHaveValue(taken);
    await chooseAction(page, 'Discard changes');
    await page.goto('#/tidewater/collections/tags/2');
    await opened(page);
    await inputOf(page, 'name').fill(taken);
    await page.keyboard.press('Control+s');
    await expect(fieldOf(page, 'name')).toContainText(/Duplicate key|Another item has this value already/);
  });
});

test.describe('the page around the form', () => {
  test('breadcrumbs, name, status and title [ITM-02] [ITM-10]', async ({ signedIn }) => {
    const page = await signedIn('admin', { path: `${articles}/1` });
    await opened(page);
    const title = await inputOf(page, 'title').inputValue();
    await expect(page).toHaveTitle(`Editing ${title}: Articles`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('link');
    await expect(crumbs).toHaveText(['Collections', 'Articles']);
    await expect(page.getByRole('banner').or(page.locator('header')).getByText('Published')).toBeVisible();
  });

  test('a single collection opens its item and has no menu of ways to save [ITM-02] [ITM-03]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/about/1' });
    await opened(page);
    await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link')).toHaveText([
      'Collections',
    ]);
    await expect(page.getByRole('button', { name: 'More ways to save' })).toHaveCount(0);
    const calls = wire(page);
    await inputOf(page, 'headline').fill('About us');
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await saveButton(page).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/about\/1$/);
    expect(calls.last({ method: 'PATCH', path: /about/ }).body).toEqual({ headline: 'About us' });
  });

  test('a soft delete names the item, sets its status and leaves to the list [ITM-04]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: `${articles}/9` });
    await opened(page);
    const title = await inputOf(page, 'title').inputValue();
    const calls = wire(page);
    await chooseAction(page, 'Delete');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(title);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`“${title}” is deleted`)).toBeVisible();
    await expect(page).toHaveURL(/collections\/articles(\?|$)/);
    expect(calls.last({ method: 'PATCH', path: /items\/articles/ }).body).toEqual({ status: 'deleted' });
  });

  test('a hard delete removes the row; a new item can’t be deleted [ITM-04]', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/letters/3' });
    await opened(page);
    const calls = wire(page);
    await chooseAction(page, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/collections\/letters(\?|$)/);
    expect(calls.last({ method: 'DELETE' }).path).toBe('/tidewater/items/letters/3');
    await page.goto('#/tidewater/collections/letters/3');
    await expect(page.getByText('There is no such item')).toBeVisible();
    await page.goto('#/tidewater/collections/letters/+');
    await opened(page);
    await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
  });

  test('groups, widths, notes and names of fields [ITM-12]', async ({ signedIn }) => {
    const page = await signedIn('admin', { path: `${lab}/1` });
    await opened(page);
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
    const page = await signedIn('editor', { path: `${articles}/2` });
    await opened(page);
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
    await expect(viewer.getByText('your role doesn’t let you change it')).toBeVisible();

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
    await expect(page.getByText('There is no such item')).toBeVisible();
  });

  test('somebody else at the same item is noticed [ITM-14]', async ({ signedIn }) => {
    const other = await signedIn('editor', { path: `${articles}/10` });
    await opened(other);
    const page = await signedIn('admin', { path: `${articles}/10` });
    await opened(page);
    await expect(page.getByText(/is here too/)).toBeVisible();
  });
});

test.describe('values', () => {
  test('a day stays the same day in every zone, and is not sent along [FD56]', async ({ signedIn, wire }) => {
    for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']) {
      const page = await signedIn('admin', { path: `${lab}/1`, context: { timezoneId } });
      await opened(page);
      await expect(fieldOf(page, 'day')).toContainText(/0?9\D+0?1\D+2021/);
      const calls = wire(page);
      await inputOf(page, 'counted').fill(`seen from ${timezoneId}`);
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      expect(Object.keys(calls.last({ method: 'PATCH', path: /form_lab/ }).body as object)).toEqual([
        'counted',
      ]);
      await page.close();
    }
  });

  test('a naive date and time is shown as stored, an instant in the user’s zone [FD57]', async ({
    signedIn,
  }) => {
    const page = await signedIn('author', { path: `${articles}/6` });
    await opened(page);
    // Created 2024-01-…: the author's profile is in New York.
    const created = String((await read(page, '/tidewater/items/articles/6?fields=created_on'))['created_on']);
    const hour = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(`${created.replace(' ', 'T').slice(0, 19)}Z`));
    await expect(inputOf(page, 'created_on')).toHaveValue(new RegExp(hour.replaceAll(/\s/g, '\\s')));
  });

  test('keys beyond 2^53 open the right item and keep every digit on the wire [FD58]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin');
    const calls = wire(page);
    await page.goto('#/tidewater/collections/stations/9007199254740993');
    await opened(page);
    await expect(inputOf(page, 'name')).toHaveValue('Marrow Quay, inner basin');
    await expect(inputOf(page, 'id')).toHaveValue('9007199254740993');
    expect(calls.last({ path: /items\/stations/ }).path).toBe('/tidewater/items/stations/9007199254740993');
    await inputOf(page, 'name').fill('Marrow Quay, inner basin (new gauge)');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(calls.last({ method: 'PATCH' }).path).toContain('9007199254740993');
    await page.goto('#/tidewater/collections/stations/9007199254740992');
    await expect(inputOf(page, 'name')).toHaveValue('Marrow Quay, outer mole');
  });

  test('long numbers keep their digits when something else is saved [FD58]', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: `${lab}/9` });
    await opened(page);
    const calls = wire(page);
    await inputOf(page, 'huge').fill('9007199254740995');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(calls.last({ method: 'PATCH' }).request.postData()).toMatch(/^\{"huge":"?9007199254740995"?\}$/);
  });

  test('numbers are typed in the user’s language and never lose a digit [FD59]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { project: 'nordlicht', path: '/nordlicht/collections/buecher/1' });
    await opened(page);
    const calls = wire(page);
    await inputOf(page, 'preis').fill('99,99');
    await page.keyboard.press('Control+s');
    await expect.poll(() => calls.all({ method: 'PATCH', path: /buecher/ }).length).toBe(1);
    expect(calls.last({ method: 'PATCH', path: /buecher/ }).body).toEqual({ preis: 99.99 });
    const english = await signedIn('admin', { path: `${articles}/11` });
    await opened(english);
    const englishCalls = wire(english);
    await inputOf(english, 'price').fill('1,234.5');
    await english.keyboard.press('Control+s');
    await expect(english.getByText('Saved', { exact: true })).toBeVisible();
    expect(englishCalls.last({ method: 'PATCH', path: /articles/ }).body).toEqual({ price: 1234.5 });
  });

  test('emptied fields: null for dates and numbers, empty text for text [FD60]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: `${lab}/9` });
    await opened(page);
    const calls = wire(page);
    await inputOf(page, 'whole').fill('');
    await inputOf(page, 'plain').fill('');
    await fieldOf(page, 'day').getByRole('button', { name: /clear/i }).click();
    await fieldOf(page, 'linked')
      .getByRole('button', { name: /remove|clear/i })
      .click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const body = calls.last({ method: 'PATCH', path: /form_lab/ }).body as Record<string, unknown>;
    expect(body).toMatchObject({ whole: null, day: null, linked: null });
    expect(['', null]).toContain(body['plain']);
  });

  test('a link to a row that is gone does not stop the form [FD32]', async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: `${lab}/4` });
    await opened(page);
    await expect(fieldOf(page, 'linked_many')).toContainText(/99999.*gone/);
    const calls = wire(page);
    await inputOf(page, 'name').fill('Odd stored values, still');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(Object.keys(calls.last({ method: 'PATCH', path: /form_lab/ }).body as object)).toEqual(['name']);
  });

  test('keys with every sign open, save and come back [ITM-01] [NAV-15]', async ({ signedIn }) => {
    const page = await signedIn('admin');
    const list = await page.request.get(
      new URL('/tidewater/items/products?fields=sku,name&limit=-1', page.url()).href,
    );
    const { data } = (await list.json()) as { data: { sku: string; name: string }[] };
    const odd = data.filter(({ sku }) => /[^A-Z-]/.test(sku));
    expect(odd.length).toBeGreaterThan(8);
    for (const { sku } of odd) {
      const param = encodeURIComponent(encodeURIComponent(sku)).replaceAll('%2B', '+');
      await page.goto(`#/tidewater/collections/products/${sku === '+' ? '%252B' : param}`);
      await expect(inputOf(page, 'sku'), sku).toHaveValue(sku);
      await inputOf(page, 'stock').fill('7777');
      await page.keyboard.press('Control+s');
      await expect(changes(page), sku).toHaveCount(0);
      await expect(saveButton(page), sku).toBeDisabled();
    }
    const after = await page.request.get(
      new URL('/tidewater/items/products?fields=sku,stock&limit=-1', page.url()).href,
    );
    const stocks = ((await after.json()) as { data: { sku: string; stock: number }[] }).data;
    expect(
      stocks
        .filter(({ stock }) => stock === 7777)
        .map(({ sku }) => sku)
        .toSorted(),
    ).toEqual(odd.map(({ sku }) => sku).toSorted());
  });
});

test.describe('several items at once', () => {
  test('only the fields that are on are saved, to all, after a question [ITM-07]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections/customers/1,2,3' });
    await opened(page);
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
    const page = await signedIn('admin', { path: '/tidewater/collections/customers/1,4' });
    await opened(page);
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
  const page = await signedIn('admin', { path: `${articles}/1` });
  await opened(page);
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
  await page.waitForTimeout(500);
  expect(dialogs).toEqual([]);
});
