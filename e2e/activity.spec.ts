import type { Page } from '@playwright/test';
import { checkA11y, expect, test } from './fixtures.ts';
import { read } from './item-page.ts';
import { ready } from './listing-page.ts';
import { runSql } from './sql.ts';

const acts = (page: Page) => page.getByRole('list', { name: 'Activity' });
const act = (page: Page, text: string) => acts(page).locator('[data-action]').filter({ hasText: text });
const api = (page: Page, path: string) => new URL(`/tidewater/${path}`, page.url()).href;
const href = (collection: string, key: number) => `a[href="#/tidewater/collections/${collection}/${key}"]`;

async function make(page: Page, name: string): Promise<number> {
  const made = await page.request.post(api(page, 'items/tags'), { data: { name } });
  return ((await made.json()) as { data: { id: number } }).data.id;
}

async function myName(page: Page): Promise<string> {
  const me = await read(page, '/tidewater/users/me?fields=first_name,last_name');
  return `${String(me['first_name'])} ${String(me['last_name'])}`;
}

test('sentences: one for one act, with names, what is written by itself on request [ACT-06] @hooks', async ({
  signedIn,
  server,
}) => {
  // Loaded twice, and looked at in light and dark.
  test.slow();
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const quay = await make(page, 'Quay <b>1');
  const pier = await make(page, 'مرسى');
  await page.request.patch(api(page, `items/tags/${quay}`), { data: { name: 'Quay <b>2' } });
  const order = [3, 1, 2].map((id, index) => ({ id, sort: 40 + index }));
  await page.request.patch(api(page, 'items/categories'), { data: order });
  // All at one time, whatever the clock says meanwhile.
  await runSql(
    page.request,
    server.baseURL,
    `UPDATE directus_activity SET action_on = '2026-06-01 10:00:00'
      WHERE (collection = 'tags' AND item IN ('${quay}', '${pier}')) OR (collection = 'categories' AND action = 'update')`,
  );
  const name = await myName(page);

  await page.goto('#/tidewater/activity');
  // Names that the page before has read were changed past the app.
  await page.reload();
  await expect(act(page, `${name} changed Name of “Quay <b>2”`)).toHaveCount(1);
  await expect(act(page, `${name} created 2 items in Tags`)).toHaveCount(1);
  await expect(act(page, `${name} reordered 3 items in Categories`)).toHaveCount(1);
  for (const key of [quay, pier]) await expect(acts(page).locator(href('tags', key)).first()).toBeVisible();
  // A name in letters of the other direction turns nothing around it.
  await expect(acts(page).locator('bdi').filter({ hasText: 'مرسى' }).first()).toBeVisible();
  await checkA11y(page);

  await expect(acts(page)).not.toContainText('signed in');
  await page.getByRole('switch', { name: 'Include system changes' }).check();
  await expect(acts(page)).toContainText(`${name} signed in`);
  await page.getByRole('link', { name: 'Show as a table' }).click();
  await expect(page).toHaveURL(/activity\?view=tabular$/);
  await ready(page);
});

test('what is gone is said: an item, the person, a comment; fields that may not be read are left out [ACT-06] @hooks', async ({
  signedIn,
  server,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const gone = await make(page, 'Short-lived');
  const left = await make(page, 'By somebody');
  await page.request.patch(api(page, `items/tags/${left}`), { data: { name: 'By nobody' } });
  await page.request.delete(api(page, `items/tags/${gone}`));
  const said = await page.request.post(api(page, 'activity/comment'), {
    data: { collection: 'tags', item: String(left), comment: 'Never mind' },
  });
  const { id } = ((await said.json()) as { data: { id: number } }).data;
  const name = await myName(page);
  await page.goto('#/tidewater/activity');
  await page.reload();
  await expect(act(page, `${name} commented on “By nobody”`)).toHaveCount(1);

  await page.request.delete(api(page, `activity/comment/${id}`));
  await runSql(
    page.request,
    server.baseURL,
    `UPDATE directus_activity SET action_by = 9999 WHERE collection = 'tags' AND item = '${left}'`,
  );
  await page.route('**/tidewater/revisions?*', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 3, message: 'Forbidden' } } }),
  );
  await page.reload();
  await expect(act(page, `${name} deleted item ${gone} in Tags`)).toHaveCount(1);
  await expect(act(page, `${name} created item ${gone} in Tags (deleted since)`)).toHaveCount(1);
  await expect(acts(page).locator(href('tags', gone))).toHaveCount(0);
  await expect(act(page, 'Deleted user (#9999) changed “By nobody”')).toHaveCount(1);
  await expect(act(page, 'commented on “By nobody”')).toHaveCount(0);
});
