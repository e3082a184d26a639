import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { Mail } from '#mocks/engine/types.ts';
import { insertReadings } from '#mocks/seed/rows.ts';
import { randomToken } from '#mocks/engine/session/tokens.ts';
import { databaseOf, type Host, type HostState, openHost } from './host.ts';
import { databaseFolder, hasKeptData, hasStorage, removeMarks, setMark } from './kept.ts';
import type { BuildFiles, Manifest } from './build-files.ts';
import { type Databases, keptDatabases, memoryDatabases, onFullStore, startSqlite } from './sqlite.ts';

/** Rows of the large collection, as `npm start` may have them; written here, since they are quicker made than sent. */
const READINGS = 20_000;

interface DemoOptions {
  folder: string;
  root: string;
  files: BuildFiles;
  onMail: (mail: Mail) => void;
  /** The browser's storage has no room left. */
  onFull: () => void;
}

export interface OpenedDemo {
  host: Host;
  isKept: boolean;
  /** Resolves when the contents of the pictures are there too. */
  pictures: Promise<void>;
}

let sqlite: Promise<Sqlite3Static> | null = null;
let open: Databases | null = null;

/**
 * Opens the data that are kept, or makes them from the build's. Throws where some are kept that can't be opened: they are not
 * replaced then, neither by new ones nor by ones in memory.
 */
export async function openDemo(options: DemoOptions): Promise<OpenedDemo> {
  const { folder, root, files, onMail, onFull } = options;
  onFullStore(onFull);
  const isKept = await hasStorage(folder);
  const isThere = isKept && (await hasKeptData(folder));
  sqlite ??= files.read('sqlite3').then(startSqlite);
  sqlite.catch(() => {
    sqlite = null;
  });
  const manifest = isThere ? null : files.manifest();
  const sqlite3 = await sqlite;
  open ??= isKept
    ? await tried(() => keptDatabases(sqlite3, databaseFolder(folder)))
    : memoryDatabases(sqlite3);
  if (!manifest) {
    const kept = openHost(open, { root, onMail });
    const hasPictures = await hasKeptData(folder, 'pictures');
    return {
      host: kept,
      isKept,
      pictures: hasPictures ? Promise.resolve() : addPictures(kept, folder, files),
    };
  }

  await removeMarks(folder);
  await open.clear();
  const host = await filled(open, await manifest, files, { root, onMail });
  if (isKept) await setMark(folder, 'whole');
  return { host, isKept, pictures: addPictures(host, folder, files) };
}

async function filled(
  databases: Databases,
  { superAdmin, projects }: Manifest,
  files: BuildFiles,
  options: { root: string; onMail: (mail: Mail) => void },
): Promise<Host> {
  const contents = await Promise.all(projects.map(({ key }) => files.read(key)));
  projects.forEach(({ key }, index) =>
    databases.import(databaseOf(key), contents[index] ?? new Uint8Array()),
  );
  const state: HostState = {
    superAdmin,
    projects: projects.map((project) => ({ ...project, secret: randomToken() })),
  };
  const host = openHost(databases, options, state);
  const { driver } = host.project('tidewater') ?? {};
  driver?.transaction(() => insertReadings(driver, READINGS));
  return host;
}

/** They come after all else, so that they hold up nothing; where the line broke off, the next time. */
async function addPictures(host: Host, folder: string, files: BuildFiles): Promise<void> {
  const { pictures } = await files.manifest();
  const pack = await files.read('pictures');
  let at = 0;
  const byProject = new Map<string, Map<string, Uint8Array>>();
  for (const { project, name, size } of pictures) {
    const own = byProject.get(project) ?? new Map<string, Uint8Array>();
    byProject.set(project, own.set(name, pack.slice(at, at + size)));
    at += size;
  }
  for (const [project, own] of byProject) host.addFiles(project, own);
  if (await hasKeptData(folder)) await setMark(folder, 'pictures');
}

/** The worker of a tab that was closed this moment may hold the files for a little longer. */
async function tried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 10) throw error;
      await new Promise((done) => {
        setTimeout(done, 100 * (attempt + 1));
      });
    }
  }
}
