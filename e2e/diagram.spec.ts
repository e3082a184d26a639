import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { checkA11y, expect, openAnew, test } from './fixtures.ts';

const path = '/tidewater/settings/diagram';
const canvas = (page: Page): Locator => page.getByRole('group', { name: 'Collections and their relations' });
const node = (page: Page, name: string): Locator =>
  canvas(page).getByRole('link', { name: new RegExp(`^${name}, `) });
const group = (page: Page): Locator => canvas(page).locator('svg > g');

test('the diagram: by keys along relations, found by name, zoomed, and as a file [SCH-10]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/settings' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Collection diagram/ })
    .click();
  await expect(node(page, 'Articles')).toBeVisible();
  await expect(canvas(page).locator('[data-edge="articles.author"]')).toHaveCount(1);
  // Files and users only on request.
  await expect(canvas(page).locator('[data-edge="articles.hero"]')).toHaveCount(0);
  await page.getByRole('switch', { name: 'System collections' }).click();
  await expect(canvas(page).locator('[data-edge="articles.hero"]')).toHaveCount(1);
  await page.getByRole('switch', { name: 'System collections' }).click();
  await checkA11y(page);

  // One tab stop; arrows go from node to node, and what is gone to is in sight.
  await page.getByRole('combobox', { name: 'Find a collection or field' }).fill('letters');
  await page.getByRole('option', { name: /^Letters/ }).click();
  await expect(node(page, 'Letters')).toBeFocused();
  await expect(canvas(page)).toHaveAttribute('data-detail', 'near');
  await expect(canvas(page).getByText('received_on')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(node(page, 'Articles')).toBeFocused();
  await expect(node(page, 'Articles')).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(node(page, 'Articles')).not.toBeFocused();
  await expect(canvas(page).locator(':focus')).toBeInViewport();
  await expect(canvas(page).locator('[tabindex="0"]')).toHaveCount(1);

  // Keys zoom and move.
  const before = await group(page).getAttribute('transform');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(group(page)).not.toHaveAttribute('transform', before ?? '');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('-');
  await expect(canvas(page)).not.toHaveAttribute('data-detail', 'near');
  await page.keyboard.press('0');

  // A field is found and marked.
  await page.getByRole('combobox', { name: 'Find a collection or field' }).fill('biograph');
  await page.getByRole('option', { name: /biography/ }).click();
  await expect(node(page, 'Authors')).toBeFocused();
  await expect(canvas(page).locator('[data-found]')).toContainText('biography');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as SVG' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('tidewater-diagram.svg');
  const svg = await readFile(await file.path(), 'utf8');
  // As a document of its own: a fault in it would be said in it.
  const picture = await page.context().newPage();
  await picture.goto(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
  await expect(picture.locator('text', { hasText: 'biography' })).toHaveCount(1);
  await expect(picture.locator('parsererror')).toHaveCount(0);
  await picture.close();

  await node(page, 'Authors').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/settings\/collections\/authors$/);
});

test('the diagram by pointer: dragged, zoomed where the wheel is, a click opens and a drag does not [SCH-10]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path });
  await expect(node(page, 'Articles')).toBeVisible();
  const shift = async () => {
    const [x = 0, y = 0] =
      ((await group(page).getAttribute('transform')) ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    return { x, y };
  };
  const box = await node(page, 'Articles').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  const start = await shift();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  const moved = await shift();
  expect(moved.x - start.x).toBeCloseTo(60, 3);
  expect(moved.y - start.y).toBeCloseTo(40, 3);
  await expect(page).toHaveURL(/settings\/diagram$/);
  const width = async () => (await node(page, 'Articles').boundingBox())?.width ?? 0;
  const small = await width();
  await page.mouse.wheel(0, -400);
  await expect.poll(width).toBeGreaterThan(small * 1.3);
  // The page itself stays where it is.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await node(page, 'Articles').click();
  await expect(page).toHaveURL(/settings\/collections\/articles$/);
});

test('on a small screen the same is a list [SCH-10]', async ({ signedIn }) => {
  const page = await signedIn('admin', {
    path,
    context: { viewport: { width: 390, height: 780 }, colorScheme: 'dark' },
  });
  const entry = page
    .getByRole('list', { name: 'Collections and their relations' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Articles', exact: true }) });
  await expect(entry).toContainText('author points to Authors');
  await expect(entry).toContainText('letters lists Letters, by article');
  await expect(entry).toContainText('tags is related to Tags, by articles_tags');
  await checkA11y(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Diagram', exact: true }).click();
  await expect(canvas(page)).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await entry.getByRole('link', { name: 'Articles' }).click();
  await expect(page).toHaveURL(/settings\/collections\/articles$/);
});

test('300 collections with 6,000 fields: drawn is what is in sight, and moving it draws nothing anew [SCH-10] @faults', async ({
  signedIn,
  faults,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const system = await own(page, 'collections');
  const relations = await own(page, 'relations');
  const broken = faults(page);
  const big = bigModel();
  await broken.answer({ method: 'GET', path: '/tidewater/collections' }, 200, {
    data: [
      ...system.filter(({ collection }) => String(collection).startsWith('directus_')),
      ...big.collections,
    ],
  });
  await broken.answer({ method: 'GET', path: '/tidewater/relations' }, 200, {
    data: [...relations.filter((relation) => Number(relation['id']) < 12), ...big.relations],
  });
  await openAnew(page, `#${path}`);
  await expect(canvas(page).locator('[data-node]')).toHaveCount(300);
  await page.getByRole('combobox', { name: 'Find a collection or field' }).fill('place 150');
  await page.getByRole('option', { name: /^Place 150/ }).click();
  await expect(node(page, 'Place 150')).toBeFocused();
  await expect(canvas(page)).toHaveAttribute('data-detail', 'near');
  expect(await canvas(page).locator('[data-node]').count()).toBeLessThan(60);

  // A part of the window: the group moves, and nothing else is touched.
  const touched = await page.evaluate(async () => {
    const svg = document.querySelector('[data-detail] svg');
    const box = svg?.getBoundingClientRect();
    if (!svg || !box) return null;
    const seen = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { attributeName, type } of records) seen.add(attributeName ?? type);
    });
    observer.observe(svg, { subtree: true, childList: true, attributes: true });
    const [x, y] = [box.left + box.width / 2, box.top + 20];
    const send = (name: string, by: number) =>
      svg.dispatchEvent(
        new PointerEvent(name, { bubbles: true, pointerId: 1, button: 0, clientX: x + by, clientY: y }),
      );
    // A made-up pointer can't be captured.
    Element.prototype.setPointerCapture = () => undefined;
    send('pointerdown', 0);
    for (let by = 0; by < box.width / 5; by += 8) {
      send('pointermove', by);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    send('pointerup', 0);
    observer.disconnect();
    return [...seen];
  });
  expect(touched).toEqual(['transform']);

  // As a list it is whole.
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const list = page.getByRole('list', { name: 'Collections and their relations' });
  await expect(list.getByRole('heading')).toHaveCount(300);
});

type Row = Record<string, unknown>;

async function own(page: Page, resource: string): Promise<Row[]> {
  const answer = await page.request.get(new URL(`/tidewater/${resource}?limit=-1`, page.url()).href);
  return ((await answer.json()) as { data: Row[] }).data;
}

function bigModel(): { collections: Row[]; relations: Row[] } {
  const names = Array.from({ length: 300 }, (_, index) => `place_${index}`);
  const collections = names.map((collection) => ({
    collection,
    managed: true,
    hidden: false,
    fields: Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => {
        const field = index === 0 ? 'id' : `field_${index}`;
        const isKey = index === 0;
        return [
          field,
          {
            collection,
            field,
            type: index < 3 && !isKey ? 'm2o' : 'integer',
            datatype: 'INT',
            primary_key: isKey,
          },
        ];
      }),
    ),
  }));
  const relations = names.flatMap((collection_many, index) =>
    [1, 2].map((number) => ({
      id: 1000 + index * 2 + number,
      collection_many,
      field_many: `field_${number}`,
      collection_one: names[(index * (number + 1) + number) % 300],
      field_one: null,
      junction_field: null,
    })),
  );
  return { collections, relations };
}
