import type { Page } from '@playwright/test';
import { Wire } from '../wire.ts';
import { awaitOpening, installOpeningProbes } from './opening.ts';
import { clearProbes, median, quantile } from './probes.ts';
import type { Result } from './report.ts';
import { project, type Stage } from './stage.ts';

/** Between two keys, in ms: a very fast typist. Without a pause it's the line of waiting keys that would be measured. */
const pace = 50;

/** Typing into a form of 200 fields on a slow machine: from the key event to the frame that shows the letter. */
async function benchTyping({ signedIn }: Stage): Promise<Result[]> {
  const page = await signedIn();
  const wire = new Wire(page);
  await page.goto(`#/${project}/collections/wide_form/1`);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.click();
  await wire.quiet();
  // Inputs below the screen are made bit by bit.
  await page.waitForFunction(() => document.querySelector('form [data-skeleton]') === null);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await countChangedFields(page);
  await clearProbes(page);
  for (let key = 0; key < 80; key += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(pace);
  }
  await page.waitForFunction(() => window.lecternBench.keyToPaint.length >= 80);
  const times = await page.evaluate(() => window.lecternBench.keyToPaint);
  const fields = await page.evaluate(() => window.lecternChangedFields?.size ?? Number.NaN);
  const name = 'form of 200 fields, 4x slower machine: key to paint';
  return [
    { name: `${name}, median`, value: median(times), unit: 'ms' },
    { name: `${name}, 95th percentile`, value: quantile(times, 0.95), unit: 'ms', budget: 50 },
    { name: 'form of 200 fields: fields touched by typing in one', value: fields, unit: '', budget: 1 },
  ];
}

declare global {
  interface Window {
    lecternChangedFields?: Set<string>;
  }
}

/** Notes from now on in which fields anything of the page is written. */
async function countChangedFields(page: Page): Promise<void> {
  await page.evaluate(() => {
    const names = new Set<string>();
    window.lecternChangedFields = names;
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const name = element?.closest('[data-field]')?.getAttribute('data-field');
        if (name) names.add(name);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Opening an item of nearly every kind of field: from its data to the screen, and what moves there afterwards. */
async function benchOpening({ signedIn }: Stage): Promise<Result[]> {
  const page = await signedIn();
  const wire = new Wire(page);
  await installOpeningProbes(page);
  await page.reload();
  const times: number[] = [];
  const shifts: number[] = [];
  // Each but once: what was read a moment ago is not asked for again.
  for (const id of [1, 9, 2, 3, 4, 5, 6]) {
    await page.goto(`#/${project}/collections`);
    await wire.quiet();
    await awaitOpening(page, `/items/form_lab/${id}`);
    await page.goto(`#/${project}/collections/form_lab/${id}`);
    await page.waitForFunction(() => window.lecternOpening.dataToShown !== undefined);
    await wire.quiet();
    const { dataToShown, shift } = await page.evaluate(() => window.lecternOpening);
    times.push(dataToShown ?? Number.NaN);
    shifts.push(shift);
  }
  const [first = Number.NaN, ...later] = times;
  const name = 'item of 100 mixed fields: data to screen';
  return [
    { name: `${name}, the first time`, value: first, unit: 'ms' },
    { name: `${name}, median after that`, value: median(later), unit: 'ms', budget: 300 },
    {
      name: 'item of 100 mixed fields: worst layout shift',
      value: Math.max(...shifts),
      unit: '',
      budget: 0.1,
    },
  ];
}

/** Forms with many fields. */
export async function benchForm(stage: Stage): Promise<Result[]> {
  return [...(await benchTyping(stage)), ...(await benchOpening(stage))];
}
