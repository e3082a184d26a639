/** What is kept in the browser's own storage, for each folder that has a demo. */

/** The folder of the storage that belongs to the demo at an address. */
const nameOf = (folder: string) => `lectern-demo ${folder}`.replaceAll(/[^\w.-]+/g, '_');

/** Below it: the databases, and marks beside them: that they are whole, and that the contents of the first pictures are in them. */
export const databaseFolder = (folder: string): string => `${nameOf(folder)}/databases`;
type Mark = 'whole' | 'pictures';

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

/** Whether data were made here before, and whole; or whether another mark is there. */
export async function hasKeptData(folder: string, mark: Mark = 'whole'): Promise<boolean> {
  try {
    return (await (await storage(folder, false))?.getFileHandle(mark)) !== undefined;
  } catch {
    return false;
  }
}

export async function setMark(folder: string, mark: Mark): Promise<void> {
  await (await storage(folder, true))?.getFileHandle(mark, { create: true });
}

/** Says that nothing that is there is whole. */
export async function removeMarks(folder: string): Promise<void> {
  const own = await storage(folder, false);
  for (const mark of ['whole', 'pictures']) await own?.removeEntry(mark).catch(() => undefined);
}
