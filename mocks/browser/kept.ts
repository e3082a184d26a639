/** What is kept in the browser's own storage, for each folder that has a demo. */

/** The folder of the storage that belongs to the demo at an address. */
const nameOf = (folder: string) => `lectern-demo ${folder}`.replaceAll(/[^\w.-]+/g, '_');

/** Below it: the databases, and a mark that they are whole. */
export const databaseFolder = (folder: string): string => `${nameOf(folder)}/databases`;
const MARK = 'whole';

/** Null where the browser has no such storage, or none in this window. */
async function storage(folder: string, create: boolean): Promise<FileSystemDirectoryHandle | null> {
  try {
    const all = await navigator.storage.getDirectory();
    return await all.getDirectoryHandle(nameOf(folder), { create });
  } catch {
    return null;
  }
}

export const hasStorage = async (folder: string): Promise<boolean> => (await storage(folder, true)) !== null;

/** Whether data were made here before, and whole. */
export async function hasKeptData(folder: string): Promise<boolean> {
  try {
    return (await (await storage(folder, false))?.getFileHandle(MARK)) !== undefined;
  } catch {
    return false;
  }
}

/** Says that what is there is whole, or (with false) that it isn't. */
export async function markWhole(folder: string, isWhole: boolean): Promise<void> {
  const own = await storage(folder, isWhole);
  if (isWhole) await own?.getFileHandle(MARK, { create: true });
  else await own?.removeEntry(MARK).catch(() => undefined);
}
