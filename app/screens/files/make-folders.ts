import type { Folder } from '#app/entities/folders/types.ts';
import type { FoundFile } from '#app/components/files/dropped-files.ts';

export interface PlacedFile {
  file: File;
  folder: number | null;
}

/**
 * Finds or makes the folders that files were in, below `parent`, each once. Where one can't be made, its files go into
 * the nearest one above; `isWhole` is false then.
 */
export async function placeFiles(
  found: readonly FoundFile[],
  parent: number | null,
  folders: readonly Folder[],
  create: (name: string, parent: number | null) => Promise<Folder>,
): Promise<{ placed: PlacedFile[]; isWhole: boolean }> {
  const known = new Map<string, number | null>([['', parent]]);
  let isWhole = true;
  const keyOf = (path: readonly string[]) => path.map((name) => `/${name}`).join('');
  const folderAt = async (path: readonly string[]): Promise<number | null> => {
    const seen = known.get(keyOf(path));
    if (seen !== undefined) return seen;
    const above = await folderAt(path.slice(0, -1));
    const name = path.at(-1) ?? '';
    const there = folders.find((folder) => folder.name === name && folder.parent_folder === above);
    const made = there ?? (await create(name, above).catch(() => null));
    if (made === null) isWhole = false;
    known.set(keyOf(path), made?.id ?? above);
    return made?.id ?? above;
  };
  const placed: PlacedFile[] = [];
  // One after the other: two files of one folder must not make it twice.
  for (const { file, path } of found) placed.push({ file, folder: await folderAt(path) });
  return { placed, isWhole };
}
