import type { Page } from '@playwright/test';

/** The page's clock is installed: from now on time passes only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
