import { countTraffic, median, throttle } from './probes.ts';
import type { Result } from './report.ts';
import type { Stage } from './stage.ts';

/** Cold visit of the sign-in page on a slow machine and line: nothing cached, five times. */
export async function benchSignIn({ fresh }: Stage): Promise<Result[]> {
  const times: number[] = [];
  const bytes: number[] = [];
  const requests: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const page = await fresh();
    const session = await page.context().newCDPSession(page);
    const traffic = await countTraffic(session);
    await throttle(session);
    await page.goto('#/login');
    await page.waitForFunction(() => window.lecternBench.formUsable !== undefined);
    await page.waitForLoadState('networkidle');
    times.push(await page.evaluate(() => window.lecternBench.formUsable ?? Number.NaN));
    bytes.push(traffic.bytes / 1000);
    requests.push(traffic.requests);
    await page.context().close();
  }
  return [
    {
      name: 'sign-in, cold, throttled: form usable',
      value: median(times),
      unit: 'ms',
      before: 4500,
      budget: 1500,
    },
    { name: 'sign-in, cold: bytes on the wire', value: median(bytes), unit: 'kB', before: 635, budget: 212 },
    { name: 'sign-in, cold: requests', value: median(requests), unit: '', before: 15, budget: 15 },
  ];
}
