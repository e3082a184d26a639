import { chromium } from '@playwright/test';
import { account } from './accounts.ts';
import { chromiumLaunch } from './chromium.ts';
import { EmbeddedServer } from './embedded-server.ts';
import { signIn } from './sign-in.ts';
import { Wire } from './wire.ts';
const server = await EmbeddedServer.create(); await server.reset();
const browser = await chromium.launch(chromiumLaunch);
const todo = (process.argv[2] ?? '').split(',').filter(Boolean);
for (const [width, height] of [[1400, 900], [390, 844]]) for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ baseURL: `${server.baseURL}/admin/`, viewport: { width, height }, colorScheme, locale: 'en-US' });
  const page = await context.newPage();
  for (const entry of todo) {
    const [project = '', role = '', name = '', path = ''] = entry.split('|');
    await context.clearCookies();
    await page.goto('about:blank');
    await signIn(page, account(role as 'admin', project));
    const wire = new Wire(page);
    await page.goto(`#/${project}/${path}`);
    await wire.quiet(); await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/m/${name}-${width}-${colorScheme}.png` });
  }
  await context.close();
}
await browser.close(); await server.dispose(); process.exit(0);
