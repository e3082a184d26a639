import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, openAnew, test, told } from './fixtures.ts';
import { ready, row } from './listing-page.ts';
import { changes, chooseAction, fieldOf, openItem, opened, save } from './item-page.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Where “.+” is used$/ });
const question = (page: Page) => page.getByRole('alertdialog');

/** The number of articles that a filter finds. */
async function countOf(page: Page, filter: string): Promise<number> {
  const address = `/tidewater/items/articles?${filter}&status=*&fields=id&limit=-1`;
  const answer = await page.request.get(new URL(address, page.url()).href);
  return ((await answer.json()) as { data: unknown[] }).data.length;
}

test.describe.configure({ timeout: 90_000 });

test('what uses an item is counted by collection and field, and its rows are read by keys alone', async ({
  signedIn,
  wire,
}) => {
  const page = await openItem(signedIn, 'admin', '/tidewater/collections/authors/1');
  const all = await countOf(page, 'filter[author][eq]=1');
  const published = await countOf(page, 'filter[author][eq]=1&filter[status][eq]=published');
  expect(published).toBeGreaterThan(0);
  const calls = wire(page);
  await chooseAction(page, 'Where used');
  const articles = drawer(page).getByRole('button', { name: /^Articles · / });
  await expect(articles).toContainText(`${all} items (published: ${published})`);
  // One call for all, one for the published ones.
  expect(calls.all({ method: 'GET', path: '/tidewater/items/articles' })).toHaveLength(2);
  await articles.focus();
  await page.keyboard.press('Enter');
  const rows = drawer(page).getByRole('link');
  await expect(rows).toHaveCount(Math.min(all, 20));
  await expect(rows.first()).toHaveAttribute('href', /#\/tidewater\/collections\/articles\/\d+$/);
  await expect(rows.first()).toHaveText(/\D/);
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions', exact: true })).toBeFocused();
});

test('links by a list of the other side count by what they belong to; translations are a part of the item', async ({
  signedIn,
}) => {
  const page = await openItem(signedIn, 'admin', '/tidewater/collections/tags/1');
  await chooseAction(page, 'Where used');
  const linked = drawer(page).getByRole('button', { name: /^Articles · / });
  await linked.click();
  await expect(drawer(page).getByRole('link').first()).toHaveAttribute('href', /collections\/articles\/\d+$/);
  const letters = new URL('/tidewater/items/letters?filter[article][nnull]=1&limit=1', page.url()).href;
  const answer = await page.request.get(letters);
  const [letter] = ((await answer.json()) as { data: { article: number }[] }).data;
  await page.goto(`#/tidewater/collections/articles/${letter?.article}`);
  await expect(page).toHaveURL(new RegExp(`articles/${letter?.article}$`));
  await chooseAction(page, 'Where used');
  await expect(drawer(page).getByRole('button', { name: /^Letters · Article/ })).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: /Translations/ })).toHaveCount(0);
});

test('before one or many are deleted, what uses them stands in the question', async ({ signedIn }) => {
  const page = await openItem(signedIn, 'admin', '/tidewater/collections/authors/1');
  await chooseAction(page, 'Delete');
  await expect(question(page).getByRole('region', { name: 'Where used' })).toContainText(
    /Articles · .+\d+ items \(published: \d+\)/,
  );
  await checkA11y(page);
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await page.goto('#/tidewater/collections/authors');
  const boxes = page.getByRole('grid').getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(2).click();
  await page.getByRole('button', { name: 'Delete 2 items' }).first().click();
  await expect(question(page).getByRole('region', { name: 'Where used' })).toContainText(/Articles · /);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
});

test('a file is found in columns and in the settings of the project', async ({ signedIn }) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const address = new URL(
    '/tidewater/items/authors?fields=id,portrait.id&filter[portrait][nnull]=1&limit=1',
    page.url(),
  );
  const [author] = (
    (await (await page.request.get(address.href)).json()) as {
      data: { id: number; portrait: { id: number } }[];
    }
  ).data;
  const settings = new URL('/tidewater/settings', page.url()).href;
  const { data: rows } = (await (await page.request.get(`${settings}?limit=-1`)).json()) as {
    data: { id: number; key: string }[];
  };
  const logo = rows.find(({ key }) => key === 'project_logo');
  const value = String(author?.portrait.id);
  expect((await page.request.patch(`${settings}/${logo?.id}`, { data: { value } })).ok()).toBe(true);
  await page.goto(`#/tidewater/files/${value}`);
  await chooseAction(page, 'Where used');
  await expect(drawer(page).getByRole('button', { name: /^Authors · Portrait/ })).toBeVisible();
  await expect(drawer(page).getByRole('listitem').filter({ hasText: 'Project settings' })).toBeVisible();

  // Its card in a form deletes the file itself.
  await page.goto(`#/tidewater/collections/authors/${author?.id}`);
  await opened(page);
  await fieldOf(page, 'portrait')
    .getByRole('button', { name: /^More actions for / })
    .click();
  await page.getByRole('menuitem', { name: 'Delete file' }).click();
  await expect(question(page).getByRole('region', { name: 'Where used' })).toContainText(
    /Authors · Portrait/,
  );
  await question(page).getByRole('button', { name: 'Keep file' }).click();
});

test('a role that may read a part is never told that nothing uses an item', async ({ signedIn }) => {
  const page = await openItem(signedIn, 'author', '/tidewater/collections/authors/2');
  await chooseAction(page, 'Where used');
  await expect(drawer(page)).toContainText(/Nothing that you may read uses it\.|There may be more/);
  await expect(drawer(page)).not.toContainText('Nothing uses it.');
});

test('a count that fails is said, and can be had again', async ({ signedIn }) => {
  const page = await openItem(signedIn, 'admin', '/tidewater/collections/authors/1');
  await page.route(/\/items\/articles\?/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 1, message: 'no' } } }),
  );
  await chooseAction(page, 'Where used');
  await expect(drawer(page)).toContainText('What uses it couldn’t be read.');
  await page.unroute(/\/items\/articles\?/);
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(drawer(page).getByRole('button', { name: /^Articles · / })).toBeVisible();
});

test('rows come by pages until there are no more', async ({ signedIn }) => {
  const page = await openItem(signedIn, 'admin', '/tidewater/collections/authors/1');
  // Articles of the test's own: one page, and five more.
  const address = new URL('/tidewater/items/categories', page.url()).href;
  const made = await page.request.post(address, { data: { name: 'Pages', slug: 'pages' } });
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  const articles = Array.from({ length: 25 }, (_, at) => ({
    title: `Page ${at}`,
    status: 'draft',
    category: id,
  }));
  const posted = await page.request.post(new URL('/tidewater/items/articles', page.url()).href, {
    data: articles,
  });
  expect(posted.status()).toBe(200);
  await page.goto(`#/tidewater/collections/categories/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await chooseAction(page, 'Where used');
  const found = drawer(page).getByRole('button', { name: /^Articles · / });
  await expect(found).toContainText('25 items (published: 0)');
  await found.click();
  const rows = drawer(page).getByRole('link');
  await expect(rows).toHaveCount(20);
  await drawer(page).getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(25);
  await expect(drawer(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('what others use is not taken out of what is published without a question: in the form, on the board, in cells, in a batch, by a revert', async ({
  signedIn,
  wire,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const read = async <T>(path: string) => {
    const answer = await page.request.get(new URL(`/tidewater/items/${path}`, page.url()).href);
    return ((await answer.json()) as { data: T }).data;
  };
  const statusOf = async (key: number) =>
    (await read<{ status: string }>(`articles/${key}?fields=status`)).status;
  const used = await read<{ article: number }[]>('letters?filter[article.status][eq]=published&limit=1');
  const key = used[0]?.article ?? 0;
  const calls = wire(page);
  /** The item stays as it is: nothing more is sent, now or a moment later. */
  const stays = async (sent: number) => {
    await calls.quiet();
    expect(calls.all({ method: 'PATCH', path: /\/items\/articles/ })).toHaveLength(sent);
    expect(await statusOf(key)).toBe('published');
  };
  const letters = (within: Locator) =>
    expect(within.getByRole('region', { name: 'Where used' })).toContainText(/Letters · Article/);

  await page.goto(`#/tidewater/collections/articles/${key}`);
  await opened(page);
  await fieldOf(page, 'status').getByText('Draft', { exact: true }).click();
  await page.keyboard.press('Control+s');
  await expect(question(page)).toContainText('Unpublish 1 item?');
  await letters(question(page));
  await checkA11y(page);
  await question(page).getByRole('button', { name: 'Keep published' }).click();
  await stays(0);
  // What was chosen is still there, and is asked about again.
  await page.keyboard.press('Control+s');
  await question(page).getByRole('button', { name: 'Unpublish' }).click();
  await expect(told(page, 'Saved')).toBeVisible();
  await expect(changes(page)).toHaveCount(0);
  expect(await statusOf(key)).toBe('draft');
  // Nothing is asked where nothing stops being published.
  await fieldOf(page, 'status').getByText('Published', { exact: true }).click();
  await save(page);
  await stays(2);

  // The state before the last save was a draft.
  await page.getByRole('button', { name: 'Preview and revert' }).first().click();
  const revert = page.getByRole('dialog', { name: 'Preview and revert' });
  await letters(revert);
  await page.keyboard.press('Escape');

  const only = `filters=${encodeURIComponent(JSON.stringify([{ field: 'id', operator: 'eq', value: String(key) }]))}`;
  await page.goto(`#/tidewater/collections/articles?view=board&${only}`);
  const list = page.getByRole('grid', { name: 'Published, cards' });
  await expect(list.locator('[data-row][data-key]')).toHaveCount(1);
  await list.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Alt+ArrowRight');
  await letters(question(page));
  await question(page).getByRole('button', { name: 'Keep published' }).click();
  await stays(2);

  await page.goto(`#/tidewater/collections/articles?view=tabular&columns=id,status&${only}`);
  await ready(page);
  await row(page, 0)
    .locator('[data-column="2"]')
    .click({ modifiers: ['Shift'] });
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  await page
    .getByRole('group', { name: /^Edit Status/ })
    .getByText('Draft')
    .click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+s');
  await letters(question(page));
  await question(page).getByRole('button', { name: 'Keep published' }).click();
  await stays(2);

  const others = await read<{ id: number }[]>('articles?filter[status][eq]=published&limit=1&sort=id');
  await openAnew(
    page,
    `#/tidewater/collections/articles/${key},${others[0]?.id === key ? 2 : others[0]?.id}`,
  );
  await fieldOf(page, 'status').getByRole('switch').click();
  await fieldOf(page, 'status').getByText('Draft', { exact: true }).click();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await letters(question(page));
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await stays(2);
});

test('texts that name a file are found when they are asked for, and the search says where it has been', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { path: '/tidewater/collections' });
  const file = new URL('/tidewater/files/1?fields=filename_disk', page.url()).href;
  const answer = (await (await page.request.get(file)).json()) as { data: { filename_disk: string } };
  const name = answer.data.filename_disk;
  const body = `<p><img src="/uploads/tidewater/originals/${name}"></p>`;
  const article = new URL('/tidewater/items/articles/3', page.url()).href;
  expect((await page.request.patch(article, { data: { body } })).ok()).toBe(true);
  await page.goto('#/tidewater/files/1');
  await chooseAction(page, 'Where used');
  await drawer(page).getByRole('button', { name: 'Search texts' }).click();
  await expect(drawer(page).getByText('Found in these texts:')).toBeVisible();
  await expect(
    drawer(page).getByRole('link', { name: 'A letter to the new people at Saltby' }),
  ).toHaveAttribute('href', /articles\/3$/);
  await expect(drawer(page).getByRole('progressbar')).toHaveCount(0);
  await checkA11y(page);
  // A number names nothing: it is part of every other text.
  await openAnew(page, '#/tidewater/collections/authors/1');
  await opened(page);
  await chooseAction(page, 'Where used');
  await expect(drawer(page).getByRole('button', { name: /^Articles · / })).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Search texts' })).toHaveCount(0);
});
