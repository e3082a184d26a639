import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';
import {
  articles,
  changes,
  chooseAction,
  fieldOf,
  inputOf,
  keptDrafts,
  lab,
  opened,
  openItem,
  saveButton,
  textOf,
} from './item-page.ts';

const undid = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('form').getByRole('status').filter({ hasText: text });
const review = (page: Page): Locator => page.getByRole('dialog', { name: /changes?$/i });

test.describe('undo and redo', () => {
  test('steps back and forth over all fields, by keys and buttons, and after a save [FD14] [ITM-05] [ITM-09]', async ({
    signedIn,
    wire,
  }) => {
    const page = await openItem(signedIn, 'admin', `${articles}/2`);
    const calls = wire(page);
    const before = await inputOf(page, 'title').inputValue();
    await inputOf(page, 'title').fill(`${before} and more`);
    const start = 'A start that was never there before: ';
    await inputOf(page, 'subtitle').fill(start);
    await inputOf(page, 'subtitle').pressSequentially('one');
    await inputOf(page, 'subtitle').press('ControlOrMeta+z');
    await expect(undid(page, 'Undone: Subtitle')).toBeAttached();
    await expect(inputOf(page, 'subtitle')).toHaveValue(start);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(inputOf(page, 'subtitle')).toHaveValue(`${start}one`);
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(inputOf(page, 'title')).toHaveValue(before);
    await expect(inputOf(page, 'title')).toBeFocused();
    await expect(changes(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();

    // From outside of the form too, and by the buttons.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+y');
    await expect(inputOf(page, 'title')).toHaveValue(`${before} and more`);
    await expect(inputOf(page, 'title')).toBeFocused();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect(inputOf(page, 'subtitle')).toHaveValue(`${start}one`);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(told(page, 'Saved')).toBeVisible();
    // The slug is made on creation alone; the server would make it anew were it not sent along.
    expect(calls.last({ method: 'PATCH', path: /articles\/2/ }).body).toEqual({
      title: `${before} and more`,
      subtitle: `${start}one`,
      slug: await inputOf(page, 'slug').inputValue(),
    });
    await expect(changes(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(changes(page)).toHaveText('2 changes');
    await page.keyboard.press('ControlOrMeta+s');
    await expect
      .poll(() => calls.last({ method: 'PATCH', path: /articles\/2/ }).body)
      .toMatchObject({ title: before });
  });

  test('an editor first takes back its own, text that is no value goes, followers go along, and discarding all [ITM-05]', async ({
    signedIn,
  }) => {
    test.slow();
    const page = await openItem(signedIn, 'admin', `${lab}/1`);
    const slug = await inputOf(page, 'slug').inputValue();
    const plain = await inputOf(page, 'plain').inputValue();
    await inputOf(page, 'plain').press('End');
    await inputOf(page, 'plain').pressSequentially(' Ho');
    await expect(inputOf(page, 'slug')).not.toHaveValue(slug);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(inputOf(page, 'plain')).toHaveValue(plain);
    await expect(inputOf(page, 'slug')).toHaveValue(slug);
    // Text that is no value goes first; what was typed but not handed over goes too.
    const whole = await inputOf(page, 'whole').inputValue();
    await inputOf(page, 'whole').fill('many');
    await expect(changes(page)).toHaveText('1 change');
    await inputOf(page, 'whole').press('ControlOrMeta+z');
    await expect(inputOf(page, 'whole')).toHaveValue(whole);
    await inputOf(page, 'tags').pressSequentially('half a word');
    await inputOf(page, 'tags').press('ControlOrMeta+z');
    await expect(inputOf(page, 'tags')).toHaveValue('');
    await expect(changes(page)).toHaveCount(0);

    // Each click is a step.
    const flag = fieldOf(page, 'flag').getByRole('switch');
    const isOn = await flag.isChecked();
    await flag.press('Space');
    await flag.press('Space');
    await flag.press('ControlOrMeta+z');
    await expect(flag).toBeChecked({ checked: !isOn });

    // The editor takes back its own typing first, then the form its steps.
    await fieldOf(page, 'code').scrollIntoViewIfNeeded();
    const code = fieldOf(page, 'code').locator('.cm-content');
    await code.click();
    // At once: a pause between two letters makes two steps of them.
    await page.keyboard.insertText('zz');
    await expect(changes(page)).toHaveText('2 changes');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(changes(page)).toHaveText('1 change');
    await expect(code).toBeFocused();

    await inputOf(page, 'name').fill('Another name');
    await chooseAction(page, 'Discard changes');
    await expect(changes(page)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(changes(page)).toHaveText('2 changes');
    await expect(inputOf(page, 'name')).toHaveValue('Another name');
  });

  test('a drawer has steps of its own, staged rows are one each, and a kept draft follows', async ({
    signedIn,
  }) => {
    test.slow();
    const page = await openItem(signedIn, 'admin', `${lab}/2`);
    await inputOf(page, 'counted').fill('of the item');
    await fieldOf(page, 'children').getByRole('button', { name: 'Create new' }).click();
    const drawer = page.getByRole('dialog');
    await inputOf(drawer, 'name').fill('of the row');
    await inputOf(drawer, 'name').press('ControlOrMeta+z');
    await expect(inputOf(drawer, 'name')).toHaveValue('');
    await inputOf(drawer, 'name').press('ControlOrMeta+z');
    await expect(inputOf(page, 'counted')).toHaveValue('of the item');
    await inputOf(drawer, 'name').press('ControlOrMeta+Shift+z');
    await drawer.getByRole('button', { name: 'Done' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(fieldOf(page, 'children')).toContainText('of the row');
    await expect(changes(page)).toHaveText('2 changes');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(fieldOf(page, 'children')).not.toContainText('of the row');
    await expect(changes(page)).toHaveText('1 change');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(fieldOf(page, 'children')).toContainText('of the row');
    await expect.poll(() => keptDrafts(page)).toContain('of the row');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(changes(page)).toHaveText('1 change');
    await expect.poll(() => keptDrafts(page)).not.toContain('of the row');
    expect(await keptDrafts(page)).toContain('of the item');
  });
});

test.describe('what would be saved', () => {
  test('before and now, field by field, with the way back and to the field [FD14] [ITM-05]', async ({
    signedIn,
    wire,
  }) => {
    const page = await openItem(signedIn, 'admin', `${articles}/3`);
    const calls = wire(page);
    const before: Record<string, string> = {};
    for (const name of ['title', 'subtitle', 'summary']) {
      before[name] = await inputOf(page, name).inputValue();
      await inputOf(page, name).fill(`New ${name}`);
    }
    await page.getByRole('button', { name: '3 changes' }).click();
    const entry = (name: string) => review(page).locator(`[data-change="${name}"]`);
    await expect(entry('title')).toContainText(before['title'] ?? '');
    await expect(entry('title')).toContainText('New title');
    await review(page).getByRole('button', { name: 'Discard the change to Subtitle' }).press('Enter');
    await expect(entry('subtitle')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(entry('subtitle')).toContainText('New subtitle');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(entry('subtitle')).toHaveCount(0);
    await checkA11y(page);
    await review(page).getByRole('button', { name: 'Go to Summary' }).click();
    await expect(review(page)).toHaveCount(0);
    await expect(inputOf(page, 'summary')).toBeFocused();
    await expect(inputOf(page, 'subtitle')).toHaveValue(before['subtitle'] ?? '');

    await chooseAction(page, 'Review changes');
    await review(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(review(page)).toContainText('There are no changes to save.');
    await page.keyboard.press('Escape');
    await expect(review(page)).toHaveCount(0);
    await expect(inputOf(page, 'title')).toHaveValue(before['title'] ?? '');
    await page.keyboard.press('ControlOrMeta+z');
    await page.getByRole('button', { name: '2 changes' }).click();
    await review(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(told(page, 'Saved')).toBeVisible();
    expect(calls.last({ method: 'PATCH', path: /articles\/3/ }).body).toEqual({
      title: 'New title',
      summary: 'New summary',
      slug: await inputOf(page, 'slug').inputValue(),
    });
  });

  test('of a new item and of a batch, on a phone in the dark [ITM-07] [ITM-01]', async ({ signedIn }) => {
    const page = await signedIn('admin', {
      path: `${lab}/+`,
      context: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
    });
    await opened(page);
    await inputOf(page, 'name').fill('A new one');
    await inputOf(page, 'whole').fill('many');
    await chooseAction(page, 'Review changes');
    await expect(review(page).locator('[data-change="name"]')).toContainText('A new one');
    await expect(review(page).locator('[data-change="whole"]')).toContainText('whole number');
    await review(page).getByRole('button', { name: 'Discard the change to Whole' }).click();
    await expect(review(page).locator('[data-change]')).toHaveCount(1);
    await checkA11y(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await review(page).getByRole('button', { name: 'Discard changes' }).click();
    await page.keyboard.press('Escape');

    await page.goto(`#${articles}/4,5`);
    await opened(page);
    await fieldOf(page, 'subtitle').getByRole('switch').press('Space');
    await textOf(page, 'subtitle').fill('Of both');
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Review changes' }).click();
    await expect(review(page).locator('[data-change="subtitle"]')).toContainText('Of both');
    await review(page).getByRole('button', { name: 'Discard the change to Subtitle' }).click();
    await page.keyboard.press('Escape');
    await expect(saveButton(page)).toBeDisabled();
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Undo' }).click();
    await expect(textOf(page, 'subtitle')).toHaveValue('Of both');
    await expect(fieldOf(page, 'subtitle').getByRole('switch')).toBeChecked();
    await expect(saveButton(page)).toBeEnabled();
  });
});

test('the menu of a field: undo, default, null, and its raw value by way of the clipboard [FD14] [ITM-05]', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('admin', {
    path: `${lab}/1`,
  });
  await opened(page);
  const menu = async (name: string, action: string) => {
    await inputOf(page, name).focus();
    await page.keyboard.press('Control+.');
    await page.getByRole('menuitem', { name: action }).click();
  };
  const exact = await inputOf(page, 'exact').inputValue();
  await menu('exact', 'Copy raw value');
  await expect(told(page, 'Value copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^-?\d+\.\d+$/);
  await menu('exact', 'Clear value');
  await expect(inputOf(page, 'exact')).toHaveValue('');
  await menu('exact', 'Paste raw value');
  await expect(inputOf(page, 'exact')).toHaveValue(exact);
  await expect(changes(page)).toHaveCount(0);
  await page.evaluate(() => navigator.clipboard.writeText('many'));
  await menu('whole', 'Paste raw value');
  await expect(told(page, 'The value in the clipboard doesn’t fit Whole.')).toBeVisible();
  await menu('name', 'Paste raw value');
  await expect(inputOf(page, 'name')).toHaveValue('many');
  await menu('preset', 'Reset to default');
  await expect(inputOf(page, 'preset')).toHaveValue('as given');
  await menu('preset', 'Discard change');
  await expect(changes(page)).toHaveText('1 change');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(inputOf(page, 'preset')).toHaveValue('as given');
});

test.describe('fields that depend on others', () => {
  const orders = '/tidewater/collections/orders';

  test('shown and required by what other fields hold; hiding sends nothing [ITM-05] [ITM-11] [ITM-12]', async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    const found = await page.request.get(
      '/tidewater/items/orders?filter[status]=paid&limit=1&fields=id,note',
    );
    const [order] = ((await found.json()) as { data: { id: number; note: string | null }[] }).data;
    await page.goto(`#${orders}/${order?.id}`);
    await opened(page);
    const calls = wire(page);
    const choose = (name: string) => fieldOf(page, 'status').getByText(name, { exact: true }).click();
    await expect(fieldOf(page, 'placed_at')).toBeVisible();
    await expect(fieldOf(page, 'shipped_at')).toHaveCount(0);
    await choose('Shipped');
    await expect(fieldOf(page, 'shipped_at')).toBeVisible();
    await choose('Cancelled');
    await expect(fieldOf(page, 'shipped_at')).toHaveCount(0);
    await inputOf(page, 'note').fill('');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(fieldOf(page, 'note')).toContainText('This field is required.');
    await expect(inputOf(page, 'note')).toBeFocused();
    // What is not asked for any more is no error any more.
    await choose('Paid');
    await expect(fieldOf(page, 'note')).not.toContainText('required');
    await choose('Cancelled');
    await inputOf(page, 'note').fill('Ordered twice');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(told(page, 'Saved')).toBeVisible();
    expect(calls.all({ method: 'PATCH', path: /items\/orders/ }).map(({ body }) => body)).toEqual([
      { status: 'cancelled', note: 'Ordered twice' },
    ]);
  });

  test('a section is closed, remembered, and opened by what leads into it; a rule with a fault hides nothing [ITM-12]', async ({
    signedIn,
  }) => {
    const page = await openItem(signedIn, 'admin', `${orders}/3`);
    const section = page.getByRole('button', { name: 'Delivery', exact: true });
    const placed = fieldOf(page, 'placed_at');
    await placed.hover();
    await placed.locator('[data-field-menu]').click();
    await page.getByRole('menuitem', { name: 'Clear value' }).click();
    await expect(changes(page)).toHaveText('1 change');
    await section.press('Enter');
    await expect(placed).toBeHidden();
    await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('1 change');
    await page.getByRole('button', { name: '1 change' }).click();
    await review(page).getByRole('button', { name: 'Go to Placed At' }).click();
    await expect(placed).toBeVisible();
    await expect(section).toHaveAttribute('aria-expanded', 'true');
    await section.press('Enter');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(placed).toBeVisible();
    await expect(changes(page)).toHaveCount(0);
    await checkA11y(page);
    await section.press('Space');
    await expect(placed).toBeHidden();

    const path = '/tidewater/fields/orders/shipped_at';
    const rule = [{ field: 'status', operator: 'sounds_like', value: 'x' }];
    const patched = await page.request.patch(path, {
      data: { options: { lectern: { group: 'Delivery', show_when: rule } } },
    });
    expect(patched.ok()).toBe(true);
    await page.reload();
    await opened(page);
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    await section.click();
    await expect(fieldOf(page, 'shipped_at')).toBeVisible();
  });
});

test('what a status asks for, what is too long, and a summary that leads to each field [ITM-11] [FD16]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await openItem(signedIn, 'admin', `${lab}/+`);
  const calls = wire(page);
  const summary = page.getByRole('alert').filter({ hasText: /fields? ha(s|ve) (an )?errors?/ });
  // Longer than its input lets through: as another app may have stored it.
  await inputOf(page, 'counted').evaluate((input: HTMLInputElement) => input.removeAttribute('maxlength'));
  await inputOf(page, 'counted').fill('x'.repeat(41));
  await inputOf(page, 'checked').fill('no capitals');
  await fieldOf(page, 'status').getByText('Good').click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(summary).toContainText('3 fields have errors');
  await expect(summary).toContainText('Counted: Enter at most 40 characters.');
  await expect(summary).toContainText('Name: This field is required.');
  await summary.getByRole('button', { name: 'Checked' }).click();
  await expect(inputOf(page, 'checked')).toBeFocused();
  await expect(inputOf(page, 'checked')).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('AB12');
  await expect(summary).toContainText('2 fields have errors');
  await inputOf(page, 'counted').fill('fits');
  // A draft may lack what a good one needs, and nothing else is in the way then.
  await fieldOf(page, 'status').getByText('Draft').click();
  await expect(summary).toHaveCount(0);
  expect(calls.all({ method: 'POST', path: /items/ })).toEqual([]);
});
