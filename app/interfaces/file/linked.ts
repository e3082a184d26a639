/** What the value of a file field stands for. Pure. */
import type { Collection } from '#app/entities/collections/types.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { isLosslessNumber } from '#app/lib/json.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

export type Linked =
  | { kind: 'none' }
  /** `file` holds what came with the value: next to nothing for a bare key. */
  | { kind: 'file'; key: string; file: StoredFile }
  /** An object that names no file. */
  | { kind: 'odd' };

/** Reads a value: null, a bare key, or the row as the server expands it. */
export function toLinked(value: unknown): Linked {
  if (value === null || value === undefined || value === '') return { kind: 'none' };
  if (typeof value !== 'object' || isLosslessNumber(value)) {
    return { kind: 'file', key: String(value), file: { id: value as number } };
  }
  const key = Array.isArray(value) ? '' : plainText((value as StoredFile).id);
  return key === '' ? { kind: 'odd' } : { kind: 'file', key, file: value };
}

const parts = [
  'id',
  'title',
  'filename_download',
  'private_hash',
  'type',
  'filesize',
  'data',
  'width',
  'height',
  'uploaded_on',
];

/** The paths that showing a file reads, as far as there are such fields. */
export function shownParts(files: Collection): string[] {
  return parts.filter((part) => part === 'id' || ownValue(files.fields, part) !== undefined);
}
