import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import JSZip from 'jszip';
import { releaseFiles, zipOf } from '#ci/release.mjs';
import { expect } from './fixtures.ts';
import { articles, opened } from './item-page.ts';
import { freePort, startServer } from './server.ts';
import { signInHere, test } from './surroundings.ts';
import { dataTemplate } from './template.ts';

const bundle = process.env['LECTERN_BUNDLE'] ?? fileURLToPath(new URL('../dist', import.meta.url));
const date = new Date('2026-12-01T10:20:30Z');

test.describe.configure({ timeout: 120_000 });

test('the file of a release works where it is unzipped @faults', async ({ visit }) => {
  const zip = await zipOf(releaseFiles(bundle), date);
  const home = await mkdtemp(join(tmpdir(), 'lectern-release-'));
  for (const file of Object.values((await JSZip.loadAsync(zip)).files)) {
    const path = join(home, 'public', file.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await file.async('nodebuffer'));
  }
  await cp(await dataTemplate(), join(home, 'data'), { recursive: true });
  const port = await freePort();
  const server = await startServer({
    data: join(home, 'data'),
    port,
    test: true,
    bundle: join(home, 'public', 'admin'),
  });
  try {
    const page = await visit({ baseURL: `${server.baseURL}/admin/` });
    const version = (await (await page.request.get('version.json')).json()) as { version: string };
    expect(version.version).toMatch(/^\d+\.\d+\.\d+$/);
    await signInHere(page);
    await page.goto(`#${articles}/1`);
    await opened(page);
    await page.goto('#/tidewater/settings');
    await expect(page.getByText(version.version, { exact: false }).first()).toBeVisible();
    await page.goto('guide/');
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  } finally {
    await server.kill();
    await rm(home, { recursive: true, force: true });
  }
});
