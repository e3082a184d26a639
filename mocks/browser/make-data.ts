/**
 * Makes what the demo in the browser begins with, out of the demo data as `npm start` has them: `node --import tsx
 * mocks/browser/make-data.ts <folder>`. The databases are those that SQLite has on disk, without what the browser makes itself
 * quicker than it comes over a network: the readings, and indexes.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Database from 'libsql';
import { createApi } from '#mocks/api/app.ts';
import { keepPasswordsWith } from '#mocks/engine/session/passwords.ts';
import { type Installation, openInstallation } from '#mocks/host/installation.ts';
import { seedPassword } from '#mocks/seed/accounts.ts';
import { seedDemo } from '#mocks/seed/load.ts';
import { pbkdf2Hasher } from './passwords.ts';

const [, , to = ''] = process.argv;
const projects = ['tidewater', 'verlag'];
/** Answers that the page asks for before anybody has signed in. */
const firstPaths = ['/server/projects', ...projects.map((key) => `/${key}/`)];

const data = mkdtempSync(join(tmpdir(), 'lectern-demo-'));
const bytes = new Map<string, number>();

function write(name: string, content: Uint8Array): void {
  const packed = gzipSync(content, { level: 9 });
  bytes.set(name, packed.length);
  writeFileSync(join(to, `${name}.bin`), packed);
}

/** The file of a project's database as small as it gets. */
function databaseFile(key: string): Uint8Array {
  // A copy, since the binding lets go of a closed database when it likes to.
  const path = join(data, `${key}.sqlite`);
  copyFileSync(join(data, key, 'database.sqlite'), path);
  const database = new Database(path);
  database.exec('PRAGMA journal_mode = DELETE');
  const indexes = database
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND sql NOT LIKE 'CREATE UNIQUE%'`,
    )
    .all([]) as { name: string }[];
  for (const { name } of indexes) database.exec(`DROP INDEX "${name.replaceAll('"', '""')}"`);
  if (key === 'tidewater') database.exec('DELETE FROM readings');
  database.exec('DELETE FROM directus_user_sessions');
  // Each page is a call of its own to the browser's storage, which takes longer than what is written.
  database.exec('PRAGMA page_size = 16384');
  database.exec('VACUUM');
  database.close();
  return readFileSync(path);
}

async function firstAnswers(installation: Installation): Promise<object> {
  const api = createApi(installation);
  const answers = await Promise.all(
    firstPaths.map(async (path) => {
      const answer = await api.fetch(new Request(`http://demo.invalid${path}`));
      return [path, { status: answer.status, body: await answer.text() }] as const;
    }),
  );
  return Object.fromEntries(answers);
}

try {
  mkdirSync(to, { recursive: true });
  const installation = openInstallation(data, { test: false });
  keepPasswordsWith(pbkdf2Hasher);
  await installation.fill(() => seedDemo(installation, { rows: 1 }));
  writeFileSync(join(to, 'first.json'), JSON.stringify(await firstAnswers(installation)));
  const pictures = projects.flatMap((key) => {
    const { driver, files } = installation.project(key) ?? {};
    const names = driver
      ?.all('SELECT filename_disk AS name FROM directus_files')
      .map(({ name }) => String(name));
    return (names ?? []).map((name) => ({
      project: key,
      name,
      content: files?.read(name) ?? new Uint8Array(),
    }));
  });
  installation.close();
  for (const key of projects) write(key, databaseFile(key));
  write('pictures', Buffer.concat(pictures.map(({ content }) => content)));
  write(
    'sqlite3',
    readFileSync(createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm')),
  );
  const manifest = {
    superAdmin: await pbkdf2Hasher.hash(seedPassword),
    projects: projects.map((key) => ({ key, databaseName: key, private: false })),
    bytes: Object.fromEntries(bytes),
    pictures: pictures.map(({ project, name, content }) => ({ project, name, size: content.length })),
  };
  writeFileSync(join(to, 'data.json'), JSON.stringify(manifest));
} finally {
  rmSync(data, { recursive: true, force: true });
}
