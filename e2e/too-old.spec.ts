import type { Page } from '@playwright/test';
import { checkA11y, expect, notIn, test } from './fixtures.ts';

/** The text of index.html in place of an app that is not there. */
const start = (page: Page) => page.locator('#start');
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const main = /\/assets\/index-[^/]+\.js$/;

const sizes = [
  { name: 'wide, light', viewport: { width: 1400, height: 900 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 800 }, colorScheme: 'dark' },
] as const;

const noScripts = notIn(['stock firefox'], 'scripts can’t be switched off by WebDriver BiDi');

for (const { name, ...settings } of sizes) {
  test(
    `without scripts the page says so at once, and names browsers that work (${name})`,
    noScripts,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ ...settings, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(baseURL ?? '');
      // Text in it is not found by getByText; with scripts on it holds no elements.
      await expect(start(page).locator('noscript p')).toBeVisible();
      await expect(start(page).locator('noscript p')).toContainText('Lectern needs JavaScript');
      await expect(start(page)).toContainText(
        /Chrome and Edge \d+, Firefox \d+, and Safari [\d.]+, or later/,
      );
      await expect(start(page).getByText('has not started')).toBeHidden();
      await expect(start(page).getByText('too old for Lectern')).toBeHidden();
      await context.close();
    },
  );
}

/** Each takes away what browsers of the years before the list don't have. */
const gaps: Record<string, () => void> = {
  'colours by theme': () => {
    const supports = CSS.supports.bind(CSS);
    Object.assign(CSS, {
      supports: (property: string, value: string) =>
        !value.includes('light-dark') && supports(property, value),
    });
  },
  'aborting by several signals': () => Reflect.deleteProperty(AbortSignal, 'any'),
};

for (const [name, take] of Object.entries(gaps)) {
  test(`a browser without ${name} is told to be too old, and nothing is asked of the API`, async ({
    page,
    pageErrors,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/^(?:fetch|xhr)$/.test(request.resourceType())) calls.push(request.url());
    });
    await page.addInitScript(take);
    await page.goto('', { waitUntil: 'load' });
    await expect(start(page).getByText('too old for Lectern')).toBeVisible();
    await expect(start(page)).toContainText('Chrome and Edge');
    await expect(start(page).getByText('has not started')).toBeHidden();
    expect(calls).toEqual([]);
    // The app says that its place is gone.
    pageErrors.length = 0;
  });
}

/** A page that has all files but one; how that one fails. */
const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'the app is not found': (page) => page.route(main, (route) => route.fulfill({ status: 404, body: '' })),
  'a proxy answers with a page of its own': (page) =>
    page.route(main, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Sign in to the net</p>' }),
    ),
  'the line is cut': (page) => page.route(main, (route) => route.abort('connectionreset')),
  'it is blocked': (page) => page.route(main, (route) => route.abort('blockedbyclient')),
  'it is written in what the browser does not know': (page) =>
    page.route(main, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const = new syntax' }),
    ),
  'it breaks before it shows anything': (page) =>
    page.route(main, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'undefined.structuredClone()' }),
    ),
};

for (const [name, fail] of Object.entries(failures)) {
  test(`the page says that the app has not started when ${name}; loading it again helps`, async ({
    page,
    pageErrors,
  }) => {
    await fail(page);
    await page.goto('#/login', { waitUntil: 'load' });
    await expect(start(page).getByText('has not started')).toBeVisible();
    await expect(start(page).getByText('This browser is too old')).toBeHidden();
    await expect(start(page).getByText('needs JavaScript')).toBeHidden();
    await checkA11y(page);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'reload the page' }).click();
    await expect(signInButton(page)).toBeVisible();
    await expect(start(page)).toBeHidden();
    await expect(page).toHaveURL(/#\/login/);
    pageErrors.length = 0;
  });
}

test('a slow start shows nothing of it, and says so after a while; the app takes its place', async ({
  page,
}) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(main, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('#/login', { waitUntil: 'commit' });
  await expect(start(page)).toHaveCSS('visibility', 'hidden');
  // The style's own delay, run through at once.
  await start(page).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(start(page).getByText('has not started')).toBeVisible();
  release();
  await expect(signInButton(page)).toBeVisible();
  await expect(start(page)).toBeHidden();
});

test('with neither styles nor scripts of the app the page can be read', async ({ page }) => {
  await page.route(/\.(?:js|css)$/, (route) => route.abort());
  await page.goto('', { waitUntil: 'load' });
  await expect(start(page).getByText('has not started')).toBeVisible();
  await expect(start(page).getByText('This browser is too old')).toBeHidden();
});

test('an error in what is shown leaves the text of the start hidden', async ({ page, pageErrors }) => {
  await page.goto('#/login');
  await expect(signInButton(page)).toBeVisible();
  await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('late'))));
  await page.evaluate(() => setTimeout(() => Reflect.apply(Reflect.get(globalThis, 'missing'), null, [])));
  await expect.poll(() => pageErrors.length).toBe(2);
  await expect(start(page)).toBeHidden();
  await expect(signInButton(page)).toBeVisible();
  pageErrors.length = 0;
});
