import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { account, expect, test as base, told, watch } from './fixtures.ts';
import { articles, changes, inputOf, opened } from './item-page.ts';
import { alone, inside, open } from './screens.ts';
import { fill, submit } from './sign-in-form.ts';
import { Wire } from './wire.ts';

const admin = account('admin', 'tidewater');

/** Like the usual one, with pages that are opened wherever a test says. */
export const test = base.extend<{ visit: (settings?: BrowserContextOptions) => Promise<Page> }>({
  visit: async ({ browser, baseURL, contextOptions, viewport, locale, timezoneId, pageErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (settings = {}) => {
      const defaults = { ...contextOptions, baseURL: baseURL ?? '', viewport, locale, timezoneId };
      const context = await browser.newContext({ ...defaults, ...settings });
      await watch(context, pageErrors);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Every address of the screens, once; those before the sign-in come last, since they may end a session. */
export const addresses: readonly string[] = [
  ...new Set([...inside, ...alone, ...open.filter(({ path }) => path !== '/login')].map(({ path }) => path)),
];

/** What a page must not say anywhere, however odd its surroundings: code of ours has failed. */
const crash = /Something went wrong|input could not be loaded|editor couldn’t be loaded/;

/** Signs in by the form as it stands. */
export async function signInHere(page: Page): Promise<void> {
  await page.goto('#/login?project=tidewater');
  await fill(page, admin);
  await submit(page).click();
  await expect(page).toHaveURL(/#\/tidewater\//, { timeout: 20_000 });
}

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Unsaved changes from' });

export interface Journey {
  /** Whether the browser keeps drafts. Default: yes. */
  readonly keepsDrafts?: boolean;
}

/** From the list to an item: type, save, type again, and find that again after a reload. Begins on any page of the project. */
export async function editAndSave(page: Page, { keepsDrafts = true }: Journey = {}): Promise<void> {
  const text = (words: string) => `${words} ${Date.now()}`;
  const [saved, unsaved] = [text('Written elsewhere'), text('Not yet saved')];
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`#${articles}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await page.getByRole('grid').getByRole('row').nth(3).getByRole('link').first().click();
  await opened(page);
  const subtitle = inputOf(page, 'subtitle');
  await subtitle.fill('');
  await subtitle.pressSequentially(saved);
  await expect(changes(page)).toHaveText('One change');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved')).toBeVisible();
  await expect(changes(page)).toHaveCount(0);
  await page.reload();
  await opened(page);
  await expect(subtitle).toHaveValue(saved);

  await subtitle.fill(unsaved);
  await expect(changes(page)).toHaveText('One change');
  await page.reload();
  await opened(page);
  await expect(subtitle).toHaveValue(saved);
  if (!keepsDrafts) {
    await expect(offer(page)).toHaveCount(0);
    return;
  }
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(subtitle).toHaveValue(unsaved);
  await page.keyboard.press('Control+s');
  await expect(changes(page)).toHaveCount(0);
}

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  );
}

/**
 * Goes through all screens as fast as they load and gives what went wrong: an empty page, or one that says that code has
 * failed. What is thrown is noted by the fixtures.
 *
 * @param patience how long a screen may go on asking the server, ms
 */
export async function walk(page: Page, patience = 10_000): Promise<string[]> {
  const problems: string[] = [];
  const limit = { timeout: 10_000 };
  for (const address of addresses) {
    await page.goto(`#${address}`);
    // Made now, so that a page which has not begun to ask is not taken for one that has ended.
    await Promise.race([new Wire(page).quiet(150), page.waitForTimeout(patience)]);
    const busy = page.getByRole('progressbar', { name: 'Loading…' });
    await busy
      .waitFor({ ...limit, state: 'hidden' })
      .catch(() => problems.push(`${address}: goes on loading`));
    const heading = page.getByRole('main').getByRole('heading').first();
    await heading.waitFor(limit).catch(() => problems.push(`${address}: no heading`));
    // A picture that can't be shown makes room for something else as soon as the page has heard of it.
    await expect
      .poll(() => brokenPictures(page))
      .toEqual([])
      .catch(async () => problems.push(`${address}: ${(await brokenPictures(page)).join(' ')}`));
    const said = crash.exec(await page.locator('body').innerText());
    if (said) problems.push(`${address}: ${said[0]}`);
  }
  return problems;
}
