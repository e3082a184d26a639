import { defineConfig } from '@playwright/test';

const ci = process.env['CI'] !== undefined;

// Journeys in Safari's engine, in WebKitGTK by its WebDriver. Playwright Test only runs them: see fixtures.ts.
process.env['LECTERN_RUN'] ??= String(process.pid);

export default defineConfig({
  testDir: '.',
  outputDir: `../../.cache/e2e/results/webkit-${process.env['LECTERN_RUN']}`,
  globalSetup: './global-setup.ts',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: ci,
  retries: ci ? 1 : 0,
  reporter: 'list',
});
