import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../server.ts';
import { webkitGtk } from '../../.ci/webkitgtk.mjs';

/** How a browser is started: what Safari takes from the system, WebKitGTK takes from its environment. */
export interface BrowserSettings {
  readonly dark: boolean;
}

/** A running WebKitGTK with a display of its own: without the pointer in its window nothing matches `:focus`. */
export interface WebKitBrowser {
  readonly driver: WebDriver;
  /** Sizes the page (not the window), in CSS pixels; 447 is the least width that the window takes. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

const screen = { width: 1400, height: 1000 };
/** Lives as long as the browser; ended with the process too, so that no display is left behind by a crash. */
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

function start(file: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  // GTK warns of missing locales and themes; the fourth is where Xvfb says its number.
  const child = spawn(file, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function startDisplay(xvfb: string): Promise<{ child: ChildProcess; name: string }> {
  const size = `${screen.width}x${screen.height}x24`;
  const child = start(xvfb, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], process.env);
  const output = child.stdio[3];
  if (!output) throw new Error('Xvfb has no way to say its number');
  const [chunk] = (await Promise.race([
    once(output, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb ended at once');
    }),
  ])) as [Buffer];
  return { child, name: `:${chunk.toString().trim()}` };
}

async function answers(url: string): Promise<boolean> {
  return await fetch(`${url}/status`).then(
    (response) => response.ok,
    () => false,
  );
}

/** Starts a display, the driver and a browser in it, with a home folder of its own. Throws when one doesn't start. */
export async function startBrowser({ dark }: BrowserSettings): Promise<WebKitBrowser> {
  const paths = webkitGtk();
  if (!paths) throw new Error('WebKitGTK is not installed: Debian packages webkit2gtk-driver and xvfb');
  const home = mkdtempSync(join(tmpdir(), 'lectern-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  // No animations is what `prefers-reduced-motion` goes by.
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const display = await startDisplay(paths.xvfb);
  const port = await freePort();
  const service = start(paths.driver, [`--port=${port}`], {
    ...process.env,
    DISPLAY: display.name,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
    // Neither UTC nor the zone of any demo user, as in Chromium.
    TZ: 'America/New_York',
    LANG: 'en_US.UTF-8',
    // Assistive technology is asked for on the session's bus, which machines for tests don't have.
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
    // Where no graphics card is, frames that go by its memory come eight times less often.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (service.exitCode !== null) throw new Error('WebKitWebDriver ended at once');
    await pause(30);
  }
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      unhandledPromptBehavior: 'accept',
      'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
    })
    .build();

  /** Of the page, and what the window has around it. */
  const measure = async () => {
    const script = 'return [innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight]';
    return (await driver.executeScript(script)) as [number, number, number, number];
  };
  const resize = async (width: number, height: number) => {
    const [, , across, down] = await measure();
    // In the middle, where the pointer is from the start.
    const x = Math.round((screen.width - width - across) / 2);
    await driver
      .manage()
      .window()
      .setRect({ x, y: 0, width: width + across, height: height + down });
    const deadline = Date.now() + 10_000;
    for (;;) {
      const [nowWidth, nowHeight] = await measure();
      if (nowWidth === width && nowHeight === height) return;
      if (Date.now() > deadline) throw new Error(`the page does not take the size ${width} × ${height}`);
      await pause(50);
    }
  };

  return {
    driver,
    resize,
    async close() {
      await driver.quit().catch(() => undefined);
      await end(service);
      await end(display.child);
      // Processes of the browser may still be writing there.
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
