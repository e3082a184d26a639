import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, openAnew, test } from './fixtures.ts';
import { articles, changes, fieldOf, inputOf, openItem, read, save } from './item-page.ts';

const translations = (page: Page) => fieldOf(page, 'translations').first();
const target = (page: Page, name: string) => inputOf(page, `translations.${name}`);
const source = (page: Page, name: string) => fieldOf(page, `translations:source.${name}`);
/** A text of the target, with what stands below it. */
const cell = (page: Page, name: string): Locator => fieldOf(page, `translations.${name}`).locator('..');
const language = (page: Page) => translations(page).getByRole('button', { name: /Language/ });

async function choose(page: Page, name: RegExp): Promise<void> {
  await language(page).click();
  await page.getByRole('option').filter({ hasText: name }).click();
}

const sideBySide = (page: Page) => translations(page).getByRole('switch', { name: 'Side by side' });

test('two languages side by side: the source beside each text, the next that is missing, all kept in one save [FD85] [FD86]', async ({
  signedIn,
  wire,
}) => {
  test.slow();
  const page = await openItem(signedIn, 'admin', `${articles}/10`);
  // In one language the count is the same.
  await language(page).click();
  for (const state of [
    'Deutsch3 of 3 translated',
    'EnglishSource language',
    'FrançaisNot translated',
    'עבריתNot translated',
  ])
    await expect(page.getByRole('option').filter({ hasText: state })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await sideBySide(page).check();
  // German is done: the first that lacks something stands on the right, the item itself on the left.
  await expect(language(page)).toContainText('Français');
  await expect(
    translations(page).getByRole('button', { name: /^(?:Source|English).*this item/ }),
  ).toBeVisible();
  await expect(source(page, 'title')).toContainText(await inputOf(page, 'title').inputValue());
  await expect(cell(page, 'title')).toContainText('Missing');
  await checkA11y(page);

  // A word of the source that is typed is there at once.
  await inputOf(page, 'title').fill('Two words');
  await expect(source(page, 'title').locator('..')).toContainText('2 words · 9 characters');
  const next = translations(page).getByRole('button', { name: 'Next missing' });
  await next.click();
  await expect(target(page, 'title')).toBeFocused();
  await page.keyboard.type('Deux mots');
  await expect(cell(page, 'title')).not.toContainText('Missing');
  await expect(translations(page)).toContainText('Changed · 1 of 3 translated · Missing: Subtitle and Body');
  await next.click();
  await expect(target(page, 'subtitle')).toBeFocused();
  await cell(page, 'subtitle')
    .getByRole('button', { name: /^Copy from source/ })
    .click();
  // The button is gone, and the focus not with it.
  await expect(target(page, 'subtitle')).toBeFocused();
  await expect(target(page, 'subtitle')).toHaveValue(await inputOf(page, 'subtitle').inputValue());
  await expect(fieldOf(page, 'translations.body').locator('iframe')).toBeAttached();
  await cell(page, 'body')
    .getByRole('button', { name: /^Copy from source/ })
    .click();
  await expect(translations(page)).toContainText('Changed · 3 of 3 translated');
  // This language lacks nothing any more: on to the one that does, and what was typed stays.
  await next.click();
  await expect(language(page)).toContainText('עברית');
  await expect(target(page, 'title')).toBeFocused();

  const calls = wire(page);
  await save(page);
  const { title, translations: sent } = calls.last({ method: 'PATCH', path: /articles\/10/ }).body as {
    title: string;
    translations: Record<string, unknown>[];
  };
  expect(title).toBe('Two words');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ language: 'fr-FR', title: 'Deux mots' });
  const item = await read(page, '/tidewater/items/articles/10?fields=body,translations.*');
  const rows = item['translations'] as Record<string, unknown>[];
  expect(rows.find((row) => row['language'] === 'fr-FR')?.['body']).toBe(item['body']);

  // Remembered, and what is on the left is never on the right.
  await openAnew(page, page.url());
  await expect(sideBySide(page)).toBeChecked();
  await expect(language(page)).toContainText('עברית');
  await translations(page)
    .getByRole('button', { name: /this item/ })
    .click();
  await page.getByRole('option', { name: 'עברית' }).click();
  // The others are done, and English can be translated into now: the first of them.
  await expect(language(page)).not.toContainText('עברית');
  await language(page).click();
  await expect(page.getByRole('option')).toHaveCount(3);
  await expect(page.getByRole('option').filter({ hasText: 'עברית' })).toHaveCount(0);
});

test('a source that was changed since: said, shown as a difference, and still right by a word [FD86]', async ({
  signedIn,
  wire,
}) => {
  const page = await openItem(signedIn, 'admin', `${articles}/20`);
  const send = async (data: object) => {
    const url = new URL('/tidewater/items/articles/20', page.url()).href;
    expect((await page.request.patch(url, { data })).status()).toBe(200);
  };
  const rows = (await read(page, '/tidewater/items/articles/20?fields=translations.*'))[
    'translations'
  ] as Record<string, unknown>[];
  const german = rows.find((row) => row['language'] === 'de-DE');
  await send({ title: 'The gauge and the marsh', subtitle: 'As it was' });
  await send({ translations: [{ id: german?.['id'], title: 'Der Pegel', subtitle: 'Wie es war' }] });
  // Later by more than a save takes: within one the order is the server's own.
  const sent = Date.now();
  await expect.poll(() => Date.now() - sent).toBeGreaterThan(3000);
  await send({ subtitle: 'As it was ', title: 'The gauge and the old marsh' });
  await openAnew(page, page.url());
  await sideBySide(page).check();
  await choose(page, /Deutsch/);
  await expect(cell(page, 'title')).toContainText('Source changed');
  // A blank is no change.
  await expect(cell(page, 'subtitle')).not.toContainText('Source changed');
  await cell(page, 'title')
    .getByRole('button', { name: /^Show what changed/ })
    .click();
  await expect(cell(page, 'title').locator('ins')).toHaveText('old ');
  await expect(cell(page, 'title').locator('del')).toHaveCount(0);
  await cell(page, 'title')
    .getByRole('button', { name: /^Still right/ })
    .click();
  await expect(cell(page, 'title')).not.toContainText('Source changed');
  await expect(changes(page)).toHaveText('1 change');
  const calls = wire(page);
  await save(page);
  expect(calls.last({ method: 'PATCH', path: /articles\/20/ }).body).toEqual({
    translations: [{ id: german?.['id'], title: 'Der Pegel' }],
  });
  await openAnew(page, page.url());
  await expect(cell(page, 'body')).toContainText('Can’t tell whether the source changed');
  await expect(cell(page, 'title')).not.toContainText('Source changed');
});

test('a full page of it, and the source edited there; on a phone one below the other [FD85]', async ({
  signedIn,
}) => {
  const page = await openItem(signedIn, 'editor', `${articles}/15`);
  await sideBySide(page).check();
  await translations(page).getByRole('button', { name: 'Full page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Translate' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('switch', { name: 'Edit source' }).check();
  const typed = inputOf(dialog, 'translations:source.title');
  await typed.press('Home');
  // Letter by letter in the middle of a text: the caret stays where it is.
  await typed.pressSequentially('A note: ');
  await expect(typed).toHaveValue(/^A note: What the tide gauge/);
  const left = dialog.locator('[data-field="translations:source.title"] input');
  const right = dialog.locator('[data-field="translations.title"] input');
  await left.fill('A new source');
  await right.fill('A new target');
  const beside = async () => {
    const [a, b] = [await left.boundingBox(), await right.boundingBox()];
    return a && b ? Math.sign(b.x - a.x - a.width) : null;
  };
  await expect.poll(beside).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(beside).toBe(-1);
  await expect(right).toBeInViewport();
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(translations(page).getByRole('button', { name: 'Full page' })).toBeFocused();
  await expect(inputOf(page, 'title')).toHaveValue('A new source');
  await expect(target(page, 'title')).toHaveValue('A new target');
});

test('a language that is removed is no gap, and the list counts what the form counts [FD86]', async ({
  signedIn,
}) => {
  const page = await openItem(signedIn, 'admin', `${articles}/25`);
  await sideBySide(page).check();
  await choose(page, /Deutsch/);
  await translations(page).getByRole('button', { name: 'Remove translation' }).click();
  const next = translations(page).getByRole('button', { name: 'Next missing' });
  await next.click();
  await expect(language(page)).toContainText('Français');
  await expect(target(page, 'title')).toBeFocused();
  await page.keyboard.type('Un titre');
  await translations(page)
    .getByRole('button', { name: /English/ })
    .click();
  await expect(page.getByRole('option')).toHaveText([
    /English \(this item\)/,
    'Deutsch',
    'Français',
    'עברית',
  ]);
  await page.keyboard.press('Escape');
  await save(page);
  await page.goto(`#${articles}?columns=title,translations&sort=id`);
  const row = page
    .getByRole('row')
    .filter({ hasText: (await read(page, '/tidewater/items/articles/25'))['title'] as string });
  await expect(row).toContainText('de 0/3fr 1/3he 0/3');
  await expect(row).toContainText('Français: 1 of 3 translated · Missing: Subtitle and Body');
});
