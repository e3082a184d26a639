import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { interfaceIds } from './interface-list.ts';
import { fieldOf } from './item-page.ts';

const setup = '/tidewater/settings/collections';
const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const tab = (page: Page, name: string): Locator => dialogOf(page).getByRole('tab', { name });
const action = (page: Page, name: string): Locator =>
  dialogOf(page).getByRole('button', { name, exact: true });
const advancedOf = (page: Page): Locator =>
  dialogOf(page).getByRole('tabpanel', { name: 'Schema' }).locator('summary');
const preview = (page: Page): Locator => page.locator('[data-preview]');

/** Opens the set-up of a field from the table of its collection. */
async function open(page: Page, field: string): Promise<void> {
  await page.locator(`[data-row="${field}"]`).getByRole('rowheader').getByRole('button').click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key doesn't lead to ${String(control)}`);
}

/** Opens a list of choices that has the focus and takes one of them by its first letters. */
async function choose(page: Page, letters: string, value: string, box: Locator): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox').last()).toBeVisible();
  await page.keyboard.type(letters);
  await page.keyboard.press('Enter');
  await expect(box).toContainText(value);
}

test.describe.configure({ timeout: 90_000 });

test('a new field by keys alone: interface, name, column, options; saved whole, and in the form at once [SCH-05] [SCH-06] [SCH-07] [SCH-09]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${setup}/customers` });
  const calls = wire(page);
  await page.getByRole('button', { name: 'New field' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  const filter = dialogOf(page).getByRole('searchbox', { name: 'Filter interfaces' });
  await expect(filter).toBeFocused();
  const options = dialogOf(page).getByRole('option');
  await expect(dialogOf(page).getByRole('group', { name: 'Popular' }).getByRole('option')).toHaveCount(8);
  // The popular ones, all, and the installation's own.
  await expect(options).toHaveCount(8 + interfaceIds.length + 1);
  await expect(tab(page, 'Schema')).toHaveAttribute('aria-disabled', 'true');
  await expect(action(page, 'Next')).toHaveAttribute('aria-disabled', 'true');

  // By type, then by name; arrows go through the tiles.
  await filter.pressSequentially('user_created');
  await expect(options).toHaveCount(2);
  await filter.fill('');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(options.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');

  // A new field goes on to the next tab by itself.
  await expect(tab(page, 'Schema')).toHaveAttribute('aria-selected', 'true');
  const name = dialogOf(page).getByRole('textbox', { name: 'Name in the database' });
  await expect(dialogOf(page).getByRole('textbox', { name: 'Label' })).toBeFocused();
  await expect(tab(page, 'Options')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.type('E-mail');
  // The name follows the label until it is edited itself.
  await expect(name).toHaveValue('e_mail');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('email');
  await expect(dialogOf(page).getByText('A field with this name already exists')).toBeVisible();
  await tabTo(page, action(page, 'Next'));
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Card Nº (loyal)');
  await expect(name).toHaveValue('card_no_loyal');
  await expect(dialogOf(page).getByText('This name is available')).toBeVisible();
  await expect(dialogOf(page).getByText('Names can’t contain “()”')).toBeVisible();
  // The caret stays where it is typed.
  await page.keyboard.press('Home');
  await page.keyboard.type('My ');
  await page.keyboard.type('x');
  await expect(name).toHaveValue('my_xcard_no_loyal');
  await page.keyboard.press('Backspace');

  const advanced = advancedOf(page);
  await tabTo(page, advanced);
  await page.keyboard.press('Enter');
  const type = dialogOf(page).getByRole('button', { name: /Field type/ });
  const datatype = dialogOf(page).getByRole('button', { name: /Column type/ });
  const length = dialogOf(page).getByRole('textbox', { name: 'Length' });
  await expect(type).toContainText('Text (string)');
  await expect(datatype).toContainText('VARCHAR');
  await expect(length).toHaveValue('200');
  await tabTo(page, datatype);
  await choose(page, 'TEXT', 'TEXT', datatype);
  await expect(length).toBeDisabled();
  await choose(page, 'CHAR', 'CHAR', datatype);
  await expect(length).toHaveValue('50');
  await tabTo(page, length);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('256');
  await expect(dialogOf(page).getByText('Enter at most 255.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12');

  await tabTo(page, action(page, 'Next'));
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Options')).toHaveAttribute('aria-selected', 'true');
  const width = dialogOf(page).getByRole('button', { name: /Width in forms/ });
  await expect(width).toBeFocused();
  await choose(page, 'Half, at the e', 'at the end', width);
  await tabTo(page, dialogOf(page).locator('[data-option="placeholder"] input'));
  await page.keyboard.type('As printed');
  await expect(preview(page).getByRole('textbox', { name: 'E-mail' })).toHaveAttribute(
    'placeholder',
    'As printed',
  );
  await expect(action(page, 'Save')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(told(page, 'Field created')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(calls.all({ method: 'POST', path: '/tidewater/fields/customers' })).toHaveLength(1);
  expect(calls.last({ method: 'POST', path: '/tidewater/fields/customers' }).body).toEqual({
    sort: expect.any(Number),
    field: 'my_card_no_loyal',
    type: 'string',
    datatype: 'CHAR',
    interface: 'text-input',
    default_value: null,
    options: {
      placeholder: 'As printed',
      trim: true,
      showCharacterCount: true,
      formatValue: false,
      monospace: false,
    },
    readonly: false,
    required: false,
    unique: false,
    note: null,
    hidden_detail: false,
    hidden_browse: false,
    primary_key: false,
    validation: null,
    width: 'half-right',
    translation: [{ locale: 'en-US', translation: 'E-mail' }],
    length: 12,
  });
  await expect(page.locator('[data-row="my_card_no_loyal"]')).toBeVisible();
  await page.goto('#/tidewater/collections/customers/+');
  await expect(fieldOf(page, 'my_card_no_loyal').getByRole('textbox')).toHaveAttribute(
    'placeholder',
    'As printed',
  );
});

test('a field that is there: opens on its options, sends what has changed, keeps what it does not know, asks before it closes [SCH-05] [SCH-08] [SCH-11]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${setup}/orders` });
  const calls = wire(page);
  await open(page, 'placed_at');
  await expect(tab(page, 'Options')).toHaveAttribute('aria-selected', 'true');
  await expect(action(page, 'Save')).toHaveAttribute('aria-disabled', 'true');
  await dialogOf(page).locator('[data-option="showRelative"]').getByRole('switch').click({ force: true });
  await dialogOf(page).getByText('Section, conditions and validation').click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Section' })).toHaveValue('Delivery');
  const shownWhen = dialogOf(page).getByRole('group', { name: 'Shown only when' });
  await shownWhen.getByRole('button', { name: /Add a condition/ }).click();
  await page.getByRole('option', { name: 'Quantity', exact: true }).click();
  const quantity = shownWhen.getByRole('group', { name: 'Quantity' });
  await quantity.getByRole('button', { name: /Condition/ }).click();
  // A number is asked for as a number: no part of it can be.
  await expect(page.getByRole('option', { name: 'contains' })).toHaveCount(0);
  await page.getByRole('option', { name: 'is more than' }).click();
  await quantity.getByRole('spinbutton', { name: 'Value' }).fill('1');
  await tab(page, 'Schema').click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Name in the database' })).toHaveAttribute(
    'readonly',
  );
  await advancedOf(page).click();
  await dialogOf(page).getByRole('button', { name: 'Add a name' }).click();
  await expect(dialogOf(page).getByRole('combobox', { name: 'Language' }).last()).toBeFocused();
  await page.keyboard.type('fr-FR');
  await page.keyboard.press('Control+s');
  // Half an entry is none: nothing is sent.
  await expect(dialogOf(page).getByText('Each entry needs a language and a name.')).toBeVisible();
  // The save has looked by then, or it would go on with what is filled in now.
  await calls.quiet();
  await dialogOf(page).getByRole('textbox', { name: 'Name', exact: true }).last().fill('Passée le');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Name', exact: true }).last()).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Field updated')).toBeVisible();
  const { body } = calls.last({ method: 'PATCH', path: '/tidewater/fields/orders/placed_at' });
  expect(body).toMatchObject({
    // What the interface knows nothing of stays as it was.
    options: {
      utc: true,
      format: 'dmy',
      showRelative: true,
      lectern: { group: 'Delivery', show_when: [{ field: 'quantity', operator: 'gt', value: '1' }] },
    },
    translation: expect.arrayContaining([{ locale: 'fr-FR', translation: 'Passée le' }]),
  });
  expect(Object.keys(body as object).sort()).toEqual(['options', 'translation']);
  expect(calls.all({ method: 'PATCH', path: /fields/ })).toHaveLength(1);

  // A whole number has a sign, a key says why it has to stay one.
  await open(page, 'quantity');
  await tab(page, 'Schema').click();
  await advancedOf(page).click();
  await expect(dialogOf(page).getByRole('switch', { name: /Negative numbers/ })).toBeEnabled();
  await expect(dialogOf(page).getByRole('switch', { name: /Primary key/ })).toBeDisabled();
  await expect(dialogOf(page).getByText('This collection already has a primary key')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await open(page, 'id');
  await tab(page, 'Schema').click();
  await advancedOf(page).click();
  await expect(dialogOf(page).getByText('A collection needs its primary key.')).toBeVisible();
  await expect(dialogOf(page).getByRole('switch', { name: /Required/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('what the server refuses stands at its place, and nothing is lost [SCH-08] [SCH-09] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${setup}/articles` });
  await open(page, 'subtitle');
  await tab(page, 'Schema').click();
  await dialogOf(page).getByRole('textbox', { name: 'Note' }).fill('Under the title');
  await advancedOf(page).click();
  const datatype = dialogOf(page).getByRole('button', { name: /Column type/ });
  await datatype.click();
  await page.getByRole('option', { name: 'TINYTEXT' }).click();
  await expect(dialogOf(page).getByText(/From VARCHAR\(\d+\) to TINYTEXT/)).toBeVisible();
  const path = '/tidewater/fields/articles/subtitle';
  const broken = faults(page);
  await broken.answer({ method: 'PATCH', path }, 500, {
    error: { code: 9, message: 'Data too long for column' },
  });
  // Seen from another tab of the dialog.
  await tab(page, 'Options').click();
  await page.keyboard.press('Control+s');
  await expect(dialogOf(page).locator('[data-place="datatype"]')).toContainText('Data too long for column');
  await expect(datatype).toBeFocused();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Note' })).toHaveValue('Under the title');
  await broken.clear();
  const calls = wire(page);
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Field updated')).toBeVisible();
  expect(calls.last({ method: 'PATCH', path }).body).toEqual({
    note: 'Under the title',
    type: 'string',
    datatype: 'TINYTEXT',
    length: null,
  });

  // Somebody else takes the name meanwhile.
  await page.getByRole('button', { name: 'New field' }).click();
  await dialogOf(page)
    .getByRole('option', { name: /^Toggle/ })
    .first()
    .click();
  await page.keyboard.type('taken_meanwhile');
  await dialogOf(page).getByText('This name is available').waitFor();
  const made = await page.request.post(new URL('/tidewater/fields/articles', page.url()).href, {
    data: { field: 'taken_meanwhile', type: 'boolean', datatype: 'TINYINT', interface: 'toggle' },
  });
  expect(made.ok()).toBe(true);
  await page.keyboard.press('Control+s');
  await expect(dialogOf(page).getByText('The server rejected this: Field "taken_meanwhile"')).toBeVisible();
  await page.keyboard.type('_2');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Field created')).toBeVisible();
  await expect(page.locator('[data-row="taken_meanwhile_2"]')).toBeVisible();
});

test('an interface that is not known stays until another is chosen; one by an older name is the one it stands for [SCH-05] [SCH-07]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${setup}/form_lab` });
  const calls = wire(page);
  await open(page, 'hologram');
  await expect(dialogOf(page).getByText('Its options stay unchanged')).toBeVisible();
  await tab(page, 'Interface').click();
  await expect(dialogOf(page).getByText('the interface “acme-hologram”, which this app')).toBeVisible();
  await expect(dialogOf(page).getByRole('option', { selected: true })).toHaveCount(0);
  await tab(page, 'Schema').click();
  await dialogOf(page).getByRole('textbox', { name: 'Note' }).fill('Turns by itself');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Field updated')).toBeVisible();
  expect(calls.last({ method: 'PATCH', path: '/tidewater/fields/form_lab/hologram' }).body).toEqual({
    note: 'Turns by itself',
  });

  await open(page, 'flag_switch');
  await tab(page, 'Interface').click();
  const toggle = dialogOf(page).getByRole('option', { name: /^Toggle/, selected: true });
  await toggle.first().click();
  await expect(action(page, 'Save')).toHaveAttribute('aria-disabled', 'true');
  // A field that is there does not go on by itself. Its column would change, which is said.
  await dialogOf(page)
    .getByRole('option', { name: /^Text area/ })
    .first()
    .click();
  await expect(tab(page, 'Interface')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Schema').click();
  await expect(dialogOf(page).getByText('From TINYINT to TEXT')).toBeVisible();
});

test('the workflow of a status is set up row by row, and what else is stored of it stays [SCH-09]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${setup}/articles` });
  const calls = wire(page);
  await open(page, 'status');
  const row = dialogOf(page).getByRole('button', { name: 'In review', exact: true });
  await row.click();
  await dialogOf(page).getByRole('textbox', { name: 'Name', exact: true }).fill('At the desk');
  await expect(dialogOf(page).getByRole('radio', { name: 'At the desk' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Field updated')).toBeVisible();
  const { body } = calls.last({ method: 'PATCH', path: '/tidewater/fields/articles/status' });
  const { status_mapping } = (body as { options: { status_mapping: Record<string, object> } }).options;
  expect(Object.keys(status_mapping)).toEqual(['published', 'review', 'draft', 'deleted']);
  expect(status_mapping['review']).toMatchObject({ name: 'At the desk', soft_delete: false });
});

test('on a small screen each tab is whole and clean, in both themes [SCH-05]', async ({ signedIn }) => {
  const page = await signedIn('admin', {
    path: `${setup}/articles`,
    context: { viewport: { width: 390, height: 844 } },
  });
  await page.getByRole('button', { name: 'New field' }).click();
  await dialogOf(page).getByRole('option').first().waitFor();
  const box = await dialogOf(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  await checkA11y(page, { include: ['[role="dialog"]'] });
  await dialogOf(page)
    .getByRole('option', { name: /^Many to one/ })
    .first()
    .click();
  await page.keyboard.type('reviewer');
  await advancedOf(page).click();
  await dialogOf(page).getByRole('button', { name: 'Add a name' }).click();
  await checkA11y(page, { include: ['[role="dialog"]'] });
  await tab(page, 'Options').click();
  await dialogOf(page).locator('[data-option="threshold"] input').waitFor();
  await checkA11y(page, { include: ['[role="dialog"]'] });
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrolled).toBe(390);
});
