/** The parts of long work on items: each sends one portion, may be repeated, and keeps what the way back needs. */
import type { QueryClient } from '@tanstack/react-query';
import { hasColumn } from '#app/entities/fields/rules.ts';
import { deletedBy, keyFieldOf, statusesOf, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { activityMutations } from '#app/entities/activity/mutations.ts';
import { revisionsOf } from '#app/entities/activity/read.ts';
import {
  type BatchChange,
  type BatchEdit,
  blindChanges,
  changesOf,
  isStillOurs,
  lostFields,
} from '#app/entities/items/batch-edits.ts';
import { linkChanges, linkedKeysIn } from '#app/entities/items/batch-links.ts';
import { withKeptValues } from '#app/entities/items/kept-values.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { keyPortions } from '#app/entities/items/portions.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { ApiError } from '#app/lib/api.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

export interface BulkTarget {
  client: QueryClient;
  project: string;
  collection: Collection;
  /** The work is about one item: it is written as its own page would. */
  isOne?: boolean;
}

/** Code of the API for an item that is not there. */
const notFoundCode = 203;
/** Code of the API for a value, or a key, that another item has. */
const takenCode = 204;

/** Types of fields that the server fills in whatever is sent. */
const filledIn = new Set(['datetime_created', 'datetime_updated', 'user_created', 'user_updated']);

function keyFieldIn({ collection }: BulkTarget): string {
  return keyFieldOf(collection);
}

/** Keys in portions: they are read by an address, which servers cut at about 8 kB. */
export function portionsToRead(place: BulkTarget, keys: readonly string[]): string[][] {
  return keyPortions(keys, { longest: 5000, overhead: keyFieldIn(place).length + 18, max: 100 });
}

async function readItems(
  place: BulkTarget,
  keys: readonly string[],
  fields: readonly string[],
): Promise<Map<string, Item>> {
  const { client, project, collection } = place;
  const keyField = keyFieldIn(place);
  if (keys.length === 0) return new Map();
  const query = itemQueries.byKeys(project, collection.collection, keyField, keys, fields);
  const rows = await client.fetchQuery(query);
  return new Map(rows.map((row) => [String(ownValue(row, keyField)), row]));
}

/** Writes one list of items and gives those that are answered, by key. */
async function writeItems(
  place: BulkTarget,
  method: 'post' | 'patch',
  items: ReadonlyMap<string, Item>,
  fields: string,
): Promise<Map<string, Item>> {
  const { client, project, collection } = place;
  const keyField = keyFieldIn(place);
  const entries = [...items].map(([key, changes]) => ({ key, changes }));
  const bodies =
    method === 'patch'
      ? await withKeptValues({ client, project, collection: collection.collection }, entries)
      : entries.map(({ changes }) => changes);
  const sent = bodies.map((body, index) => ({ ...body, [keyField]: entries[index]?.key }));
  const write = itemMutations.writeMany(project, collection.collection, keyField);
  const envelope = await client
    .getMutationCache()
    .build(client, write)
    .execute({ method, items: sent, fields, isOne: method === 'patch' && place.isOne === true });
  // Changed files are answered as lists of one.
  const rows = [envelope?.data ?? []].flat(2) as Item[];
  return new Map(rows.map((row) => [String(ownValue(row, keyField)), row]));
}

function pick(item: Item, names: readonly string[]): Item {
  return Object.fromEntries(names.map((name) => [name, ownValue(item, name) ?? null]));
}

/** What has to be written of the links of each item: read anew, so that none is made twice. */
async function readLinks(
  { client, project }: BulkTarget,
  keys: readonly string[],
  edits: readonly BatchEdit[],
): Promise<(key: string) => Item> {
  const found = await Promise.all(
    edits.map(async ({ field, mode, value, links }) => {
      if (!links || mode === 'replace') return null;
      const selected = linkedKeysIn(value, links);
      const filter = { [links.back]: { in: [...keys] }, [links.far.field]: { in: selected.map(plainText) } };
      const view = { fields: [links.rowKey, links.back, links.far.field], filter, status: '*' };
      const rows = await client.fetchQuery({
        ...itemQueries.window(project, links.rows, view, 0, -1),
        staleTime: 0,
      });
      return (key: string) => [field.field, linkChanges(mode, selected, key, rows, links)] as const;
    }),
  );
  return (key) =>
    Object.fromEntries(
      found
        .flatMap((changesFor) => (changesFor ? [changesFor(key)] : []))
        .filter(([, rows]) => rows.length > 0),
    );
}

export interface Editing {
  send: (keys: readonly string[]) => Promise<void>;
  /** What was changed so far, by key. */
  changes: Map<string, BatchChange>;
}

/** The same edits to each item. What an item held is read before it is written, and what is so already isn't written. */
export function editWriter(place: BulkTarget, edits: readonly BatchEdit[]): Editing {
  const names = edits.filter(({ links }) => !links).map(({ field }) => field.field);
  // The server applies the list of fields to what hangs on the item as well: rows that are made there need all of theirs.
  const fields = edits.some(({ links }) => links) ? '*' : [keyFieldIn(place), ...names].join(',');
  const before = new Map<string, Item>();
  const changes: Editing['changes'] = new Map();
  const send = async (keys: readonly string[]) => {
    const unread = keys.filter((key) => !before.has(key));
    for (const [key, item] of await readItems(place, unread, names)) before.set(key, item);
    const links = await readLinks(place, keys, edits);
    const sent = new Map<string, Item>();
    for (const key of keys) {
      const item = before.get(key);
      const values = item ? { ...changesOf(item, edits), ...links(key) } : blindChanges(edits);
      if (Object.keys(values).length > 0) sent.set(key, values);
    }
    if (sent.size === 0) return;
    const answered = await writeItems(place, 'patch', sent, fields);
    for (const [key, values] of sent) {
      const item = before.get(key);
      if (!item) continue;
      const own = Object.keys(values).filter((name) => names.includes(name));
      if (own.length === 0) continue;
      // Nothing is answered of an item that its new status hides.
      changes.set(key, { before: pick(item, own), after: pick({ ...values, ...answered.get(key) }, own) });
    }
  };
  return { send, changes };
}

/** Puts back what items held before an edit, as long as they still hold what it left. `changedReason`: what is told else. */
export function undoWriter(
  place: BulkTarget,
  changes: ReadonlyMap<string, BatchChange>,
  changedReason: string,
): (keys: readonly string[]) => Promise<void> {
  const names = [...new Set([...changes.values()].flatMap(({ after }) => Object.keys(after)))];
  const now = new Map<string, Item>();
  return async (keys) => {
    const unread = keys.filter((key) => !now.has(key));
    for (const [key, item] of await readItems(place, unread, names)) now.set(key, item);
    const sent = new Map<string, Item>();
    for (const key of keys) {
      const change = changes.get(key);
      const item = now.get(key);
      if (!change) continue;
      // Alone in a portion by the time that it is told of.
      if (!item || !isStillOurs(item, change)) throw new ApiError(409, -1, changedReason);
      sent.set(key, change.before);
    }
    if (sent.size === 0) return;
    try {
      await writeItems(place, 'patch', sent, keyFieldIn(place));
    } catch (error) {
      // To a write, what was thrown away is not there: the state before can be had back all the same.
      if (!(error instanceof ApiError && error.code === notFoundCode)) throw error;
      for (const key of sent.keys()) await revertToBefore(place, key, error);
    }
  };
}

/** Gives an item back the state before its last change; where there is none, `error` is thrown. */
async function revertToBefore(place: BulkTarget, key: string, error: ApiError): Promise<void> {
  const { project, collection } = place;
  const part = { fields: 'id', limit: 2, offset: 0 };
  const before = (await revisionsOf(project, collection.collection, key, part))[1]?.id;
  if (before === undefined) throw error;
  await revertTo(place, key, before);
}

async function revertTo({ client, project, collection }: BulkTarget, key: string, revision: number) {
  const revert = activityMutations.revert(project, collection.collection, key);
  await client.getMutationCache().build(client, revert).execute(revision);
}

/** States of an item that are looked at to find the one before it was deleted. */
const maxStates = 50;

/**
 * Gives an item that is deleted by its status its last state from before. To a write such an item is not there; where the
 * history knows no such state, a write is tried all the same.
 */
export async function bringBack(place: BulkTarget, key: string): Promise<void> {
  const { project, collection } = place;
  const part = { fields: 'id,data', limit: maxStates, offset: 0 };
  const states = await revisionsOf(project, collection.collection, key, part);
  const before = states.find(({ data }) => data !== null && !deletedBy(collection, data));
  if (before) {
    await revertTo(place, key, before.id);
    return;
  }
  const field = statusField(collection)?.field;
  const status = statusesOf(collection).find(({ soft_delete }) => !soft_delete)?.value;
  if (field === undefined || status === undefined) return;
  await writeItems(
    { ...place, isOne: true },
    'patch',
    new Map([[key, { [field]: status }]]),
    keyFieldIn(place),
  );
}

export interface Removing {
  send: (keys: readonly string[]) => Promise<void>;
  /** What is gone, as it was, by key. */
  removed: Map<string, Item>;
}

/** Removes items for good; with `isKept` what they held is read before, so that they can be made again. */
export function removeWriter(place: BulkTarget, isKept: boolean): Removing {
  const { client, project, collection } = place;
  const remove = itemMutations.remove(project, collection.collection, true);
  const read = new Map<string, Item>();
  const removed: Removing['removed'] = new Map();
  const send = async (keys: readonly string[]) => {
    const unread = isKept ? keys.filter((key) => !read.has(key)) : [];
    for (const [key, item] of await readItems(place, unread, ['*'])) read.set(key, item);
    try {
      await client.getMutationCache().build(client, remove).execute(keys);
    } catch (error) {
      // A portion that failed may have been deleted in part: what is gone is what was wanted.
      if (keys.length > 1 || !(error instanceof ApiError && error.status === 404)) throw error;
    }
    for (const key of keys) {
      const item = read.get(key);
      if (item) removed.set(key, item);
    }
  };
  return { send, removed };
}

export interface Restoring {
  send: (keys: readonly string[]) => Promise<void>;
  /** Names of fields whose values are not what they were, in any of the items. */
  lost: Set<string>;
}

/** Makes removed items again, under the keys that they had. What points at a key finds it as before. */
export function restoreWriter(
  place: BulkTarget,
  removed: ReadonlyMap<string, Item>,
  closed: readonly string[],
): Restoring {
  const { fields } = place.collection;
  const lost: Restoring['lost'] = new Set();
  const isGivenBack = (name: string) => {
    const field = ownValue(fields, name);
    // A hash that is sent is hashed once more, and then fits nothing.
    return field !== undefined && hasColumn(field) && field.type !== 'hash' && !closed.includes(name);
  };
  const note = (key: string, item: Item) => {
    for (const name of lostFields(removed.get(key) ?? {}, item)) lost.add(name);
  };
  const isOwnValue = (name: string) => !filledIn.has(ownValue(fields, name)?.type ?? '');
  const send = async (keys: readonly string[]) => {
    const sent = new Map<string, Item>();
    for (const key of keys) {
      const values = Object.entries(removed.get(key) ?? {});
      sent.set(key, Object.fromEntries(values.filter(([name]) => isGivenBack(name))));
    }
    const [alone] = keys.length === 1 ? keys : [];
    try {
      const answered = await writeItems(place, 'post', sent, '*');
      for (const [key, item] of answered) note(key, item);
    } catch (error) {
      if (alone === undefined || !(error instanceof ApiError && error.code === takenCode)) throw error;
      // A portion that failed may have been made in part: then the one that has the key is this one.
      const found = (await readItems(place, [alone], ['*'])).get(alone);
      if (!found || lostFields(sent.get(alone) ?? {}, found).some(isOwnValue)) throw error;
      note(alone, found);
    }
  };
  return { send, lost };
}
