import { chromiumOnly, expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { account } from './accounts.ts';
import { filesAtRest, Traffic, visit, visits } from './visits.ts';

// Long enough for calls of one wave to go out before the first of them is answered, on a busy machine too.
const delay = 1500;

/** What only one editor needs. */
const heavy = /\/(?:rich-text|code|map|markdown|crop)-/;

for (const asked of visits) {
  const { name, files, calls, waves, isPublic = false } = asked;
  test(
    `a first visit asks for little, and at once: ${name} [FD69]`,
    chromiumOnly('what goes out when'),
    async ({ browser, context, baseURL, page }) => {
      if (!isPublic) await signIn(page, account('admin', 'tidewater'));
      // The session and what this machine keeps are there, no file is.
      const cold = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width: 1400, height: 900 },
        ...(isPublic ? {} : { storageState: await context.storageState() }),
      });
      const traffic = await Traffic.of(cold, delay);
      const visitor = await cold.newPage();
      const { begun } = await visit(visitor, asked, traffic);
      expect.soft(begun.files().length, begun.files().join('\n')).toBeLessThanOrEqual(files);
      expect
        .soft(
          begun.files().filter((file) => heavy.test(file)),
          'for an editor elsewhere',
        )
        .toEqual([]);
      expect.soft(begun.calls().length, begun.calls().join('\n')).toBeLessThanOrEqual(calls);
      expect.soft(begun.waves(), begun.calls().join('\n')).toBeLessThanOrEqual(waves);
      const sent = begun.calls();
      expect
        .soft(
          sent.filter((url, at) => sent.indexOf(url) !== at),
          'asked for twice',
        )
        .toEqual([]);
      await visitor.waitForTimeout(10_000);
      expect.soft(traffic.files().length, traffic.files().join('\n')).toBeLessThanOrEqual(filesAtRest);
      await cold.close();
    },
  );
}

test('a page whose scripts are on their way is not white [FD69]', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('#/login', { waitUntil: 'commit' });
  const sign = () =>
    page.evaluate(() => {
      const app = document.getElementById('app');
      return app && getComputedStyle(app, '::before').animationName;
    });
  await expect.poll(sign).toMatch(/start-coming/);
  release();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await sign()).toBe('none');
});
