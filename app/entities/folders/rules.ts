import type { Folder } from './types.ts';

/** A folder of the API's answer; null for what is none. A parent may come as a row. */
export function toFolder(row: Record<string, unknown>): Folder | null {
  const { id, name, parent_folder: parent } = row;
  if (typeof id !== 'number') return null;
  const parentId = typeof parent === 'object' && parent !== null ? (parent as { id?: unknown }).id : parent;
  return {
    id,
    name: typeof name === 'string' && name !== '' ? name : `#${id}`,
    parent_folder: typeof parentId === 'number' ? parentId : null,
  };
}

/** The way to a folder from the top, itself last; empty for one that isn't there. Ends where folders hold each other. */
export function pathTo(folders: readonly Folder[], id: number | null): Folder[] {
  const path: Folder[] = [];
  let next = folders.find((folder) => folder.id === id);
  while (next && !path.includes(next)) {
    path.unshift(next);
    const parent: number | null = next.parent_folder;
    next = folders.find((folder) => folder.id === parent);
  }
  return path;
}

/** The folders in a folder, by name; of the top (null) also those whose parent isn't there. */
export function childrenOf(folders: readonly Folder[], parent: number | null, locale: string): Folder[] {
  const ids = new Set(folders.map(({ id }) => id));
  const holds = ({ parent_folder: own }: Folder) =>
    parent === null ? own === null || !ids.has(own) : own === parent;
  return folders.filter(holds).sort((a, b) => a.name.localeCompare(b.name, locale, { numeric: true }));
}

/** All folders by their whole ways (`Pictures / Summer`), in the order of a tree. */
export function folderChoices(folders: readonly Folder[], locale: string): { id: number; label: string }[] {
  return folders
    .map(({ id }) => ({
      id,
      label: pathTo(folders, id)
        .map(({ name }) => name)
        .join(' / '),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, locale, { numeric: true }));
}
