import type { Locator, Page } from '@playwright/test';
import { byTouch, expect, test } from './fixtures.ts';
import { lookScreens, openScreen, phone } from './look-screens.ts';
import { Wire } from './wire.ts';

/*
 * What every screen owes to a finger: 44 px for each action, letters at 16 px where they are typed.
 */

/**
 * Controls that have less than 44 px, in one direction, where a finger hits them and nothing else: by what is there, since
 * the room around a small drawing counts. Links in running text are as high as their line; in the row of a list a link
 * stands for the row. What is covered or out of the window is not looked at.
 */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    // A pixel is lost where edges are between two.
    const wanted = 43;
    const controls =
      'a[href], button, summary, input, select, textarea, [role="button"], [role="tab"], [role="menuitem"]';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      !element.closest('[inert], [aria-hidden="true"], iframe') &&
      !element.matches('[type="file"], :disabled, [aria-disabled="true"]');
    const isInText = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    /** What a touch at a point is for. */
    const targetAt = (x: number, y: number): Element | null => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit?.closest(controls) ??
        hit?.closest('label')?.control ??
        hit?.closest('[role="row"], [role="gridcell"], [data-link-row], label') ??
        null
      );
    };
    const describe = (element: Element, width: number, height: number) => {
      const name = element.getAttribute('aria-label') || element.textContent || element.getAttribute('name');
      return `${element.tagName.toLowerCase()}.${element.classList[0]} “${name?.slice(0, 30)}” ${width} x ${height}`;
    };
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!isShown(control) || isInText(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const row =
        control.tagName === 'A' ? control.closest('[role="row"], [role="gridcell"], [data-link-row]') : null;
      const holds = (atX: number, atY: number) => {
        const target = targetAt(atX, atY);
        return target === control || (target !== null && target === row);
      };
      if (!holds(x, y)) continue;
      /** Pixels that are the control's on a line through its middle; beyond the window there is no neighbour. */
      const span = (dx: number, dy: number) => {
        let size = 1;
        for (const sign of [-1, 1]) {
          for (let step = 1; step < wanted; step += 1) {
            const [atX, atY] = [x + sign * dx * step, y + sign * dy * step];
            if (!holds(atX, atY)) break;
            size += 1;
          }
        }
        return size;
      };
      const [across, down] = [span(1, 0), span(0, 1)];
      if (Math.min(across, down) < wanted) found.push(describe(control, across, down));
    }
    return [...new Set(found)];
  });

/** Places that take letters and are smaller than 16 px, where phones enlarge the page. */
const tooFine = (page: Page) =>
  page.evaluate(() => {
    const wanted =
      'textarea, select, [contenteditable="true"], [contenteditable=""], [role="spinbutton"], [role="textbox"], .cm-content, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"], [type="submit"])';
    const documents = [
      document,
      ...[...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []),
    ];
    return documents
      .flatMap((each) => [...each.querySelectorAll<HTMLElement>(wanted)])
      .filter((each) => each.checkVisibility())
      .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 16)
      .map(
        (each) =>
          `${each.tagName}.${each.className} ${each.getAttribute('aria-label') ?? each.getAttribute('name')}: ${getComputedStyle(each).fontSize}`,
      );
  });

test('a finger finds each action, and no place to type is too small', byTouch, async ({ signedIn }) => {
  test.setTimeout(300_000);
  const page = await signedIn('admin', { context: phone });
  const wire = new Wire(page);
  const issues: string[] = [];
  for (const screen of lookScreens) {
    await openScreen(page, wire, screen);
    for (const each of await tooFine(page)) issues.push(`${screen}: letters of ${each}`);
    for (const each of await tooSmall(page)) issues.push(`${screen}: ${each}`);
  }
  expect(issues, issues.join('\n')).toEqual([]);
});

/** Controls whose middle can't be brought into sight, or lies under something that doesn't belong to them. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea',
    )) {
      const isShown =
        control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 2;
      if (
        !isShown ||
        control.closest('[inert], [aria-hidden="true"], .tox') ||
        control.matches('[type="file"]')
      )
        continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      // Comes in with the focus, as the link to the content does.
      if (getComputedStyle(control).pointerEvents === 'none') continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = hit?.closest('label') ?? null;
      if (hit && (control.contains(hit) || hit.contains(control) || label?.control === control)) continue;
      const name = control.getAttribute('aria-label') || control.textContent || control.getAttribute('name');
      found.push(
        `${control.tagName}.${control.classList[0]} “${name?.slice(0, 30)}” under ${hit?.className}`,
      );
    }
    return found;
  });

test('at 700 x 450, a window at 200 %, everything can be reached', async ({ signedIn }) => {
  test.setTimeout(240_000);
  const page = await signedIn('admin', { context: { viewport: { width: 700, height: 450 } } });
  const wire = new Wire(page);
  const issues: string[] = [];
  for (const screen of lookScreens) {
    await openScreen(page, wire, screen);
    for (const each of await outOfReach(page)) issues.push(`${screen}: ${each}`);
  }
  expect(issues, issues.join('\n')).toEqual([]);
});

/** As a phone does that lays its keyboard over the page: what is in sight gets lower, the window stays. */
const coverFoot = (page: Page, covered: number) =>
  page.evaluate((height) => {
    const view = window.visualViewport as VisualViewport;
    Object.defineProperty(view, 'height', { configurable: true, get: () => innerHeight - height });
    view.dispatchEvent(new Event('resize'));
  }, covered);

test('a keyboard on the screen covers neither the field in use nor Save', byTouch, async ({ signedIn }) => {
  const page = await signedIn('admin', { context: phone, path: '/tidewater/collections/articles/1' });
  const free = phone.viewport.height - 340;
  const isFree = (locator: Locator) =>
    expect
      .poll(async () => {
        const box = await locator.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= free;
      })
      .toBe(true);
  const save = (within: Page | Locator) => within.getByRole('button', { name: 'Save', exact: true });

  // A form.
  const field = page.getByRole('textbox', { name: 'Internal Note' });
  await field.scrollIntoViewIfNeeded();
  await field.tap();
  await coverFoot(page, 340);
  await isFree(field);
  await isFree(save(page));
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeHidden();
  await coverFoot(page, 0);
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeVisible();

  // A drawer over it.
  await page.getByRole('button', { name: 'Edit Freya Lindqvist' }).tap();
  const drawer = page.getByRole('dialog');
  const name = drawer.getByRole('textbox').last();
  await name.scrollIntoViewIfNeeded();
  await name.tap();
  await coverFoot(page, 340);
  await isFree(name);
  await isFree(drawer.getByRole('button').last());
});
