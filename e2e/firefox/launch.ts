import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { plainHost } from '../plain-host.ts';

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
    'network.dns.localDomains': plainHost,
    // The clipboard without a question to the user: there is nobody to answer it.
    'dom.events.testing.asyncClipboard': true,
    // Reading such a property twice crashes the page in ESR 153, and axe does. The app uses none of them.
    'accessibility.ARIAElementReflection.enabled': false,
  };
  if (!process.env['FIREFOX_PATH']) return { browserName: 'firefox', launchOptions: { firefoxUserPrefs } };
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('../../.ci/firefox-bridge.mjs', import.meta.url)),
      firefoxUserPrefs,
    },
  };
}
