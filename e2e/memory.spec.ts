import { heapInUse } from './bench/probes.ts';
import { expect, test } from './fixtures.ts';
import { opened } from './item-page.ts';

test('fifty trips from list to item leave no heap behind [FD24]', async ({ signedIn }) => {
  test.setTimeout(180_000);
  const page = await signedIn('admin', { path: '/tidewater/collections/articles' });
  const session = await page.context().newCDPSession(page);
  const trip = async (id: number) => {
    await page.goto(`#/tidewater/collections/articles/${id}`);
    await opened(page);
    await page.goBack();
    await expect(page.getByRole('grid')).toBeVisible();
  };
  const trips = async (count: number) => {
    for (let run = 0; run < count; run += 1) await trip((run % 10) + 1);
  };
  // The first trips load code and fill caches that are meant to stay.
  await trips(20);
  const before = await heapInUse(session);
  await trips(30);
  const growth = ((await heapInUse(session)) - before) / before;
  expect(growth, `growth ${(growth * 100).toFixed(1)} %`).toBeLessThan(0.1);
});
