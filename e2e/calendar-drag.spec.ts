import { calendar, cell, openCalendar, ready } from './calendar-page.ts';
import { chromiumOnly, expect, test } from './fixtures.ts';

test.describe.configure({ timeout: 60_000 });

test('an item is dragged to another day, can be taken back, and goes back when the server refuses @faults [CAL-01]', async ({
  signedIn,
  wire,
  faults,
}) => {
  const page = await openCalendar(signedIn, 'admin', 'month.2026-03-12');
  const calls = wire(page);
  const entry = (date: string) => cell(page, date).getByRole('link', { name: /^The last ferry/ });
  const from = 'Thu, Mar 19, 2026';
  const to = 'Fri, Mar 20, 2026';
  await entry(from).dragTo(cell(page, to));
  await expect(entry(to)).toBeVisible();
  await expect(page.getByText('Moved to Fri, Mar 20, 2026')).toBeVisible();
  const sent = calls.last({ method: 'PATCH' });
  expect(sent.path).toMatch(/\/items\/articles\/\d+$/);
  expect(sent.body).toEqual({ publish_on: '2026-03-20' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry(from)).toBeVisible();
  await expect.poll(() => calls.last({ method: 'PATCH' }).body).toEqual({ publish_on: '2026-03-19' });
  await expect(page.getByText('Moved back to Thu, Mar 19, 2026')).toBeVisible();

  const trouble = faults(page);
  await trouble.answer({ method: 'PATCH', path: sent.path }, 422, {
    error: { code: 4, message: 'publish_on: closed for the year.' },
  });
  await entry(from).dragTo(cell(page, to));
  await expect(page.getByText('The item couldn’t be moved')).toBeVisible();
  await expect(page.getByText('closed for the year').first()).toBeVisible();
  await expect(entry(from)).toBeVisible();
  await expect(entry(to)).toHaveCount(0);
});

test('a drag shows where it goes, opens nothing, selects nothing, and is called off by Escape and outside of the days [CAL-01]', async ({
  signedIn,
  wire,
}) => {
  const page = await openCalendar(signedIn, 'admin', 'month.2026-03-12');
  const calls = wire(page);
  const from = 'Thu, Mar 19, 2026';
  const entry = cell(page, from).getByRole('link', { name: /^The last ferry/ });
  const target = page.locator('[data-day="2026-03-25"]');
  const ghost = page.locator('[aria-hidden="true"]').filter({ hasText: /^The last ferry/ });
  const [start, end] = [await entry.boundingBox(), await target.boundingBox()];
  if (!start || !end) throw new Error('no place on the page');
  const lift = async () => {
    await page.mouse.move(start.x + 30, start.y + 10);
    await page.mouse.down();
    await page.mouse.move(start.x + 40, start.y + 14, { steps: 3 });
    await expect(ghost).toBeVisible();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
    await expect(target).toHaveAttribute('data-over', 'true');
    await expect(page.locator('[data-held]')).toHaveCount(1);
  };
  const expectNothing = async () => {
    await expect(ghost).toHaveCount(0);
    await expect(page.locator('[data-over], [data-held], [data-dragging]')).toHaveCount(0);
    await expect(entry).toBeVisible();
    await expect(page).toHaveURL(/view=calendar/);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    expect(calls.all({ method: 'PATCH' })).toEqual([]);
  };

  await lift();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectNothing();

  await lift();
  await page.mouse.move(end.x + 50, 4, { steps: 5 });
  await expect(page.locator('[data-over]')).toHaveCount(0);
  await page.mouse.up();
  await expectNothing();

  // Back on the day that it has, over its own link.
  await lift();
  await page.mouse.move(start.x + 30, start.y + 10, { steps: 5 });
  await page.mouse.up();
  await expectNothing();

  // A press that goes nowhere is a click.
  await entry.click();
  await expect(page).toHaveURL(/articles\/\d+$/);
});

test('weeks out of sight come along with the drag [CAL-01]', async ({ signedIn, wire }) => {
  const page = await signedIn('admin', {
    path: calendar('month.2026-03-12'),
    context: { viewport: { width: 1200, height: 430 } },
  });
  await ready(page, 'March 2026');
  const calls = wire(page);
  const entry = page.getByRole('link', { name: /^31 winters/ });
  await entry.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-day="2026-03-31"]')).not.toBeInViewport();
  const box = await entry.boundingBox();
  if (!box) throw new Error('no place on the page');
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, 426, { steps: 8 });
  const last = page.locator('[data-day="2026-04-03"]');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(last).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect
    .poll(() => calls.all({ method: 'PATCH' }).map(({ body }) => body))
    .toEqual([{ publish_on: '2026-04-03' }]);
});

test(
  'a finger that rests on an item takes hold of it, one that goes on does not [CAL-01]',
  chromiumOnly('a finger that moves'),
  async ({ signedIn, wire }) => {
    const page = await signedIn('admin', {
      path: calendar('month.2026-03-12'),
      context: { hasTouch: true, viewport: { width: 1024, height: 768 } },
    });
    await ready(page, 'March 2026');
    const calls = wire(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const entry = page.getByRole('link', { name: /^The last ferry/ });
    const [box, end] = [
      await entry.boundingBox(),
      await page.locator('[data-day="2026-03-24"]').boundingBox(),
    ];
    if (!box || !end) throw new Error('no place on the page');
    const [x, y] = [box.x + 20, box.y + 10];

    await touch('touchStart', x, y);
    await touch('touchMove', x, y + 30);
    await touch('touchMove', x, y + 60);
    await touch('touchEnd');
    await expect(page.locator('[data-dragging]')).toHaveCount(0);

    await touch('touchStart', x, y);
    await expect(page.locator('[data-dragging]')).toBeVisible();
    await touch('touchMove', end.x + 40, end.y + 40);
    await expect(page.locator('[data-day="2026-03-24"]')).toHaveAttribute('data-over', 'true');
    await touch('touchEnd');
    await expect
      .poll(() => calls.all({ method: 'PATCH' }).map(({ body }) => body))
      .toEqual([{ publish_on: '2026-03-24' }]);
    await expect(page).toHaveURL(/view=calendar/);
  },
);
