import { checkA11y, expect, test, told } from './fixtures.ts';
import { fieldOf, opened } from './item-page.ts';
import { setup, dialogOf, action, side, preview, begin, submit } from './relation-page.ts';

test('translations in a project without languages: their collection is made on the way, and taken back when that fails [SCH-10] @faults', async ({
  signedIn,
  faults,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: `${setup}/fees` });
  await begin(page, 'translation', 'names');
  const languages = side(page, 'Languages');
  await languages.getByRole('switch', { name: 'Create a collection of languages' }).check({ force: true });
  // There is one already in this project, so that another name is proposed.
  const name = languages.getByRole('textbox', { name: 'Name of the collection' });
  await expect(name).toHaveValue('languages_2');
  await name.fill('tongues');
  await languages.getByRole('searchbox', { name: 'Find a language' }).fill('norwegian');
  await languages.getByRole('checkbox', { name: /\(nb\)/ }).check({ force: true });
  await expect(languages.getByRole('status')).toHaveText('2 languages selected');
  await expect(preview(page)).toContainText('Create the collection tongues with the fields code, name, sort');
  await expect(preview(page)).toContainText('Create 2 items in tongues: en-US, nb');
  await checkA11y(page, { include: ['[role="dialog"]'] });

  const trouble = faults(page);
  await trouble.answer({ method: 'POST', path: '/tidewater/relations' }, 500, {
    error: { code: 9, message: 'Out of order' },
  });
  await submit(page);
  const stopped = dialogOf(page).getByRole('alert').filter({ hasText: 'The relation is incomplete' });
  // Three collections' worth of calls come before it.
  await expect(stopped).toContainText('Create 2 items in tongues', { timeout: 60_000 });
  await trouble.clear();
  await stopped.getByRole('button', { name: 'Undo completed steps' }).click();
  await expect(told(page, 'The completed steps were undone')).toBeVisible();
  const there = (collection: string) =>
    page.request.get(new URL(`/tidewater/items/${collection}?fields=code,name,sort`, page.url()).href);
  expect((await there('tongues')).ok()).toBe(false);

  // The choices stand as they were: once more, and it works.
  await action(page, 'Save').click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 60_000 });
  expect(await (await there('tongues')).json()).toMatchObject({
    data: [
      { code: 'en-US', sort: 1 },
      { code: 'nb', sort: 2 },
    ],
  });
  await page.goto('#/tidewater/collections/fees/1');
  await opened(page);
  await expect(fieldOf(page, 'names').getByRole('button', { name: /Language/ })).toBeVisible();

  // Whoever would delete it is told what depends on it.
  await page.goto(`#${setup}/tongues`);
  await page.getByRole('button', { name: 'Delete collection' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('fees.names');
});
