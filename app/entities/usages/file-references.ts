/** How values name files: by key, and within texts by an address. Pure. */
import { toObject } from '#app/entities/fields/rules.ts';
import { assetName } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { fileKeyOf } from './rules.ts';

/** Names in rows of JSON by which these hold keys of files, as the options of the field say. */
export function fileSubfields(options: Readonly<Record<string, unknown>>): string[] {
  const { fields } = options;
  const stored = typeof fields === 'string' ? parsed(fields) : fields;
  const list = Array.isArray(stored)
    ? stored.map(toObject)
    : Object.entries(toObject(stored)).map(([field, entry]) => ({ field, ...toObject(entry) }));
  return list
    .filter((entry) => ownValue(entry, 'type') === 'file' || ownValue(entry, 'interface') === 'file')
    .map((entry) => plainText(ownValue(entry, 'field')));
}

/** The keys that stand under one of the names, however deep. */
export function keysUnder(value: unknown, names: readonly string[]): string[] {
  const found = typeof value === 'string' ? parsed(value) : value;
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([name, entry]: [string, unknown]) => [
    ...(names.includes(name) ? [fileKeyOf(entry)] : []),
    ...keysUnder(entry, names),
  ]);
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? null : value;
  } catch {
    return null;
  }
}

/** Shorter names are parts of other words: they count at the end of an address alone. */
const minName = 6;

/** The names that begin alike. */
interface Bucket {
  lengths: Set<number>;
  keys: Map<string, string[]>;
}

/** Finds the files that texts name. */
export interface FileNames {
  /** Keys of the files that the text names, as far as this may be: one too many is better than one too few. */
  keysIn: (text: string) => Set<string>;
}

/** All of the files at once: a text is gone through a single time, however many they are. */
export function fileNames(files: ReadonlyMap<string, StoredFile>): FileNames {
  const names = [...files].flatMap(([key, file]) => namesOf(file).map((name) => [name, key] as const));
  const start = Math.min(minName, ...names.map(([name]) => name.length));
  const buckets = new Map<string, Bucket>();
  for (const [name, key] of names) {
    const beginning = name.slice(0, start);
    const bucket = buckets.get(beginning) ?? { lengths: new Set(), keys: new Map<string, string[]>() };
    buckets.set(beginning, bucket);
    bucket.lengths.add(name.length);
    bucket.keys.set(name, [...(bucket.keys.get(name) ?? []), key]);
  }
  return {
    keysIn: (text) => {
      const found = new Set(keysInAddresses(text));
      const folded = withoutEscapes(text).normalize().toLowerCase();
      for (let at = 0; at + start <= folded.length; at += 1) {
        const bucket = buckets.get(folded.slice(at, at + start));
        for (const length of bucket?.lengths ?? [])
          for (const key of bucket?.keys.get(folded.slice(at, at + length)) ?? []) found.add(key);
      }
      return found;
    },
  };
}

/** By key in an address of the API or of the app: `/demo/files/7`. */
function keysInAddresses(text: string): string[] {
  return [...text.matchAll(/\/(?:files|assets)\\?\/(\d+)(?![\w-])/g)].flatMap(([, key]) => key ?? []);
}

/** Some servers store JSON with all but ASCII escaped. */
function withoutEscapes(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The names of a file on the disk and in addresses, in the spellings that they have there. */
function namesOf(file: StoredFile): string[] {
  const names = [file.filename_disk, file.private_hash, assetName(file)].flatMap((name) => name || []);
  const spelled = new Set(names.flatMap(spellings).map((name) => name.normalize().toLowerCase()));
  return [...spelled].map((name) => (name.length < minName || /^\d+$/.test(name) ? `/${name}` : name));
}

function spellings(name: string): string[] {
  const html = name.replaceAll('&', '&amp;');
  try {
    const encoded = encodeURIComponent(name);
    const strict = encoded.replace(
      /[!'()*]/g,
      (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase() ?? ''}`,
    );
    return [name, html, encodeURI(name), encoded, strict];
  } catch {
    // Half a letter has no encoded form.
    return [name, html];
  }
}
