import { Wire } from '../wire.ts';
import { clearProbes, median, quantile } from './probes.ts';
import type { Result } from './report.ts';
import { project, type Stage } from './stage.ts';

/** Between two keys, in ms: a very fast typist. Without a pause it's the line of waiting keys that would be measured. */
const pace = 50;

/** Typing into a form of 200 fields: from the key event to the frame that shows the letter. */
export async function benchForm({ signedIn }: Stage): Promise<Result[]> {
  const page = await signedIn();
  const wire = new Wire(page);
  await page.goto(`#/${project}/collections/wide_form/1`);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.click();
  await wire.quiet();
  await clearProbes(page);
  for (let key = 0; key < 80; key += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(pace);
  }
  await page.waitForFunction(() => window.lecternBench.keyToPaint.length >= 80);
  const times = await page.evaluate(() => window.lecternBench.keyToPaint);
  return [
    { name: 'key to paint, form of 200 fields: median', value: median(times), unit: 'ms' },
    {
      name: 'key to paint, form of 200 fields: 95th percentile',
      value: quantile(times, 0.95),
      unit: 'ms',
      budget: 50,
    },
  ];
}
