import { type BrowserType, chromium, firefox, type LaunchOptions } from '@playwright/test';
import { findBrowser } from '#ci/setup.mjs';
import { webkitGtk } from '#ci/webkitgtk.mjs';
import { chromiumLaunch } from '../chromium.ts';
import { firefoxUse } from '../firefox/launch.ts';
import { startBrowser } from '../webkit/browser.ts';
import { Page as WebKitPage } from '../webkit/page.ts';

const size = { width: 1300, height: 900 };

/** The little that every driver can do. Paths are relative to the app's address. */
export interface EnginePage {
  goto(path: string): Promise<void>;
  /** Runs a function in the page, which uses nothing from outside but its argument, and waits for what it promises. */
  run<Result, Argument = undefined>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Presses the mouse over the middle of the first element of that selector. */
  click(selector: string): Promise<void>;
  /** A letter. */
  press(key: string): Promise<void>;
}

/** A browser that was started, with one page. */
export interface OpenEngine {
  readonly version: string;
  readonly page: EnginePage;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Undefined when the browser is not installed. */
  open(app: string): Promise<OpenEngine | undefined>;
}

interface Driver {
  goto(path: string): Promise<void>;
  evaluate<Result>(expression: string): Promise<Result>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
}

/** Functions go as text, since not every driver takes them; tsx's helper for their names is none of the page's. */
const call = (script: (argument: never) => unknown, argument: unknown) =>
  `(() => { const __name = (target) => target; return (${script.toString()})(${JSON.stringify(argument)}); })()`;

function pageOf({ evaluate, clickAt, ...rest }: Driver): EnginePage {
  const run: EnginePage['run'] = (script, argument) => evaluate(call(script, argument));
  return {
    ...rest,
    run,
    async click(selector) {
      const { x, y } = await run(async (wanted: string) => {
        for (;;) {
          const box = document.querySelector(wanted)?.getBoundingClientRect();
          if (box && box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          await new Promise((next) => setTimeout(next, 50));
        }
      }, selector);
      await clickAt(Math.round(x), Math.round(y));
    },
  };
}

async function openByPlaywright(
  browserType: BrowserType,
  options: LaunchOptions,
  app: string,
): Promise<OpenEngine> {
  const browser = await browserType.launch(options);
  const page = await browser.newPage({ viewport: size, locale: 'en-US', reducedMotion: 'reduce' });
  return {
    version: browser.version(),
    page: pageOf({
      goto: async (path) => {
        await page.goto(new URL(path, app).href);
      },
      evaluate: (expression) => page.evaluate(expression),
      clickAt: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
    }),
    close: () => browser.close(),
  };
}

async function openFirefox(app: string): Promise<OpenEngine | undefined> {
  const found = await findBrowser('firefox');
  if (!found) return undefined;
  process.env['FIREFOX_PATH'] = found.isOwn ? '' : found.path;
  const { channel, launchOptions } = firefoxUse();
  return openByPlaywright(firefox, { ...launchOptions, ...(channel && { channel }) }, app);
}

async function openWebKit(app: string): Promise<OpenEngine | undefined> {
  if (!webkitGtk()) return undefined;
  const { driver, resize, close } = await startBrowser({ dark: false });
  const page = new WebKitPage(driver, app);
  await resize(size.width, size.height);
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
  return {
    version,
    page: pageOf({
      goto: (path) => page.goto(path),
      evaluate: (expression) => page.run(`return ${expression}`),
      clickAt: async (x, y) => {
        await driver.actions().move({ x, y, duration: 0 }).press().release().perform();
      },
      press: (key) => page.press(key),
    }),
    close,
  };
}

/** The first is what the others are compared with. */
export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    open: async (app) => (await findBrowser('chromium')) && openByPlaywright(chromium, chromiumLaunch, app),
  },
  { name: 'Firefox', open: openFirefox },
  { name: 'WebKit', open: openWebKit },
];
