import type { Page } from '@playwright/test';
import { keyField } from '../key-field.ts';
import { Wire } from '../wire.ts';
import { median, quantile } from './probes.ts';
import type { Result } from './report.ts';
import { project, type Stage } from './stage.ts';

const collections = 280;
const fieldsOfEach = 20;

/** Adds collections to the demo's own until there are some 300 with some 6,000 fields; every fifth has statuses. */
async function fillProject(page: Page): Promise<void> {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(new URL(`/${project}/${path}`, page.url()).href, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  for (let at = 0; at < collections; at += 1) {
    const collection = `volume_${String(at).padStart(3, '0')}`;
    const key = { ...keyField, signed: false };
    const status = {
      field: 'status',
      type: 'status',
      datatype: 'VARCHAR',
      length: 20,
      interface: 'status',
      options: {
        status_mapping: {
          published: { name: 'Published', published: true },
          draft: { name: 'Draft' },
          deleted: { name: 'Deleted', soft_delete: true },
        },
      },
    };
    const link = { field: 'next', type: 'm2o', datatype: 'INT', length: 10, interface: 'many-to-one' };
    const first = at % 5 === 0 ? [key, status, link] : [key, link];
    const texts = Array.from({ length: fieldsOfEach - first.length }, (_, index) => ({
      field: `text_${String(index)}`,
      type: 'string',
      datatype: 'VARCHAR',
      length: 200,
      interface: 'text-input',
    }));
    await send('collections', { collection, hidden: false, fields: [...first, ...texts] });
    if (at === 0) continue;
    const before = `volume_${String(Math.floor(at / 2)).padStart(3, '0')}`;
    const relation = {
      collection_many: collection,
      field_many: 'next',
      collection_one: before,
      field_one: null,
    };
    await send('relations', { ...relation, junction_field: null });
  }
}

/** Goes to a page and answers how long after its data the first of what it shows is on the screen, ms. */
async function open(page: Page, path: string, shown: string): Promise<number> {
  await page.goto(`#/${project}/settings/webhooks`);
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  await new Wire(page).quiet();
  return page.evaluate(
    ([to, selector]) =>
      new Promise<number>((done) => {
        performance.clearResourceTimings();
        const from = performance.now();
        location.hash = to;
        const look = () => {
          if (!document.querySelector(selector)) {
            if (performance.now() - from < 20_000) requestAnimationFrame(look);
            else done(Number.NaN);
            return;
          }
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            const answers = performance
              .getEntriesByType('resource')
              .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
              .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
            done(performance.now() - Math.max(from, ...answers));
          };
          channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
    [`/${project}/settings/${path}`, shown] as const,
  );
}

/** Durations of the frames in which `step` is taken `count` times, ms. */
async function frames(
  page: Page,
  selector: string,
  deed: 'scroll' | 'wheel',
  count: number,
): Promise<number[]> {
  return page.evaluate(
    async ([target, kind, steps]) => {
      const element = document.querySelector(target);
      if (!element) throw new Error(`there is no ${target}`);
      const next = () => new Promise<number>((done) => requestAnimationFrame(done));
      const box = element.getBoundingClientRect();
      const times: number[] = [];
      let last = await next();
      for (let step = 0; step < steps; step += 1) {
        if (kind === 'scroll') element.scrollTop += 60;
        else {
          element.dispatchEvent(
            new WheelEvent('wheel', {
              deltaY: step % 40 < 20 ? -40 : 40,
              ctrlKey: true,
              clientX: box.x + box.width / 2,
              clientY: box.y + box.height / 2,
              bubbles: true,
              cancelable: true,
            }),
          );
        }
        const now = await next();
        times.push(now - last);
        last = now;
      }
      return times;
    },
    [selector, deed, count] as const,
  );
}

const smooth = (name: string, times: readonly number[]): Result[] => [
  { name: `${name}: median frame`, value: median(times), unit: 'ms', budget: 17 },
  { name: `${name}: 95th percentile`, value: quantile(times, 0.95), unit: 'ms', budget: 20 },
];

/** The settings of a project of some 300 collections and 6,000 fields. */
export async function benchSettings({ signedIn }: Stage): Promise<Result[]> {
  const page = await signedIn();
  await fillProject(page);
  await page.reload();
  const roles = await page.request.post(new URL(`/${project}/roles`, page.url()).href, {
    data: { name: 'Bench' },
  });
  const { data: role } = (await roles.json()) as { data: { id: number } };
  const screens: [string, string, string][] = [
    ['collections', 'collections', 'tr[data-collection]'],
    ['one collection', 'collections/volume_003', 'main tbody tr:nth-child(3)'],
    ['roles', 'roles', 'main tbody tr'],
    ['role with its grid', `roles/${String(role.id)}`, '[role="treegrid"] [role="row"]:nth-child(3)'],
    ['diagram', 'diagram', '[data-node]'],
  ];
  const results: Result[] = [];
  for (const [name, path, shown] of screens) {
    // The first time its code is fetched too; what counts is the page.
    await open(page, path, shown);
    const times = [
      await open(page, path, shown),
      await open(page, path, shown),
      await open(page, path, shown),
    ];
    results.push({
      name: `settings, ${name}: data to screen`,
      value: median(times),
      unit: 'ms',
      budget: 300,
    });
  }
  await page.goto(`#/${project}/settings/roles/${String(role.id)}`);
  await page.locator('[role="treegrid"] [role="row"]').nth(3).waitFor();
  await new Wire(page).quiet();
  results.push(
    ...smooth('grid of 300 collections scrolled', await frames(page, '[role="treegrid"]', 'scroll', 150)),
  );
  await page.goto(`#/${project}/settings/diagram`);
  await page.locator('[data-node]').first().waitFor();
  await new Wire(page).quiet();
  results.push(
    ...smooth('diagram of 300 collections zoomed', await frames(page, '[data-detail]', 'wheel', 120)),
  );
  return results;
}
