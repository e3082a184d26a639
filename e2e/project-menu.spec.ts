import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { stopClock } from './clock.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });

test('latency: every ten seconds, in bars, its history, and what fails [SHL-05] [SHL-06] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await signedIn('admin');
  await page.clock.install();
  await page.reload();
  const switcher = page.getByRole('button', { name: /^Project: The Tidewater Review/ });
  await expect(switcher).toHaveAccessibleName(/API: http:\/\/127\.0\.0\.1:\d+\/ · Latency: \d+ ms/);
  await expect(switcher.locator('[data-glyph^="signal_"]')).toHaveAttribute('data-glyph', /signal_[1-4]/);
  const calls = wire(page);
  const wrong = faults(page);
  await wrong.drop({ path: '/server/ping' });
  await page.clock.fastForward(10_500);
  await expect.poll(() => calls.all({ path: '/server/ping' }).length).toBe(1);
  await expect(switcher).toHaveAccessibleName(/The server does not answer/);
  await expect(switcher.locator('[data-glyph="signal_0"]')).toBeVisible();
  await wrong.clear();
  // The page's clock stands still: it is moved on by what the answer takes.
  await stopClock(page);
  for (const [ms, strength] of [
    [250, 3],
    [600, 2],
    [1500, 1],
  ] as const) {
    const release = await wrong.hold({ path: '/server/ping' });
    calls.clear();
    await expect(async () => {
      await page.clock.runFor(100);
      expect(calls.all({ path: '/server/ping' })).toHaveLength(1);
    }).toPass({ intervals: [1] });
    await page.clock.runFor(ms);
    release();
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(switcher.locator(`[data-glyph="signal_${strength}"]`)).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [1] });
    await wrong.clear();
  }
  await page.clock.resume();
  await switcher.click();
  const panel = page.getByRole('dialog', { name: 'Project' });
  await expect(
    panel.getByRole('img', { name: /^Latency: Last minute\. Median \d+ ms, highest 1,\d{3} ms\. 1 failure/ }),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Copy the address' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/', page.url()).href);
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(switcher).toBeFocused();

  // Administrators begin another project from here.
  await switcher.click();
  await panel.getByRole('link', { name: 'New project' }).click();
  await expect(page).toHaveURL(/#\/install$/);
  const author = await signedIn('author');
  await author.getByRole('button', { name: /^Project: The Tidewater Review/ }).click();
  await expect(author.getByRole('button', { name: 'Copy the address' })).toBeVisible();
  await expect(author.getByRole('link', { name: 'New project' })).toHaveCount(0);
});

test('two hundred projects, one of them slow and one broken [SHL-05] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  // Two hundred calls, each through the test's own hands.
  test.slow();
  const page = await signedIn('admin');
  await expect(heading(page, 'Collections')).toBeVisible();
  const wrong = faults(page);
  const others = Array.from({ length: 197 }, (_, index) => `many_${index}`);
  const hosted = 'dcAbCdEf01234567';
  const keys = ['slow', 'broken', ...others, hosted, 'tidewater', 'verlag'];
  await wrong.answer({ path: '/server/projects' }, 200, { data: keys, public: true });
  const named = (name: string) => ({ data: { api: { project_name: name } }, public: true });
  await wrong.answer({ path: /^\/(many_\d+|dcAbCdEf01234567)\/$/ }, 200, named('<b>Press</b>'));
  await wrong.answer({ path: '/many_150/' }, 200, named('Harbour Office'));
  await wrong.answer({ path: '/broken/' }, 500, '<html>Bad gateway</html>');
  const release = await wrong.hold({ path: '/slow/' });
  await page.reload();
  await expect(heading(page, 'Collections')).toBeVisible();
  const calls = wire(page);
  await page.getByRole('button', { name: /^Project: The Tidewater Review/ }).click();
  const panel = page.getByRole('dialog', { name: 'Project' });
  await expect(panel.getByRole('link', { name: 'broken' })).toContainText('No answer');
  await expect(panel.getByRole('link', { name: '<b>Press</b>' })).toHaveCount(198 - 1, {
    timeout: 30_000,
  });
  // The slow one is there by its key, and has held up nobody.
  await expect(panel.getByRole('link', { name: 'slow' })).toBeVisible();
  const box = panel.getByRole('searchbox', { name: 'Find a project' });
  await expect(box).toBeFocused();
  await page.keyboard.type('harbour');
  await expect(panel.getByRole('listitem')).toHaveText(['Harbour Office']);
  await box.fill('zzz');
  await expect(panel.getByText('No setting matches “zzz”.')).toBeVisible();
  await box.fill('tidewater');
  await expect(panel.getByRole('link', { name: 'The Tidewater Review' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // Nobody is configured to be asked for relatives or to be told.
  const own = new URL(page.url()).origin;
  expect(calls.all().filter(({ request }) => !request.url().startsWith(own))).toEqual([]);
  release();
});

/** Opens the app as an installation has set it up, with a meta tag of the page's head filled in. */
async function configure(page: Page, name: string, content: string): Promise<void> {
  await page.route(/\/admin\/$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      `<meta name="${name}" content="" />`,
      `<meta name="${name}" content="${content}" />`,
    );
    await route.fulfill({ response, body: html });
  });
  await page.reload();
}

test('relatives of a hosted project are asked for and offered; a failure is nothing [NAV-17] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await signedIn('admin');
  await expect(heading(page, 'Collections')).toBeVisible();
  const wrong = faults(page);
  await wrong.answer({ path: '/server/projects' }, 200, {
    data: ['tidewater', 'dcAbCdEf01234567'],
    public: true,
  });
  await wrong.answer({ path: '/relatives' }, 500, '<html>');
  const calls = wire(page);
  await configure(page, 'lectern-related-projects-url', '/relatives?of={key}');
  const open = () => page.getByRole('button', { name: /^Project: / }).click();
  const panel = page.getByRole('dialog', { name: 'Project' });
  await open();
  await expect
    .poll(() => calls.all({ path: '/relatives' }).map(({ query }) => query))
    .toEqual([{ of: 'dcAbCdEf01234567' }]);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
  await wrong.answer({ path: '/relatives' }, 200, {
    data: [
      { name: 'Archive', url: 'https://archive.example/admin/' },
      { name: 'Bad', url: 'javascript:alert(1)' },
    ],
  });
  await page.reload();
  await open();
  await expect(panel.getByRole('link', { name: 'Archive' })).toHaveAttribute(
    'href',
    'https://archive.example/admin/',
  );
  await expect(panel.getByRole('link', { name: 'Bad' })).toHaveCount(0);
});

test('installations are counted only where configured, by administrators, unless switched off [SHL-13] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const admin = await signedIn('admin');
  await expect(heading(admin, 'Collections')).toBeVisible();
  const calls = wire(admin);
  await faults(admin).answer({ path: '/count' }, 500, '<html>');
  await configure(admin, 'lectern-usage-url', '/count');
  await expect(heading(admin, 'Collections')).toBeVisible();
  await expect.poll(() => calls.all({ path: '/count' }).length).toBe(1);
  const { method, body } = calls.last({ path: '/count' });
  expect(method).toBe('POST');
  expect(body).toEqual({ type: 'app', url: new URL('/', admin.url()).href, version: expect.any(String) });
  const root = (await (await admin.request.get(new URL('/tidewater/', admin.url()).href)).json()) as {
    data: { api: object };
  };
  await faults(admin).answer({ path: '/tidewater/' }, 200, {
    data: { ...root.data, api: { ...root.data.api, telemetry: false } },
  });
  calls.clear();
  await admin.reload();
  await expect(heading(admin, 'Collections')).toBeVisible();
  // Later than hydration: what the count would have been sent with.
  await sidebar(admin).getByRole('link', { name: 'Tags' }).click();
  await expect(heading(admin, 'Tags')).toBeVisible();
  expect(calls.all({ path: '/count' })).toEqual([]);

  const editor = await signedIn('editor');
  await expect(heading(editor, 'Collections')).toBeVisible();
  const editorCalls = wire(editor);
  await configure(editor, 'lectern-usage-url', '/count');
  await sidebar(editor).getByRole('link', { name: 'Tags' }).click();
  await expect(heading(editor, 'Tags')).toBeVisible();
  expect(editorCalls.all({ path: '/count' })).toEqual([]);
});
