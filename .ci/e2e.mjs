// `npm run e2e -- [--browser chromium|firefox|webkit] [arguments of Playwright]`: the journeys, in one browser.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, isBuilt } from './build.mjs';
import { findBrowser, installPackages, orExplain, root, SetupError } from './setup.mjs';
import { webkitGtk } from './webkitgtk.mjs';

const suite = 'e2e/playwright.config.ts';

/**
 * How each browser is driven: `find` gives the configuration of Playwright and what it needs to know by its environment, or
 * undefined where the browser is not installed; `install` says how it would be.
 */
const browsers = {
  chromium: {
    // The suite's own configuration looks for it.
    find: async () => ({ config: suite, env: {} }),
    install: 'npm test installs one',
  },
  firefox: {
    async find() {
      const found = await findBrowser('firefox');
      return found && { config: suite, env: { FIREFOX_PATH: found.isOwn ? '' : found.path } };
    },
    install:
      'Debian: apt-get install firefox-esr; else npx playwright install --with-deps firefox, or set FIREFOX_PATH',
  },
  webkit: {
    async find() {
      if (await findBrowser('webkit')) return { config: suite, env: {} };
      // The system's WebKit is not one that Playwright can drive: it has journeys of its own.
      return webkitGtk() && { config: 'e2e/webkit/playwright.config.ts', env: {} };
    },
    install: 'Debian: apt-get install webkit2gtk-driver xvfb; else npx playwright install --with-deps webkit',
  },
};

/** Those that `npm test` takes some journeys in, beside the whole suite in Chromium. */
export const otherBrowsers = ['firefox', 'webkit'];

/**
 * How the suite is run in a browser.
 *
 * @returns {Promise<{ args: string[], env: Record<string, string> } | { missing: string }>} arguments for Node and
 *   further environment, or why it can't be
 */
export async function suiteIn(browser) {
  const known = browsers[browser];
  if (!known) {
    throw new SetupError(`No such browser: ${browser}. Browsers: ${Object.keys(browsers).join(', ')}.`);
  }
  const found = await known.find();
  if (!found) return { missing: `${browser} is not installed (${known.install})` };
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  return {
    args: [cli, 'test', `--config=${found.config}`],
    env: { LECTERN_BROWSER: browser, ...found.env },
  };
}

/** Takes `--browser name` or `--browser=name` out of the arguments; the rest is Playwright's. */
function splitArguments(given) {
  const rest = [...given];
  const at = rest.findIndex((argument) => /^--browser(=|$)/.test(argument));
  if (at < 0) return { browser: 'chromium', rest };
  const [option] = rest.splice(at, 1);
  const browser = option.includes('=') ? option.slice('--browser='.length) : rest.splice(at, 1)[0];
  return { browser: browser ?? '', rest };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(async () => {
    installPackages();
    const { browser, rest } = splitArguments(process.argv.slice(2));
    const { args, env, missing } = await suiteIn(browser);
    if (missing) throw new SetupError(`${missing}.`);
    if (!isBuilt()) build();
    const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } };
    process.exitCode = spawnSync(process.execPath, [...args, ...rest], options).status ?? 1;
  });
}
