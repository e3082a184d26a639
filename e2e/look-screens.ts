import type { Page } from '@playwright/test';
import type { Wire } from './wire.ts';

/** Screens as an administrator opens them, below `#/tidewater/`. */
export const lookScreens = [
  'collections',
  'collections/articles',
  'collections/articles?view=cards',
  'collections/articles?view=board',
  'collections/articles?view=calendar&at=month.2026-03-12',
  'collections/articles?view=timeline',
  'collections/places?view=tree',
  'collections/articles?q=zzzz',
  'collections/articles/1',
  'collections/articles/+',
  'collections/customers/1,2,3',
  'files',
  'files/1',
  'users',
  'users/2',
  'activity',
  'settings',
  'settings/global',
  'settings/bookmarks',
  'settings/collections',
  'settings/collections/articles',
  'settings/diagram',
  'settings/roles',
  'settings/roles/3',
  'settings/webhooks',
  'settings/interfaces',
  'settings/transfer',
] as const;

/** A phone in the hand: small, touched, without a mouse. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Goes to a screen and waits until it stands: the router begins a frame or two after the address has changed. */
export async function openScreen(page: Page, wire: Wire, screen: string): Promise<void> {
  const frames = () =>
    page.evaluate(async () => {
      for (let left = 6; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  await page.goto(`#/tidewater/${screen}`);
  await frames();
  await wire.quiet();
  await frames();
}
