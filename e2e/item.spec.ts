import type { Page } from '@playwright/test';
import { expect, test, told } from './fixtures.ts';
import {
  articles,
  changes,
  chooseAction,
  chooseWay,
  fieldOf,
  inputOf,
  lab,
  opened,
  openItem,
  read,
  saveButton,
} from './item-page.ts';

test.describe('saving', () => {
  test('only what was changed is sent, and it is there after a reload [FD01] [ITM-05] [WIR-01] @engines', async ({
    signedIn,
    wire,
  }) => {
    const page = await openItem(signedIn, 'admin', `${articles}/2`);
    const calls = wire(page);
    const subtitle = inputOf(page, 'subtitle');
    await subtitle.press('End');
    await subtitle.pressSequentially('!');
    await expect(changes(page)).toHaveText('1 change');
    await page.keyboard.press('Control+s');
    await expect(told(page, 'Saved')).toBeVisible();
    const call = calls.last({ method: 'PATCH', path: '/tidewater/items/articles/2' });
    expect(Object.keys(call.body as object)).toEqual(['subtitle']);
    await expect(changes(page)).toHaveCount(0);
    await page.reload();
    await expect(inputOf(page, 'subtitle')).toHaveValue(/!$/);
  });

  test('opening any item changes nothing, writes nothing and asks nothing [FD02]', async ({
    signedIn,
    wire,
  }) => {
    test.slow();
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
      await calls.quiet();
      await expect(changes(page)).toHaveCount(0);
    }
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(calls.all({ method: 'POST' })).toEqual([]);
    expect(calls.all({ method: 'PATCH', path: /items/ })).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('what is typed and taken back is no change [FD03]', async ({ signedIn, wire }) => {
    const page = await openItem(signedIn, 'admin', `${articles}/3`);
    const calls = wire(page);
    for (const name of ['title', 'internal_note']) {
      const input = inputOf(page, name);
      await input.press('End');
      await input.pressSequentially('x');
      await expect(changes(page)).toHaveText('1 change');
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
    const page = await openItem(signedIn, 'admin', `${lab}/3`);
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
    const page = await openItem(signedIn, 'admin', `${articles}/3`);
    const before: Record<string, string> = {};
    for (const name of ['title', 'subtitle', 'summary']) {
      before[name] = await inputOf(page, name).inputValue();
      await inputOf(page, name).fill('changed');
    }
    await expect(changes(page)).toHaveText('3 changes');
    await inputOf(page, 'subtitle').focus();
    await page.keyboard.press('Control+.');
    await page.getByRole('menuitem', { name: 'Discard change' }).click();
    await expect(inputOf(page, 'subtitle')).toHaveValue(before['subtitle'] ?? '');
    await expect(changes(page)).toHaveText('2 changes');
    await chooseAction(page, 'Discard changes');
    await expect(changes(page)).toHaveCount(0);
    for (const [name, value] of Object.entries(before)) await expect(inputOf(page, name)).toHaveValue(value);
    await expect(page).toHaveURL(/articles\/3$/);
  });

  test('set to null, reset to default and undo in the menu of a field', async ({ signedIn }) => {
    const page = await openItem(signedIn, 'admin', `${lab}/1`);
    const menu = async (name: string, action: string) => {
      await fieldOf(page, name).hover();
      await fieldOf(page, name).locator('[data-field-menu]').click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await menu('preset', 'Reset to default');
    await expect(inputOf(page, 'preset')).toHaveValue('as given');
    await menu('preset', 'Clear value');
    await expect(inputOf(page, 'preset')).toHaveValue('');
    await fieldOf(page, 'preset').locator('[data-field-menu]').click();
    await expect(page.getByRole('menuitem', { name: 'Clear value' })).toBeDisabled();
    await page.getByRole('menuitem', { name: 'Discard change' }).click();
    await expect(inputOf(page, 'preset')).toHaveValue('snake_case_value');
    await expect(changes(page)).toHaveCount(0);
  });

  test('a new item sends what was filled in and leaves the defaults to the server [FD15] [ITM-06] [ITM-01]', async ({
    signedIn,
    wire,
  }) => {
    const page = await openItem(signedIn, 'admin', `${lab}/+`);
    await expect(page).toHaveTitle('New item: Form Lab');
    const calls = wire(page);
    await inputOf(page, 'name').fill('A new one');
    await chooseWay(page, 'Save and stay');
    await expect(page).toHaveURL(/form_lab\/\d+$/);
    expect(calls.last({ method: 'POST', path: '/tidewater/items/form_lab' }).body).toEqual({
      name: 'A new one',
      // By the field's option: no server fills that in.
      moment: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/),
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
    const page = await openItem(signedIn, 'admin', '/tidewater/collections/tags/+');
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
    const page = await openItem(signedIn, 'admin', `${articles}/4`);
    const calls = wire(page);
    await page.getByRole('button', { name: 'More save options' }).click();
    // Nothing has changed: a copy is all that can be made.
    await expect(page.getByRole('menuitem')).toHaveText([/Save as copy/]);
    await page.getByRole('menuitem').click();
    const dialog = page.getByRole('dialog', { name: 'Values for the copy' });
    await dialog.getByRole('textbox', { name: 'Slug' }).fill('my-copy');
    await expect(dialog.getByRole('group', { name: 'Related items' })).toBeVisible();
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
      'letters',
      'planning',
    ]) {
      expect(body).not.toHaveProperty(name);
    }
  });

  test('a copy of an item with a key of its own asks for another key [FD64]', async ({ signedIn, wire }) => {
    const page = await openItem(signedIn, 'admin', '/tidewater/collections/products/MUG-TAR');
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
    const page = await openItem(signedIn, 'admin', `${articles}/5`);
    const fault = faults(page);
    const release = await fault.hold({ method: 'PATCH', path: /items/ });
    await inputOf(page, 'subtitle').fill('first');
    // What is typed before the request leaves goes along with it.
    await page.keyboard.press('Control+s');
    await release.held;
    await inputOf(page, 'subtitle').fill('first and second');
    await inputOf(page, 'internal_note').fill('later');
    release();
    await expect(told(page, 'Saved')).toBeVisible();
    await expect(inputOf(page, 'subtitle')).toHaveValue('first and second');
    await expect(changes(page)).toHaveText('2 changes');
    expect((await read(page, '/tidewater/items/articles/5'))['subtitle']).toBe('first');
  });

  for (const [how, save] of [
    ['stays on the page', (page: Page) => page.keyboard.press('Control+s')],
    ['leaves for the list', (page: Page) => saveButton(page).click()],
  ] as const) {
    test(`what is typed while a new item is made goes along to it, when the save ${how}`, {
      tag: '@faults',
    }, async ({ signedIn, faults }) => {
      const page = await openItem(signedIn, 'admin', '/tidewater/collections/tags/+');
      const release = await faults(page).hold({ method: 'POST', path: /items\/tags/ });
      await inputOf(page, 'name').fill(`Typed while it ${how}`);
      await save(page);
      await release.held;
      await inputOf(page, 'name').fill(`Typed since: ${how}`);
      release();
      await expect(page).toHaveURL(/collections\/tags\/\d+/);
      await expect(inputOf(page, 'name')).toHaveValue(`Typed since: ${how}`);
      await expect(changes(page)).toHaveText('1 change');
      await page.keyboard.press('Control+s');
      await expect(changes(page)).toHaveCount(0);
      await page.goto('#/tidewater/collections/tags/+');
      await opened(page);
      await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    });
  }

  test('a save with leave stays where something was typed meanwhile', { tag: '@faults' }, async ({
    signedIn,
    faults,
  }) => {
    const page = await openItem(signedIn, 'admin', `${articles}/5`);
    const release = await faults(page).hold({ method: 'PATCH', path: /items/ });
    await inputOf(page, 'subtitle').fill('saved, and left');
    await saveButton(page).click();
    await release.held;
    await inputOf(page, 'internal_note').fill('later');
    release();
    await expect(told(page, 'Saved. Changes made while saving aren’t saved yet.')).toBeVisible();
    await expect(inputOf(page, 'internal_note')).toHaveValue('later');
    await expect(changes(page)).toHaveText('1 change');
  });

  test('a save asked for during a save follows it [ITM-09] @faults', async ({ signedIn, faults, wire }) => {
    const page = await openItem(signedIn, 'admin', `${articles}/5`);
    const release = await faults(page).hold({ method: 'PATCH', path: /items/ });
    const calls = wire(page);
    await inputOf(page, 'subtitle').fill('one');
    await page.keyboard.press('Control+s');
    await release.held;
    await inputOf(page, 'subtitle').fill('one and two');
    await page.keyboard.press('Control+s');
    release();
    await expect
      .poll(() => calls.all({ method: 'PATCH', path: /items/ }).map(({ body }) => body))
      .toEqual([{ subtitle: 'one' }, { subtitle: 'one and two' }]);
    await expect(changes(page)).toHaveCount(0);
  });
});

test.describe('what the form refuses', () => {
  test('required, pattern, length and bounds, at the field and before the server is asked [ITM-11]', async ({
    signedIn,
    wire,
  }) => {
    const page = await openItem(signedIn, 'admin', `${lab}/+`);
    const calls = wire(page);
    // A draft may lack what a good one needs.
    await fieldOf(page, 'status').getByText('Good').click();
    await inputOf(page, 'checked').fill('no capitals');
    await expect(fieldOf(page, 'checked')).toContainText('Enter a value in the expected format.');
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
    const page = await openItem(signedIn, 'admin', '/tidewater/collections/tags/+');
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
    await expect(fieldOf(page, 'name')).toContainText(/Duplicate key|Another item already has this value/);
  });
});
