import { expect, type Page, test } from './fixtures.ts';

const list = '/tidewater/collections';
const navigation = (app: Page) => app.byRole('navigation', { name: 'Navigation' });

/** Addresses that the links of the rows name, from the top. */
const targets = (app: Page) =>
  app
    .byRole('main')
    .css('tbody tr')
    .readAll((rows) => rows.map((row) => row.querySelector('a')?.getAttribute('href') ?? ''));

/** Clicks each row away from its link, and expects the address of that very link. */
async function openEachRow(app: Page, path: string): Promise<void> {
  await app.goto(`#${path}`);
  const rows = app.byRole('main').css('tbody tr');
  await expect(rows.first()).toBeVisible();
  const hrefs = await targets(app);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  for (const [index, href] of hrefs.entries()) {
    await rows.nth(index).css('td').nth(-1).click();
    await expect.poll(() => app.url()).toMatch(new RegExp(`${href.replace(/^.*#/, '#')}([/?]|$)`));
    await app.goto(`#${path}`);
    await expect(rows.first()).toBeVisible();
  }
}

test('a click on each row of the collections opens that collection @engines', async ({ app, signIn }) => {
  test.slow();
  await signIn('admin', list);
  await expect(app.byRole('heading', { name: 'Collections' })).toBeVisible();
  expect((await targets(app)).length).toBeGreaterThan(10);
  await openEachRow(app, list);
});

test('a click on each row of the roles opens that role', async ({ app, signIn }) => {
  await signIn('admin', '/tidewater/settings/roles');
  await openEachRow(app, '/tidewater/settings/roles');
});

test('each link of the navigation leads where it says, from a page with rows that are links @engines', async ({
  app,
  signIn,
}) => {
  await signIn('editor', list);
  for (const name of ['Articles', 'Authors', 'Tags', 'Places']) {
    await navigation(app).byRole('link', { name }).click();
    await expect(app.byRole('heading', { name })).toBeVisible();
    await app.goto(`#${list}`);
    await expect(app.byRole('heading', { name: 'Collections' })).toBeVisible();
  }
});

test('the project menu opens above the rows, and leads to the other project', async ({ app, signIn }) => {
  await signIn('admin', list);
  await app.byRole('button', { name: /^Project: / }).click();
  await expect(app.byRole('dialog', { name: 'Project' })).toBeVisible();
  await app.press('Escape');
  await expect(app.byRole('dialog', { name: 'Project' })).toHaveCount(0);
  await app.byRole('button', { name: /^Project: / }).click();
  await app.byRole('dialog', { name: 'Project' }).byText('Verlag Nordlicht').click();
  await expect.poll(() => app.url()).toContain('verlag');
});

test('the command menu by keys alone: opens, finds, goes, gives the focus back @engines', async ({
  app,
  signIn,
}) => {
  await signIn('admin', list);
  const filter = app.byLabel('Filter collections');
  await filter.click();
  await app.press('Control+k');
  const box = app.byRole('dialog', { name: 'Command menu' }).byRole('combobox');
  await expect(box).toBeFocused();
  await app.press('Escape');
  await expect(filter).toBeFocused();
  await app.press('Control+k');
  await expect(box).toBeFocused();
  await app.type('lett');
  await expect(app.byRole('option', { selected: true })).toHaveText(/Letters/);
  await app.press('Enter');
  await expect(app.byRole('heading', { name: 'Letters' })).toBeFocused();
});

test('a view is saved as a bookmark and opened again from the navigation', async ({ app, signIn, api }) => {
  await signIn('admin', `${list}/articles?q=fog&columns=title,rating&sort=-rating`);
  await app.byRole('button', { name: 'Save this view as a bookmark' }).click();
  await app.byRole('textbox', { name: 'Name' }).fill('Best of fog');
  await app.press('Enter');
  await expect(app.byRole('heading', { name: 'Articles (Best of fog)' })).toBeVisible();
  const kept = await api.read<{ search_query: string }[]>(
    'collection_presets?filter[title][eq]=Best of fog&fields=title,search_query',
  );
  expect(kept).toEqual([{ title: 'Best of fog', search_query: 'fog' }]);
  await app.goto(`#${list}/articles?sort=title`);
  await expect(app.byRole('heading', { name: 'Articles' })).toBeVisible();
  await navigation(app).byRole('link', { name: 'Best of fog' }).click();
  await expect(app.byRole('heading', { name: 'Articles (Best of fog)' })).toBeVisible();
  await expect(app.byRole('main').byRole('searchbox')).toHaveValue('fog');
});

test('what has the focus by the Tab key shows a ring', async ({ app, signIn }) => {
  await signIn('admin', `${list}/articles/1`);
  await expect(app.byRole('form', { name: 'Fields' })).toBeVisible();
  const seen: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    await app.press('Tab');
    const focused = await app.run<{ name: string; ring: boolean } | null>(`
      const element = document.activeElement;
      if (!element || element === document.body || element.tagName === 'IFRAME') return null;
      // A box may draw the ring for the input in it.
      const boxes = [];
      for (let each = element; each && boxes.length < 4; each = each.parentElement) boxes.push(each);
      const drawn = (style) => (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)
        || style.boxShadow !== 'none';
      const ring = boxes.some((each) => drawn(getComputedStyle(each)) || drawn(getComputedStyle(each, '::after')));
      return { name: element.outerHTML.slice(0, 120), ring };`);
    if (focused === null) continue;
    expect(focused.ring, focused.name).toBe(true);
    seen.push(focused.name);
  }
  expect(seen.length).toBeGreaterThan(15);
});
