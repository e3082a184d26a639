import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { changes, fieldOf, inputOf, lab, opened, save } from './item-page.ts';

const grid = (page: Page, name: string) => fieldOf(page, name).getByRole('grid');
const rowAt = (page: Page, name: string, index: number) =>
  fieldOf(page, name).locator(`[role="row"][data-index="${String(index)}"]`);

/** Gives an article so many links to others, in order, in place of those that it has; answers the keys of the links. */
async function link(page: Page, article: number, count: number): Promise<number[]> {
  const path = '/tidewater/items/articles_related';
  const old = await page.request.get(
    new URL(`${path}?filter[article]=${String(article)}&fields=id`, page.url()).href,
  );
  for (const { id } of ((await old.json()) as { data: { id: number }[] }).data)
    await page.request.delete(new URL(`${path}/${String(id)}`, page.url()).href);
  const links = Array.from({ length: count }, (_, at) => ({ article, related: (at % 9) + 1, sort: at + 1 }));
  const made = await page.request.post(new URL(path, page.url()).href, {
    data: links,
  });
  return ((await made.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
}

test('what a junction itself holds is shown beside its items, and sorted by [INF-01]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/settings/collections/articles' });
  const api = (path: string) => new URL(`/tidewater/${path}`, page.url()).href;
  const added = await page.request.post(api('fields/articles_related'), {
    data: { field: 'reason', type: 'string', datatype: 'VARCHAR', length: 50, interface: 'text-input' },
  });
  expect(added.ok()).toBe(true);
  const keys = await link(page, 12, 3);
  for (const [at, reason] of ['same coast', 'an answer', 'later'].entries())
    await page.request.patch(api(`items/articles_related/${String(keys[at])}`), { data: { reason } });

  await page.reload();
  await page.locator('[data-row="related_articles"]').getByRole('rowheader').getByRole('button').click();
  const setUp = page.getByRole('dialog').last();
  await setUp.getByRole('tab', { name: 'Options' }).click();
  await setUp.locator('[data-option="junction_fields"] input').fill('reason');
  await page.keyboard.press('Control+s');
  await expect(setUp).toHaveCount(0);

  await page.goto('#/tidewater/collections/articles/12');
  await opened(page);
  const list = grid(page, 'related_articles');
  await list.scrollIntoViewIfNeeded();
  const reasons = async () =>
    (await list.getByRole('gridcell').allInnerTexts()).filter((text) => /coast|answer|later/.test(text));
  await expect.poll(reasons).toEqual(['same coast', 'an answer', 'later']);
  await list.getByRole('button', { name: /Reason/ }).click();
  await expect.poll(reasons).toEqual(['an answer', 'later', 'same coast']);
  await checkA11y(page);
});

test('a row is put in another place far down by keys and with the pointer, right to left too; a step takes it back [INF-01] [ITM-05]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const keys = await link(page, 11, 120);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.goto('#/tidewater/collections/articles/11');
  await opened(page);
  const calls = wire(page);
  const list = grid(page, 'related_articles');
  await list.scrollIntoViewIfNeeded();
  await expect(rowAt(page, 'related_articles', 0)).toBeVisible();
  await list.focus();
  // The fiftieth row is the last of the first page of rows: the move goes on to the next one.
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('PageDown');
  await expect(rowAt(page, 'related_articles', 49)).toHaveAttribute('data-active', 'true');
  await expect(rowAt(page, 'related_articles', 50)).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rowAt(page, 'related_articles', 51)).toHaveAttribute('data-active', 'true');
  await expect(rowAt(page, 'related_articles', 51)).toContainText('Changed');
  await save(page);
  const sent = calls.last({ method: 'PATCH', path: /articles\/11/ }).body as {
    related_articles: { id: number }[];
  };
  const order = Object.fromEntries(sent.related_articles.map(({ id, ...rest }) => [id, rest]));
  expect(order).toEqual({
    [keys[49] ?? 0]: { sort: 52 },
    [keys[50] ?? 0]: { sort: 50 },
    [keys[51] ?? 0]: { sort: 51 },
  });

  // Held at the lower edge, the list goes on by itself, from one page of rows to the next.
  await list.evaluate((element) => element.scrollTo({ top: 40 * 44 }));
  const box = await list.boundingBox();
  const first = await rowAt(page, 'related_articles', 42).locator('[role="gridcell"]').first().boundingBox();
  const x = (first?.x ?? 0) + (first?.width ?? 0) / 2;
  await page.mouse.move(x, (first?.y ?? 0) + 22);
  await page.mouse.down();
  await page.mouse.move(x, (box?.y ?? 0) + (box?.height ?? 0) - 10, { steps: 3 });
  await expect
    .poll(() => list.evaluate(({ scrollTop }) => scrollTop), { timeout: 20_000 })
    .toBeGreaterThan(46 * 44);
  await page.mouse.move(x, (box?.y ?? 0) + (box?.height ?? 0) / 2, { steps: 3 });
  await page.mouse.up();
  await expect(changes(page)).not.toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(changes(page)).toHaveCount(0);
  await checkA11y(page);
});

test('sections of a form and its lists on a phone, right to left: nothing is cut off [ITM-12]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', {
    path: '/tidewater/collections/orders/3',
    context: { viewport: { width: 390, height: 844 } },
  });
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await opened(page);
  const section = page.getByRole('button', { name: 'Delivery', exact: true });
  await section.scrollIntoViewIfNeeded();
  const toggle = await section.boundingBox();
  const heading = await section.getByText('Delivery').boundingBox();
  // The arrow stands before the words: at their right.
  expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeLessThan((toggle?.x ?? 0) + (toggle?.width ?? 0));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await section.press('Enter');
  await expect(fieldOf(page, 'placed_at')).toBeHidden();
  await checkA11y(page);
});

test('in rich text the editor takes back its own typing, and then the form goes on [ITM-05] [ITM-09]', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: `${lab}/1` });
  await opened(page);
  await inputOf(page, 'counted').fill('first of all');
  const body = fieldOf(page, 'rich').frameLocator('iframe').locator('body');
  await fieldOf(page, 'rich').scrollIntoViewIfNeeded();
  await expect(body).toHaveAttribute('contenteditable', 'true', { timeout: 20_000 });
  const before = await body.innerHTML();
  await body.locator('h2').click();
  await page.keyboard.type('typed in the editor');
  await expect(changes(page)).toHaveText('2 changes');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(changes(page)).toHaveText('1 change');
  await expect.poll(() => body.innerHTML()).toBe(before);
  // Its undoing is no step of the form: what was edited before is next.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(changes(page)).toHaveCount(0);
  await expect(inputOf(page, 'counted')).not.toHaveValue('first of all');
});
