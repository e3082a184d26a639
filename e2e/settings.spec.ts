import type { Page } from '@playwright/test';
import { checkA11y, expect, test, told } from './fixtures.ts';
import { fieldOf, inputOf, saveButton } from './item-page.ts';

const overview = '/tidewater/settings';
const global = '/tidewater/settings/global';
const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('overview: counts of what there is, links, and what is not there yet [SET-01] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await signedIn('admin');
  const calls = wire(page);
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(card(page, 'Roles and permissions')).toContainText(/\d+ roles/);
  await expect(card(page, 'Webhooks')).toContainText(/\d+ webhook/);
  await expect(card(page, 'Collections and fields')).toContainText(/\d+ collections/);
  await expect(card(page, 'Project settings')).toContainText(/\d+ settings/);
  await expect(card(page, 'Interfaces')).toContainText('57 interfaces');
  await expect(card(page, 'Activity')).toContainText(/[\d,]+ entries/);
  await expect(card(page, 'Connection')).toContainText(/\d+ ms/);
  await expect(card(page, 'Server details').locator('[aria-disabled="true"]')).toHaveCount(1);
  for (const resource of ['roles', 'webhooks', 'activity']) {
    // The page of collections, where this began, asks some of them for rows.
    const limits = calls
      .all({ method: 'GET', path: `/tidewater/${resource}` })
      .map(({ query }) => query['limit']);
    expect(limits).toContain('0');
  }
  await expect(card(page, 'Report an issue').getByRole('link')).toHaveAttribute('target', '_blank');
  await checkA11y(page);

  await faults(page).answer({ method: 'GET', path: '/tidewater/roles' }, 500, {
    error: { code: 0, message: 'out of order' },
  });
  await page.reload();
  await expect(card(page, 'Roles and permissions')).toContainText('--');
  await expect(card(page, 'Webhooks')).toContainText(/\d+ webhook/);
  await card(page, 'Project settings').getByRole('link').click();
  await expect(page).toHaveURL(/#\/tidewater\/settings\/global$/);
});

test('project settings: saved by row, only what was changed; the project shows it at once [SET-02] @faults @engines', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await signedIn('admin', { path: overview });
  await card(page, 'Project settings').getByRole('link').click();
  await expect(page.getByRole('form', { name: 'Settings' })).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await checkA11y(page, { exclude: ['[data-field="asset_whitelist"]'] });

  const stored = (await (
    await page.request.get(new URL('/tidewater/settings?limit=-1', page.url()).href)
  ).json()) as {
    data: { id: number; key: string }[];
  };
  const idOf = (key: string) => stored.data.find((row) => row.key === key)?.id;

  // What can't be saved is said at its field, and nothing is sent.
  const calls = wire(page);
  await inputOf(page, 'project_name').fill('');
  await saveButton(page).click();
  await expect(fieldOf(page, 'project_name')).toContainText(/required|fill/i);
  expect(calls.all({ method: 'PATCH', path: '/tidewater/settings' })).toHaveLength(0);

  await inputOf(page, 'project_name').fill('The Tidewater Gazette');
  await inputOf(page, 'login_attempts_allowed').fill('7');
  await fieldOf(page, 'telemetry').getByRole('switch').click();
  const fault = faults(page);
  await fault.answer({ method: 'PATCH', path: '/tidewater/settings' }, 500, {
    error: { code: 9, message: 'no room left' },
  });
  // From the end of the form: what went wrong is seen there as well.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no room left' })).toBeInViewport({ ratio: 1 });
  await expect(inputOf(page, 'project_name')).toHaveValue('The Tidewater Gazette');
  await fault.clear();

  await saveButton(page).click();
  await expect(told(page, 'Settings saved')).toBeVisible();
  await expect(page).toHaveURL(/#\/tidewater\/settings$/);
  const sent = calls.all({ method: 'PATCH', path: '/tidewater/settings' }).at(-1)?.body as {
    id: number;
    value: unknown;
  }[];
  expect(sent).toHaveLength(3);
  expect(sent).toEqual(
    expect.arrayContaining([
      { id: idOf('project_name'), value: 'The Tidewater Gazette' },
      { id: idOf('login_attempts_allowed'), value: 7 },
    ]),
  );
  // Its name in the frame follows without a reload.
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toContainText('The Tidewater Gazette');
  await page.goto(`#${global}`);
  await expect(inputOf(page, 'login_attempts_allowed')).toHaveValue('7');
});

test('project settings: leaving asks, others are refused [SET-02]', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: global });
  await inputOf(page, 'project_url').fill('https://tidewater.example');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('alertdialog')).toContainText('1 unsaved setting');
  await page.getByRole('alertdialog').getByRole('button', { name: /keep/i }).click();
  await expect(inputOf(page, 'project_url')).toHaveValue('https://tidewater.example');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Settings saved')).toBeVisible();
  await expect(page).toHaveURL(/settings\/global$/);

  const editor = await signedIn('editor', { path: global });
  await expect(editor.getByRole('main')).toContainText(/not.*(allowed|access|permission)|no access/i);
});
