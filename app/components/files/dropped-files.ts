/** Files that were dropped or chosen, with the folders that they were in. */
export interface FoundFile {
  file: File;
  /** Names of folders from the top; empty for a file by itself. */
  path: string[];
}

/** Whether something that is dragged over the page holds files at all: it may be text or a link. */
export function holdsFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}

/** All files of a drop, folders walked through. Call it in the drop's own event: the browser forgets soon after. */
export async function readDrop(data: DataTransfer): Promise<FoundFile[]> {
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const sources = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found = await Promise.all(
    sources.map(async ({ entry, file }): Promise<FoundFile[]> => {
      if (entry?.isDirectory) return walk(entry, []);
      return file ? [{ file, path: [] }] : [];
    }),
  );
  return found.flat();
}

async function walk(entry: FileSystemEntry, path: string[]): Promise<FoundFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return isHidden(file.name) ? [] : [{ file, path }];
  }
  const inside = await entriesOf(entry as FileSystemDirectoryEntry);
  return (await Promise.all(inside.map((child) => walk(child, [...path, entry.name])))).flat();
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const read = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  const all: FileSystemEntry[] = [];
  // A hundred at a time; an empty answer is the end.
  for (let some = await read(); some.length > 0; some = await read()) all.push(...some);
  return all;
}

/** Files of a chosen list; those of a chosen folder tell where they were. */
export function readChosen(files: Iterable<File>): FoundFile[] {
  return [...files]
    .map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(0, -1) }))
    .filter(({ file, path }) => path.length === 0 || !isHidden(file.name));
}

/** What systems put into folders unasked. */
function isHidden(name: string): boolean {
  return name === '.DS_Store' || name === 'Thumbs.db' || name === 'desktop.ini';
}
