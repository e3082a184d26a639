import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';

/**
 * What the suite uses of Playwright to run in Firefox: the one that `FIREFOX_PATH` names by way of the bridge, else
 * Playwright's own build.
 */
export function firefoxUse(): NonNullable<PlaywrightTestConfig['use']> {
  const firefoxUserPrefs = {
    'ui.prefersReducedMotion': 1,
    // Bars that take no room, as on a phone and in Chromium without a window.
    'ui.useOverlayScrollbars': 1,
    // Light, until a page or a test asks for the other.
    'layout.css.prefers-color-scheme.content-override': 1,
    // The clipboard without a question to the user: there is nobody to answer it.
    'dom.events.testing.asyncClipboard': true,
    // A busy machine is no reason to stop a script.
    'dom.max_script_run_time': 0,
    'dom.ipc.cancel_content_js_when_navigating': false,
    // Nor to paint in the middle of one: ESR 153 crashes at that, under axe above all.
    'browser.tabs.remote.force-paint': false,
  };
  if (!process.env['FIREFOX_PATH']) return { browserName: 'firefox', launchOptions: { firefoxUserPrefs } };
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('bridge.mjs', import.meta.url)),
      firefoxUserPrefs,
    },
  };
}
