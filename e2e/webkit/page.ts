import { setTimeout as pause } from 'node:timers/promises';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Step, Target, Words } from './probe.ts';

/** Longest wait for an element that is to be acted on, in ms. */
const actionTimeout = 15_000;

const words = (text: string | RegExp): Words =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

/** Nothing is found in a page that is still on its way. */
const find = `(window.probe?.find(arguments[0]) ?? [])`;

/** What narrows a role down. A text is the whole name, an expression any part of it. */
export interface RoleOptions {
  readonly name?: string | RegExp;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
}

/** What has a page and finds elements in it. */
abstract class Finder {
  protected abstract readonly page: Page;
  protected abstract readonly steps: readonly Step[];

  /** Elements that assistive technology sees, by role and accessible name. */
  byRole(role: string, { name, ...states }: RoleOptions = {}): Locator {
    return this.next({ role, ...states, ...(name !== undefined && { name: words(name) }) });
  }

  byLabel(text: string | RegExp): Locator {
    return this.next({ label: words(text) });
  }

  byText(text: string | RegExp): Locator {
    return this.next({ text: words(text) });
  }

  css(selector: string): Locator {
    return this.next({ css: selector });
  }

  /** The row of a form that belongs to a field of the API. */
  field(name: string): Locator {
    return this.css(`[data-field="${name}"]`);
  }

  protected next(step: Step): Locator {
    return new Locator(this.page, [...this.steps, step]);
  }
}

/** Elements that are searched anew each time they are needed; an action needs exactly one. */
export class Locator extends Finder {
  constructor(
    protected readonly page: Page,
    protected readonly steps: readonly Step[],
  ) {
    super();
  }

  /** `-1` is the last one. */
  nth(index: number): Locator {
    return this.next({ nth: index });
  }

  first(): Locator {
    return this.nth(0);
  }

  /** Those that contain what the other locator finds in them. */
  having(inner: Locator): Locator {
    return this.next({ having: inner.steps });
  }

  /** Those that contain the text, white space regarded as one blank. */
  withText(text: string | RegExp): Locator {
    return this.next({ hasText: words(text) });
  }

  /** Result of `read` for all that is there now. `read` runs in the page and uses nothing from outside. */
  readAll<Result>(read: (elements: Element[]) => Result): Promise<Result> {
    const script = `return (${read.toString()})(${find})`;
    return this.page.run<Result>(script, this.steps);
  }

  /** Result of `read`, which runs in the page, for the one element, as soon as there is one. */
  read<Result>(read: (element: Element) => Result): Promise<Result> {
    return this.page.retry(`read ${String(this)}`, async () => {
      const script = `const found = ${find};
        return found.length === 1 ? { result: (${read.toString()})(found[0]) } : { count: found.length }`;
      const answer = await this.page.run<{ result: Result } | { count: number }>(script, this.steps);
      return 'result' in answer ? answer : `there are ${answer.count} of it`;
    });
  }

  /** Where to click, in CSS pixels: waits until the element stands still in view and nothing covers it. */
  target(): Promise<{ x: number; y: number }> {
    return this.page.retry(`reach ${String(this)}`, async () => {
      const script = `const found = ${find};
        return found.length === 1 ? probe.target(found[0]) : { reason: 'there are ' + found.length + ' of it' }`;
      const target = await this.page.run<Target>(script, this.steps);
      return 'reason' in target ? target.reason : { result: target };
    });
  }

  /** Presses the mouse over the middle of what is in view, with keys (as WebDriver names them) held down. */
  async click(...modifiers: readonly string[]): Promise<void> {
    await this.page.retry(`click ${String(this)}`, async () => {
      const { x, y } = await this.target();
      await this.page.run(`const [element] = ${find}; if (element) probe.guard(element)`, this.steps);
      const actions = this.page.driver.actions().move({ x, y, duration: 0 });
      for (const modifier of modifiers) actions.keyDown(modifier);
      actions.press().release();
      for (const modifier of modifiers) actions.keyUp(modifier);
      await actions.perform();
      // A page that the click has left says nothing any more.
      const isHit = await this.page.run<boolean>('return window.probe?.release() ?? true').catch(() => true);
      return isHit ? { result: undefined } : 'it moves away from under the click';
    });
  }

  async hover(): Promise<void> {
    const { x, y } = await this.target();
    await this.page.driver.actions().move({ x, y, duration: 0 }).perform();
  }

  /** Presses on this element, moves in steps to a point of the other (fractions of its box) and lets go. */
  async dragTo(to: Locator, [across, down]: readonly [number, number] = [0.5, 0.5]): Promise<void> {
    const from = await this.target();
    const move = (x: number, y: number) =>
      this.page.driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 60 });
    await move(from.x, from.y).press().perform();
    // What is aimed at may make room once something is carried.
    await move(from.x + 8, from.y + 8).perform();
    const box = await to.box();
    const [x, y] = [box.x + box.width * across, box.y + box.height * down];
    for (const part of [0.3, 0.6, 0.9, 1]) {
      await move(from.x + (x - from.x) * part, from.y + (y - from.y) * part).perform();
    }
    await move(x, y).release().perform();
  }

  box(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.read((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  /** Clicks into an input, and types over all that is in it. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.page.press('Control+a');
    if (text === '') await this.page.press('Delete');
    else await this.page.type(text);
  }

  /** Gives files to an input for them, by their paths. */
  async upload(...paths: readonly string[]): Promise<void> {
    const element = await this.page.retry(`find ${String(this)}`, async () => {
      const found = await this.page.run<WebElement[]>(`return ${find}`, this.steps);
      return found.length === 1 && found[0] ? { result: found[0] } : `there are ${found.length} of it`;
    });
    await element.sendKeys(paths.join('\n'));
  }

  override toString(): string {
    return JSON.stringify(this.steps);
  }
}

/** One window of WebKit, driven as a person would: clicks at coordinates, real keys. */
export class Page extends Finder {
  protected readonly page = this;
  protected readonly steps = [];

  constructor(
    readonly driver: WebDriver,
    /** Address of the app, with a slash at the end. */
    readonly baseURL: string,
  ) {
    super();
  }

  /** Opens an address, relative to the app's. */
  async goto(path: string): Promise<void> {
    const { href, origin, pathname } = new URL(path, this.baseURL);
    await this.driver.get(href);
    await this.untilLoaded(`location.href.startsWith('${origin}${pathname}')`);
  }

  async reload(): Promise<void> {
    await this.run('window.isLeft = true');
    await this.driver.navigate().refresh();
    await this.untilLoaded('!window.isLeft');
  }

  /** A navigation of the page itself, within its document, ends the driver's own waiting too early. */
  private async untilLoaded(condition: string): Promise<void> {
    await this.retry('load the page', async () => {
      // A document that goes meanwhile takes its answer along.
      const isLoaded = await this.run<boolean>(
        `return document.readyState === 'complete' && ${condition}`,
      ).catch(() => false);
      return isLoaded ? { result: undefined } : 'it is still on its way';
    });
  }

  async url(): Promise<string> {
    return await this.driver.getCurrentUrl();
  }

  /** Types text by the keyboard, wherever the focus is. */
  async type(text: string): Promise<void> {
    await this.driver.actions().sendKeys(text).perform();
  }

  /** Presses keys one after another, each as in `Control+Shift+z`; keys have the names that the DOM has for them. */
  async press(...combinations: readonly string[]): Promise<void> {
    for (const combination of combinations) {
      const keys = combination.split('+').map((key) => keyCodes[key] ?? key);
      const actions = this.driver.actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      await actions.perform();
    }
  }

  /** Runs a script in the page; a promise that it returns is waited for. */
  run<Result>(script: string, ...args: readonly unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...args);
  }

  /** Tries until there is a result; what is missing is named in the error. */
  async retry<Result>(action: string, attempt: () => Promise<{ result: Result } | string>): Promise<Result> {
    const deadline = Date.now() + actionTimeout;
    for (;;) {
      const answer = await attempt();
      if (typeof answer !== 'string') return answer.result;
      if (Date.now() > deadline) throw new Error(`could not ${action}: ${answer}`);
      await pause(60);
    }
  }
}

const keyCodes: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Space: ' ',
  F2: Key.F2,
};
