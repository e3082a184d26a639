import { heapInUse } from './probes.ts';
import type { Result } from './report.ts';
import { project, type Stage } from './stage.ts';

/** Fifty trips from a list to an item and back: what stays in memory is a leak. */
export async function benchMemory({ signedIn }: Stage): Promise<Result[]> {
  const page = await signedIn();
  const session = await page.context().newCDPSession(page);
  const trip = async (id: number) => {
    await page.goto(`#/${project}/collections/articles/${id}`);
    await page.getByRole('main').getByRole('textbox').first().waitFor();
    await page.goBack();
    await page.waitForFunction(
      () => document.querySelector('tbody tr, [role="gridcell"], [role="cell"]') !== null,
    );
  };
  await page.goto(`#/${project}/collections/articles`);
  // The first trips load code and fill caches that are meant to stay.
  for (let run = 0; run < 10; run += 1) await trip((run % 10) + 1);
  const start = await heapInUse(session);
  for (let run = 0; run < 50; run += 1) await trip((run % 10) + 1);
  const end = await heapInUse(session);
  return [
    { name: 'heap after 50 trips list to item', value: end / 1e6, unit: 'MB' },
    {
      name: 'growth of the heap over these trips',
      value: (100 * (end - start)) / start,
      unit: '%',
      budget: 10,
    },
  ];
}
