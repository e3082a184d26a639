import { account, expect, test } from './fixtures.ts';
import { opened } from './item-page.ts';
import { loseSession, signIn } from './sign-in.ts';
import { fill, password, submit } from './sign-in-form.ts';

/** Sign-in where the server, the browser or the address is not as it should be. */

const editor = account('editor', 'tidewater');

test('of 200 projects only a few are asked for their names, and a slow one holds up no other [SIN-01] @faults', async ({
  page,
  faults,
  wire,
}) => {
  // Two hundred calls, each through the test's own hands.
  test.slow();
  const wrong = faults(page);
  const many = Array.from({ length: 197 }, (_, index) => `project-${index}`);
  const keys = ['slow', 'tidewater', 'verlag', ...many, '../evil', 'a/b', '<b>x</b>', 7];
  await wrong.answer({ path: '/server/projects' }, 200, { data: keys, public: true });
  await wrong.answer({ path: /^\/project-\d+\/$/ }, 200, {
    data: { api: { project_name: 'Same name' } },
    public: true,
  });
  const release = await wrong.hold({ path: '/slow/' });
  const calls = wire(page);
  await page.goto('#/login?project=tidewater');
  const chooser = page.getByLabel('Project');
  await expect(chooser.getByRole('option')).toHaveCount(200);
  await expect(chooser.getByRole('option', { name: 'Verlag Nordlicht' })).toBeAttached();
  await expect(chooser.getByRole('option', { name: 'slow', exact: true })).toBeAttached();
  // Those with one name are told apart by their keys.
  await expect(chooser.getByRole('option', { name: 'Same name (project-3)' })).toBeAttached();
  const asked = () => calls.all({ path: /^\/[\w-]+\/$/ }).length;
  await expect.poll(asked).toBe(12);
  await fill(page, editor);
  expect(asked()).toBe(12);
  // Whoever is about to look at the list gets all names.
  await chooser.focus();
  const last = chooser.getByRole('option', { name: 'Same name (project-196)' });
  await expect(last).toBeAttached({ timeout: 30_000 });
  release();
  await submit(page).click();
  await expect(page).toHaveURL(/#\/tidewater\//);
});

test('a project that is not there is said, and others can be chosen [SIN-07] [NAV-13]', async ({ page }) => {
  await page.goto('#/login?project=no-such-project');
  const alert = page.getByRole('alert').filter({ hasText: 'This server has no project “no-such-project”' });
  await expect(alert).toBeVisible();
  await page.getByLabel('Project').selectOption({ label: 'Verlag Nordlicht' });
  await expect(alert).toHaveCount(0);
  // What can't be a key at all is not even tried.
  await page.goto('about:blank');
  await page.goto('#/login?project=..%2Fserver');
  await expect(page.getByLabel('Project')).toHaveValue('verlag');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a server that answers HTML or nothing is no session and no project [SIN-07] @faults', async ({
  page,
  faults,
}) => {
  const wrong = faults(page);
  const answers: [path: string, body: unknown, words: RegExp][] = [
    ['/server/projects', '<h1>Welcome</h1>', /couldn’t be read/],
    ['/server/projects', '', /has no data/],
    ['/server/projects', { data: 'tidewater' }, /has no data/],
    ['/tidewater/', '<h1>Welcome</h1>', /couldn’t be read/],
    ['/tidewater/', '', /has no data/],
    ['/tidewater/', { data: [] }, /has no data/],
  ];
  for (const [path, body, words] of answers) {
    await wrong.answer({ path }, 200, body);
    await page.goto('about:blank');
    await page.goto(path === '/tidewater/' ? '#/login?project=tidewater' : '#/login');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(password(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    await wrong.clear();
  }
});

test('HTML in names, notes and errors is text, and names of any length fit [SIN-07] [SHL-14] @faults', async ({
  page,
  faults,
}) => {
  const wrong = faults(page);
  const html = '<img src=x onerror="document.title=1"><b>bold</b>';
  const api = {
    project_name: html,
    project_color: 'red; } * { display: none',
    project_public_note: `*Hi* ${html}`,
  };
  await wrong.answer({ path: '/tidewater/' }, 200, { data: { api }, public: true });
  await wrong.answer({ path: '/tidewater/auth/authenticate' }, 422, { error: { code: 4, message: html } });
  await page.goto('#/login?project=tidewater');
  await expect(page.getByRole('main').getByText(html).first()).toBeVisible();
  await expect(page.locator('footer').getByText('bold', { exact: false })).toContainText(html);
  await expect(page.locator('footer em')).toHaveText('Hi');
  await fill(page, editor);
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: html })).toBeVisible();
  await expect(page.locator('img[src="x"], b')).toHaveCount(0);
  await expect(page).toHaveTitle('Sign in');
  await wrong.clear();
  const name = 'x'.repeat(10_000);
  await wrong.answer({ path: '/tidewater/' }, 200, { data: { api: { project_name: name } }, public: true });
  for (const width of [1400, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('about:blank');
    await page.goto('#/login?project=tidewater');
    await expect(page.getByRole('main').getByText('xxx').first()).toBeVisible();
    await expect(submit(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }
});

test('a browser that keeps no cookie is told so [SIN-10] @faults', async ({ page, faults }) => {
  await page.goto('#/login?redirect=/tidewater/collections/articles');
  await fill(page, editor);
  const wrong = faults(page);
  // Successful, but without the cookie.
  await wrong.answer({ path: '/tidewater/auth/authenticate' }, 200, { data: { user: {} }, public: true });
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Your browser didn’t keep the session');
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await wrong.clear();
  await fill(page, editor);
  await submit(page).click();
  await expect(page).toHaveURL(/#\/tidewater\/collections\/articles/);
});

test('signing in needs no storage at all [SIN-09]', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
  });
  await page.goto('#/login?redirect=/tidewater/collections');
  await fill(page, editor);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Letters' }).first().click();
  await expect(page).toHaveURL(/#\/tidewater\/collections\/letters/);
});

test('a redirect never leaves the app, nor the project [SIN-09]', async ({ signedIn, baseURL }) => {
  const page = await signedIn('editor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const inside = [
    '//evil.example/tidewater',
    'https://evil.example',
    'javascript:document.title=1',
    '/%5Cevil.example',
  ];
  for (const redirect of [...inside, '/verlag/collections', '/login']) {
    await page.goto(`#/login?redirect=${encodeURIComponent(redirect)}`);
    await page.getByRole('button', { name: /^Continue as/ }).click();
    await expect(page).toHaveURL(/#\/tidewater\/collections/);
    expect(page.url().startsWith(baseURL ?? 'none')).toBe(true);
  }
});

for (const [what, isBack] of [
  ['puts the former session back', true],
  ['takes the session away', false],
] as const) {
  test(`a late answer to a call from before ${what}: the sign-in is repeated, once [SIN-01] [ERR-02]`, async ({
    signedIn,
    wire,
  }) => {
    const page = await signedIn('editor');
    const former = await page.context().cookies();
    await loseSession(page);
    await page.close();
    const other = await page.context().newPage();
    const calls = wire(other);
    const signIns = () => calls.all({ method: 'POST', path: '/tidewater/auth/authenticate' });
    let isLate = true;
    // The first question of the new session goes out with the cookie that the late answer has brought.
    await other.route(/\/tidewater\/users\/me/, async (route) => {
      if (!isLate || signIns().length === 0) return route.continue();
      isLate = false;
      const cookie = isBack ? former.map(({ name, value }) => `${name}=${value}`).join('; ') : 'none=1';
      const response = await route.fetch({ headers: { ...route.request().headers(), cookie } });
      return route.fulfill({ response });
    });
    await signIn(other, account('author', 'tidewater'));
    await expect(other.getByRole('button', { name: /^Davit .*account$/ })).toBeVisible();
    await other.goto('#/tidewater/collections/articles/18');
    await opened(other);
    expect(signIns()).toHaveLength(2);
  });
}

test('an account without a role is told so, and may sign in as somebody else [SIN-10]', async ({
  signedIn,
  page,
  server,
}) => {
  const admin = await signedIn('admin');
  const data = { email: 'nobody@example.com', password: 'no role as yet' };
  const users = `${server.baseURL}/tidewater/users`;
  const invited = await admin.request.post(`${users}/invite`, { data: { email: data.email } });
  const { data: people } = (await invited.json()) as { data: { id: number }[] };
  const change = { password: data.password, status: 'active' };
  const made = await admin.request.patch(`${users}/${String(people[0]?.id)}`, { data: change });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto('#/login?project=tidewater');
  await fill(page, data);
  await submit(page).click();
  await expect(page.getByText('Your account has no role yet')).toBeVisible();
  await expect(password(page)).toHaveValue(data.password);
  await signIn(page, account('author', 'tidewater'));
  await expect(page.getByRole('button', { name: /^Davit .*account$/ })).toBeVisible();
});
