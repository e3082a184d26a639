/**
 * Chosen items handed from a list to the form for several, when there are more than an address can hold. They are kept
 * on this machine (IndexedDB), so that a reload finds them again; another machine doesn't know them.
 */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { Item } from '#app/entities/items/types.ts';
import { apiRoot } from '#app/lib/api.ts';
import { parseJson, writeJson } from '#app/lib/json.ts';
import { randomId } from '#app/lib/random-id.ts';

/** Whose items of what. A set is never opened by another user or in another project. */
export interface KeySetOwner {
  project: string;
  user: number;
  collection: string;
}

/** What was known of each item when it was chosen, by key: its status and its owner, to judge what may be done. */
export type KeySet = ReadonlyMap<string, Item>;

const lifeMs = 24 * 60 * 60_000;
const maxKept = 20;

let store: UseStore | undefined;
/** Those of this page, for browsers that keep nothing (private windows, a full disk). */
const own = new Map<string, KeySet>();

function database(): UseStore {
  store ??= createStore('lectern-key-sets', 'sets');
  return store;
}

function nameOf({ project, user, collection }: KeySetOwner, id: string): string {
  return JSON.stringify([apiRoot, project, user, collection, id]);
}

/** Keeps a set and gives the id that it is read by. */
export async function writeKeySet(owner: KeySetOwner, items: KeySet, now = Date.now()): Promise<string> {
  const id = randomId().slice(0, 8);
  const name = nameOf(owner, id);
  own.set(name, items);
  if (own.size > maxKept) own.delete(own.keys().next().value ?? '');
  try {
    await prune(now);
    await set(name, { at: now, text: writeJson([...items]) }, database());
  } catch {
    // This page knows it all the same; only a reload won't.
  }
  return id;
}

/** The items of a set; null when it isn't known here, or not to this user. */
export async function readKeySet(owner: KeySetOwner, id: string): Promise<KeySet | null> {
  const name = nameOf(owner, id);
  const known = own.get(name);
  if (known) return known;
  try {
    const stored = await get<{ text: string }>(name, database());
    return stored ? new Map(parseJson(stored.text) as [string, Item][]) : null;
  } catch {
    return null;
  }
}

/** Sets of more than a day ago go, and the oldest where there are many. */
async function prune(now: number): Promise<void> {
  const stored = await entries<IDBValidKey, { at: number }>(database());
  const old = stored
    .toSorted(([, a], [, b]) => b.at - a.at)
    .filter(([, { at }], index) => at < now - lifeMs || index >= maxKept - 1);
  for (const [name] of old) await del(name, database());
}
