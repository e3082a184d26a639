import type { CDPSession, Page } from '@playwright/test';
import { account } from '../accounts.ts';
import { Wire } from '../wire.ts';
import { clearProbes, median, quantile } from './probes.ts';
import type { Result } from './report.ts';
import { project, type Stage } from './stage.ts';

const runs = 5;
/** Between two keys, in ms: a very fast typist. */
const pace = 50;
const list = `#/${project}/collections/articles`;

const slow = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

/** Ms from `act`, as the page's clock has it, to the frame that shows `selector`; the same for what was there before is told apart by the address. */
async function until(page: Page, selector: string, path: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(
    ({ wanted, end }) => {
      const probe = { from: 0, time: 0 };
      Object.assign(window, { clickProbe: probe });
      const note = (event: Event) => {
        if (probe.from === 0) probe.from = event.timeStamp;
      };
      addEventListener('click', note, { capture: true, once: true });
      addEventListener('submit', note, { capture: true, once: true });
      const look = () => {
        const isThere = location.hash.includes(end) && document.querySelector(wanted) !== null;
        if (probe.from === 0 || !isThere) requestAnimationFrame(look);
        else
          void scheduler.postTask(
            () => {
              probe.time = performance.now() - probe.from;
            },
            { priority: 'user-blocking' },
          );
      };
      requestAnimationFrame(look);
    },
    { wanted: selector, end: path },
  );
  await act();
  const read = () =>
    page.evaluate(() => (window as unknown as { clickProbe: { time: number } }).clickProbe.time);
  await page.waitForFunction(
    () => (window as unknown as { clickProbe: { time: number } }).clickProbe.time > 0,
  );
  return read();
}

/** Rows of a collection by their links: those of the list before stay until the new ones are there. */
const rowsOf = (collection: string) => `[role="grid"] [role="row"] a[href*="/collections/${collection}/"]`;
const title = 'form [data-field="title"] input';
const first = 'form [data-field] input:enabled';

/** From the button of the sign-in to the first screen. */
async function benchSubmit({ fresh }: Stage): Promise<Result[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await fresh();
    const { email, password } = account('admin', project);
    await page.goto(`#/login?project=${project}`);
    await page.getByLabel(/e-?mail/i).fill(email);
    await page.getByLabel(/^password/i).fill(password);
    await new Wire(page).quiet();
    const button = page.getByRole('button', { name: /^sign in/i });
    times.push(await until(page, 'main h1', `#/${project}/`, () => button.click()));
    await page.context().close();
  }
  return [{ name: 'submit to first screen', value: median(times), unit: 'ms', before: 950, budget: 500 }];
}

/** A click in the navigation to the first row of a list, the first one of the page and a later one. */
async function benchList({ signedIn }: Stage, rate: number, budget: number): Promise<Result[]> {
  const times = { cold: [] as number[], warm: [] as number[] };
  const calls: number[] = [];
  const link = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name, exact: true });
  for (let run = 0; run < runs; run += 1) {
    const page = await signedIn();
    const wire = new Wire(page);
    const session = await page.context().newCDPSession(page);
    await link(page, 'Readings').waitFor();
    await wire.quiet();
    await slow(session, rate);
    wire.clear();
    times.cold.push(await until(page, rowsOf('readings'), '/readings', () => link(page, 'Readings').click()));
    calls.push(wire.all().findIndex(({ path }) => path.endsWith('/items/readings')) + 1);
    await wire.quiet(1000);
    times.warm.push(await until(page, rowsOf('articles'), '/articles', () => link(page, 'Articles').click()));
    await page.context().close();
  }
  const name = `click on a collection to its first row, ${rate}x`;
  return [
    { name: `${name}, first list of the page`, value: median(times.cold), unit: 'ms', budget },
    { name: `${name}, a later one`, value: median(times.warm), unit: 'ms', budget },
    ...(rate === 1
      ? [
          {
            name: `${name}: calls until the rows are asked for`,
            value: median(calls),
            unit: '' as const,
            budget: 2,
          },
        ]
      : []),
  ];
}

/** A click on a row to the form, the first one of the page and a later one. */
async function benchItem({ signedIn }: Stage): Promise<Result[]> {
  const results: Result[] = [];
  for (const [collection, field, budget] of [
    ['articles', title, 200],
    ['wide_form', first, 350],
  ] as const) {
    const times = { cold: [] as number[], warm: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      const page = await signedIn();
      const wire = new Wire(page);
      await page.goto(`#/${project}/collections/${collection}`);
      const rows = page.locator(rowsOf(collection));
      await rows.first().waitFor();
      await wire.quiet(1000);
      times.cold.push(await until(page, field, `/${collection}/`, () => rows.first().click()));
      await wire.quiet(1000);
      await page.goBack();
      await rows.first().waitFor();
      await wire.quiet();
      const other = (await rows.count()) > 1 ? rows.nth(1) : rows.first();
      times.warm.push(await until(page, field, `/${collection}/`, () => other.click()));
      await page.context().close();
    }
    const name = `click on a row to its form, ${collection === 'articles' ? 'article' : '200 fields'}`;
    results.push(
      { name: `${name}, first one of the page`, value: median(times.cold), unit: 'ms', budget },
      { name: `${name}, a later one`, value: median(times.warm), unit: 'ms', budget },
    );
  }
  return results;
}

async function benchKeys({ signedIn }: Stage): Promise<Result[]> {
  const results: Result[] = [];
  for (const [collection, name, half, max] of [
    ['articles/1', 'title of an article', 30, 50],
    ['wide_form/1', '200 fields', 40, 60],
  ] as const) {
    const page = await signedIn();
    const wire = new Wire(page);
    await page.goto(`#/${project}/collections/${collection}`);
    await page
      .locator(collection.startsWith('articles') ? title : first)
      .first()
      .click();
    await wire.quiet(1500);
    await slow(await page.context().newCDPSession(page), 4);
    await clearProbes(page);
    for (let key = 0; key < 60; key += 1) {
      await page.keyboard.press('a');
      await page.waitForTimeout(pace);
    }
    await page.waitForFunction(() => window.lecternBench.keyToPaint.length >= 60);
    const times = await page.evaluate(() => window.lecternBench.keyToPaint);
    await page.context().close();
    results.push(
      { name: `key to paint, ${name}, 4x, median`, value: median(times), unit: 'ms', budget: half },
      {
        name: `key to paint, ${name}, 4x, 95th percentile`,
        value: quantile(times, 0.95),
        unit: 'ms',
        budget: max,
      },
    );
  }
  return results;
}

/** Calls of a list that nobody touches: in its second minute. */
async function benchRest({ signedIn }: Stage): Promise<Result[]> {
  const page = await signedIn();
  await page.goto(list);
  await page.locator(rowsOf('articles')).first().waitFor();
  await page.waitForTimeout(60_000);
  const wire = new Wire(page);
  await page.waitForTimeout(60_000);
  return [
    { name: 'calls a minute of a list left alone', value: wire.all().length, unit: '', before: 6, budget: 2 },
  ];
}

/** The ways from click to screen, in Chromium on this machine. */
export async function benchClicks(stage: Stage): Promise<Result[]> {
  return [
    ...(await benchSubmit(stage)),
    ...(await benchList(stage, 1, 100)),
    ...(await benchList(stage, 4, 350)),
    ...(await benchItem(stage)),
    ...(await benchKeys(stage)),
    ...(await benchRest(stage)),
  ];
}
