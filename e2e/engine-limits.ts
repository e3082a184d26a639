import type { TestDetails, TestInfo } from '@playwright/test';

/** `stock firefox`: not Playwright's own build, but one of the system, driven by WebDriver BiDi. */
type Engine = 'firefox' | 'stock firefox' | 'webkit';

const limit = (engine: string) => `not in ${engine}`;

/**
 * Details of a test that can't be run in some engines, for a reason that has nothing to do with the app:
 * `test('…', notIn(['webkit'], 'why'), async …)`. The run lists it with the reason.
 */
export function notIn(engines: readonly Engine[], reason: string): TestDetails {
  return { annotation: engines.map((engine) => ({ type: limit(engine), description: reason })) };
}

/** Details of a test that asks the browser by Chromium's own protocol. */
export const chromiumOnly = (what: string): TestDetails =>
  notIn(['firefox', 'webkit'], `${what} by Chromium's own protocol`);

/** Details of a test that needs a finger: Playwright has none by WebDriver BiDi. */
export const byTouch = notIn(['stock firefox'], 'no touch by WebDriver BiDi');

/** Skips a test that isn't for the engine at hand, which is named by Playwright's browser and channel. */
export function skipBeyondLimits(browser: string, channel: string | undefined, testInfo: TestInfo): void {
  const engines = channel === 'moz-firefox' ? [browser, 'stock firefox'] : [browser];
  const found = testInfo.annotations.find(({ type }) => engines.some((engine) => type === limit(engine)));
  testInfo.skip(found !== undefined, found?.description);
}
