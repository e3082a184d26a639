import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';
import { firefoxUse } from './firefox/launch.ts';

const external = process.env['LECTERN_API'] !== undefined && process.env['LECTERN_API'] !== '';
const ci = process.env['CI'] !== undefined;

// Runs beside one another keep out of each other's traces; workers find the name in their environment.
const run = (process.env['LECTERN_RUN'] ??= String(process.pid));

/** What is used of Playwright in each browser; `.ci/e2e.mjs` names it. */
const browsers: Record<string, () => NonNullable<PlaywrightTestConfig['use']>> = {
  chromium: () => ({
    launchOptions: chromiumLaunch,
    permissions: ['clipboard-read', 'clipboard-write'],
  }),
  firefox: firefoxUse,
  webkit: () => ({ browserName: 'webkit' }),
};

const browser = process.env['LECTERN_BROWSER'] ?? 'chromium';
/** Machines that are shared with others are slower, and other browsers; what fails there fails as well, only later. */
const isSlow = ci || browser !== 'chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Journeys of another way to drive a browser.
  testIgnore: 'webkit/**',
  outputDir: `../.cache/e2e/results/${run}`,
  globalSetup: './global-setup.ts',
  // All would share another server, and the data that is put back before each file.
  workers: process.env.LECTERN_API ? 1 : 2,
  timeout: ci ? 60_000 : 30_000,
  expect: { timeout: isSlow ? 12_000 : 7_000 },
  forbidOnly: ci,
  retries: ci ? 1 : 0,
  reporter: [['list'], ['./skipped-reporter.ts']],
  // Another server can't be stopped, made to fail or asked for its mails.
  ...(external ? { grepInvert: /@faults|@hooks/ } : {}),
  use: {
    ...browsers[browser]?.(),
    viewport: { width: 1400, height: 900 },
    locale: 'en-US',
    // Neither UTC nor the zone of any demo user: a slip between them shows.
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of the time of a test: only what failed once is recorded (by hand: --trace on).
    trace: 'on-first-retry',
  },
});
