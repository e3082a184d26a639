import { existsSync, readFileSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { plainHost } from './plain-host.ts';

/** Where systems keep a Chromium; the set-up script searches the same list. */
const { chromium: systemPaths }: { chromium: string[] } = JSON.parse(
  readFileSync(new URL('../.ci/browser-paths.json', import.meta.url), 'utf8'),
);

function hasOwnDownload(): boolean {
  try {
    return existsSync(chromium.executablePath());
  } catch {
    return false; // Playwright throws on platforms that it has no build for
  }
}

/** Which browser to drive: `CHROMIUM_PATH`, else Playwright's own download, else one of the system. */
function executablePath(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) return wanted;
  return hasOwnDownload() ? undefined : systemPaths.find((path) => existsSync(path));
}

const path = executablePath();

/** For tests of memory: the machine code that V8 makes of what is run often grows with use, and is none of ours. */
export const withoutMachineCode = '--js-flags=--jitless';

/** Launch options shared by the browser tests of Playwright and Vitest, the bench and the screenshots. */
export const chromiumLaunch: LaunchOptions = {
  ...(path ? { executablePath: path } : {}),
  // Chromium refuses its sandbox to root; everybody else keeps it.
  ...(process.getuid?.() === 0 ? { chromiumSandbox: false } : {}),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`,
  ],
};
