import type { Locator, Page } from '@playwright/test';
import { byTouch, checkA11y, expect, notIn, test } from './fixtures.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });
const modules = (page: Page) => page.getByRole('navigation', { name: 'Modules' });

/** Names of the controls that a finger has less than 44 px for in one direction. */
async function tooSmall(within: Locator): Promise<string[]> {
  return within.locator('a, button, [role="button"], input').evaluateAll((elements) =>
    elements
      // The box around a text is what one touches.
      .map((element) => (element.matches('input') ? (element.parentElement ?? element) : element))
      .filter((element) => (element as HTMLElement).checkVisibility())
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 43.5 || height < 43.5);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.getAttribute('aria-label') ?? element.textContent} ${width} x ${height}`;
      }),
  );
}

const isSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test(
  'on a phone everything is within reach of a finger [NAV-02] [SHL-03] [SHL-04] [FD68]',
  byTouch,
  async ({ signedIn }) => {
    const page = await signedIn('admin', { context: phone });
    await expect(heading(page, 'Collections')).toBeVisible();
    expect(await isSideways(page)).toBe(false);
    const bar = await modules(page).boundingBox();
    expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(844);
    expect(await tooSmall(modules(page))).toEqual([]);

    const opener = page.getByRole('button', { name: 'Open navigation' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.tap();
    await expect(sidebar(page)).toBeVisible();
    expect(await tooSmall(sidebar(page))).toEqual([]);
    await checkA11y(page);
    await sidebar(page)
      .getByRole('button', { name: /^Project: / })
      .tap();
    await expect(page.getByRole('dialog', { name: 'Project' })).toBeVisible();
    expect(await tooSmall(page.getByRole('dialog', { name: 'Project' }))).toEqual([]);
    await page.keyboard.press('Escape');
    await sidebar(page).getByRole('link', { name: 'Letters' }).tap();
    await expect(heading(page, 'Letters')).toBeFocused();
    await expect(sidebar(page)).toBeHidden();

    await page.getByRole('button', { name: /account$/ }).tap();
    expect(await tooSmall(page.getByRole('menu'))).toEqual([]);
    // What leads out of the app leaves the bar to what is in it.
    await expect(modules(page).getByText('Help and docs')).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: 'Help and docs' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Sign out' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).tap();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);

test('drawers hold the focus, close by Esc, cross and veil, and give it back [NAV-02] [SHL-11] [SHL-12]', async ({
  signedIn,
}) => {
  const page = await signedIn('editor', {
    context: { viewport: phone.viewport },
    path: '/tidewater/collections/tags',
  });
  await expect(heading(page, 'Tags')).toBeVisible();
  const opener = page.getByRole('button', { name: 'Open navigation' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => sidebar(page).getByRole('button', { name: 'Close navigation' }).click(),
    () => page.mouse.click(370, 300),
  ];
  for (const close of ways) {
    await opener.click();
    await expect(sidebar(page)).toBeFocused();
    // Behind it nothing is to be had.
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
    await sidebar(page).focus();
    await close();
    await expect(sidebar(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }

  const details = page.getByRole('button', { name: 'View', exact: true });
  const panel = page.getByRole('complementary', { name: 'View' });
  await details.click();
  await expect(panel).toBeFocused();
  await checkA11y(page);
  expect(await isSideways(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(details).toBeFocused();
  await details.click();
  // The panel is a sheet from below: what is left of the veil is above it.
  await page.mouse.click(20, 20);
  await expect(panel).toHaveCount(0);
  await expect(details).toBeFocused();

  // A window that becomes wide has no drawer left open.
  await opener.click();
  await page.setViewportSize({ width: 1400, height: 900 });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
});

test('a page that is not there can be left on a phone as well [NAV-11]', byTouch, async ({ signedIn }) => {
  const page = await signedIn('editor', { context: phone, path: '/tidewater/nowhere' });
  await expect(heading(page, 'Page not found')).toBeVisible();
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await sidebar(page).getByRole('link', { name: 'Tags' }).tap();
  await expect(heading(page, 'Tags')).toBeVisible();
});

test(
  'on paper there is the page alone [SHL-01]',
  notIn(['stock firefox'], 'pages are not shown as on paper by WebDriver BiDi'),
  async ({ signedIn }) => {
    const page = await signedIn('editor');
    await expect(heading(page, 'Collections')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(sidebar(page)).toBeHidden();
    await expect(modules(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeHidden();
    await expect(page.getByRole('table').first()).toBeVisible();
  },
);

test('the way back is in sight on every page of the settings and of an item, however narrow the window is [SHL-06]', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const pages = [
    ['settings/global', 'Settings'],
    ['settings/collections', 'Settings'],
    ['settings/collections/articles', 'Collections and fields'],
    ['settings/roles/3', 'Roles and permissions'],
    ['settings/diagram', 'Collections and fields'],
    ['collections/articles/6', 'Articles'],
  ] as const;
  for (const [path, parent] of pages) {
    await page.goto(`#/tidewater/${path}`);
    for (const width of [1000, 760, 620, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const back = page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last();
      await expect(back, `${path} at ${width}`).toHaveText(parent);
      // Enough of it to be read and hit, and nothing over it.
      const seen = () =>
        back.evaluate((link) => {
          const { left, top, width: wide, height } = link.getBoundingClientRect();
          return wide >= 24 && document.elementFromPoint(left + wide / 2, top + height / 2) === link;
        });
      await expect.poll(seen, `${path} at ${width}`).toBe(true);
    }
  }
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/collections\/articles(?:\?|$)/);
});

test('on a phone the history of an item is a tab beside its fields, and Save stays in reach [SHL-04]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', {
    context: { viewport: phone.viewport },
    path: '/tidewater/collections/articles/1',
  });
  const [fields, history] = [
    page.getByRole('tab', { name: 'Fields' }),
    page.getByRole('tab', { name: 'Activity' }),
  ];
  const form = page.getByRole('form', { name: 'Fields' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(form).toBeVisible();
  await page.getByRole('textbox', { name: 'Internal Note' }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await expect(save).toBeInViewport();
  await history.click();
  await expect(page.getByRole('tabpanel', { name: 'Activity' })).toBeVisible();
  await expect(form).toBeHidden();
  await expect(save).toBeInViewport();
  await checkA11y(page);
  await page.keyboard.press('ArrowLeft');
  await expect(fields).toBeFocused();
  await expect(form).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});
