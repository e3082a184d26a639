import type { CDPSession, Page } from '@playwright/test';
import { Wire } from '../wire.ts';
import { clearProbes, heapInUse, median, quantile } from './probes.ts';
import type { Result } from './report.ts';
import { project, type Stage } from './stage.ts';

const rowsPath = `/${project}/items/readings`;
const wide =
  'id,title,status,author,category,publish_on,featured,section,slug,price,event_at,modified_on,created_on';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`#/${project}/collections/${path}`);
  await page.locator('[role="row"][data-key]').first().waitFor();
}

/**
 * Scrolls as a finger or wheel does: a step in each frame, in the page itself, so that nothing from outside takes part.
 * `pixels` in each frame, `rows` times the height of a row in all.
 */
async function scrollSteadily(page: Page, rows: number, pixels: number): Promise<void> {
  // On the way back to where it was, and after a rush, rows may still be due.
  await page.locator('[role="row"][data-key]').first().waitFor();
  await page.evaluate(
    async ({ rows: count, pixels: step }) => {
      const grid = document.querySelector('[role="grid"]');
      const row = grid?.querySelector('[role="row"][data-row="0"], [role="row"][data-key]');
      if (!grid || !row) throw new Error('there is no table');
      const end = grid.scrollTop + count * row.getBoundingClientRect().height;
      while (grid.scrollTop < end - 1) {
        const before = grid.scrollTop;
        grid.scrollTop = Math.min(end, before + step);
        await new Promise((next) => requestAnimationFrame(next));
        if (grid.scrollTop === before) break;
      }
    },
    { rows, pixels },
  );
}

/** Two thousand rows at a steady pace, on a machine four times as slow. */
export async function scrollSlowly(page: Page, session: CDPSession): Promise<readonly number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // What opening the list has left to do is no part of it.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await clearProbes(page);
  await scrollSteadily(page, 2000, 60);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => window.lecternBench.longTasks);
}

/** A hundred thousand rows passed by pages: bytes of heap when half of them are behind, and at the end. */
export async function scrollFar(page: Page, session: CDPSession): Promise<{ before: number; after: number }> {
  const wire = new Wire(page);
  await scrollSteadily(page, 50_000, 2400);
  await wire.quiet();
  const before = await heapInUse(session);
  await scrollSteadily(page, 50_000, 2400);
  await wire.quiet();
  return { before, after: await heapInUse(session) };
}

/** Times between frames, in ms, while the edge of a column is dragged to and fro. */
export async function resizeColumn(page: Page): Promise<readonly number[]> {
  const box = await page.locator('[data-row="-1"] [data-handle]').nth(1).boundingBox();
  if (!box) throw new Error('there is no column to drag');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const frames = page.evaluate(async (from) => {
    const handle = document.querySelectorAll('[data-row="-1"] [data-handle]')[1];
    const times: number[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 120; frame += 1) {
      const clientX = from.x + Math.sin(frame / 12) * 90;
      handle?.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: from.y, bubbles: true }));
      await new Promise((next) => requestAnimationFrame(next));
      const now = performance.now();
      times.push(now - last);
      last = now;
    }
    return times.slice(1);
  }, at);
  const times = await frames;
  await page.mouse.up();
  return times;
}

/** What the server itself takes for the first page, asked for in the same words, ms. */
async function serverTime(page: Page, url: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    times.push(
      await page.evaluate(async (address) => {
        const from = performance.now();
        await (await fetch(address, { cache: 'no-store' })).text();
        return performance.now() - from;
      }, url),
    );
  }
  return median(times);
}

/** Milliseconds that an answer takes from a server somewhere in the same country. */
const distance = 100;

/** Click to first rows and the API's own time, with `latency` ms added to each answer. */
async function firstRows(stage: Stage, latency: number): Promise<{ shown: number; own: number }> {
  const page = await stage.signedIn();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const wire = new Wire(page);
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    await page.reload();
    const link = page.getByRole('main').getByRole('link', { name: 'Readings' }).first();
    await link.waitFor();
    await wire.quiet();
    await link.click();
    await page.waitForFunction(() => window.lecternBench.clickToRow !== undefined);
    times.push(await page.evaluate(() => window.lecternBench.clickToRow ?? Number.NaN));
    await page.goto(`#/${project}/collections`);
  }
  const own = await serverTime(page, wire.last({ method: 'GET', path: rowsPath }).request.url());
  await page.context().close();
  return { shown: median(times), own };
}

/** Beside the server, drawing is most of it: two frames are 33 ms. Over a network the answer is. */
async function benchFirstRows(stage: Stage): Promise<Result[]> {
  const near = await firstRows(stage, 0);
  const far = await firstRows(stage, distance);
  const from = `at ${distance} ms of network`;
  return [
    { name: 'first page of the API alone', value: near.own, unit: 'ms' },
    { name: 'click to first rows', value: near.shown, unit: 'ms' },
    { name: 'click to first rows, times the API', value: near.shown / near.own, unit: '', budget: 1.5 },
    { name: `first page of the API alone, ${from}`, value: far.own, unit: 'ms' },
    { name: `click to first rows, ${from}`, value: far.shown, unit: 'ms' },
    { name: `the same, times the API, ${from}`, value: far.shown / far.own, unit: '', budget: 1.5 },
  ];
}

/** What is asked of a table of a million rows. */
export async function benchTable(stage: Stage): Promise<Result[]> {
  const page = await stage.signedIn();
  const session = await page.context().newCDPSession(page);
  await open(page, 'readings');
  const wire = new Wire(page);
  await wire.quiet();
  const tasks = await scrollSlowly(page, session);
  await wire.quiet();
  const asked = wire.all({ method: 'GET', path: rowsPath });
  const windows = new Set(asked.map(({ query }) => query['offset'])).size;

  await page.reload();
  const heap = await scrollFar(page, session);

  const other = await stage.signedIn();
  await open(other, `articles?columns=${wide}`);
  const frames = await resizeColumn(other);
  return [
    ...(await benchFirstRows(stage)),
    { name: '2,000 rows scrolled at 4x: tasks over 50 ms', value: tasks.length, unit: '', budget: 0 },
    { name: '2,000 rows scrolled at 4x: longest task', value: Math.max(0, ...tasks), unit: 'ms', budget: 50 },
    { name: 'requests for each window of rows', value: asked.length / windows, unit: '', budget: 2 },
    { name: 'heap after 100,000 rows scrolled', value: heap.after / 1e6, unit: 'MB' },
    {
      name: 'growth of it over the last 50,000',
      value: (100 * (heap.after - heap.before)) / heap.before,
      unit: '%',
      budget: 10,
    },
    { name: 'column dragged: median frame', value: median(frames), unit: 'ms', budget: 17 },
    { name: 'column dragged: 95th percentile', value: quantile(frames, 0.95), unit: 'ms', budget: 20 },
  ];
}
