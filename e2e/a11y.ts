import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails with a readable list when axe finds a fault on the page as it stands. The dark theme is looked at for its
 * colours alone, which are all that it changes.
 * `exclude` holds selectors of parts that aren't ours, `include` those of the parts that alone are looked at.
 */
export async function checkA11y(
  page: Page,
  { exclude = [], include = [] }: { exclude?: readonly string[]; include?: readonly string[] } = {},
): Promise<void> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    // Findings are put together in the page itself: another page for that takes as long as looking does, and Firefox at
    // times loses it. What was fine would be megabytes of report.
    const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    for (const selector of exclude) builder.exclude(selector);
    // What an author wrote into a rich text is theirs: its colours, its pictures without words. Named outside of what
    // alone is looked at, the frame would be looked at as well.
    const around = include.length === 0 ? [''] : include.map((selector) => `${selector} `);
    for (const place of around) builder.exclude([`${place}.tox-edit-area__iframe`, 'body']);
    for (const selector of include) builder.include(selector);
    if (colorScheme === 'dark') builder.withRules(['color-contrast']);
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

/**
 * Colours go over into the other theme by transitions, inherited ones a frame after those they come from: measured on
 * the way, a text may still be dark on dark. A dialog that is still coming in is not seen as one.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 3; ) {
      await frame();
      // What never ends, as a spinner does, is not waited for.
      const ends = (each: Animation) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime));
      still = document.getAnimations().some((each) => each.playState === 'running' && ends(each))
        ? 0
        : still + 1;
    }
  });
}
