import { checkA11y, expect, test } from './fixtures.ts';
import { changes, inputOf, keptDrafts, opened } from './item-page.ts';

const phone = { viewport: { width: 390, height: 844 } };

test('the collections page tells how much there is and what was changed, and leads back to one’s own work [COL-02] [ERR-02]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: '/tidewater/collections/articles/2' });
  await opened(page);
  await inputOf(page, 'title').fill('Edited for the overview');
  await page.keyboard.press('Control+s');
  await expect(changes(page)).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/articles\/2.*$/, 'articles/8'));
  await opened(other);
  await inputOf(other, 'title').fill('Not saved yet');
  await expect.poll(() => keptDrafts(other)).toMatch(/Not saved yet/);
  await other.close({ runBeforeUnload: false });

  const calls = wire(page);
  await page.goto('#/tidewater/collections');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Articles', exact: true }) });
  await expect(row.getByRole('cell').nth(2)).toHaveText(/^\d+$/);
  await expect(row.getByRole('cell').nth(3)).toHaveText(/now|second|minute/);
  const edited = page.getByRole('region', { name: 'Edited by you' });
  await expect(edited.getByRole('link', { name: /Edited for the overview/ })).toHaveAttribute(
    'href',
    /articles\/2$/,
  );
  const drafts = page.getByRole('region', { name: 'Unsaved changes on this device' });
  await expect(drafts.getByRole('link')).toHaveAttribute('href', /articles\/8$/);
  await checkA11y(page);
  const counts = calls
    .all({ path: '/tidewater/items/articles' })
    .filter(({ query }) => query['meta'] === 'filter_count');
  expect(counts).toHaveLength(1);

  // What is looked for is not mixed with what was done.
  await page.getByRole('searchbox', { name: 'Filter collections' }).fill('art');
  await expect(edited).toHaveCount(0);

  // Who sees but their own changes is not told that nobody else changed anything.
  const author = await signedIn('author', { path: '/tidewater/collections', context: phone });
  await expect(author.getByRole('columnheader', { name: 'Items' })).toBeVisible();
  await expect(author.getByRole('columnheader', { name: 'Last changed' })).toHaveCount(0);
  expect(await author.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});
