import { isSystem } from '#app/entities/collections/rules.ts';

/** Where the items of a collection live under the project: `items/articles`, for system collections `users`. */
export function itemsPath(collection: string): string {
  return isSystem(collection)
    ? collection.replace('directus_', '')
    : `items/${encodeURIComponent(collection)}`;
}

/**
 * True for a key that can't stand in a path: the server takes a comma for a list of keys, and web servers refuse or
 * rewrite encoded slashes. Such an item is read by a filter and written by a list.
 */
export function needsFilter(key: string): boolean {
  return /[,/\\]/.test(key) || key === '.' || key === '..' || key === '';
}

/** As `needsFilter`, for reading: 8.1.0 makes a rounded number of a key with many digits in a path. */
export function needsFilterToRead(key: string): boolean {
  return needsFilter(key) || /^-?\d{15,}$/.test(key);
}

/**
 * Keys in the app's own address. Each key is encoded, then joined by bare commas, so that a batch is told from a key
 * with a comma, and `+` (new) from a key that is `+`.
 */
export function toKeyParam(keys: readonly string[]): string {
  return keys.map(encodeURIComponent).join(',');
}

/** `set`: a batch of more keys than an address holds; they are kept on this machine under the id. */
export type KeyParam =
  | { kind: 'new' }
  | { kind: 'one'; key: string }
  | { kind: 'batch'; keys: string[] }
  | { kind: 'set'; id: string };

/** As no encoded key begins with a `+`, a set is never taken for a key. */
const setMark = '+set-';

export function fromKeyParam(param: string): KeyParam {
  if (param === '+') return { kind: 'new' };
  if (param.startsWith(setMark)) return { kind: 'set', id: param.slice(setMark.length) };
  const keys = param.split(',').filter(Boolean).map(decode);
  const [first] = keys;
  if (keys.length === 1 && first !== undefined) return { kind: 'one', key: first };
  return keys.length === 0 ? { kind: 'one', key: param } : { kind: 'batch', keys };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * System collections with plain pages at `/{project}/{name without directus_}`. Users, files, activity and webhooks have
 * pages of their own; the data model and the settings are no lists of items.
 */
const openSystem = new Set([
  'collection_presets',
  'folders',
  'permissions',
  'relations',
  'revisions',
  'roles',
]);

export function isOpenSystemName(name: string): boolean {
  return openSystem.has(name);
}

/** True for what the API writes by itself: it is read only, by anybody. */
export function isLog(collection: string): boolean {
  return collection === 'directus_activity' || collection === 'directus_revisions';
}

/** Keys that an address may hold: more are handed over as a set. */
const maxInAddress = 100;
const longestInAddress = 2000;

export function fitsAddress(keys: readonly string[]): boolean {
  return keys.length <= maxInAddress && toKeyParam(keys).length <= longestInAddress;
}

/** A batch of more keys than an address holds, which are kept on this machine under the id. */
export function setParam(id: string): string {
  return `${setMark}${id}`;
}
