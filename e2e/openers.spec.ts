import type { Locator, Page } from '@playwright/test';
import { expect, openAnew, test } from './fixtures.ts';
import { fieldOf, opened } from './item-page.ts';
import { articles } from './listing-page.ts';
import { focusAsOnMac } from './mac-focus.ts';

test.describe.configure({ timeout: 120_000 });

/** Something that a mouse opens. */
interface Opener {
  /** What is pressed; its name where that says it all. */
  press: string | RegExp | ((page: Page) => Locator);
  /** The entry of its menu that opens a dialog. */
  entry?: string | RegExp;
  /** What opens; default: a dialog, a menu or a list of choices. */
  shows?: (page: Page) => Locator;
  /** It stands in a list that has the focus itself: what is in it is for the pointer. */
  isInList?: boolean;
}

const overlays = (page: Page) =>
  page.locator('[role="dialog"], [role="alertdialog"], [role="menu"], [role="tree"]');
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const inField = (field: string, name: string | RegExp) => (page: Page) =>
  fieldOf(page, field).getByRole('button', { name });
const formShown = async (page: Page) => {
  await page.getByRole('form', { name: 'Fields' }).waitFor();
  await opened(page);
};
const sidebar = (page: Page) => page.getByRole('complementary');

const screens: Record<string, { path: string; first?: (page: Page) => Promise<void>; openers: Opener[] }> = {
  'a list': {
    path: `${articles}?columns=title,status&sort=id&filters=${encodeURIComponent(
      JSON.stringify([{ field: 'section', operator: 'eq', value: 'coast' }]),
    )}`,
    openers: [
      { press: 'Command menu' },
      { press: 'Helen Marsh: account' },
      { press: 'Sign out' },
      { press: /^Project: The Tidewater Review/ },
      { press: 'Delete bookmark “Events”' },
      { press: 'Save this view as a bookmark' },
      { press: 'More actions' },
      { press: 'More actions', entry: /^Export/ },
      { press: 'More actions', entry: /^Import/ },
      { press: 'Edit filter: Section is Coast' },
      { press: 'Add a filter' },
    ],
  },
  'a selection': {
    path: articles,
    first: async (page) => {
      await page.getByRole('row').nth(2).getByRole('checkbox').click();
      await expect(page.getByText('1 selected')).toBeVisible();
    },
    openers: [{ press: 'Delete 1 item' }],
  },
  'an item': {
    path: `${articles}/3`,
    first: formShown,
    openers: [
      { press: 'More actions' },
      { press: 'More actions', entry: /^Delete/ },
      { press: 'More save options' },
      { press: 'More save options', entry: /copy/ },
      { press: 'Actions for Title' },
      { press: inField('hero', 'Choose from library') },
      { press: inField('author', 'Edit Sunniva Bakke') },
      { press: inField('author', 'New item in Authors') },
      { press: inField('tags', 'Create new') },
      { press: inField('tags', 'Add existing') },
      { press: inField('section', 'Voices'), shows: (page) => page.getByRole('option') },
      { press: inField('publish_on', 'Calendar') },
      { press: inField('color', 'Mix a color') },
    ],
  },
  'a calendar': {
    path: `${articles}?view=calendar&at=agenda.2026-03-12`,
    openers: [
      { press: /^Choose a month/ },
      { press: (page) => page.getByRole('button', { name: /^Move The last ferry/ }) },
    ],
  },
  'a board': {
    path: `${articles}?view=board`,
    openers: [
      { press: 'Column Published' },
      {
        press: (page) => page.getByRole('button', { name: 'Move to another column' }).first(),
        isInList: true,
      },
    ],
  },
  files: {
    path: '/tidewater/files',
    openers: [{ press: 'Upload' }, { press: 'New folder' }, { press: 'More actions' }],
  },
  'a file': {
    path: '/tidewater/files/1',
    first: formShown,
    openers: [{ press: 'Replace' }, { press: 'More actions', entry: /^Delete/ }],
  },
  users: {
    path: '/tidewater/users',
    openers: [{ press: 'Invite' }],
  },
  collections: {
    path: '/tidewater/settings/collections',
    openers: [{ press: 'New collection' }, { press: 'Stop managing Tags' }],
  },
  fields: {
    path: '/tidewater/settings/collections/articles',
    openers: [
      { press: 'Delete collection' },
      { press: 'Title' },
      { press: 'Actions for Title' },
      {
        press: (page) => page.getByRole('row', { name: /Slug/ }).getByRole('button', { name: /^Actions/ }),
        entry: /^Duplicate/,
      },
      {
        press: (page) => page.getByRole('row', { name: /Slug/ }).getByRole('button', { name: /^Actions/ }),
        entry: /^Delete/,
      },
      { press: 'New field' },
    ],
  },
  'a role': {
    path: '/tidewater/settings/roles/3',
    openers: [
      { press: 'View as this role' },
      { press: (page) => page.getByRole('button', { name: 'Fields: All' }).first() },
      { press: (page) => page.getByRole('button', { name: 'Read: Full' }).first() },
      { press: 'More actions for Articles' },
      { press: 'More actions', entry: /^Delete/ },
    ],
  },
  roles: { path: '/tidewater/settings/roles', openers: [{ press: 'New role' }] },
};

/** A page as on a Mac. */
async function opensOnMac(page: Page, path: string): Promise<void> {
  await focusAsOnMac(page);
  await openAnew(page, `#${path}`);
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible({ timeout: 30_000 });
}

const words = ({ press, entry }: Opener) =>
  `${typeof press === 'function' ? press.toString() : press} ${entry ?? ''}`;

for (const [name, { path, first, openers }] of Object.entries(screens)) {
  test(`Mac: what the mouse has opened gives the focus back, ${name}`, async ({ signedIn }) => {
    const page = await signedIn('admin', { path: '/tidewater/collections' });
    await opensOnMac(page, path);
    await first?.(page);
    for (const each of openers) {
      const opener = typeof each.press === 'function' ? each.press(page) : button(each.press)(page);
      const shown = (each.shows ?? overlays)(page);
      await expect(opener, words(each)).toBeVisible();
      const before = await shown.count();
      await opener.click();
      if (each.entry) await page.getByRole('menuitem', { name: each.entry }).click();
      if (each.entry) await expect(page.getByRole('menu')).toHaveCount(0);
      await expect.poll(() => shown.count(), words(each)).toBeGreaterThan(before);
      await page.keyboard.press('Escape');
      await expect(shown, words(each)).toHaveCount(before);
      const after = each.isInList ? opener.locator('xpath=ancestor::*[@role="grid"][1]') : opener;
      await expect.soft(after, words(each)).toBeFocused();
    }
  });
}

test('Mac: side panels give the focus back to the button that opened them', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  await opensOnMac(page, articles);
  const view = page.getByRole('button', { name: 'View', exact: true });
  await view.click();
  await expect(view).toBeFocused();
  // Beside the page it has the focus once something in it was pressed.
  await sidebar(page).getByText('Compact').click();
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toHaveCount(0);
  await expect(view).toBeFocused();

  await page.setViewportSize({ width: 700, height: 800 });
  await view.click();
  await expect(sidebar(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
  const navigation = page.getByRole('button', { name: 'Open navigation' });
  await navigation.click();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeFocused();
});

test('Mac: the command menu, called by keys, gives the focus back to what was pressed last', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  await opensOnMac(page, `${articles}?view=calendar&at=month.2026-03-12`);
  const week = page.getByRole('button', { name: 'Week', exact: true });
  await week.click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Command menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(week).toBeFocused();
});

test('Mac: where the opener is gone afterwards, its neighbour has the focus', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  await opensOnMac(page, articles);
  await button('Delete bookmark “Open orders”')(page).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('button', { name: 'Delete bookmark “Open orders”' })).toHaveCount(0);
  await expect(page.getByRole('navigation').locator(':focus')).toHaveCount(1);
});

test('Mac: what keeps the focus in an editor goes on doing so', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  await opensOnMac(page, `${articles}/3`);
  await formShown(page);
  const body = fieldOf(page, 'body');
  const text = body.frameLocator('iframe').locator('body');
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await body.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('All of it');
  await expect(text.locator('strong')).toHaveText('All of it');
});

test('the focus of a new filter stays with it when its editor closes, and with the bar when all are cleared [LST-05]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: articles });
  const add = page.getByRole('button', { name: 'Add a filter' });
  const editor = page.getByRole('dialog', { name: 'Filter', exact: true });
  for (const close of ['Escape', 'Done']) {
    await add.click();
    await page.getByRole('combobox', { name: 'Find a field' }).fill('title');
    await page.keyboard.press('Enter');
    await expect(editor).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await editor.getByRole('button', { name: close }).click();
    await expect(editor).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Edit filter: / }).last()).toBeFocused();
  }
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(add).toBeFocused();
});
