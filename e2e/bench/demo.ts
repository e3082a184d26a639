import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildDemo, sizeOf } from '#ci/build-demo.mjs';
import { serveStatically } from '../static-host.ts';
import { median } from './probes.ts';
import type { Result } from './report.ts';

const runs = 3;
/** 1.6 Mbit/s and 150 ms, as for first visits of the app. */
const line = { latency: 150, bytesPerSecond: 1_600_000 / 8 };

/** The demo in the browser: first visits over a slow line on a slow machine, and a list of 20,000 rows. */
export async function benchDemo(browser: Browser): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-demo-'));
  try {
    buildDemo({ quiet: true, folder });
    const times: { form: number; ready: number; rows: number }[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await visit(browser, folder));
    const of = (name: 'form' | 'ready' | 'rows') => median(times.map((each) => each[name]));
    return [
      { name: 'demo, first visit: sign-in usable', value: of('form'), unit: 'ms' },
      { name: 'demo, first visit: data ready after that', value: of('ready'), unit: 'ms', budget: 8000 },
      { name: 'demo: click to the first row of 20,000', value: of('rows'), unit: 'ms' },
      { name: 'demo: engine, SQLite, data and pictures', value: sizeOf(folder), unit: 'kB', budget: 1600 },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function visit(
  browser: Browser,
  folder: string,
): Promise<{ form: number; ready: number; rows: number }> {
  const host = await serveStatically(folder, line);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // The worker with the engine is a process of its own to the protocol: only the page is slowed down.
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const begun = performance.now();
    await page.goto(host.address);
    await page.getByLabel('E-mail').waitFor();
    const form = performance.now();
    await page.locator('#demo[data-state="ready"]').waitFor({ timeout: 60_000 });
    const ready = performance.now();
    await page.getByRole('button', { name: 'Administrator' }).click();
    const entry = page.getByRole('link', { name: 'Readings' }).first();
    await entry.waitFor({ timeout: 60_000 });
    const clicked = performance.now();
    await entry.click();
    await page.getByRole('gridcell').first().waitFor({ timeout: 60_000 });
    return { form: form - begun, ready: ready - form, rows: performance.now() - clicked };
  } finally {
    await context.close();
    await host.close();
  }
}
