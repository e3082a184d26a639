import {
  closeSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, Thumbnails } from '#mocks/engine/types.ts';
import { checkedName } from '#mocks/storage/file-names.ts';

/** Files of one folder, which is made when missing. */
export function openFiles(folder: string): FileStore {
  mkdirSync(folder, { recursive: true });
  // what a server that was killed has not finished; beside the folder, where no file can have its name
  const aside = `${folder}.unfinished`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside);
  const waiting = `${folder}.staged`;
  mkdirSync(waiting, { recursive: true });
  const at = (name: string) => join(folder, checkedName(name));
  const stagedAt = (name: string, checksum: string) => join(waiting, `${checksum} ${checkedName(name)}`);
  let count = 0;
  /** Two requests may store the same name at a time. */
  const part = (name: string) => {
    count += 1;
    return join(aside, `${count} ${checkedName(name)}`);
  };
  return {
    write: (name, data) => {
      // Written beside and moved, so that a reader never sees half a file.
      const target = at(name);
      moveIntoPlace(part(name), target, data);
    },
    store: (name, data) => movedIntoPlace(part(name), at(name), data),
    stage: (name, checksum, data) => movedIntoPlace(part(name), stagedAt(name, checksum), data),
    settle: (name, checksum) => renameSync(stagedAt(name, checksum), at(name)),
    unstage: (name, checksum) => rmSync(stagedAt(name, checksum), { force: true }),
    staged: () =>
      readdirSync(waiting).map((entry) => {
        const [checksum = '', ...name] = entry.split(' ');
        return { checksum, name: name.join(' ') };
      }),
    link: (from, to) => {
      try {
        linkSync(at(from), at(to));
      } catch (error) {
        if ((error as { code?: string }).code === 'EEXIST') throw error;
        // not every file system has links
        copyFileSync(at(from), at(to), constants.COPYFILE_EXCL);
      }
    },
    read: (name) => whenThere(() => new Uint8Array(readFileSync(at(name)))),
    readPart: (name, start, end) => whenThere(() => partOf(at(name), start, end)),
    stat: (name) =>
      whenThere(() => {
        const { size, mtime } = statSync(at(name));
        return { size, modified: mtime };
      }),
    remove: (name) => rmSync(at(name), { force: true }),
  };
}

/** A folder for each file, so that all its smaller pictures go at once. */
export function openThumbnails(folder: string): Thumbnails {
  const of = (file: number) => join(folder, checkedName(String(file)));
  return {
    read: (file, key) => whenThere(() => new Uint8Array(readFileSync(join(of(file), checkedName(key))))),
    write(file, key, data) {
      mkdirSync(of(file), { recursive: true });
      const target = join(of(file), checkedName(key));
      moveIntoPlace(`${target}.part`, target, data);
    },
    drop: (file) => rmSync(of(file), { recursive: true, force: true }),
  };
}

/**
 * Writes a file under another name, waits until the disk has it, and moves it. When the disk is full, nothing of it stays.
 */
function moveIntoPlace(part: string, target: string, data: Uint8Array): void {
  try {
    writeFileSync(part, data, { flush: true });
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

async function movedIntoPlace(part: string, target: string, data: Uint8Array): Promise<void> {
  try {
    await writeFile(part, data, { flush: true });
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The same without a disk, for tests. */
export function memoryFiles(): FileStore {
  const files = new Map<string, { data: Uint8Array; modified: Date }>();
  const staged = new Map<string, { name: string; checksum: string; data: Uint8Array }>();
  const write = (name: string, data: Uint8Array) =>
    void files.set(checkedName(name), { data, modified: new Date() });
  return {
    write,
    store: async (name, data) => write(name, data),
    stage: async (name, checksum, data) => void staged.set(`${checksum} ${name}`, { name, checksum, data }),
    settle: (name, checksum) => {
      const { data } = staged.get(`${checksum} ${name}`) ?? {};
      if (!data) throw new Error(`Nothing staged for ${name}`);
      staged.delete(`${checksum} ${name}`);
      write(name, data);
    },
    unstage: (name, checksum) => void staged.delete(`${checksum} ${name}`),
    staged: () => [...staged.values()],
    link: (from, to) => {
      const file = files.get(checkedName(from));
      if (!file || files.has(to)) throw new Error(`No file ${from}, or ${to} is taken`);
      files.set(checkedName(to), file);
    },
    read: (name) => files.get(checkedName(name))?.data ?? null,
    readPart: (name, start, end) => files.get(checkedName(name))?.data.slice(start, end) ?? null,
    stat: (name) => {
      const file = files.get(checkedName(name));
      return file ? { size: file.data.length, modified: file.modified } : null;
    },
    remove: (name) => void files.delete(checkedName(name)),
  };
}

export function memoryThumbnails(): Thumbnails {
  const pictures = new Map<number, Map<string, Uint8Array>>();
  return {
    read: (file, key) => pictures.get(file)?.get(key) ?? null,
    write: (file, key, data) => void pictures.set(file, new Map(pictures.get(file)).set(key, data)),
    drop: (file) => void pictures.delete(file),
  };
}

/** The bytes from `start` up to, but not with, `end`. */
function partOf(path: string, start: number, end: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const data = new Uint8Array(end - start);
    let read = 0;
    let got = -1;
    while (read < data.length && got !== 0) {
      got = readSync(file, data, read, data.length - read, start + read);
      read += got;
    }
    return data.subarray(0, read);
  } finally {
    closeSync(file);
  }
}

function whenThere<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}
