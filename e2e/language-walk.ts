import type { Locator, Page } from '@playwright/test';
import { type PseudoLocale, pseudoText } from '#app/i18n/pseudo.ts';
import { expect } from './fixtures.ts';
import { ApiTexts, clippedTexts, foreignTexts } from './text-scan.ts';
import { Wire } from './wire.ts';

const wide = { width: 1400, height: 900 };
const narrow = { width: 390, height: 844 };

/** Goes through screens one after the other and collects what is wrong with their texts, wide and narrow. */
export class Walk {
  readonly problems: string[] = [];
  private readonly data: ApiTexts;
  private readonly wire: Wire;

  constructor(
    readonly page: Page,
    readonly locale: PseudoLocale,
  ) {
    this.data = new ApiTexts(page);
    this.wire = new Wire(page);
    // Made by this test or standing in addresses; names that are written out of several pieces of data; file formats.
    this.data.allow(
      'Lectern',
      'HTTP',
      'http://127.0.0.1',
      'admin',
      'admin@example.com',
      'CSV',
      'JSON',
      'API',
      'Ctrl+Enter',
      'JavaScript',
    );
  }

  allow(...texts: string[]): void {
    this.data.allow(...texts);
  }

  /** A text of ours in the language of the walk. */
  say(text: string): string {
    return pseudoText(text, this.locale);
  }

  button(text: string): Locator {
    return this.page.getByRole('button', { name: this.say(text), exact: true });
  }

  async look(screen: string, sizes: readonly (typeof wide)[] = [wide, narrow]): Promise<void> {
    for (const size of sizes) {
      if (sizes.length > 1) await this.page.setViewportSize(size);
      const found = [...(await foreignTexts(this.page, this.data)), ...(await clippedTexts(this.page))];
      this.problems.push(...found.map((problem) => `${screen} at ${size.width}: ${problem}`));
    }
    if (sizes.length > 1) await this.page.setViewportSize(wide);
  }

  async go(path: string, screen = path): Promise<void> {
    await this.page.goto(`#${path}`);
    await this.wire.quiet(300);
    await this.look(screen);
  }

  /** Opens what a control opens, looks at it and closes it again. */
  async open(control: Locator, screen: string): Promise<void> {
    await control.click({ timeout: 5000 });
    const popup = this.page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
    // It may be a chunk of its own that is still on its way.
    await expect(popup.first()).toBeVisible();
    await this.wire.quiet(150);
    await this.look(screen, [wide]);
    // Some take one Escape for themselves (a box that is cleared) before they close.
    await expect(async () => {
      await this.page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 5000 });
  }

  /** The same for the first controls of that kind. */
  async openAll(controls: Locator, screen: string, max: number): Promise<void> {
    const count = Math.min(max, await controls.count());
    for (let index = 0; index < count; index += 1) {
      if (await controls.nth(index).isVisible()) await this.open(controls.nth(index), `${screen} ${index}`);
    }
  }

  end(): void {
    const all = [...new Set(this.problems)];
    expect(all, all.join('\n')).toEqual([]);
  }
}
