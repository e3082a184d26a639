import { account, checkA11y, expect, test } from './fixtures.ts';
import { email, fill, password, submit } from './sign-in-form.ts';

const editor = account('editor', 'tidewater');

test('signs in with e-mail and password and opens the collections [SIN-02] [SIN-09] @engines', async ({
  page,
  wire,
}) => {
  const calls = wire(page);
  await page.goto('');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page).toHaveTitle('Sign in');
  await expect(email(page)).toBeFocused();
  await fill(page, editor);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/tidewater\/collections$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
  expect(calls.last({ method: 'POST', path: '/tidewater/auth/authenticate' }).body).toEqual({
    email: editor.email,
    password: editor.password,
    mode: 'cookie',
  });
});

test('loads all data after sign-in in one wave [SIN-13] [NAV-07] @faults', async ({ page, faults, wire }) => {
  await page.goto('');
  await fill(page, editor);
  const calls = wire(page);
  const release = await faults(page).hold({
    method: 'GET',
    path: /\/tidewater\/(users\/me|collections|settings|permissions\/me|relations|)$/,
  });
  await submit(page).click();
  await expect(page.getByText('Loading data…')).toBeVisible();
  const asked = () => calls.all({ method: 'GET' }).map(({ path }) => path);
  // All are on their way while none has been answered.
  for (const path of ['users/me', 'collections', 'settings', 'permissions/me', 'relations', '']) {
    await expect.poll(asked).toContain(`/tidewater/${path}`);
  }
  release();
  await expect(page).toHaveURL(/collections$/);
  // Custom extensions are listed when the first screen is there.
  for (const path of ['/interfaces', '/layouts', '/modules']) await expect.poll(asked).toContain(path);
  // None was asked for twice.
  const repeated = asked().filter(
    (path, index, all) =>
      path !== '/server/ping' && all.indexOf(path) !== index && !/presets|assets|uploads/.test(path),
  );
  expect(repeated).toEqual([]);
});

test('both fields are asked for before anything is sent [SIN-02]', async ({ page, wire }) => {
  await page.goto('');
  await expect(email(page)).toBeFocused();
  const calls = wire(page);
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription('Required.');
  await expect(email(page)).toBeFocused();
  await email(page).fill('not an address');
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription('Enter a valid e-mail address.');
  await email(page).fill(editor.email);
  await submit(page).click();
  await expect(password(page)).toBeFocused();
  expect(calls.all({ method: 'POST' })).toEqual([]);
});

test('a wrong password keeps what was typed and selects the password [SIN-10]', async ({ page }) => {
  await page.goto('');
  await fill(page, { email: editor.email, password: 'wrong' });
  await submit(page).click();
  const notice = page.getByRole('status').filter({ hasText: 'Incorrect e-mail or password' });
  await expect(notice).toBeVisible();
  await expect(email(page)).toHaveValue(editor.email);
  await expect(password(page)).toHaveValue('wrong');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(editor.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/collections/);
});

const catalogue: [code: number, message: string][] = [
  [11, 'Can’t reach the database'],
  [101, 'You were signed out due to inactivity'],
  [102, 'You were signed out due to inactivity'],
  [103, 'This user is suspended'],
  [106, 'Incorrect e-mail or password'],
  [107, 'User not found'],
  [114, 'Incorrect e-mail or password'],
  [115, 'Single sign-on isn’t allowed while two-factor authentication is on'],
];

test('each code has its message [SIN-10] [ERR-01] @faults', async ({ page, faults }) => {
  await page.goto('');
  await fill(page, editor);
  const wrong = faults(page);
  for (const [code, message] of catalogue) {
    await wrong.answer({ path: '/tidewater/auth/authenticate' }, 401, { error: { code, message: 'x' } });
    await submit(page).click();
    await expect(page.locator(`[data-code="${code}"]`)).toContainText(message);
    await wrong.clear();
  }
  await wrong.answer({ path: '/tidewater/auth/authenticate' }, 502, '<h1>Bad gateway</h1>');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Can’t reach the API');
  await wrong.clear();
  await wrong.drop({ path: '/tidewater/auth/authenticate' });
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('couldn’t be reached');
  await expect(password(page)).toHaveValue(editor.password);
});

test('an unreadable answer is an error, not a sign-in [SIN-10] [ERR-02] @faults', async ({
  page,
  faults,
}) => {
  await page.goto('');
  await fill(page, editor);
  await faults(page).garble({ path: '/tidewater/auth/authenticate' });
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('couldn’t be read');
  await expect(page).toHaveURL(/login/);
});

test('a code in the address is shown, and both leave the address [SIN-08]', async ({ page }) => {
  await page.goto('?error=true&code=115#/');
  await expect(page.locator('[data-code="115"]')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/#\/login$/);
  await page.reload();
  await expect(email(page)).toBeVisible();
  await expect(page.locator('[data-code]')).toHaveCount(0);
  await page.goto('#/login?error=true&code=103&redirect=/tidewater/collections/articles');
  await expect(page.locator('[data-code="103"]')).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await expect(page).not.toHaveURL(/code|error/);
});

test('several projects can be chosen from, each with its own colour [SIN-01] [SHL-14]', async ({ page }) => {
  await page.goto('');
  const chooser = page.getByLabel('Project');
  await expect(chooser.getByRole('option')).toHaveText(['The Tidewater Review', 'Verlag Nordlicht']);
  await email(page).fill('somebody@example.com');
  const color = () => submit(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await color();
  await chooser.selectOption({ label: 'Verlag Nordlicht' });
  await expect.poll(color).not.toBe(before);
  // What was typed outlives the choice.
  await expect(email(page)).toHaveValue('somebody@example.com');
  await page.reload();
  await expect(chooser).toHaveValue('verlag');
});

test('a project’s logo, background and foreground are shown, and done without when they are broken [SHL-14] @faults', async ({
  page,
  faults,
}) => {
  const wrong = faults(page);
  await page.goto('#/login?project=tidewater');
  // The demo's own: a logo and a background, in both themes.
  const logo = page.getByRole('main').locator('img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const side = page.locator('[aria-hidden="true"][style*="background-image"]');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(side).toBeVisible();
  }
  const url = await logo.getAttribute('src');
  const api = {
    project_name: 'Pictures',
    project_color: '#7a1f5c',
    project_logo: { full_url: '/uploads/no-such-logo.png' },
    project_foreground: { full_url: url },
  };
  await wrong.answer({ path: '/tidewater/' }, 200, { data: { api }, public: true });
  await page.goto('about:blank');
  await page.goto('#/login?project=tidewater');
  await expect(page.locator(`[aria-hidden="true"] > img[src="${url}"]`)).toBeVisible();
  await expect(side).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Pictures').first()).toBeVisible();
  await expect(logo).toHaveCount(0);
});

test('one project needs no chooser, none is said [SIN-01] [SIN-07] @faults', async ({ page, faults }) => {
  const wrong = faults(page);
  await wrong.answer({ path: '/server/projects' }, 200, { data: ['tidewater'], public: true });
  await page.goto('');
  await expect(page.getByText('The Tidewater Review').first()).toBeVisible();
  await expect(page.getByLabel('Project')).toHaveCount(0);
  await wrong.clear();
  await wrong.answer({ path: '/server/projects' }, 200, { data: [], public: true });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto('');
  await expect(page.getByText('This server has no public projects')).toBeVisible();
});

test('a project that fails says so and can be tried again [SIN-07] @faults', async ({ page, faults }) => {
  const wrong = faults(page);
  await wrong.answer({ path: '/tidewater/' }, 500, { error: { code: 11, message: 'Can not connect' } });
  await page.goto('');
  const alert = page.getByRole('alert').filter({ hasText: 'can’t be opened' });
  await expect(alert).toContainText('Can not connect');
  await wrong.clear();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
});

test('a server that is down is said near the form, and found again [SIN-10] @faults', async ({
  page,
  faults,
}) => {
  const wrong = faults(page);
  await wrong.drop({ path: /./ });
  await page.goto('');
  await expect(email(page)).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'couldn’t be reached' });
  await expect(alert).toBeVisible();
  await wrong.clear();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Project')).toBeVisible();
});

test('who has a session continues without a password [SIN-04]', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('#/login');
  const go = page.getByRole('button', { name: /^Continue as Bea/ });
  await expect(go).toBeVisible();
  await expect(password(page)).toHaveCount(0);
  await checkA11y(page);
  await go.click();
  await expect(page).toHaveURL(/#\/tidewater\/collections/);
  await page.goto('#/login');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(password(page)).toBeVisible();
  await page.goto('#/tidewater/collections');
  await expect(page).toHaveURL(/#\/login\?redirect=/);
});

test('the last page is where the next sign-in leads [SIN-09] [NAV-10]', async ({ page, wire }) => {
  const calls = wire(page);
  await page.goto('');
  await fill(page, editor);
  await submit(page).click();
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Letters' }).click();
  await expect(page).toHaveURL(/#\/tidewater\/collections\/letters/);
  const tracked = () =>
    calls.all({ method: 'PATCH', path: /\/tidewater\/users\/\d+\/tracking\/page$/ }).at(-1)?.body;
  await expect.poll(tracked).toEqual({ last_page: '/tidewater/collections/letters' });
  await page.goto('#/login');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await fill(page, editor);
  await submit(page).click();
  await expect(page).toHaveURL(/#\/tidewater\/collections\/letters/);
});

test('the password can be shown [SIN-02]', async ({ page }) => {
  await page.goto('');
  await password(page).fill('secret words');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('a one-time code is asked for when the server wants one [SIN-05] @faults', async ({
  page,
  faults,
  wire,
}) => {
  await page.goto('');
  await fill(page, editor);
  const wrong = faults(page);
  await wrong.answer({ path: '/tidewater/auth/authenticate' }, 404, { error: { code: 111, message: 'x' } });
  await submit(page).click();
  const code = page.getByLabel('One-time code');
  await expect(code).toBeFocused();
  await wrong.clear();
  const calls = wire(page);
  await code.pressSequentially('12345');
  await expect(code).toHaveValue('123-45');
  await submit(page).click();
  await expect(code).toHaveAccessibleDescription(/Enter all six digits/);
  expect(calls.all({ method: 'POST' })).toEqual([]);
  await code.pressSequentially('6');
  await expect.poll(() => calls.all({ method: 'POST' }).at(0)?.body).toMatchObject({ otp: '123456' });
});

test('a role that needs a second factor leads to its page, from a single sign-on too [SIN-06] [SIN-08] @faults', async ({
  page,
  faults,
}) => {
  await page.goto('#/login?redirect=/tidewater/collections/articles');
  await fill(page, editor);
  const error = { code: 113, message: 'x' };
  await faults(page).answer({ path: '/tidewater/auth/authenticate' }, 200, { data: {}, error });
  await submit(page).click();
  await expect(page).toHaveURL(/#\/setup-2fa\?redirect=/);
  await page.goto('about:blank');
  await page.goto('?error=true&code=113#/');
  await expect(page).toHaveURL(/#\/setup-2fa$/);
});

test('single sign-on providers have a link and an icon each [SIN-03] @faults', async ({
  page,
  faults,
  baseURL,
}) => {
  const data = [
    { name: 'github', icon: new URL('/extensions/core/auth/github/icon.svg', baseURL).href },
    { name: 'google', icon: 'javascript:alert(1)' },
    { name: '<b>odd</b>', icon: new URL('/no-such-icon.svg', baseURL).href },
  ];
  await faults(page).answer({ path: '/tidewater/auth/sso' }, 200, { data, public: true });
  await page.goto('');
  const link = page.getByRole('link', { name: 'Sign in with Github' });
  const origin = new URL(baseURL ?? '').origin;
  const target = `${origin}/tidewater/auth/sso/github?mode=cookie&redirect_url=${encodeURIComponent(baseURL ?? '')}`;
  await expect(link).toHaveAttribute('href', target);
  const icon = link.locator('img');
  await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // An icon of another kind of address is never asked for, a broken one leaves the name.
  const others = page.getByRole('link', { name: /Sign in with (Google|.*odd)/ });
  await expect(others).toHaveCount(2);
  await expect(others.locator('img, b')).toHaveCount(0);
});

test('a slow server is said, nothing is lost [SIN-10] @faults', async ({ page, faults }) => {
  await page.goto('');
  await fill(page, editor);
  await faults(page).delay({ path: '/tidewater/auth/authenticate' }, 7000);
  await submit(page).click();
  await expect(page.getByText('The server is slow to answer')).toBeVisible({ timeout: 6500 });
  await expect(page).toHaveURL(/collections/, { timeout: 10_000 });
});

test('public pages are free of accessibility faults, also on a phone [FD68]', async ({ page }) => {
  test.slow();
  await page.goto('');
  await expect(page.getByLabel('Project')).toBeVisible();
  await checkA11y(page);
  await fill(page, { email: editor.email, password: 'wrong' });
  await submit(page).click();
  await expect(page.locator('[data-code]')).toBeVisible();
  await checkA11y(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkA11y(page);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide()).toBe(false);
});
