import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { byTouch, expect, test } from './fixtures.ts';
import { lookScreens as screens, openScreen as open, phone } from './look-screens.ts';
import { runSql } from './sql.ts';
import { Wire } from './wire.ts';

/*
 * What every screen owes to the eye, measured: nothing moves by itself while it comes in, the main blocks have
 * one left edge, texts can be read in any project's colour, nothing is wider than a small screen.
 */

/** What a screen may move by. Measured: 0.017 for an item with a rich text, else under 0.006. */
const maxShift = 0.02;

/** Reads the sum of the layout shifts since it was last called, and what moved. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  const begin = () => {
    const found = { sum: 0, moved: [] as string[] };
    Object.assign(globalThis, { shifts: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        const ways = sources.map(({ previousRect: { x, y, height }, currentRect: to }) =>
          [x, y, height, 'to', to.x, to.y, to.height].join(' '),
        );
        // The settings have entries of their own at the top of the navigation.
        if (elements.every((element) => element?.closest('#navigation'))) continue;
        found.sum += value;
        for (const [index, element] of elements.entries()) {
          const text = element?.textContent?.slice(0, 40);
          found.moved.push(`${value.toFixed(4)} ${element?.className} ${text} ${ways[index]}`);
        }
      }
    }).observe({ type: 'layout-shift' });
  };
  await page.evaluate(begin);
  return () =>
    page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: { sum: number; moved: string[] } };
      const taken = { ...shifts };
      Object.assign(shifts, { sum: 0, moved: [] });
      return taken;
    });
}

/** Where the heading begins, and the blocks below it that begin elsewhere: boxes with an edge, inputs, headings, labels. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    // Bars and tables that go from edge to edge begin where the page does.
    const edge = main?.getBoundingClientRect().left ?? 0;
    const start = main?.querySelector('h1')?.getBoundingClientRect().left ?? 0;
    const blocks = [
      ...(main?.querySelectorAll('[role="search"], [data-field], form > *, section, h2, table') ?? []),
    ];
    return blocks
      .filter((each) => !each.parentElement?.closest('[data-field], section, table, [role="grid"]'))
      .map((each) => {
        // A field has room within its edge for the mark of a change.
        const room = each.matches('[data-field]') ? Number.parseFloat(getComputedStyle(each).paddingLeft) : 0;
        return {
          name: `${each.tagName} ${each.textContent?.slice(0, 20)}`,
          left: each.getBoundingClientRect().left + room,
        };
      })
      .filter(({ left }) => left > edge && left < start + 60 && Math.abs(left - start) > 1)
      .map(({ name, left }) => `${name}: ${left - start}`);
  });

const isSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('nothing moves while a screen comes in, blocks have one left edge @hooks', async ({ signedIn }) => {
  test.setTimeout(240_000);
  const page = await signedIn('admin');
  const wire = new Wire(page);
  const issues: string[] = [];
  const takeShifts = await watchShifts(page);
  for (const screen of screens) {
    await open(page, wire, screen);
    const { sum, moved } = await takeShifts();
    if (sum > maxShift) issues.push(`${screen} moves by ${sum}: ${moved.join('; ')}`);
    for (const edge of await edges(page)) issues.push(`${screen}: left edge of ${edge}`);
  }
  expect(issues, issues.join('\n')).toEqual([]);
});

test(
  'on a phone, and with letters twice as large, nothing is wider than the screen',
  byTouch,
  async ({ signedIn }) => {
    test.setTimeout(240_000);
    const page = await signedIn('admin', {
      context: phone,
    });
    const wire = new Wire(page);
    const issues: string[] = [];
    for (const screen of screens) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`#/tidewater/${screen}`);
      await wire.quiet();
      for (const [what, viewport, size] of [
        ['at 320 px', { width: 320, height: 640 }, '100%'],
        ['at 200 %', { width: 700, height: 450 }, '100%'],
        ['with large letters', { width: 1000, height: 800 }, '200%'],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
        const over = await isSideways(page);
        if (over > 0) issues.push(`${screen} ${what}: ${over} px too wide`);
      }
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    }
    expect(issues, issues.join('\n')).toEqual([]);
  },
);

test('texts can be read in any project’s colour, light and dark', async ({ signedIn, server }) => {
  test.setTimeout(240_000);
  const page = await signedIn('admin');
  const wire = new Wire(page);
  const issues: string[] = [];
  const setColor = (color: string) =>
    runSql(
      page.request,
      server.baseURL,
      `update directus_settings set value = '${color}' where key = 'project_color'`,
    );
  try {
    for (const color of ['#ffeb3b', '#0f6b6b', '#e91e63', '#000000', '#f5f5f5']) {
      await setColor(color);
      await page.reload();
      for (const screen of [
        'collections/articles',
        'collections/articles/1',
        'settings',
        'settings/roles/3',
      ]) {
        await open(page, wire, screen);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const { violations } = await new AxeBuilder({ page })
            .setLegacyMode()
            .options({ resultTypes: ['violations'] })
            .withRules(['color-contrast'])
            .exclude('.tox-tinymce')
            .analyze();
          for (const { target, failureSummary } of violations.flatMap(({ nodes }) => nodes.slice(0, 3)))
            issues.push(`${screen} ${color} ${colorScheme}: ${target.join(' ')} ${failureSummary}`);
        }
      }
    }
  } finally {
    await setColor('#0f6b6b');
  }
  expect(issues, issues.join('\n')).toEqual([]);
});

/** Longest duration, ms, of what moves on the page by its styles, transitions and animations each with where it is said. */
const durations = (page: Page) =>
  page.evaluate(() => {
    const toMs = (time: string) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);
    const found = new Map<string, number>();
    for (const element of document.querySelectorAll('body, body *:not(.tox *, #start)')) {
      for (const part of [undefined, '::before', '::after']) {
        const { transitionDuration, animationName, animationDuration, animationIterationCount } =
          getComputedStyle(element, part);
        const times = transitionDuration.split(',').map(toMs);
        // What goes round says that work is going on, and comes from nowhere.
        if (animationName !== 'none' && animationIterationCount !== 'infinite')
          times.push(...animationDuration.split(',').map(toMs));
        for (const time of times) {
          if (time > 0) found.set(`${element.tagName}.${element.classList[0]}${part ?? ''}`, time);
        }
      }
    }
    return [...found];
  });

test('what moves takes 120 to 200 ms, and nothing moves for whom it shall not', async ({ signedIn }) => {
  test.setTimeout(240_000);
  const page = await signedIn('admin');
  const wire = new Wire(page);
  const issues: string[] = [];
  for (const screen of screens) {
    await open(page, wire, screen);
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      for (const [name, time] of await durations(page)) {
        const isGood = reducedMotion === 'no-preference' && time >= 120 && time <= 200;
        if (!isGood) issues.push(`${screen} ${reducedMotion}: ${name} ${time} ms`);
      }
    }
  }
  expect(issues, issues.join('\n')).toEqual([]);
});
