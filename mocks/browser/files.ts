import type { FileStore, Thumbnails } from '#mocks/engine/types.ts';
import type { Driver } from '#mocks/storage/driver.ts';

/** Makes the table of files; they stand as rows beside what the installation knows of itself. */
export function makeFileTable(driver: Driver): void {
  driver.exec(
    `CREATE TABLE IF NOT EXISTS files (
       project TEXT NOT NULL, area TEXT NOT NULL, name TEXT NOT NULL, modified INTEGER NOT NULL, data BLOB NOT NULL,
       PRIMARY KEY (project, area, name))`,
  );
}

const ORIGINALS = '';
const areaOf = (checksum: string) => `staged ${checksum}`;

/** The files of a project. */
export function filesIn(driver: Driver, project: string): FileStore {
  const write = (area: string, name: string, data: Uint8Array) =>
    void driver.run(
      'INSERT OR REPLACE INTO files (project, area, name, modified, data) VALUES (?, ?, ?, ?, ?)',
      [project, area, checkedName(name), Date.now(), data],
    );
  const one = (columns: string, name: string, more: unknown[] = []) =>
    driver.all(`SELECT ${columns} FROM files WHERE project = ? AND area = ? AND name = ?`, [
      ...more,
      project,
      ORIGINALS,
      checkedName(name),
    ])[0];
  const remove = (area: string, name: string) =>
    void driver.run('DELETE FROM files WHERE project = ? AND area = ? AND name = ?', [project, area, name]);
  return {
    write: (name, data) => write(ORIGINALS, name, data),
    store: async (name, data) => write(ORIGINALS, name, data),
    stage: async (name, checksum, data) => write(areaOf(checksum), name, data),
    settle: (name, checksum) =>
      driver.transaction(() => {
        remove(ORIGINALS, name);
        driver.run('UPDATE files SET area = ? WHERE project = ? AND area = ? AND name = ?', [
          ORIGINALS,
          project,
          areaOf(checksum),
          name,
        ]);
      }),
    unstage: (name, checksum) => remove(areaOf(checksum), name),
    staged: () =>
      driver
        .all(`SELECT area, name FROM files WHERE project = ? AND area LIKE 'staged %'`, [project])
        .map(({ area, name }) => ({ checksum: String(area).slice('staged '.length), name: String(name) })),
    link: (from, to) => {
      const { changes } = driver.run(
        `INSERT INTO files (project, area, name, modified, data)
         SELECT project, area, ?, modified, data FROM files WHERE project = ? AND area = ? AND name = ?`,
        [checkedName(to), project, ORIGINALS, from],
      );
      if (changes === 0) throw new Error(`No file ${from}`);
    },
    read: (name) => (one('data', name)?.data as Uint8Array | undefined) ?? null,
    readPart: (name, start, end) =>
      (one('substr(data, ?, ?) AS part', name, [start + 1, end - start])?.part as Uint8Array | undefined) ??
      null,
    stat(name) {
      const row = one('length(data) AS size, modified', name);
      return row ? { size: Number(row.size), modified: new Date(Number(row.modified)) } : null;
    },
    remove: (name) => remove(ORIGINALS, name),
  };
}

/** The smaller pictures of a project. */
export function thumbnailsIn(driver: Driver, project: string): Thumbnails {
  const area = (file: number) => `thumbnail ${file}`;
  return {
    read: (file, key) =>
      (driver.all('SELECT data FROM files WHERE project = ? AND area = ? AND name = ?', [
        project,
        area(file),
        key,
      ])[0]?.data as Uint8Array | undefined) ?? null,
    write: (file, key, data) =>
      void driver.run(
        'INSERT OR REPLACE INTO files (project, area, name, modified, data) VALUES (?, ?, ?, ?, ?)',
        [project, area(file), key, Date.now(), data],
      ),
    drop: (file) =>
      void driver.run('DELETE FROM files WHERE project = ? AND area = ?', [project, area(file)]),
  };
}

/** Forgets all files of a project. */
export const dropFiles = (driver: Driver, project: string): void =>
  void driver.run('DELETE FROM files WHERE project = ?', [project]);

/** The same names as folders of a server take. */
function checkedName(name: string): string {
  const control = [...name].some((letter) => letter.charCodeAt(0) < 32);
  if (name === '' || name === '.' || name === '..' || control || /[/\\:]/.test(name) || name.length > 200)
    throw new Error(`Not a file name: ${JSON.stringify(name)}`);
  return name;
}
