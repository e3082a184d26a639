import type { BrowserContext } from '@playwright/test';
import { account } from '../accounts.ts';
import { signIn } from '../sign-in.ts';
import { Traffic, type Visit, visit, visits } from '../visits.ts';
import { median, throttle } from './probes.ts';
import type { Result } from './report.ts';
import { project, type Stage } from './stage.ts';

/** Visits of each kind. */
const runs = 3;
/** What a server of a slow kind takes for a call, ms. */
const slowCall = 80;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Cold visits by address on a slow machine and line; the session and what the machine keeps are there, no file is. */
export async function benchFirstVisit({ fresh }: Stage): Promise<Result[]> {
  const page = await fresh();
  await signIn(page, account('admin', project));
  const state = await page.context().storageState();
  await page.context().close();
  const results: Result[] = [];
  for (const asked of visits) {
    results.push(
      ...(await measure(fresh, asked, state, 0)),
      ...(await measure(fresh, asked, state, slowCall)),
    );
  }
  return results;
}

async function measure(fresh: Stage['fresh'], asked: Visit, state: State, delay: number): Promise<Result[]> {
  const times: number[] = [];
  let traffic: Traffic | undefined;
  for (let run = 0; run < runs; run += 1) {
    const page = await fresh(asked.isPublic ? undefined : state);
    const all = await Traffic.of(page.context(), delay);
    await throttle(await page.context().newCDPSession(page));
    const { begun, time } = await visit(page, asked, all);
    times.push(time);
    traffic = begun;
    await page.context().close();
  }
  const name = `first visit, ${asked.name}${delay > 0 ? `, ${delay} ms more a call` : ''}`;
  const usable: Result = {
    name: `${name}: usable`,
    value: median(times),
    unit: 'ms',
    ...(delay > 0 ? {} : { budget: asked.time }),
  };
  if (delay > 0) return [usable];
  const { files, calls } = asked;
  return [
    usable,
    { name: `${name}: files`, value: traffic?.files().length ?? Number.NaN, unit: '', budget: files },
    { name: `${name}: calls`, value: traffic?.calls().length ?? Number.NaN, unit: '', budget: calls },
  ];
}
