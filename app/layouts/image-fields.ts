/** Which fields hold a picture, and what drawing one reads. Pure. */
import type { LayoutContext } from './define.ts';

export const filesCollection = 'directus_files';
export const usersCollection = 'directus_users';

/** Names of the fields that hold a picture. */
export function imageFields(context: LayoutContext): string[] {
  const { collection, hidden } = context;
  const own = Object.values(collection.fields).filter(
    ({ type, field }) => type === 'file' && !hidden.has(field),
  );
  return [...(collection.collection === filesCollection ? ['data'] : []), ...own.map(({ field }) => field)];
}

const fileParts = ['private_hash', 'type', 'filesize', 'data'];

/** The paths that drawing the picture of a field reads. */
export function imagePaths(src: string | null): string[] {
  if (src === null) return [];
  return src === 'data'
    ? [...fileParts, 'filename_download']
    : ['id', ...fileParts].map((part) => `${src}.${part}`);
}
