import { writeFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { formReady, grid, search } from './steps.ts';

test('files are uploaded, and shown in the library @engines', async ({ app, signIn, api }, testInfo) => {
  const paths = ['äöü ß.txt', 'notes.txt'].map((name) => testInfo.outputPath(name));
  for (const path of paths) writeFileSync(path, 'words of low water');
  await signIn('editor', '/tidewater/files');
  await expect(grid(app).css('[data-key]').first()).toBeVisible();
  await app.byRole('button', { name: 'Upload' }).click();
  await expect(app.byRole('dialog', { name: 'Upload files' })).toBeVisible();
  await app
    .css('input[type="file"]')
    .first()
    .upload(...paths);
  await expect(app.byRole('region', { name: 'Uploads' }).byRole('status')).toHaveText(
    '2 of 2 files uploaded',
  );
  const stored = await api.read<{ filename_download: string; filesize: number }[]>(
    'files?sort=-id&limit=2&fields=filename_download,filesize',
  );
  expect(stored.map(({ filename_download: name }) => name).sort()).toEqual(['notes.txt', 'äöü ß.txt']);
  expect(stored.map(({ filesize }) => filesize)).toEqual([18, 18]);
  await app.press('Escape');
  await expect(app.byRole('dialog', { name: 'Upload files' })).toHaveCount(0);
  await search(app).click();
  await app.type('notes');
  await expect(grid(app).css('[data-key]').withText(/notes/i)).toHaveCount(1);
});

test('a picture is turned and cut to a square, and stored so', async ({ app, signIn, api }) => {
  await signIn('admin', '/tidewater/files/2');
  await app.byRole('button', { name: 'Edit picture' }).click();
  const editor = app.byRole('dialog', { name: /^Edit “/ });
  await expect(editor.byRole('img').first()).toBeVisible();
  await editor.byRole('button', { name: 'Turn left by 90°' }).click();
  await editor.byRole('button', { name: /Aspect ratio/ }).click();
  await app.byRole('option', { name: 'Square' }).click();
  await editor.byRole('button', { name: 'Save' }).click();
  await expect(app.byText('The picture was saved').first()).toBeVisible();
  const after = await api.read('files/2');
  expect(after['width']).toBe(after['height']);
  expect(after['type']).toBe('image/jpeg');
});

test('the file of an item is found in the library and chosen', async ({ app, signIn, api }) => {
  await signIn('admin', '/tidewater/collections/form_lab/2');
  const field = app.field('picture');
  await formReady(app);
  await field
    .byRole('button', { name: /Choose/ })
    .first()
    .click();
  const picker = app.byRole('dialog', { name: 'Choose a file' });
  await picker.byRole('searchbox').click();
  await app.type('market side');
  await picker.byRole('option', { name: /^Saltby, market side/ }).click();
  await expect(field).toHaveText(/Saltby, market side/);
  await app.press('Control+s');
  await expect
    .poll(async () => (await api.read('items/form_lab/2?fields=picture.title'))['picture'])
    .toMatchObject({ title: expect.stringMatching(/^Saltby, market side/) });
});
