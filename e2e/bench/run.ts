import { chromium } from '@playwright/test';
import { chromiumLaunch, withoutMachineCode } from '../chromium.ts';
import { benchClicks } from './clicks.ts';
import { benchDemo } from './demo.ts';
import { benchEngines } from './engines.ts';
import { benchFirstVisit } from './first-visit.ts';
import { benchForm } from './form.ts';
import { benchListing } from './listing.ts';
import { benchMemory } from './memory.ts';
import { type Result, report, reportEngines } from './report.ts';
import { benchSettings } from './settings.ts';
import { benchSignIn } from './sign-in.ts';
import { onStage, type Stage } from './stage.ts';
import { benchTable } from './table.ts';

const small = 100_000;
const large = 1_000_000;

/** Parts by name, so that one can be run alone: `npm run bench -- form`. */
const parts: { name: string; rows: number; args?: string[]; run: (stage: Stage) => Promise<Result[]> }[] = [
  { name: 'sign-in', rows: small, run: benchSignIn },
  { name: 'first-visit', rows: small, run: benchFirstVisit },
  { name: 'clicks', rows: small, run: benchClicks },
  { name: 'listing', rows: small, run: (stage) => benchListing(stage, small) },
  { name: 'form', rows: small, run: benchForm },
  { name: 'memory', rows: small, args: [withoutMachineCode], run: benchMemory },
  { name: 'settings', rows: small, run: benchSettings },
  { name: 'table', rows: large, run: benchTable },
  { name: 'million', rows: large, run: (stage) => benchListing(stage, large) },
];

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const results: Result[] = [];
let broken = false;

async function attempt(name: string, run: () => Promise<void>): Promise<void> {
  if (!isWanted(name)) return;
  console.log(`${name} …`);
  try {
    await run();
  } catch (error) {
    broken = true;
    console.error(`${name} broke off: ${error instanceof Error ? error.message : String(error)}`);
  }
}

for (const { name, rows, args = [], run } of parts) {
  await attempt(name, async () => {
    const browser = await chromium.launch({
      ...chromiumLaunch,
      args: [...(chromiumLaunch.args ?? []), ...args],
    });
    try {
      results.push(...(await onStage(browser, rows, run)));
    } finally {
      await browser.close();
    }
  });
}
await attempt('demo', async () => {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    results.push(...(await benchDemo(browser)));
  } finally {
    await browser.close();
  }
});
if (results.length > 0) await report(results, new URL('../../.cache/bench.json', import.meta.url));
// Compares browsers instead of one browser with a budget: a table of its own.
await attempt('engines', async () => {
  await reportEngines(await benchEngines(small), new URL('../../.cache/bench-engines.json', import.meta.url));
});
process.exitCode = broken ? 1 : 0;
