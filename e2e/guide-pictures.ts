import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { account } from './accounts.ts';
import type { TestServer } from './embedded-server.ts';
import type { Screen } from './screen.ts';
import { signIn } from './sign-in.ts';
import { Wire } from './wire.ts';

const project = 'tidewater';
const articles = `/${project}/collections/articles`;
const conditions = encodeURIComponent(
  JSON.stringify([
    { field: 'status', operator: 'eq', value: 'published' },
    { field: 'price', operator: 'gt', value: '10', logical: 'and' },
    { field: 'title', operator: 'contains', value: 'fog', logical: 'or' },
  ]),
);
const filtered = `${articles}?view=tabular&columns=title,status,author,price&filters=${conditions}`;
const dialog = (page: Page) => page.getByRole('dialog');

interface Picture extends Screen {
  /** What is in its upper left corner; without it, the whole window. */
  readonly corner?: (page: Page) => Locator;
  /** px of the page that it is wide; without it, the window's. */
  readonly span?: number;
  /** px of the page that are shown before the corner. */
  readonly before?: { x: number; y: number };
}

/** Beside a button of the app: 2 to 1. */
const help: readonly Picture[] = [
  {
    name: 'filters',
    path: filtered,
    corner: (page) => page.getByRole('group', { name: 'Filters', exact: true }),
    span: 640,
  },
  {
    name: 'permissions',
    path: `/${project}/settings/roles/4`,
    prepare: (page) => page.getByRole('button', { name: 'Articles', exact: true }).click(),
    corner: (page) =>
      page
        .getByRole('treegrid')
        .getByRole('row', { name: /^Articles/ })
        .first(),
    span: 640,
  },
  {
    name: 'relations',
    path: `/${project}/settings/diagram`,
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Find a collection or field' }).fill('authors');
      await page.getByRole('option').first().click();
      // What marks the choice and what covers it go.
      await page.mouse.move(0, 0);
    },
    corner: (page) => page.locator('[data-node="authors"]'),
    span: 640,
    before: { x: 430, y: 40 },
  },
  {
    name: 'statuses',
    path: `/${project}/settings/collections/articles`,
    prepare: async (page) => {
      await page.locator('[data-row="status"]').getByRole('rowheader').getByRole('button').click();
      await dialog(page).getByRole('tab', { name: 'Options' }).click();
    },
    corner: (page) => dialog(page).getByText('Statuses', { exact: true }),
    span: 560,
  },
  {
    name: 'conditions',
    path: `/${project}/settings/collections/orders`,
    prepare: async (page) => {
      await page.locator('[data-row="placed_at"]').getByRole('rowheader').getByRole('button').click();
      await dialog(page).locator('[data-own] > summary').click();
      await dialog(page)
        .getByRole('button', { name: /Add a condition/ })
        .first()
        .click();
      await page.getByRole('option', { name: 'Quantity', exact: true }).click();
    },
    corner: (page) => dialog(page).locator('[data-rule="show_when"]'),
    span: 560,
  },
];

/** On the pages of the guide. */
const guide: readonly Picture[] = [
  { name: 'list', path: articles },
  {
    name: 'item',
    path: `${articles}/3`,
    prepare: (page) => page.getByRole('button', { name: 'Bold' }).first().waitFor(),
  },
  {
    name: 'history',
    path: `${articles}/3`,
    prepare: async (page) => {
      // So wide that the history stands beside the form.
      await page.setViewportSize({ width: 1440, height: 900 });
      const address = new URL(`/${project}/items/articles/3`, page.url()).href;
      await page.request.patch(address, { data: { title: 'A short history of fog', price: 12.5 } });
      await page.reload();
      await page
        .getByRole('button', { name: /^\d+ changes?$/ })
        .first()
        .click();
    },
  },
  {
    name: 'filters',
    path: filtered,
    prepare: (page) => page.getByRole('button', { name: /^Edit filter: Price/ }).click(),
  },
  { name: 'fields', path: `/${project}/settings/collections/articles` },
  {
    name: 'permissions',
    path: `/${project}/settings/roles/4`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Articles', exact: true }).click();
      await page.getByRole('treegrid').scrollIntoViewIfNeeded();
    },
  },
];

const sets = [
  {
    name: 'help',
    pictures: help,
    folder: new URL('../app/components/help/pictures/', import.meta.url),
    viewport: { width: 1200, height: 900 },
    size: { width: 640, height: 320 },
  },
  {
    name: 'guide',
    pictures: guide,
    folder: new URL('../docs/guide/pictures/', import.meta.url),
    viewport: { width: 1120, height: 700 },
    size: { width: 1120, height: 700 },
  },
];

/** Takes the pictures that the app's help (`help`) and its guide show, in light and dark. Returns how many could not be taken. */
export async function takeGuidePictures(
  browser: Browser,
  server: TestServer,
  wanted: readonly string[],
): Promise<number> {
  let missed = 0;
  // A page without a content security policy makes small files of what others show.
  const studio = await browser.newPage();
  for (const { name: set, pictures, folder, viewport, size } of sets) {
    if (wanted.length > 0 && !wanted.includes(set)) continue;
    await mkdir(folder, { recursive: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await server.reset();
      const context = await browser.newContext({
        baseURL: `${server.baseURL}/admin/`,
        viewport,
        colorScheme,
        deviceScaleFactor: 2,
        locale: 'en-US',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await signIn(page, account('admin', project));
      for (const picture of pictures) {
        const name = `${picture.name}-${colorScheme}.webp`;
        try {
          await page.setViewportSize(viewport);
          const shot = await take(page, picture);
          await writeFile(new URL(name, folder), await asWebp(studio, shot, size));
        } catch (error) {
          missed += 1;
          console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      await context.close();
    }
  }
  await studio.close();
  return missed;
}

async function take(page: Page, { path, prepare, corner, span, before }: Picture): Promise<Buffer> {
  const wire = new Wire(page);
  // Another page first: what is open on this one goes.
  await page.goto('about:blank');
  await page.goto(`#${path}`);
  await wire.quiet();
  await prepare?.(page);
  await wire.quiet();
  if (!corner || span === undefined) return page.screenshot();
  await corner(page).scrollIntoViewIfNeeded();
  const box = await corner(page).boundingBox();
  if (!box) throw new Error('nothing to be seen at the corner');
  const { x, y } = before ?? { x: 6, y: 6 };
  return page.screenshot({
    clip: { x: Math.max(0, box.x - x), y: Math.max(0, box.y - y), width: span, height: span / 2 },
  });
}

/** A picture as WebP of so many pixels. */
async function asWebp(studio: Page, png: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  const encoded = await studio.evaluate(
    async ({ data, width, height }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
    },
    { data: png.toString('base64'), ...size },
  );
  return Buffer.from(encoded, 'base64');
}
