import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApi } from '#mocks/api/app.ts';
import { assetPresets } from '#mocks/engine/files/presets.ts';
import { openInstallation } from '#mocks/host/installation.ts';
import { seedDemo } from '#mocks/seed/load.ts';

/** What the demo's first project is like as a release. */
async function demoOf(version: '8.1.0' | '8.8.1') {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-seed-'));
  const server = openInstallation(folder, { test: true, version });
  try {
    await seedDemo(server, { rows: 100 });
    const project = server.project('tidewater');
    if (!project) throw new Error('no project');
    const { collections } = project.schema();
    const all = [...collections.values()].flatMap(({ fields }) => [...fields.values()]);
    const reply = await createApi(server).request('/tidewater/');
    const { data } = (await reply.json()) as { data: { api: Record<string, unknown> } };
    return {
      types: new Set(all.map(({ type }) => type)),
      interfaces: new Set(all.map((field) => field.interface)),
      translations: collections.get('articles')?.fields.get('translations')?.options,
      sizes: assetPresets(project).map(({ key }) => key),
      articles: project.driver.all('SELECT count(*) AS n FROM articles')[0]?.n,
      note: data.api.project_public_note,
    };
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the demo speaks as each release', { timeout: 60_000 }, async () => {
  const [early, late] = [await demoOf('8.1.0'), await demoOf('8.8.1')];
  expect([early.articles, late.articles]).toEqual([240, 240]);
  expect([early.types.has('user_created'), early.types.has('owner')]).toEqual([true, false]);
  expect([late.types.has('user_created'), late.types.has('owner')]).toEqual([false, true]);
  expect([late.interfaces.has('toggle'), late.interfaces.has('user-created')]).toEqual([false, false]);
  expect(early.translations).toMatchObject({
    languagesCollection: 'languages',
    translationLanguageField: 'language',
  });
  expect(late.translations).toMatchObject({ languageField: 'language', languages: { 'de-DE': 'Deutsch' } });
  expect(late.translations).not.toHaveProperty('languagesCollection');
  expect([early.sizes.includes('card'), late.sizes.includes('card')]).toEqual([true, false]);
  expect(late.sizes).toContain('directus-large-contain');
  expect([early.note, late.note]).toEqual([undefined, expect.stringContaining('Tidewater')]);
});
