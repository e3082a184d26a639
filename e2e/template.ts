import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, testHeaders } from './server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const home = join(root, '.cache', 'e2e', 'templates');

/** Changes whenever the demo data or the code that writes it does. */
async function dataHash(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.url)));
  const entries = await readdir(join(root, 'mocks'), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.toSorted()) {
    if (path.endsWith('.test.ts')) continue;
    hash.update(`${relative(root, path)}\0`).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The demo's people and its second project speak German and French; tests that don't ask for a language look for English.
 */
async function speakEnglish(baseURL: string): Promise<void> {
  const statements = [
    "UPDATE directus_users SET locale = 'en-US' WHERE locale NOT LIKE 'en-%'",
    "UPDATE directus_settings SET value = 'en-US' WHERE key = 'default_locale'",
  ];
  for (const project of ['tidewater', 'verlag']) {
    for (const sql of statements) {
      const answer = await fetch(`${baseURL}/__test__/sql?project=${project}`, {
        method: 'POST',
        headers: { ...testHeaders, 'Content-Type': 'application/json' },
        body: JSON.stringify({ sql }),
      });
      if (!answer.ok) throw new Error(`${sql}: ${answer.status} ${await answer.text()}`);
    }
  }
}

/**
 * A data folder with the demo data in it, all of it in English, seeded once and kept until the seed changes: each server of a test run
 * starts on a copy, which takes a fraction of the time. `rows` is the size of the collection `readings`, `apiVersion` the
 * release that the data is made for.
 *
 * @returns path of the folder; copy it, never run a server on it
 */
export async function dataTemplate(rows?: number, apiVersion?: string): Promise<string> {
  const hash = await dataHash();
  const folder = join(home, [hash, rows, apiVersion].filter((part) => part !== undefined).join('-'));
  if (existsSync(folder)) return folder;
  await mkdir(home, { recursive: true });
  await dropStale(hash);
  const unfinished = `${folder}.${process.pid}`;
  try {
    const server = await startServer({
      data: unfinished,
      test: true,
      ...(rows === undefined ? {} : { rows }),
      ...(apiVersion === undefined ? {} : { apiVersion }),
    });
    try {
      await speakEnglish(server.baseURL);
    } finally {
      await server.stop();
    }
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another run may have been quicker.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Folders of an older seed go, but for those that a run beside this one may still be working with. */
async function dropStale(hash: string): Promise<void> {
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(home)) {
    const path = join(home, name);
    const made = await stat(path).catch(() => null);
    if (name.startsWith(hash) || !made || made.mtimeMs > anHourAgo) continue;
    await rm(path, { recursive: true, force: true });
  }
}
