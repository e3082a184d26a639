import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails with a readable list when axe finds a fault on the page as it stands, in the light or the dark theme.
 * `exclude` holds selectors of parts that aren't ours.
 */
export async function checkA11y(
  page: Page,
  { exclude = [] }: { exclude?: readonly string[] } = {},
): Promise<void> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const builder = new AxeBuilder({ page });
    for (const selector of exclude) builder.exclude(selector);
    const { violations } = await builder.analyze();
    for (const { id, help, nodes } of violations) {
      for (const { target, failureSummary } of nodes.slice(0, 5)) {
        faults.push(`${colorScheme} ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`);
      }
    }
  }
  await page.emulateMedia({ colorScheme: null });
  expect(faults, faults.join('\n\n')).toEqual([]);
}
