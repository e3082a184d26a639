import { chromiumLaunch } from './chromium.ts';
import { expect } from './fixtures.ts';
import { editAndSave, signInHere, test, walk } from './surroundings.ts';

/*
 * The app as it is, in a world that isn't: each test alters what surrounds the page, signs in, works on an item and goes
 * through every screen. Nothing may be thrown and no screen may fail.
 */

test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...(chromiumLaunch.args ?? []), '--host-resolver-rules=MAP *.test 127.0.0.1'],
  },
});

test.describe('plain http under another name', () => {
  test('all screens, saving and drafts @hooks', async ({ visit, server }) => {
    test.setTimeout(120_000);
    const page = await visit({ baseURL: `http://cms.intranet.test:${new URL(server.baseURL).port}/admin/` });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/untrustworthy|secure context|https/i.test(message.text())) refused.push(message.text());
    });
    await page.goto('#/login');
    expect(
      await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]),
    ).toEqual([false, false, false]);
    await expect(page.getByText('This connection is not encrypted; https is safer.')).toBeVisible();
    await signInHere(page);
    await editAndSave(page);
    expect(await walk(page)).toEqual([]);
    // Nothing is sent that the browser has to refuse here.
    expect(refused).toEqual([]);
  });
});
