import type { Page } from '@playwright/test';
import { plainHost } from './plain-host.ts';
import { expect } from './fixtures.ts';
import { articles, inputOf, opened } from './item-page.ts';
import { editAndSave, signInHere, test, walk } from './surroundings.ts';

/*
 * The app as it is, in a world that isn't: each test alters what surrounds the page, signs in, works on an item and goes
 * through every screen. Nothing may be thrown and no screen may fail. What happens on the way to the server is in
 * surroundings-network.spec.ts, an API on another origin in api-elsewhere.spec.ts.
 */

// Each test stands for itself: two workers share the file.
test.describe.configure({ timeout: 120_000, mode: 'parallel' });
async function everything(page: Page, journey: Parameters<typeof editAndSave>[1] = {}): Promise<void> {
  await signInHere(page);
  await editAndSave(page, journey);
  expect(await walk(page)).toEqual([]);
}

test.describe('plain http under another name', () => {
  const baseURL = (server: { baseURL: string }) =>
    `http://${plainHost}:${new URL(server.baseURL).port}/admin/`;

  test('all screens, saving and drafts @hooks', async ({ visit, server }) => {
    const page = await visit({ baseURL: baseURL(server) });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/untrustworthy|secure context|https/i.test(message.text())) refused.push(message.text());
    });
    await page.goto('#/login');
    expect(
      await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]),
    ).toEqual([false, false, false]);
    await expect(page.getByText('This connection isn’t encrypted; https is safer.')).toBeVisible();
    await everything(page);
    // Nothing is sent that the browser has to refuse here.
    expect(refused).toEqual([]);
  });

  test('copying works without the clipboard’s API; pasting is left to the user’s keys @hooks', async ({
    visit,
    server,
  }) => {
    const page = await visit({ baseURL: baseURL(server) });
    await signInHere(page);
    await page.goto(`#${articles}/5`);
    await opened(page);
    const menu = async (field: string, action: string) => {
      await inputOf(page, field).focus();
      await page.keyboard.press('Control+.');
      await page.getByRole('menuitem', { name: action }).click();
    };
    const title = await inputOf(page, 'title').inputValue();
    await menu('title', 'Copy raw value');
    await expect(page.getByText('Value copied').first()).toBeVisible();
    // The focus is where it was, whatever was selected for a moment.
    await expect(inputOf(page, 'title')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(inputOf(page, 'title')).toHaveValue(`${title}!`);
    await menu('subtitle', 'Paste raw value');
    const dialog = page.getByRole('dialog', { name: /^Paste a value into/ });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Control+v');
    await expect(dialog).toHaveCount(0);
    await expect(inputOf(page, 'subtitle')).toHaveValue(title);

    await page.getByRole('button', { name: 'Command menu' }).click();
    await page.getByRole('combobox', { name: 'Command menu' }).fill('copy address');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Address copied').first()).toBeVisible();
    await inputOf(page, 'title').fill('');
    await page.keyboard.press('Control+v');
    await expect(inputOf(page, 'title')).toHaveValue(page.url());
  });
});

test('a translator wraps every text, also what comes later @hooks', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    const untouched = 'script, style, textarea, input, [contenteditable]';
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let at: Node | null = root; at !== null; at = walker.nextNode())
        if (at instanceof Text) texts.push(at);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || parent.localName === 'font' || parent.closest(untouched) || text.data.trim() === '')
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text);
      }
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document, { childList: true, subtree: true });
  });
  await everything(page);
  await expect(page.locator('font').first()).toBeAttached();
});

test('storage is forbidden altogether @hooks', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
  });
  await everything(page, { keepsDrafts: false });
});

test('storage is full, and the database does not open @hooks', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => {
      const request = new EventTarget();
      const error = new DOMException('A mutation operation was attempted', 'InvalidStateError');
      setTimeout(() => {
        const event = new Event('error');
        request.dispatchEvent(event);
        (request as unknown as { onerror?: (event: Event) => void }).onerror?.(event);
      });
      return Object.assign(request, { error }) as unknown as IDBOpenDBRequest;
    };
  });
  await everything(page, { keepsDrafts: false });
});

for (const [name, days] of [
  ['slow', -1],
  ['fast', 1],
] as const) {
  test(`the clock is a day ${name} @hooks`, async ({ visit }) => {
    const page = await visit();
    await page.addInitScript((shift) => {
      const now = Date.now.bind(Date);
      const shifted = () => now() + shift;
      globalThis.Date = new Proxy(Date, {
        construct: (date, given, target) =>
          Reflect.construct(date, given.length === 0 ? [shifted()] : given, target) as Date,
        apply: () => new Date().toString(),
        get: (date, key) => (key === 'now' ? shifted : (Reflect.get(date, key) as unknown)),
      });
    }, days * 86_400_000);
    await everything(page);
  });
}

test('what not every supported browser has is missing @hooks', async ({ visit }) => {
  const page = await visit();
  // A browser without trusted types does not know that part of the policy either.
  await page.route('**/admin/', async (route) => {
    const answer = await route.fetch();
    const page = await answer.text();
    const body = page.replace(/require-trusted-types-for [^;]*;/, '');
    expect(body).not.toBe(page);
    await route.fulfill({ response: answer, body });
  });
  await page.addInitScript(() => {
    const missing: [object, string][] = [
      [
        window,
        'requestIdleCallback cancelIdleCallback scheduler navigation BroadcastChannel Temporal trustedTypes',
      ],
      [window, 'CloseWatcher Highlight EditContext documentPictureInPicture cookieStore crossOriginIsolated'],
      [window, 'showOpenFilePicker showSaveFilePicker EyeDropper launchQueue'],
      [Navigator.prototype, 'locks storage userAgentData connection keyboard virtualKeyboard'],
      [Document.prototype, 'startViewTransition caretPositionFromPoint'],
      [HTMLElement.prototype, 'showPopover hidePopover togglePopover popover editContext'],
      [Element.prototype, 'moveBefore computedStyleMap ariaNotify scrollIntoViewIfNeeded'],
      [URL, 'parse'],
      [Promise, 'try'],
      [Intl, 'DurationFormat'],
      [Intl.Locale.prototype, 'getWeekInfo weekInfo getTextInfo textInfo'],
      // What iterators of every kind have in common.
      [
        Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object,
        'map filter take drop flatMap reduce toArray forEach some every find',
      ],
      [RegExp, 'escape'],
      [Error, 'isError captureStackTrace'],
      [Uint8Array, 'fromBase64 fromHex'],
      [Crypto.prototype, 'randomUUID'],
    ];
    for (const [owner, names] of missing) {
      for (const name of names.split(' ')) {
        delete (owner as Record<string, unknown>)[name];
        if (name in owner) Object.defineProperty(owner, name, { configurable: true, value: undefined });
      }
    }
  });
  await everything(page);
});

test('texts of Intl come in other digits and with other signs @hooks', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    const odd = (text: string) =>
      text
        .replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
        .replace(/[/.:,-]/g, '\u200f·');
    const formats = Intl.DateTimeFormat.prototype;
    const own = Object.getOwnPropertyDescriptor(formats, 'format');
    Object.defineProperty(formats, 'format', {
      configurable: true,
      get(this: Intl.DateTimeFormat) {
        const format = own?.get?.call(this) as Intl.DateTimeFormat['format'];
        return (date?: Date | number) => odd(format(date));
      },
    });
    const dates: object = Date.prototype;
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
      const write = (dates as Record<typeof name, (...given: unknown[]) => string>)[name];
      Object.defineProperty(dates, name, {
        configurable: true,
        value: function (this: Date, ...given: unknown[]) {
          return odd(Reflect.apply(write, this, given));
        },
      });
    }
  });
  await everything(page);
});
