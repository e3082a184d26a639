import type { Locator, Page } from '@playwright/test';
import { chromiumOnly, expect, test } from './fixtures.ts';
import { fieldOf, inputOf, opened } from './item-page.ts';
import { articles, grid, ready } from './listing-page.ts';

/** A key as Safari sends it when it ends a word of an input method: only its code says so. */
async function pressComposing(page: Page, key: string, modifiers = 0): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const code = { windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229, key, code: key, modifiers };
  await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...code });
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
  await client.detach();
}

interface Case {
  path: string;
  /** Puts the focus where the key goes. */
  prepare: (page: Page) => Promise<void>;
  key: string;
  /** What the key changes when no input method is using it. */
  read: (page: Page) => Promise<unknown>;
}

const item = async (page: Page) => {
  await page.getByRole('form', { name: 'Fields' }).waitFor();
  await opened(page);
};
test.describe.configure({ timeout: 90_000 });

const dialogs = (page: Page) => page.getByRole('dialog').count();
const focused = (page: Page) => page.locator(':focus');
const activeOf = (box: (page: Page) => Locator) => (page: Page) =>
  box(page).getAttribute('aria-activedescendant');

const file = '/tidewater/files/1';
const tags = (page: Page) => fieldOf(page, 'tags');
const tagCount = (page: Page) =>
  tags(page)
    .getByRole('button', { name: /^Remove tag/ })
    .count();
const typeTag = (text: string) => async (page: Page) => {
  await item(page);
  await tags(page).getByRole('textbox').fill(text);
};

const order = '/tidewater/collections/orders/1';
const customer = (page: Page) => fieldOf(page, 'customer').getByRole('combobox');
const searchCustomer = async (page: Page) => {
  await item(page);
  await customer(page).click();
  await page.keyboard.type('ma');
  await expect(page.getByRole('option').first()).toBeVisible();
};
const chooseCustomer = async (page: Page) => {
  await searchCustomer(page);
  await page.keyboard.press('ArrowDown');
  await expect(customer(page)).toHaveAttribute('aria-activedescendant', /./);
};

const command = (page: Page) => page.getByRole('combobox', { name: 'Command menu' });
const callCommands = async (page: Page) => {
  // Going to another page closes it.
  await ready(page);
  await page.getByRole('button', { name: 'Command menu' }).click();
  await command(page).fill('tags');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
};

const products = '/tidewater/collections/products?columns=sku,name,price&sort=sku';
const editor = (page: Page) => page.getByRole('group', { name: /^Edit Name/ });
const editCell = async (page: Page) => {
  await ready(page);
  await page.locator('[data-row="1"] [data-column="2"]').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Escape');
  await grid(page).focus();
  await page.keyboard.press('F2');
  await expect(editor(page).getByRole('textbox')).toBeFocused();
};
const editing = (page: Page) => editor(page).count();

const search = (page: Page) => page.getByRole('searchbox', { name: /^Search/ });
const searchFog = async (page: Page) => {
  await ready(page);
  await search(page).fill('fog');
};
const finder = (page: Page) => page.getByRole('combobox', { name: 'Find a field' });
const findField = async (page: Page) => {
  await ready(page);
  await page.getByRole('button', { name: 'Add a filter' }).click();
  await finder(page).fill('title');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
};
const newFolder = async (page: Page) => {
  await page.getByRole('button', { name: 'New folder' }).click();
  await expect(focused(page)).toBeEditable();
  await page.keyboard.type('かに');
};

const cases: Record<string, Case> = {
  'tags, Enter': { path: file, prepare: typeTag('かに'), key: 'Enter', read: tagCount },
  'tags, Backspace': { path: file, prepare: typeTag(''), key: 'Backspace', read: tagCount },
  'choice of an item, arrows': {
    path: order,
    prepare: searchCustomer,
    key: 'ArrowDown',
    read: activeOf(customer),
  },
  'choice of an item, Enter': {
    path: order,
    prepare: chooseCustomer,
    key: 'Enter',
    read: (page) => page.getByRole('listbox', { name: /suggestions/i }).count(),
  },
  'choice of an item, Escape': {
    path: order,
    prepare: searchCustomer,
    key: 'Escape',
    read: (page) => page.getByRole('listbox', { name: /suggestions/i }).count(),
  },
  'number, arrows': {
    path: order,
    prepare: async (page) => {
      await item(page);
      await inputOf(page, 'quantity').focus();
    },
    key: 'ArrowUp',
    read: (page) => inputOf(page, 'quantity').inputValue(),
  },
  'command menu, arrows': {
    path: articles,
    prepare: callCommands,
    key: 'ArrowDown',
    read: activeOf(command),
  },
  'command menu, Enter': { path: articles, prepare: callCommands, key: 'Enter', read: dialogs },
  'command menu, Escape': { path: articles, prepare: callCommands, key: 'Escape', read: dialogs },
  'cell, Enter': { path: products, prepare: editCell, key: 'Enter', read: editing },
  'cell, Tab': { path: products, prepare: editCell, key: 'Tab', read: editing },
  'cell, Escape': { path: products, prepare: editCell, key: 'Escape', read: editing },
  'search, Escape': {
    path: articles,
    prepare: searchFog,
    key: 'Escape',
    read: (page) => search(page).inputValue(),
  },
  'field of a filter, Enter': {
    path: articles,
    prepare: findField,
    key: 'Enter',
    read: (page) => finder(page).count(),
  },
  'field of a filter, Escape': { path: articles, prepare: findField, key: 'Escape', read: dialogs },
  'dialog, Escape': { path: '/tidewater/files', prepare: newFolder, key: 'Escape', read: dialogs },
};

const safariKeys = chromiumOnly('keys as Safari sends them');

for (const [name, { path, prepare, key, read }] of Object.entries(cases)) {
  test(`a key that an input method uses does nothing: ${name}`, safariKeys, async ({ signedIn }) => {
    const page = await signedIn('admin', { path });
    await prepare(page);
    const before = await read(page);
    await pressComposing(page, key);
    // Nothing is to happen, which nothing announces.
    await page.waitForTimeout(300);
    expect(await read(page)).toEqual(before);
    await page.keyboard.press(key);
    await expect.poll(() => read(page)).not.toEqual(before);
  });
}

test('no listener of the page hears of such keys, whatever the input', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/form_lab/1' });
  await item(page);
  await fieldOf(page, 'code').scrollIntoViewIfNeeded();
  await expect(fieldOf(page, 'code').locator('.cm-editor')).toBeVisible({ timeout: 20_000 });
  const heard = await page.evaluate(() => {
    const seen: { name: string; ways: string[] }[] = [];
    let ways: string[] = [];
    document.addEventListener('keydown', () => ways.push('capture'), true);
    // The last that hears of a key before the app's own listeners outside of the form do.
    document.querySelector('form')?.addEventListener('keydown', () => ways.push('bubble'));
    const inputs = document.querySelectorAll<HTMLElement>(
      'form :is(input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"])',
    );
    for (const input of inputs) {
      for (const signs of [{ keyCode: 229 }, { isComposing: true }]) {
        ways = [];
        input.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...signs }),
        );
        const isEditor = input.closest('.cm-editor') !== null;
        const allowed = isEditor ? 'capture' : '';
        if (ways.join() !== allowed) seen.push({ name: input.outerHTML.slice(0, 120), ways });
      }
      ways = [];
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true, cancelable: true }));
      if (!ways.includes('capture')) seen.push({ name: input.outerHTML.slice(0, 120), ways: ['nothing'] });
    }
    return { seen, count: inputs.length, editors: document.querySelectorAll('form .cm-editor').length };
  });
  expect(heard.seen).toEqual([]);
  expect(heard.count).toBeGreaterThan(20);
  expect(heard.editors).toBeGreaterThan(0);
});

test('shortcuts wait until the word is finished', safariKeys, async ({ signedIn, wire }) => {
  const page = await signedIn('admin', { path: '/tidewater/collections/tags/1' });
  await item(page);
  const calls = wire(page);
  await inputOf(page, 'name').press('End');
  await page.keyboard.type('!');
  const control = 2;
  await pressComposing(page, 's', control);
  await pressComposing(page, 'k', control);
  await page.waitForTimeout(300);
  expect(calls.all({ method: 'PATCH' })).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect.poll(() => calls.all({ method: 'PATCH' }).length).toBe(1);
});

test(
  'a word is composed: its Enter and Escape belong to the input method, the next Enter adds the tag',
  chromiumOnly('a word that is composed'),
  async ({ signedIn }) => {
    const page = await signedIn('admin', { path: file });
    await item(page);
    const box = tags(page).getByRole('textbox');
    const client = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await box.click();
    const before = await tagCount(page);
    await compose('か');
    await compose('かに');
    await expect(box).toHaveValue('かに');
    await pressComposing(page, 'Enter');
    await client.send('Input.insertText', { text: '蟹' });
    await expect(box).toHaveValue('蟹');
    expect(await tagCount(page)).toBe(before);
    await page.keyboard.press('Enter');
    await expect(tags(page).getByRole('button', { name: 'Remove tag 蟹' })).toBeVisible();

    await page.keyboard.press('Control+k');
    await expect(command(page)).toBeFocused();
    await compose('たぐ');
    await pressComposing(page, 'Escape');
    await client.send('Input.insertText', { text: '' });
    await page.waitForTimeout(300);
    await expect(command(page)).toBeFocused();
  },
);
