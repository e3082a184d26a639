import type { TestDetails, TestInfo } from '@playwright/test';

type Engine = 'chromium' | 'firefox' | 'webkit';

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

/** Skips a test that isn't for the engine at hand. */
export function skipBeyondLimits(engine: string, testInfo: TestInfo): void {
  const found = testInfo.annotations.find(({ type }) => type === limit(engine));
  testInfo.skip(found !== undefined, found?.description);
}
