import type { FileStore, Thumbnails } from '#mocks/engine/types.ts';
import type { Driver } from '#mocks/storage/driver.ts';
import { checkedName } from '#mocks/storage/file-names.ts';

/** Makes the table of files; they stand as rows beside what the installation knows of itself. */
export function makeFileTable(driver: Driver): void {
  driver.exec(
    `CREATE TABLE IF NOT EXISTS files (
       project TEXT NOT NULL, area TEXT NOT NULL, name TEXT NOT NULL, modified INTEGER NOT NULL, data BLOB NOT NULL,
       PRIMARY KEY (project, area, name))`,
  );
}

const PLACE = 'project = ? AND area = ? AND name = ?';

/** The rows of one area of a project: its originals, what is staged under a checksum, the smaller pictures of one file. */
function areaOf(driver: Driver, project: string, area: string) {
  const column = (columns: string, name: string, more: unknown[] = []) =>
    driver.all(`SELECT ${columns} FROM files WHERE ${PLACE}`, [...more, project, area, name])[0];
  return {
    column,
    bytes: (name: string) => (column('data', name)?.data as Uint8Array | undefined) ?? null,
    write(name: string, data: Uint8Array): void {
      driver.run(
        'INSERT OR REPLACE INTO files (project, area, name, modified, data) VALUES (?, ?, ?, ?, ?)',
        [project, area, name, Date.now(), data],
      );
    },
    remove: (name: string) => void driver.run(`DELETE FROM files WHERE ${PLACE}`, [project, area, name]),
  };
}

const ORIGINALS = '';
const stagedUnder = (checksum: string) => `staged ${checksum}`;

/** The files of a project. */
export function filesIn(driver: Driver, project: string): FileStore {
  const originals = areaOf(driver, project, ORIGINALS);
  const staged = (checksum: string) => areaOf(driver, project, stagedUnder(checksum));
  return {
    write: (name, data) => originals.write(checkedName(name), data),
    store: async (name, data) => originals.write(checkedName(name), data),
    stage: async (name, checksum, data) => staged(checksum).write(checkedName(name), data),
    settle: (name, checksum) =>
      driver.transaction(() => {
        originals.remove(name);
        driver.run(`UPDATE files SET area = ? WHERE ${PLACE}`, [
          ORIGINALS,
          project,
          stagedUnder(checksum),
          name,
        ]);
      }),
    unstage: (name, checksum) => staged(checksum).remove(name),
    staged: () =>
      driver
        .all(`SELECT area, name FROM files WHERE project = ? AND area LIKE 'staged %'`, [project])
        .map(({ area, name }) => ({ checksum: String(area).slice('staged '.length), name: String(name) })),
    link: (from, to) => {
      const { changes } = driver.run(
        `INSERT INTO files (project, area, name, modified, data)
         SELECT project, area, ?, modified, data FROM files WHERE ${PLACE}`,
        [checkedName(to), project, ORIGINALS, from],
      );
      if (changes === 0) throw new Error(`No file ${from}`);
    },
    read: (name) => originals.bytes(checkedName(name)),
    readPart(name, start, end) {
      const row = originals.column('substr(data, ?, ?) AS part', checkedName(name), [start + 1, end - start]);
      return (row?.part as Uint8Array | undefined) ?? null;
    },
    stat(name) {
      const row = originals.column('length(data) AS size, modified', checkedName(name));
      return row ? { size: Number(row.size), modified: new Date(Number(row.modified)) } : null;
    },
    remove: (name) => originals.remove(name),
  };
}

/** The smaller pictures of a project. */
export function thumbnailsIn(driver: Driver, project: string): Thumbnails {
  const area = (file: number) => `thumbnail ${file}`;
  return {
    read: (file, key) => areaOf(driver, project, area(file)).bytes(key),
    write: (file, key, data) => areaOf(driver, project, area(file)).write(key, data),
    drop: (file) =>
      void driver.run('DELETE FROM files WHERE project = ? AND area = ?', [project, area(file)]),
  };
}

/** Forgets all files of a project. */
export const dropFiles = (driver: Driver, project: string): void =>
  void driver.run('DELETE FROM files WHERE project = ?', [project]);
