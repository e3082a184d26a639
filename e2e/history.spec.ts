import type { Locator, Page } from '@playwright/test';
import { account, checkA11y, expect, test, told } from './fixtures.ts';
import { runSql } from './sql.ts';

const articles = '/tidewater/collections/articles';
const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Activity' });
const list = (page: Page): Locator => panel(page).getByRole('list', { name: 'Activity' });
const entries = (page: Page): Locator => panel(page).locator('[data-action]');
const input = (page: Page, name: string): Locator =>
  page.locator(`[data-field="${name}"]`).locator('input, textarea').first();
const box = (page: Page): Locator => panel(page).getByRole('textbox', { name: 'Comment' });

/** All entries, where there are more than the latest few. */
async function showAll(page: Page): Promise<void> {
  await expect(entries(page).first()).toBeVisible();
  const button = panel(page).getByRole('button', { name: 'Show all' });
  if (await button.isVisible()) await button.click();
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Saved')).toBeVisible();
}

test('opens by itself where there is room for it, not for new items, several, or the log [SHL-11] [ACT-01]', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: `${articles}/3` });
  await expect(panel(page)).toBeVisible();
  // What comes beside the form takes no focus from it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await showAll(page);
  await expect(entries(page).last()).toContainText('Created');
  await expect(entries(page).last().locator('time')).toHaveAttribute('title', /\d{4}/);
  for (const path of [`${articles}/+`, `${articles}/1,2`, '/tidewater/activity/1', articles]) {
    await page.goto(`#${path}`);
    await expect(page.getByRole('main').locator('form, [role=grid]').first()).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1235, height: 900 });
  await page.goto(`#${articles}/3`);
  await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  await expect(entries(page).first()).toBeVisible();
});

test('comments: by button and by keyboard, changed, deleted; markup is text; a begun one waits [ACT-02] @faults', async ({
  signedIn,
  faults,
  wire,
}) => {
  const page = await signedIn('admin', { path: `${articles}/4` });
  await showAll(page);
  const count = await entries(page).count();
  await box(page).fill('   ');
  await expect(panel(page).getByRole('button', { name: 'Comment', exact: true })).toBeDisabled();
  await box(page).fill('See <b>this</b> and **that**');
  await page.goto(`#${articles}/5`);
  await expect(box(page)).toHaveValue('');
  await page.goto(`#${articles}/4`);
  await expect(box(page)).toHaveValue('See <b>this</b> and **that**');

  const fault = faults(page);
  await fault.answer({ method: 'POST', path: '/tidewater/activity/comment' }, 500, {
    error: { code: 9, message: 'no room' },
  });
  await box(page).press('Control+Enter');
  await expect(panel(page).getByRole('alert')).toContainText('no room');
  await expect(box(page)).toHaveValue('See <b>this</b> and **that**');
  await fault.clear();
  const calls = wire(page);
  await box(page).press('Control+Enter');
  const comment = panel(page).getByRole('article').first();
  await expect(comment).toContainText('See <b>this</b> and that');
  await expect(comment.locator('strong')).toHaveText('that');
  await expect(box(page)).toHaveValue('');
  expect(calls.all({ method: 'POST', path: '/tidewater/activity/comment' })[0]?.body).toEqual({
    collection: 'articles',
    item: '4',
    comment: 'See <b>this</b> and **that**',
  });
  await showAll(page);
  await expect(entries(page)).toHaveCount(count + 1);

  await comment.getByRole('button', { name: 'Edit comment' }).click();
  const editor = panel(page).getByRole('textbox', { name: 'Edit comment' });
  await expect(editor).toBeFocused();
  await editor.press('Escape');
  await comment.getByRole('button', { name: 'Edit comment' }).click();
  await editor.fill('Seen');
  await editor.press('Control+Enter');
  await expect(comment).toContainText(/^Seen\s*\(edited\)/);
  await checkA11y(page);
  await comment.getByRole('button', { name: 'Delete comment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Comment deleted')).toBeVisible();
  await expect(entries(page)).toHaveCount(count);
});

for (const [level, writes, changes] of [
  ['none', false, 0],
  ['read', false, 0],
  ['create', true, 0],
  ['update', true, 1],
  ['full', true, 2],
] as const) {
  test(`comment permission ${level} [ACT-02] @faults`, async ({ signedIn, faults }) => {
    const page = await signedIn('author', { path: '/tidewater/collections' });
    const { email } = account('author', 'tidewater');
    const me = await page.request.get(`/tidewater/users/me?fields=id,email`);
    const { data } = (await me.json()) as { data: { id: number; email: string } };
    expect(data.email).toBe(email);
    const rights = { read: 'full', create: 'none', update: 'full', delete: 'none' };
    await faults(page).answer({ method: 'GET', path: '/tidewater/permissions/me' }, 200, {
      data: [
        { collection: 'tags', status: null, ...rights, comment: level },
        { collection: 'directus_activity', status: null, ...rights, comment: 'none' },
      ],
    });
    const by = (id: number) => ({ id, first_name: 'P', last_name: String(id) });
    const row = { action: 'comment', action_on: '2026-01-02T03:04:05+00:00', edited_on: null };
    await faults(page).answer({ method: 'GET', path: '/tidewater/activity' }, 200, {
      data: [
        { ...row, id: 3, action_by: null, comment: 'by a guest', comment_deleted_on: null },
        { ...row, id: 2, action_by: by(data.id), comment: 'mine', comment_deleted_on: null },
      ],
    });
    await page.reload();
    await page.goto('#/tidewater/collections/tags/1');
    await expect(panel(page).getByRole('article')).toHaveCount(2);
    await expect(entries(page).first()).toContainText('Public');
    await expect(box(page)).toHaveCount(writes ? 1 : 0);
    await expect(panel(page).getByRole('button', { name: 'Edit comment' })).toHaveCount(changes);
  });
}

test('what changed, word by word and field by field, and the way back to it [ACT-03] [ACT-04]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: `${articles}/6` });
  const title = await input(page, 'title').inputValue();
  await input(page, 'subtitle').fill('the first of all the words');
  await save(page);
  await input(page, 'subtitle').fill('the second of all the words');
  await page
    .locator('[data-field="featured"]')
    .getByRole('checkbox')
    .or(page.locator('[data-field="featured"]').getByRole('switch'))
    .click();
  await save(page);
  await expect(entries(page).first().getByRole('button', { name: '2 changes' })).toBeVisible();
  await entries(page).first().getByRole('button', { name: '2 changes' }).click();
  await expect(entries(page).first().locator('del')).toHaveText('first');
  await expect(entries(page).first().locator('ins')).toHaveText('second');
  // The state that is there already is nothing to go back to.
  await expect(entries(page).first().getByRole('button', { name: 'Preview and revert' })).toHaveCount(0);
  await checkA11y(page);

  // What is staged meanwhile stays.
  await input(page, 'title').fill(`${title}, staged`);
  await entries(page).nth(1).getByRole('button', { name: 'Preview and revert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview and revert' });
  await expect(dialog).toContainText(/This is the item as it was on .*\d{4}/);
  await expect(dialog).toContainText('Your 1 unsaved change stays in the form.');
  await expect(dialog.getByRole('heading', { name: '2 fields change' })).toBeVisible();
  await dialog.getByRole('button', { name: 'The whole item as it was' }).click();
  const whole = dialog.getByRole('form');
  await expect(whole.locator('[data-field="subtitle"]').getByRole('textbox')).toHaveValue(
    'the first of all the words',
  );
  await expect(whole.locator('[data-field="subtitle"]').getByRole('textbox')).toHaveAttribute('readonly', '');
  await checkA11y(page);
  const calls = wire(page);
  await dialog.getByRole('button', { name: 'Revert', exact: true }).click();
  await expect(told(page, 'Reverted')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(calls.all({ method: 'PATCH' }).map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/tidewater\/items\/articles\/6\/revert\/\d+$/),
  ]);
  await expect(input(page, 'subtitle')).toHaveValue('the first of all the words');
  await expect(input(page, 'title')).toHaveValue(`${title}, staged`);
  await expect(entries(page).first()).toContainText('Reverted');
});

test('changes by others than the API are told, a failing history hurts nothing, more comes by scrolling [ACT-05] [ACT-01] @hooks', async ({
  signedIn,
  server,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const sql = (statement: string) => runSql(page.request, server.baseURL, statement);
  await sql(`DELETE FROM directus_activity WHERE collection = 'tags' AND item = '2'`);
  await page.goto('#/tidewater/collections/tags/2');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('Changed outside the API');

  for (let index = 0; index < 35; index += 1) {
    const data = { collection: 'tags', item: '2', comment: `number ${index}` };
    await page.request.post(`${server.baseURL}/tidewater/activity/comment`, { data });
  }
  await page.reload();
  await expect(entries(page).first()).toContainText('number 34');
  await expect(entries(page).first()).toHaveAttribute('aria-setsize', '-1');
  // The latest few, until all are asked for.
  await expect(entries(page)).toHaveCount(5);
  await panel(page).getByRole('button', { name: 'Show all' }).click();
  await expect(list(page)).toBeFocused();
  await expect(panel(page).getByRole('button', { name: 'Show all' })).toHaveCount(0);
  // What can't be read is said, and asked for once more when the user wants it.
  await page.route('**/tidewater/activity?*', (route) => route.fulfill({ status: 500, json: {} }));
  await list(page).press('End');
  await expect(panel(page).getByRole('alert')).toContainText('Older entries couldn’t be loaded');
  await page.unroute('**/tidewater/activity?*');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText('No older entries')).toHaveRole('status');
  await list(page).press('End');
  await expect(entries(page).last()).toContainText('Changed outside the API');
  await expect(entries(page).last()).toHaveAttribute('aria-posinset', '36');
  await expect(entries(page).last()).toHaveAttribute('aria-setsize', '36');

  await page.route('**/tidewater/activity?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(panel(page).getByRole('alert')).toContainText('The history couldn’t be loaded');
  await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
  await page.unroute('**/tidewater/activity?*');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page).first()).toContainText('number 34');
});

test('ten thousand changes: few of them in the page, all of them reached; what was begun in one waits [ACT-01] @hooks', async ({
  signedIn,
  server,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const sql = (statement: string) => runSql(page.request, server.baseURL, statement);
  const numbers = (first: number, last: number) =>
    `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;
  const item = `'tags', '3'`;
  await sql(`DELETE FROM directus_activity WHERE collection = 'tags' AND item = '3'`);
  await sql(`DELETE FROM directus_revisions WHERE collection = 'tags' AND item = '3'`);
  await sql(`INSERT INTO directus_activity (id, action, action_by, action_on, ip, user_agent, collection, item)
    ${numbers(1, 10_000)} SELECT 100000 + i, iif(i = 1, 'create', 'update'), 1, '2026-01-01 00:00:00', '', '', ${item} FROM n`);
  await sql(`INSERT INTO directus_revisions (activity, collection, item, data, delta, parent_changed)
    ${numbers(1, 10_000)} SELECT 100000 + i, ${item}, json_object('id', 3, 'name', 'Name ' || i), json_object('name', 'Name ' || i), 0 FROM n`);
  const data = { collection: 'tags', item: '3', comment: 'A word' };
  await page.request.post(`${server.baseURL}/tidewater/activity/comment`, { data });

  await page.goto('#/tidewater/collections/tags/3');
  await expect(entries(page).first()).toContainText('A word');
  await panel(page).getByRole('button', { name: 'Edit comment' }).click();
  const editor = panel(page).getByRole('textbox', { name: 'Edit comment' });
  await editor.fill('Two words');
  await entries(page).nth(2).getByRole('button', { name: '1 change' }).click();
  await expect(entries(page).nth(2)).toContainText('Name 9998');
  await panel(page).getByRole('button', { name: 'Show all' }).click();
  await expect(list(page)).toBeFocused();
  let mounted = 0;
  await expect(async () => {
    mounted = Math.max(mounted, await entries(page).count());
    await list(page).press('End');
    await expect(entries(page).last()).toHaveAttribute('aria-posinset', '10001', { timeout: 100 });
  }).toPass({ intervals: [100], timeout: 120_000 });
  await expect(entries(page).last()).toContainText('Created');
  await expect(editor).toHaveCount(0);
  // The window, as much of it again above and below, and no more.
  expect(mounted).toBeLessThan(100);
  await checkA11y(page);

  await list(page).press('Home');
  await expect(editor).toHaveValue('Two words');
  await expect(list(page)).toBeFocused();
  await expect(entries(page).nth(2)).toContainText('Name 9998');
  await editor.press('Control+Enter');
  await expect(panel(page).getByRole('article').first()).toContainText('Two words');
});

test('a side bar that is opened while the item is on its way stays open when it comes @faults', async ({
  signedIn,
  faults,
}) => {
  // Too narrow for it to open by itself.
  const page = await signedIn('admin', { context: { viewport: { width: 1000, height: 800 } } });
  const release = await faults(page).hold({ path: /\/items\/articles\/7$/ });
  await page.goto(`#${articles}/7`);
  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  await expect(panel(page)).toBeVisible();
  release();
  await expect(entries(page).last()).toBeVisible();
});

test('a tab that is chosen while the item is awaited stays; the way back begins with the fields', async ({
  signedIn,
  faults,
}) => {
  const page = await signedIn('admin', { context: { viewport: { width: 390, height: 844 } } });
  const release = await faults(page).hold({ path: /\/items\/articles\/7$/ });
  await page.goto(`#${articles}/7`);
  await page.getByRole('tab', { name: 'Activity' }).click();
  release();
  const tab = page.getByRole('tabpanel', { name: 'Activity' });
  await expect(tab.locator('[data-action]').last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  await page.goto(`#${articles}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
});

test('nothing is in anybody’s way on a phone [ACT-01] [FD68]', async ({ signedIn }) => {
  // Narrow from the start: where there is room, the panel opens by itself, sooner or later.
  const page = await signedIn('admin', {
    path: `${articles}/7`,
    context: { viewport: { width: 390, height: 844 } },
  });
  await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await page
    .getByRole('tabpanel', { name: 'Activity' })
    .locator('[data-action]')
    .last()
    .getByRole('button', { name: /values$/ })
    .click();
  await checkA11y(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});
