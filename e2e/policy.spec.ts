import { securityHeaders } from '#mocks/host/security-headers.ts';
import { expect, quietPage, test } from './fixtures.ts';

/*
 * That nothing on any page breaks the policy is watched in every test (`pageErrors` in fixtures.ts). Here: that the
 * policy is really in force, and that the watch would notice.
 */

test('every file of the bundle comes with the documented headers @faults', async ({ page, server }) => {
  const html = await page.request.get('');
  const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(await html.text())?.[1] ?? '';
  for (const path of ['', script, 'shared/react.js']) {
    const response = await page.request.get(`${server.baseURL}/admin/${path}`);
    expect(response.ok()).toBe(true);
    expect(response.headers()).toMatchObject(securityHeaders);
  }
  const policy = securityHeaders['content-security-policy'];
  expect(policy).not.toMatch(/unsafe-|\*|script-src[^;]*(?:data:|blob:|https?:)/);
});

test('inline scripts, handlers, eval, foreign code and inline styles are refused, and noticed', async ({
  page,
  pageErrors,
}) => {
  await page.goto('#/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(pageErrors).toEqual([]);

  const ran = await page.evaluate(async () => {
    const hits: string[] = [];
    Object.assign(globalThis, { hit: (name: string) => hits.push(name) });
    // What a debugger runs may evaluate text; what a timer runs is the page's own.
    await new Promise((resolve) => setTimeout(resolve));
    const attempts: (() => unknown)[] = [
      () => document.body.appendChild(document.createElement('script')).append('hit("inline")'),
      () => document.createElement('button').setAttribute('onclick', 'hit("handler")'),
      () => (Reflect.construct(Function, ['hit("eval")']) as () => unknown)(),
      () => Object.assign(document.createElement('div'), { innerHTML: '<img src="x" onerror="hit(1)">' }),
      () => document.head.appendChild(document.createElement('style')).append('body { color: red }'),
      () => import(['https:/', 'example.com', 'x.js'].join('/')),
    ];
    for (const attempt of attempts) {
      try {
        await attempt();
      } catch {
        // Refused with an error: as good as silently.
      }
    }
    return hits;
  });
  expect(ran).toEqual([]);
  const refused = [
    /HTMLScriptElement text/,
    /Element onclick/,
    /(?:eval|Function)[^]*hit/,
    /innerHTML/,
    /style-src-elem inline/,
    /script-src-elem https:\/\/example\.com/,
  ];
  for (const words of refused)
    await expect.poll(() => pageErrors.some((error) => words.test(error))).toBe(true);
  pageErrors.length = 0;
});

test('an address that the policy refuses is named, with the place where it can be allowed', async ({
  signedIn,
  pageErrors,
}) => {
  const page = await signedIn('admin', { path: quietPage });
  const messages = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const ask = () =>
    page.evaluate(() => fetch('https://geocoder.example.com/search?q=x').catch(() => undefined));
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await ask();
  await expect(messages).toContainText('https://geocoder.example.com is blocked');
  await expect(messages).toContainText('connect-src in index.html');
  // Said once, however often the app tries.
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Close' })
    .first()
    .click();
  await ask();
  await expect.poll(() => pageErrors.length).toBe(2);
  await expect(messages).toHaveCount(0);
  expect(pageErrors.every((error) => error.includes('connect-src https://geocoder.example.com'))).toBe(true);
  pageErrors.length = 0;
});
