import type { PresetFilter } from '#app/entities/collection-presets/types.ts';

/** The field of a file that holds its folder. */
export const folderField = 'folder';

/** The folder that a list of files is restricted to; null for all files, or a restriction of another kind. */
export function folderOf(filters: readonly PresetFilter[] | undefined): number | null {
  const own = filters?.find(({ field, operator }) => field === folderField && operator === 'eq');
  const id = Number(own?.value);
  return own && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The same filters in another folder; null: in all. */
export function inFolder(filters: readonly PresetFilter[], folder: number | null): PresetFilter[] {
  const others = filters.filter(({ field }) => field !== folderField);
  return folder === null ? others : [{ field: folderField, operator: 'eq', value: folder }, ...others];
}
