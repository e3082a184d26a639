import { heapInUse } from './bench/probes.ts';
import { chromiumLaunch, withoutMachineCode } from './chromium.ts';
import { chromiumOnly, expect, test } from './fixtures.ts';
import { opened } from './item-page.ts';

// What records a trace (of a second try) holds on to frames that are long gone.
test.use({
  trace: 'off',
  launchOptions: { ...chromiumLaunch, args: [...(chromiumLaunch.args ?? []), withoutMachineCode] },
});

test(
  'fifty trips from list to item leave no heap behind [FD24]',
  chromiumOnly('the heap'),
  async ({ signedIn }) => {
    test.setTimeout(180_000);
    const page = await signedIn('admin', { path: '/tidewater/collections/articles' });
    // With motion: what is taken away in the middle of a transition has to go as well.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const session = await page.context().newCDPSession(page);
    const trips = async (count: number) => {
      for (let run = 0; run < count; run += 1) {
        await page
          .getByRole('row')
          .nth((run % 10) + 1)
          .getByRole('link')
          .click();
        await opened(page);
        await page.goBack();
        await expect(page.getByRole('form', { name: 'Fields' })).toHaveCount(0);
        await expect(page.getByRole('grid')).toBeVisible();
      }
      const heap = await heapInUse(session);
      return { heap, nodes: (await session.send('Memory.getDOMCounters')).nodes };
    };
    // The first trips load code and fill caches that are meant to stay.
    const before = await trips(20);
    const after = await trips(30);
    const growth = (after.heap - before.heap) / before.heap;
    expect(growth, `growth ${(growth * 100).toFixed(1)} %`).toBeLessThan(0.1);
    // An item's form has some 1,300 elements.
    expect(after.nodes - before.nodes, `${before.nodes} elements before`).toBeLessThan(300);
  },
);
