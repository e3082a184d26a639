import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from '#mocks/engine/types.ts';

/** Files of one folder, which is made when missing. */
export function openFiles(folder: string): FileStore {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, checkedName(name));
  return {
    write: (name, data) => {
      // Written beside and moved, so that a reader never sees half a file.
      const target = at(name);
      const part = `${target}.part`;
      writeFileSync(part, data);
      renameSync(part, target);
    },
    read: (name) => whenThere(() => new Uint8Array(readFileSync(at(name)))),
    stat: (name) =>
      whenThere(() => {
        const { size, mtime } = statSync(at(name));
        return { size, modified: mtime };
      }),
    remove: (name) => rmSync(at(name), { force: true }),
    rename: (from, to) => renameSync(at(from), at(to)),
  };
}

/** The same without a disk, for tests. */
export function memoryFiles(): FileStore {
  const files = new Map<string, { data: Uint8Array; modified: Date }>();
  return {
    write: (name, data) => void files.set(checkedName(name), { data, modified: new Date() }),
    read: (name) => files.get(checkedName(name))?.data ?? null,
    stat: (name) => {
      const file = files.get(checkedName(name));
      return file ? { size: file.data.length, modified: file.modified } : null;
    },
    remove: (name) => void files.delete(checkedName(name)),
    rename: (from, to) => {
      const file = files.get(checkedName(from));
      if (!file) throw new Error(`No file ${from}`);
      files.delete(from);
      files.set(checkedName(to), file);
    },
  };
}

function checkedName(name: string): string {
  const control = [...name].some((letter) => letter.charCodeAt(0) < 32);
  if (name === '' || name === '.' || name === '..' || control || /[/\\:]/.test(name) || name.length > 200) {
    throw new Error(`Not a file name: ${JSON.stringify(name)}`);
  }
  return name;
}

function whenThere<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}
