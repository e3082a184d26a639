import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { account } from '../accounts.ts';
import { showBarePage } from './bare-page.ts';
import { type EnginePage, engines, type OpenEngine } from './engine-pages.ts';
import { median, quantile, watchPaints } from './probes.ts';
import type { Comparison } from './report.ts';
import { project, withServer } from './stage.ts';

/** Samples in ms; `typed` in the fields of several forms. */
interface Samples {
  readonly shown: readonly number[];
  readonly typed: readonly (readonly number[])[];
  readonly frames: readonly number[];
}

/** Of one engine: with the app, and on a bare page. */
interface Measured {
  readonly app: Samples;
  readonly bare: Samples;
}

const rowsPath = `/${project}/items/readings`;
const clicks = 7;
const keys = 80;
/** Between two keys, in ms: a very fast typist. */
const pace = 50;
const scrollTime = 5000;
const step = 60;

/** No answer has come for a second: what a page does by itself is over. */
async function settle(page: EnginePage): Promise<void> {
  await page.run(async () => {
    performance.setResourceTimingBufferSize(10_000);
    let seen = -1;
    let since = performance.now();
    while (performance.now() - since < 1000) {
      const count = performance.getEntriesByType('resource').length;
      if (count !== seen) since = performance.now();
      seen = count;
      await new Promise((next) => setTimeout(next, 100));
    }
  });
}

async function signIn(page: EnginePage): Promise<void> {
  await page.goto('/server/ping');
  const { email, password } = account('admin', project);
  await page.run(
    async ({ path, ...who }) => {
      const body = JSON.stringify({ ...who, mode: 'cookie' });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`signing in: ${answer.status}`);
    },
    { path: `/${project}/auth/authenticate`, email, password },
  );
}

async function openApp(page: EnginePage, path: string): Promise<void> {
  // From another document: a page that is only led on by its hash keeps what it has fetched, and its probes.
  await page.goto('/server/ping');
  await page.goto(`#/${project}/${path}`);
  await settle(page);
  await page.run(watchPaints, 'message' as const);
}

async function openBare(page: EnginePage, rowsUrl: string): Promise<void> {
  await page.goto('/server/ping');
  await page.run(showBarePage, rowsUrl);
  await page.run(watchPaints, 'message' as const);
}

/** Click to the first row on the screen, in ms. */
async function clickToRow(page: EnginePage, selector: string): Promise<number> {
  await page.click(selector);
  return page.run(async () => {
    while (window.lecternBench.clickToRow === undefined) await new Promise((next) => setTimeout(next, 50));
    return window.lecternBench.clickToRow;
  });
}

/** The request that the list's first rows came by. */
const readRowsUrl = (page: EnginePage) =>
  page.run((path) => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const found = urls.find(({ pathname, searchParams }) => pathname === path && searchParams.has('sort'));
    if (!found) throw new Error('the list has asked for no rows');
    return found.href;
  }, rowsPath);

/**
 * Key to paint in a field, in ms. Firefox makes the event of a driver's key where the page runs: what the key waits there for
 * other work is counted in Chromium and WebKit alone.
 */
async function typeInto(page: EnginePage, selector: string): Promise<number[]> {
  await page.click(selector);
  await settle(page);
  await page.run(() => {
    window.lecternBench.keyToPaint = [];
  });
  for (let key = 0; key < keys; key += 1) {
    await page.press('a');
    await pause(pace);
  }
  const { times, text } = await page.run(async (count) => {
    while (window.lecternBench.keyToPaint.length < count) await new Promise((next) => setTimeout(next, 50));
    const text = (document.activeElement as HTMLInputElement).value;
    return { times: window.lecternBench.keyToPaint, text };
  }, keys);
  if (!text.includes('a'.repeat(keys))) throw new Error('what was typed is not in the field');
  return times;
}

/** Times between frames, in ms: a step in each, in the page itself, so that nothing from outside takes part. */
function scroll(page: EnginePage, selector: string): Promise<number[]> {
  return page.run(
    async ({ wanted, time, pixels }) => {
      const box = document.querySelector(wanted);
      if (!box) throw new Error('there is nothing to scroll');
      const nextFrame = () => new Promise((next) => requestAnimationFrame(next));
      await nextFrame();
      const times: number[] = [];
      const start = performance.now();
      for (let last = start; last - start < time; ) {
        const before = box.scrollTop;
        box.scrollTop += pixels;
        await nextFrame();
        if (box.scrollTop === before) throw new Error('it does not scroll');
        const now = performance.now();
        times.push(now - last);
        last = now;
      }
      return times;
    },
    { wanted: selector, time: scrollTime, pixels: step },
  );
}

async function measureApp(page: EnginePage): Promise<{ samples: Samples; rowsUrl: string }> {
  const link = `nav a[href$="/${project}/collections/readings"]`;
  const shown: number[] = [];
  let rowsUrl = '';
  for (let run = 0; run < clicks; run += 1) {
    await openApp(page, 'collections');
    shown.push(await clickToRow(page, link));
    rowsUrl = await readRowsUrl(page);
  }
  await settle(page);
  const frames = await scroll(page, '[role="grid"]');
  await openApp(page, 'collections/articles/1');
  const article = await typeInto(page, '[data-field="title"] input');
  await openApp(page, 'collections/wide_form/1');
  // Inputs below the screen are made bit by bit.
  await page.run(async () => {
    while (document.querySelector('form [data-skeleton], form [data-held="later"]')) {
      await new Promise((next) => setTimeout(next, 100));
    }
  });
  const form = await typeInto(page, 'form [data-field] input:not([readonly])');
  return { samples: { shown, typed: [article, form], frames }, rowsUrl };
}

async function measureBare(page: EnginePage, rowsUrl: string): Promise<Samples> {
  const shown: number[] = [];
  for (let run = 0; run < clicks; run += 1) {
    await openBare(page, rowsUrl);
    await settle(page);
    shown.push(await clickToRow(page, '#load'));
  }
  const frames = await scroll(page, '#scroller');
  const typed = await typeInto(page, '#input');
  // The one plain input is what each form is compared with.
  return { shown, typed: [typed, typed], frames };
}

/** Smallest step of the page's clock, in ms. Firefox and WebKit round it. */
const readResolution = (page: EnginePage) =>
  page.run(() => {
    let smallest = Number.POSITIVE_INFINITY;
    let last = performance.now();
    for (const end = last + 200; last < end; ) {
      const now = performance.now();
      if (now > last) smallest = Math.min(smallest, now - last);
      last = now;
    }
    return smallest;
  });

async function measure(name: string, { page, version }: OpenEngine): Promise<Measured> {
  await signIn(page);
  console.log(`${name} ${version}: its clock goes by ${(await readResolution(page)).toFixed(3)} ms`);
  const { samples: app, rowsUrl } = await measureApp(page);
  return { app, bare: await measureBare(page, rowsUrl) };
}

const measures: { name: string; unit: 'ms' | ''; of: (samples: Samples) => number }[] = [
  { name: 'click to first rows', unit: 'ms', of: ({ shown }) => median(shown) },
  ...['article', 'form of 200 fields'].flatMap((name, index) => {
    const times = ({ typed }: Samples) => typed[index] ?? [];
    return [
      {
        name: `${name}: key to paint, median`,
        unit: 'ms' as const,
        of: (all: Samples) => median(times(all)),
      },
      {
        name: `${name}: key to paint, 95th percentile`,
        unit: 'ms' as const,
        of: (all: Samples) => quantile(times(all), 0.95),
      },
    ];
  }),
  { name: 'scrolling: a frame, median', unit: 'ms', of: ({ frames }) => median(frames) },
  { name: 'scrolling: a frame, 95th percentile', unit: 'ms', of: ({ frames }) => quantile(frames, 0.95) },
  {
    name: 'scrolling: frames over 50 ms',
    unit: '',
    of: ({ frames }) => frames.filter((frame) => frame > 50).length,
  },
];

/** Opening a list, typing and scrolling in every engine that is installed, beside a bare page in the same. */
export async function benchEngines(rows: number): Promise<Comparison[]> {
  const measured = new Map<string, Measured>();
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`);
  await withServer(rows, async (app) => {
    for (const { name, open } of engines) {
      const engine = await open(app);
      if (!engine) {
        console.log(`${name} is not installed`);
        continue;
      }
      try {
        measured.set(name, await measure(name, engine));
      } finally {
        await engine.close();
      }
    }
  });
  return measures.flatMap(({ name, unit, of }) =>
    [...measured].map(([engine, { app, bare }]) => ({ name, unit, engine, app: of(app), bare: of(bare) })),
  );
}
