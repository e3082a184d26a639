import type { Page } from '@playwright/test';
import { expect, openAnew, test } from './fixtures.ts';
import { lab, opened } from './item-page.ts';

// Each walks through many screens.
test.describe.configure({ timeout: 240_000 });

/**
 * The rule: the ring of what has the focus is not cut. Clip margins don't count, since Safari has none: every edge that cuts
 * (overflow, containment of painting, skipping) has to be outside of the ring. What is scrolled is in sight when it has the focus.
 */

/** Names what of the focused element's ring, or of an active row's, is cut, and by what; also marks in the margin. */
function cutMarks(): string[] {
  const found: string[] = [];
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')}` +
    ` “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;
  /** The edge at which an element cuts what is in it; null when it cuts nothing. */
  const edgeOf = (element: Element, x: boolean) => {
    const style = getComputedStyle(element);
    const cuts =
      (x ? style.overflowX : style.overflowY) !== 'visible' ||
      /paint|strict|content/.test(style.contain) ||
      style.contentVisibility !== 'visible';
    if (!cuts || element === document.documentElement || element === document.body) return null;
    const box = boxOf(element);
    const border = (side: string) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
    return x
      ? [box.left + border('left'), box.right - border('right')]
      : [box.top + border('top'), box.bottom - border('bottom')];
  };
  const look = (what: string, element: Element, box: ReturnType<typeof boxOf>, from: Element | null) => {
    for (let at = from; at; at = at.parentElement) {
      for (const x of [true, false]) {
        const edge = edgeOf(at, x);
        if (!edge) continue;
        const [first = 0, last = 0] = edge;
        const [low, high] = x ? [box.left, box.right] : [box.top, box.bottom];
        const over = Math.max(first - low, high - last);
        if (over > 0.6) {
          found.push(
            `${what} of ${nameOf(element)}: ${over.toFixed(1)} px ${x ? 'beside' : 'above or below'} ${nameOf(at)}`,
          );
        }
      }
      if (getComputedStyle(at).position === 'fixed') return;
    }
  };
  const ringed = [
    document.activeElement,
    ...document.querySelectorAll('[data-active], [data-focus-visible]'),
  ];
  for (const element of ringed) {
    if (!element || element === document.body) continue;
    const style = getComputedStyle(element);
    const width = Number.parseFloat(style.outlineWidth);
    if (style.outlineStyle === 'none' || width === 0) continue;
    const out = width + Number.parseFloat(style.outlineOffset);
    const { left, top, right, bottom } = boxOf(element);
    const ring = { left: left - out, top: top - out, right: right + out, bottom: bottom + out };
    look('ring', element, ring, out > 0 ? element.parentElement : null);
  }
  for (const row of document.querySelectorAll('[data-field]')) {
    const bar = getComputedStyle(row, '::before');
    if (bar.content === 'none' || bar.position !== 'absolute') continue;
    const box = boxOf(row);
    const [left, right] = [bar.left, bar.right].map(Number.parseFloat);
    look('mark', row, { ...box, left: box.left + (left ?? 0), right: box.right - (right ?? 0) }, row);
  }
  return found;
}

/** Goes through all that Tab reaches, `most` stops at most, and tells which rings are cut. */
async function walk(page: Page, max: number): Promise<string[]> {
  const cut = new Set<string>();
  for (let stop = 0; stop < max; stop += 1) {
    await page.keyboard.press('Tab');
    for (const fault of await page.evaluate(cutMarks)) cut.add(fault);
    const isOut = await page.evaluate(() => document.activeElement === document.body);
    if (isOut) break;
  }
  return [...cut];
}

const sizes = [
  { name: 'wide', viewport: { width: 1400, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 800 } },
] as const;
const articles = '/tidewater/collections/articles';
const screens: Record<string, string> = {
  'sign-in': '/login',
  collections: '/tidewater/collections',
  'a table': articles,
  cards: `${articles}?view=cards`,
  'a board': `${articles}?view=board`,
  'a calendar': `${articles}?view=calendar&at=month.2026-03-12`,
  'a timeline': `${articles}?view=timeline`,
  'a tree': '/tidewater/collections/places?view=tree',
  files: '/tidewater/files',
  users: '/tidewater/users',
  settings: '/tidewater/settings',
  'project settings': '/tidewater/settings/global',
  'settings of a collection': '/tidewater/settings/collections/articles',
  roles: '/tidewater/settings/roles',
  permissions: '/tidewater/settings/roles/3',
};

for (const { name: size, viewport } of sizes) {
  test(`rings of the focus are whole on the main screens (${size})`, async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { context: { viewport } });
    const calls = wire(page);
    for (const [name, path] of Object.entries(screens)) {
      await openAnew(page, `#${path}`);
      await calls.quiet();
      expect.soft(await walk(page, 40), name).toEqual([]);
    }
  });

  test(`rings and marks of fields far down are whole (${size})`, async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { context: { viewport } });
    const calls = wire(page);
    for (const path of ['/tidewater/collections/wide_form/1', `${lab}/1`]) {
      await openAnew(page, `#${path}`);
      await opened(page);
      await calls.quiet();
      await expect.poll(() => page.locator('[data-far]').count(), { timeout: 20_000 }).toBeGreaterThan(5);
      const fields = page.locator('[data-far]').getByRole('textbox');
      const cut = new Set<string>();
      for (const field of (await fields.all()).slice(0, 30)) {
        if (!(await field.isEditable())) continue;
        await field.focus();
        await page.keyboard.press('End');
        await page.keyboard.type('1');
        for (const fault of await page.evaluate(cutMarks)) cut.add(fault);
      }
      expect.soft([...cut], path).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(viewport.width);
      await page.reload();
    }
  });
}

for (const view of ['cards', 'board']) {
  test(`the ring of each first and last item is whole: ${view}`, async ({ signedIn, wire }) => {
    const page = await signedIn('admin', { path: `${articles}?view=${view}` });
    const calls = wire(page);
    await calls.quiet();
    const grid = page.getByRole('grid').first();
    await grid.focus();
    const cut = new Set<string>();
    for (const key of [
      'ArrowDown',
      'Home',
      'ArrowRight',
      'ArrowDown',
      'End',
      'ArrowUp',
      'ArrowLeft',
      'Home',
    ]) {
      await page.keyboard.press(key);
      await calls.quiet(100);
      expect(await page.locator('[data-active]').count(), key).toBeGreaterThan(0);
      for (const fault of await page.evaluate(cutMarks)) cut.add(fault);
    }
    expect([...cut]).toEqual([]);
  });
}
