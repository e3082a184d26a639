import { checkA11y, expect, test, told } from './fixtures.ts';
import { inputOf, opened, read } from './item-page.ts';

test('how items are named is put together from fields, shown on real items, and goes wherever they are named [SCH-03]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await signedIn('admin', { path: '/tidewater/settings/collections/articles' });
  const section = page.getByRole('region', { name: 'Item names' });
  await expect(section).toContainText('{{title}}');
  await expect(section).toContainText('Automatic');
  await section.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'How items are named' });
  const template = dialog.getByRole('textbox', { name: 'Template' });
  await expect(template).toBeFocused();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await checkA11y(page, { include: ['[role="dialog"]'] });

  // Words alone would name all items alike, and what is not there names none.
  await template.fill('an article');
  await page.keyboard.press('Enter');
  await expect(template).toHaveAccessibleDescription(/Insert at least one field/);
  await template.fill('{{title}} by {{writer}}');
  await expect(template).toHaveAccessibleDescription(/These fields don’t exist: writer/);

  await template.fill('{{title}}, ');
  await dialog.getByRole('button', { name: 'Insert a field' }).click();
  await page.getByRole('menuitem', { name: /^Author › Last name$/i }).click();
  await expect(template).toHaveValue('{{title}}, {{author.last_name}}');
  await expect(template).toBeFocused();
  const article = await read(page, '/tidewater/items/articles/2?fields=title,author.last_name');
  const { last_name: author } = article['author'] as { last_name: string };
  const name = `${String(article['title'])}, ${author}`;
  const calls = wire(page);
  await page.keyboard.press('Enter');
  await expect(told(page, 'Item names saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(section).toContainText('{{title}}, {{author.last_name}}');
  expect(calls.last({ method: 'PATCH', path: '/tidewater/fields/articles/id' }).body).toMatchObject({
    options: { lectern: { display_template: '{{title}}, {{author.last_name}}' } },
  });

  await page.goto('#/tidewater/collections/articles/2');
  await opened(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(author));

  // What is told of a save, the log, and the command menu's recent items say it too, in one call for each collection.
  await inputOf(page, 'title').fill('Tide *tables* for 2026');
  await page.keyboard.press('Control+s');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').last();
  await expect(toast).toContainText(`Tide *tables* for 2026, ${author}`);
  calls.clear();
  await page.goto('#/tidewater/activity?view=tabular&columns=action,collection,item&sort=-id');
  await page.reload();
  const entries = page.getByRole('row').filter({ hasText: /Articles/i });
  await expect(entries.first()).toContainText(`2 · Tide *tables* for 2026, ${author}`);
  const named = await page
    .getByRole('gridcell')
    .filter({ hasText: /^\d+ · / })
    .count();
  expect(named).toBeGreaterThan(8);
  expect(calls.all({ method: 'GET', path: '/tidewater/items/articles' }).length).toBeLessThan(named / 4);
  await page.keyboard.press('Control+k');
  const menu = page.getByRole('dialog', { name: 'Command menu' });
  await menu.getByRole('combobox').fill('articles 2');
  await page.keyboard.press('Enter');
  await opened(page);
  await page.keyboard.press('Control+k');
  await expect(menu.getByRole('option').first()).toContainText(`Tide *tables* for 2026, ${author}`);
  await page.keyboard.press('Escape');

  // Taken away, names are chosen automatically again; other options of the field stay.
  await page.goto('#/tidewater/settings/collections/articles');
  await section.getByRole('button', { name: 'Change' }).click();
  await template.fill('');
  await page.keyboard.press('Enter');
  await expect(section).toContainText('Automatic');
  const field = await read(page, '/tidewater/fields/articles/id');
  expect(field['options']).not.toHaveProperty('lectern');
});
