import type { Page } from '@playwright/test';
import { Wire } from '../wire.ts';
import { clearProbes, median } from './probes.ts';
import type { Result } from './report.ts';
import { project, type Stage } from './stage.ts';

const rowsPath = `/${project}/items/readings`;

const openList = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Readings' }).first().click();
  await page.waitForFunction(() => window.lecternBench.clickToRow !== undefined);
};

/** Click on the collection to its first row on the screen, seven times. */
async function benchClick({ signedIn }: Stage, rows: number): Promise<Result[]> {
  const page = await signedIn();
  const wire = new Wire(page);
  const times: number[] = [];
  const requests: number[] = [];
  const elements: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    // A reload each time: what was fetched before must not help.
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'Readings' }).first().waitFor();
    await wire.quiet();
    wire.clear();
    await openList(page);
    times.push(await page.evaluate(() => window.lecternBench.clickToRow ?? Number.NaN));
    await wire.quiet();
    requests.push(wire.all().length);
    elements.push(await page.evaluate(() => document.querySelectorAll('*').length));
    await page.goto(`#/${project}/collections`);
  }
  const name = `listing of ${rows.toLocaleString('en-US')} rows`;
  return [
    { name: `${name}: click to first row`, value: median(times), unit: 'ms', before: 563, budget: 281 },
    { name: `${name}: requests`, value: median(requests), unit: '', before: 6, budget: 6 },
    { name: `${name}: elements`, value: median(elements), unit: '', before: 3200 },
  ];
}

/** Scrolls the element that holds the rows; the page's own position is asked for and set in one go. */
async function scroll(page: Page, to: number | 'end'): Promise<void> {
  await page.evaluate((target) => {
    let scroller: Element | null = document.querySelector('tbody, [role="grid"], [role="table"]');
    while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement;
    const box = scroller ?? document.documentElement;
    box.scrollTop = target === 'end' ? box.scrollHeight : target;
  }, to);
}

/** Steady scrolling for some seconds, then one jump to the end and back. */
async function benchScroll({ signedIn }: Stage, rows: number): Promise<Result[]> {
  const page = await signedIn();
  const wire = new Wire(page);
  await openList(page);
  await wire.quiet();
  await clearProbes(page);
  for (let step = 1; step <= 200; step += 1) await scroll(page, step * 700);
  await wire.quiet();
  const steady = await page.evaluate(() => window.lecternBench);

  await scroll(page, 'end');
  const reachesEnd = () =>
    wire
      .all({ method: 'GET', path: rowsPath })
      .some(({ query }) => Number(query['offset'] ?? 0) + Number(query['limit'] ?? 0) >= rows);
  const deadline = Date.now() + 10_000;
  while (!reachesEnd() && Date.now() < deadline) await wire.quiet();

  const asked = wire.all({ method: 'GET', path: rowsPath }).map(({ request }) => request.url());
  const maxRows = await page.evaluate(() => window.lecternBench.maxRows);
  const name = `scrolling ${rows.toLocaleString('en-US')} rows`;
  return [
    { name: `${name}: most row elements`, value: maxRows, unit: '', before: 2200, budget: 200 },
    { name: `${name}: tasks over 50 ms`, value: steady.longTasks.length, unit: '', before: 63 },
    {
      name: `${name}: longest task`,
      value: Math.max(0, ...steady.longTasks),
      unit: 'ms',
      before: 562,
      budget: 200,
    },
    { name: `${name}: end missed in one jump`, value: reachesEnd() ? 0 : 1, unit: '', budget: 0 },
    { name: `${name}: requests sent twice`, value: asked.length - new Set(asked).size, unit: '', budget: 0 },
  ];
}

/** Opening and scrolling a listing of so many rows. */
export async function benchListing(stage: Stage, rows: number): Promise<Result[]> {
  return [...(await benchClick(stage, rows)), ...(await benchScroll(stage, rows))];
}
