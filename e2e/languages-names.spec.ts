import type { Locator, Page } from '@playwright/test';
import { english, packOf } from '../.ci/packs.mjs';
import { expect, test } from './fixtures.ts';

/* Names of the other direction within sentences, headings and cells: their signs stand in their own order, and nothing of theirs is
   moved to the far end of the text. */

/** Left edges of the signs of a name where it stands in an element, in the order of its letters. */
function placesOf(element: Locator, name: string): Promise<number[]> {
  return element.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      return [...wanted].flatMap((sign, index) => {
        if (sign === ' ') return [];
        const range = document.createRange();
        range.setStart(node, at + index);
        range.setEnd(node, at + index + 1);
        return [range.getBoundingClientRect().left];
      });
    }
    return [];
  }, name);
}

async function isInOrder(element: Locator, name: string, isLeftToRight: boolean): Promise<void> {
  await expect(element).toBeVisible();
  const places = await placesOf(element, name);
  expect(places.length).toBeGreaterThan(4);
  const sorted = [...places].sort((a, b) => (isLeftToRight ? a - b : b - a));
  expect(places).toEqual(sorted);
}

/** The item's page, its deletion and the notice of that, in a language; it is brought back at the end. */
async function walk(page: Page, base: string, locale: string, name: string): Promise<void> {
  const { app, item } = (locale === 'en-US' ? english() : packOf(locale)) as unknown as {
    app: { delete: string };
    item: { moreActions: string; deleteItem: string };
  };
  const isLeftToRight = !/\p{sc=Hebr}/u.test(name);
  const api = `${base}/tidewater`;
  const articles = `${api}/items/articles/12`;
  const { data: before } = (await (await page.request.get(articles)).json()) as {
    data: { title: string; status: string };
  };
  const patch = (url: string, data: object) => page.request.patch(url, { data });
  expect((await patch(articles, { title: name })).ok()).toBe(true);
  expect((await patch(`${api}/users/me`, { locale })).ok()).toBe(true);
  try {
    await page.goto('#/tidewater/collections/articles/12');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await isInOrder(page.getByRole('heading', { level: 1 }), name, isLeftToRight);
    await page.getByRole('button', { name: item.moreActions, exact: true }).first().click();
    await page.getByRole('menuitem', { name: item.deleteItem, exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await isInOrder(dialog, name, isLeftToRight);
    await dialog.getByRole('button', { name: app.delete, exact: true }).click();
    await expect(page).toHaveURL(/articles(\?|$)/);
    await isInOrder(page.getByText(name).first(), name, isLeftToRight);
    expect((await patch(articles, { status: before.status })).ok()).toBe(true);
    await page.goto(`#/tidewater/collections/articles?q=${encodeURIComponent(name)}`);
    await isInOrder(page.getByRole('gridcell').filter({ hasText: name }).first(), name, isLeftToRight);
  } finally {
    await patch(articles, before);
    await patch(`${api}/users/me`, { locale: 'en-US' });
  }
}

for (const [locale, name] of [
  ['ar-SA', 'Report 2!'],
  ['ar-SA', '2026-11-03 v2'],
  ['en-US', 'דוח ראשון!'],
] as const) {
  test(`“${name}” keeps its order in ${locale} [LOC-01]`, async ({ signedIn, server }) => {
    await walk(await signedIn('admin'), server.baseURL, locale, name);
  });
}

/* Languages that React Aria doesn't speak: its texts are ours. */
test('the parts of a date are named in Persian [LOC-01]', async ({ signedIn, server }) => {
  const page = await signedIn('admin');
  const me = `${server.baseURL}/tidewater/users/me`;
  expect((await page.request.patch(me, { data: { locale: 'fa-IR' } })).ok()).toBe(true);
  try {
    await page.goto('#/tidewater/collections/form_lab/+');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa-IR');
    const year = page.getByRole('spinbutton', { name: /سال/ }).first();
    await expect(year).toBeVisible();
    const names = await page
      .getByRole('spinbutton')
      .evaluateAll((all) => all.map((each) => `${each.ariaLabel} ${each.ariaValueText}`));
    expect(names.length).toBeGreaterThan(2);
    expect(
      names.filter((name) => /\b(?:year|month|day|hour|minute|second|Empty|AM\/PM)\b/.test(name)),
    ).toEqual([]);
  } finally {
    await page.request.patch(me, { data: { locale: 'en-US' } });
  }
});
