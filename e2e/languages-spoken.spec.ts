import type { Page } from '@playwright/test';
import { english, locales, packOf } from '../.ci/packs.mjs';
import { checkA11y, expect, test } from './fixtures.ts';
import { Wire } from './wire.ts';

/* The languages whose scripts, lengths or directions break a layout first, on every kind of screen, wide and narrow. */
const tried = ['de-DE', 'fi-FI', 'ar-SA', 'he-IL', 'ja-JP', 'th-TH', 'hi-IN', 'zh-CN'];
const sizes = [
  { width: 1400, height: 900 },
  { width: 390, height: 844 },
];
const screens = [
  '/collections',
  '/collections/articles',
  '/collections/articles/1',
  '/collections/form_lab/+',
  '/files',
  '/users',
  '/activity',
  '/settings',
  '/settings/global',
  '/settings/collections',
  '/settings/collections/articles',
  '/settings/roles/4',
  '/settings/interfaces/many-to-many',
];
/** Of these axe looks at the whole page. */
const forAxe = new Set(['/collections/articles', '/collections/articles/1', '/settings/roles/4']);

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);

/** A language's own texts, without those that something is put into. */
const ownTexts = (locale: string) =>
  [...new Set(texts(packOf(locale)))].filter((text) => text !== '' && !text.includes('{{'));

/**
 * Texts of ours that are cut off without a way to read them, whose marks above or below are cut, or that run down with a letter
 * on each line; and whether the page can be pushed sideways.
 */
function broken(page: Page, own: readonly string[]): Promise<string[]> {
  return page.evaluate((list) => {
    const ours = new Set(list);
    const problems = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) problems.add(`the page is ${scrollWidth - clientWidth} px too wide`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('')
        .trim();
      if (!ours.has(text) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const isHidden = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isTold =
        style.textOverflow === 'ellipsis' &&
        // What a cell of a list cuts off is in the list's tooltip.
        element.closest('[title], [aria-label], [data-tip], [role="gridcell"]') !== null;
      if (isHidden && !isTold) problems.add(`cut off: ${text}`);
      if (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2 && !isTold)
        problems.add(`cut below: ${text}`);
      const size = Number.parseFloat(style.fontSize);
      if ([...text].length > 3 && width < 1.5 * size && height > 3 * size)
        problems.add(`a letter a line: ${text}`);
    }
    return [...problems];
  }, own);
}

for (const locale of tried) {
  test(`every kind of screen in ${locale}, wide and narrow [LOC-01] [FD76]`, async ({ signedIn, server }) => {
    test.skip(!locales().includes(locale), `i18n has no ${locale} yet`);
    test.slow();
    const own = ownTexts(locale);
    const page = await signedIn('admin');
    const setLocale = (to: string) =>
      page.request.patch(`${server.baseURL}/tidewater/users/me`, { data: { locale: to } });
    expect((await setLocale(locale)).ok()).toBe(true);
    const problems: string[] = [];
    try {
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', /^(?:ar|he)-/.test(locale) ? 'rtl' : 'ltr');
      const wire = new Wire(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const path of screens) {
          await page.goto(`#/tidewater${path}`);
          await wire.quiet(200);
          await expect(page.getByRole('main').locator('h1').first()).toBeVisible();
          for (const problem of await broken(page, own))
            problems.push(`${path} at ${size.width}: ${problem}`);
          if (size === sizes[0] && forAxe.has(path)) await checkA11y(page);
        }
      }
    } finally {
      await setLocale('en-US');
    }
    expect(problems, problems.join('\n')).toEqual([]);
  });
}

/* The other languages in turn, all in one page: a test for each would take as many minutes as there are languages. */
const others = locales().filter((locale) => !tried.includes(locale));
/** Turned round each time, so that the size that is there comes first. */
const turned = [...sizes];
const fewScreens = ['/collections/articles', '/collections/articles/1', '/settings'];

test('sign-in in all other languages, wide and narrow [LOC-01]', async ({ page }) => {
  test.setTimeout(600_000);
  const problems: string[] = [];
  const looked = new Set<string | undefined>();
  await page.goto('#/login?project=tidewater');
  for (const locale of others) {
    await page.getByRole('combobox').last().selectOption(locale);
    const { title } = packOf(locale)['sign-in'] as { title: string };
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const own = ownTexts(locale);
    turned.reverse();
    for (const size of turned) {
      await page.setViewportSize(size);
      for (const problem of await broken(page, own)) problems.push(`${locale} at ${size.width}: ${problem}`);
    }
    // What axe finds doesn’t depend on words: once for each script and direction.
    const { script } = new Intl.Locale(locale).maximize();
    if (!looked.has(script)) await checkA11y(page);
    looked.add(script);
  }
  expect(problems, problems.join('\n')).toEqual([]);
});

test('list, form and settings in all other languages, wide and narrow [LOC-01] @long', async ({
  signedIn,
  server,
}) => {
  test.setTimeout(600_000);
  const page = await signedIn('admin');
  const setLocale = (to: string) =>
    page.request.patch(`${server.baseURL}/tidewater/users/me`, { data: { locale: to } });
  const problems: string[] = [];
  const wire = new Wire(page);
  try {
    for (const locale of others) {
      const own = ownTexts(locale);
      expect((await setLocale(locale)).ok()).toBe(true);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const path of fewScreens) {
        await page.goto(`#/tidewater${path}`);
        await wire.quiet(100);
        await expect(page.getByRole('main').locator('h1').first()).toBeVisible();
        turned.reverse();
        for (const size of turned) {
          await page.setViewportSize(size);
          for (const problem of await broken(page, own))
            problems.push(`${locale} ${path} at ${size.width}: ${problem}`);
        }
      }
    }
  } finally {
    await setLocale('en-US');
  }
  expect(problems, problems.join('\n')).toEqual([]);
});

test('the language is chosen on the sign-in page, by its own name, and remembered [LOC-01]', async ({
  page,
}) => {
  const all = locales();
  test.skip(all.length === 0, 'i18n has English alone');
  const locale = all.includes('de-DE') ? 'de-DE' : (all[0] ?? '');
  const { title } = packOf(locale)['sign-in'] as { title: string };
  await page.goto('#/login?project=tidewater');
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption(locale);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { title: back } = english()['sign-in'] as { title: string };
  await page.getByRole('combobox').last().selectOption('en-US');
  await expect(page.getByRole('heading', { level: 1, name: back })).toBeVisible();
});
