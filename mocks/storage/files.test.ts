import { existsSync, mkdtempSync, rmSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryFiles, openFiles, openThumbnails } from '#mocks/storage/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['a folder', openFiles(join(folder, 'uploads'))],
  ['memory', memoryFiles()],
])('files in %s', (_, files) => {
  it('are written, read, renamed and removed', () => {
    const data = new Uint8Array([1, 2, 3]);
    files.write('a b ü.bin', data);
    expect(files.read('a b ü.bin')).toEqual(data);
    expect(files.stat('a b ü.bin')?.size).toBe(3);
    files.link('a b ü.bin', 'c.bin');
    expect(() => files.link('a b ü.bin', 'c.bin')).toThrow(/EEXIST|taken/);
    files.remove('a b ü.bin');
    expect(files.read('a b ü.bin')).toBeNull();
    expect(files.read('c.bin')).toEqual(data);
    files.remove('c.bin');
    files.remove('c.bin');
    expect(files.stat('c.bin')).toBeNull();
  });

  it.each(['../outside', 'a/b', 'a\\b', '..', '.', '', 'a\0b', 'C:x', 'x'.repeat(201)])(
    'never have the name %j',
    (name) => {
      expect(() => files.write(name, new Uint8Array())).toThrow('Not a file name');
      expect(() => files.read(name)).toThrow('Not a file name');
    },
  );
});

it('keeps everything inside the folder', () => {
  expect(existsSync(join(folder, 'outside'))).toBe(false);
});

it('leaves nothing half behind when a write fails', () => {
  const home = join(folder, 'full');
  const files = openFiles(home);
  const pictures = openThumbnails(join(home, 'thumbnails'));
  // a folder is in the way, as a full disk would be
  mkdirSync(join(home, 'taken.txt'));
  mkdirSync(join(home, 'thumbnails', '1', 'taken.png'), { recursive: true });
  expect(() => files.write('taken.txt', new Uint8Array(8))).toThrow(/EISDIR|ENOTEMPTY|EPERM|EEXIST/);
  expect(() => pictures.write(1, 'taken.png', new Uint8Array(8))).toThrow(/EISDIR|ENOTEMPTY|EPERM|EEXIST/);
  const names = readdirSync(home, { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});
