import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { opened } from './item-page.ts';

const setup = (collection: string) => `/tidewater/settings/collections/${collection}`;
const fields = (collection: string) => `/tidewater/fields/${collection}`;

const tile = (page: Page, name: string) => page.locator(`[data-tile="${name}"]`);
const section = (page: Page, title: string) => page.getByRole('region', { name: `Section ${title}` });
const form = (page: Page) => page.getByRole('group', { name: 'Form', exact: true });

/** Names of the fields as they stand, those in sections with the section's title. */
const arranged = (page: Page) =>
  page.locator('[data-columns] [data-tile]:not([data-members])').evaluateAll((tiles) =>
    tiles.map((each) => {
      const title = each.closest('[data-section]')?.getAttribute('data-section');
      return `${title ? `${title}/` : ''}${each.getAttribute('data-tile')}`;
    }),
  );

async function showForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await expect(form(page)).toBeVisible();
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await tile(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Where the middle of something is, and a place at its edge. */
async function spot(locator: Locator, at: { x: number; y: number }): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { x: box.x + box.width * at.x, y: box.y + box.height * at.y };
}

async function drag(page: Page, from: Locator, to: Locator, at: { x: number; y: number }): Promise<void> {
  const start = await spot(from, { x: 0.5, y: 0.5 });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const end = await spot(to, at);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

test('fields are arranged as the form has them: by keys, into a section, in width [SCH-04]', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: setup('customers') });
  await showForm(page);
  const calls = wire(page);
  const [first = '', second = '', third = ''] = await arranged(page);

  const handle = tile(page, first).getByRole('button', { name: /^Move / });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => arranged(page)).toEqual(expect.arrayContaining([second, first]));
  expect((await arranged(page)).slice(0, 3)).toEqual([second, first, third]);
  await expect(handle).toBeFocused();
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');
  expect(calls.last({ method: 'PATCH', path: fields('customers') }).query['activity_skip']).toBe('1');

  // A new section, by the menu of a field; then its neighbour steps in and out again.
  await choose(page, first, 'New section…');
  await page.getByRole('textbox', { name: 'Title' }).fill('Who it is');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Who it is')).toBeVisible();
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');
  expect(calls.last({ method: 'PATCH', path: `${fields('customers')}/${first}` }).body).toMatchObject({
    options: { lectern: { group: 'Who it is' } },
  });
  await tile(page, third)
    .getByRole('button', { name: /^Move / })
    .focus();
  await page.keyboard.press('ArrowUp');
  await expect(section(page, 'Who it is').locator(`[data-tile="${third}"]`)).toBeVisible();
  await expect(tile(page, third).getByRole('button', { name: /^Move / })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'in section Who it is' })).toBeAttached();

  const edge = tile(page, third).getByRole('slider');
  await edge.focus();
  const wide = (await tile(page, third).boundingBox())?.width ?? 0;
  await page.keyboard.press((await edge.getAttribute('aria-valuenow')) === '0' ? 'ArrowRight' : 'ArrowLeft');
  await expect.poll(async () => (await tile(page, third).boundingBox())?.width ?? 0).not.toBe(wide);
  await expect(edge).toBeFocused();
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');
  const now = await arranged(page);
  const width = await edge.getAttribute('aria-valuetext');
  await checkA11y(page, { exclude: ['[data-field="icon"]'] });

  // It is so after a reload, in the form to try it, and in that of an item.
  await page.reload();
  await expect(form(page)).toBeVisible();
  expect(await arranged(page)).toEqual(now);
  await expect(tile(page, third).getByRole('slider')).toHaveAttribute('aria-valuetext', width ?? '');
  await page.getByRole('button', { name: 'Try the form' }).click();
  const trial = page.getByRole('region', { name: 'Try the form' });
  await expect(trial.getByRole('region', { name: 'Who it is' })).toBeVisible();
  await page.goto('#/tidewater/collections/customers/+');
  await opened(page);
  const inSection = page.getByRole('region', { name: 'Who it is' }).locator('[data-field]');
  await expect(inSection).toHaveCount(2);
});

test('fields are dragged: beside others, into a section, with it; a refusal puts them back [SCH-04] @faults', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('admin', { path: setup('authors') });
  await showForm(page);
  const before = await arranged(page);
  const [first = '', second = '', third = '', fourth = ''] = before;
  const handleOf = (name: string) => tile(page, name).locator('[data-handle]');

  await drag(page, handleOf(third), tile(page, first), { x: 0.3, y: 0.1 });
  await expect.poll(async () => (await arranged(page)).slice(0, 3)).toEqual([third, first, second]);
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');

  await choose(page, fourth, 'New section…');
  await page.getByRole('textbox', { name: 'Title' }).fill('Parts');
  await page.keyboard.press('Enter');
  await drag(page, handleOf(third), section(page, 'Parts'), { x: 0.6, y: 0.15 });
  await expect
    .poll(() => arranged(page))
    .toEqual(expect.arrayContaining([`Parts/${fourth}`, `Parts/${third}`]));
  // The section as a whole, to the top.
  await drag(page, section(page, 'Parts').locator('[data-members] [data-handle]'), tile(page, first), {
    x: 0.3,
    y: 0.1,
  });
  await expect
    .poll(async () => (await arranged(page)).slice(0, 4))
    .toEqual([`Parts/${fourth}`, `Parts/${third}`, first, second]);
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');

  // The edge of a field, to the middle of the form.
  const edge = tile(page, second).getByRole('slider');
  const to = (await edge.getAttribute('aria-valuenow')) === '0' ? 0.98 : 0.45;
  await drag(page, edge, form(page), { x: to, y: 0.5 });
  await expect(edge).toHaveAttribute('aria-valuenow', to < 0.5 ? '0' : '1');
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');

  const kept = await arranged(page);
  const fault = faults(page);
  await fault.answer({ method: 'PATCH', path: fields('authors') }, 500, {
    error: { code: 9, message: 'locked' },
  });
  await drag(page, handleOf(second), tile(page, first), { x: 0.1, y: 0.1 });
  await expect(told(page, 'The order couldn’t be saved')).toBeVisible();
  await expect.poll(() => arranged(page)).toEqual(kept);
});

test('on a phone in the dark fields are arranged in one column, and nothing is out of reach [SCH-04]', async ({
  signedIn,
}) => {
  const context = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' as const };
  const page = await signedIn('admin', { path: setup('letters'), context });
  await showForm(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const [first = ''] = await arranged(page);
  await choose(page, first, 'New section…');
  await page.getByRole('textbox', { name: 'Title' }).fill('On the phone');
  await page.keyboard.press('Enter');
  await expect(section(page, 'On the phone')).toBeVisible();
  await page.getByRole('button', { name: 'Try the form' }).click();
  await expect(page.getByRole('region', { name: 'Try the form' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await checkA11y(page, { exclude: ['[data-field="icon"]'] });
});
