/**
 * Unsaved edits kept on this machine (IndexedDB), so that a crash, a closed tab or a lost session costs nothing. Values are
 * kept as JSON text, since a structured clone would not bring numbers with many digits back as what they were.
 */
import { createStore, del, entries, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { apiRoot } from '#app/lib/api.ts';
import { parseJson, writeJson } from '#app/lib/json.ts';
import { randomId } from '#app/lib/random-id.ts';

/** Whose draft of what. Drafts are never shown to another user or in another project. */
export interface DraftId {
  project: string;
  user: number;
  collection: string;
  /** The item's key in the app's address: `+` for a new item. */
  key: string;
}

export interface Draft {
  /** When it was written, ms since 1970. */
  at: number;
  /** The changed values by field. */
  edits: Record<string, unknown>;
  /** What these fields held when they were changed, to notice that somebody else has changed them since. */
  base: Record<string, unknown>;
  /** Of a new item whose key the app makes: the key that it was sent with, as long as it isn't known what became of it. */
  sentKey?: string;
}

/** Where a form keeps its draft: each one that is open has a record of its own, so that tabs don't write over each other's. */
export interface DraftRecord {
  name: string;
  /** When it was written as it is known here. */
  at: number;
}

/** What all records of an item hold together; of two edits of a field the later one. */
export interface FoundDraft extends Draft {
  records: readonly DraftRecord[];
}

const lifeMs = 60 * 24 * 60 * 60_000;
/** So many drafts are never too old. */
const minKept = 50;

let store: UseStore | undefined;
let isPruned = false;

function database(): UseStore {
  store ??= createStore('lectern-drafts', 'drafts');
  return store;
}

function nameOf({ project, user, collection, key }: DraftId): string {
  return JSON.stringify([apiRoot, project, user, collection, key]);
}

/** The name of a new record. */
export function newRecordName(id: DraftId): string {
  return `${recordPrefix(id)},${JSON.stringify(randomId())}]`;
}

/** The names of an item's records, and of no other's, begin like this. */
function recordPrefix(id: DraftId): string {
  return nameOf(id).slice(0, -1);
}

/**
 * The draft of an item, null when there is none, or none can be kept here (private windows, a full disk). `except` names
 * a record that doesn't count.
 */
export async function readDraft(id: DraftId, except?: string): Promise<FoundDraft | null> {
  try {
    if (!isPruned) {
      isPruned = true;
      await pruneDrafts();
    }
    await bringHasty();
    return joinRecords((await recordsUnder(recordPrefix(id))).filter(({ name }) => name !== except));
  } catch {
    return null;
  }
}

/** The keys of a collection's drafts: for whom would not know where to look for them. */
export async function readDraftKeys({ project, user, collection }: Omit<DraftId, 'key'>): Promise<string[]> {
  try {
    await bringHasty();
    const range = rangeUnder(prefixOf(project, user, collection));
    const names = await database()('readonly', (stored) => promisifyRequest(stored.getAllKeys(range)));
    return [...new Set(names.map((name) => String((JSON.parse(String(name)) as unknown[])[4])))];
  } catch {
    return [];
  }
}

/** A form whose edits are kept, with the time of the last one (ms since 1970). */
export type KeptForm = Pick<DraftId, 'collection' | 'key'> & { at: number };

/** Somebody's drafts in a project, newest first; none where none can be kept. */
export async function readDraftList({
  project,
  user,
}: Pick<DraftId, 'project' | 'user'>): Promise<KeptForm[]> {
  try {
    await bringHasty();
    const newest = new Map<string, KeptForm>();
    for (const { name, draft } of await recordsUnder(prefixOf(project, user))) {
      const [, , , collection, key] = (JSON.parse(name) as unknown[]).map(String);
      const id = JSON.stringify([collection, key]);
      if (draft.at >= (newest.get(id)?.at ?? 0))
        newest.set(id, { collection: collection ?? '', key: key ?? '', at: draft.at });
    }
    return [...newest.values()].sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** The names of all records of one user, or of one of their collections, begin like this. */
function prefixOf(...parts: [project: string, user: number, collection?: string]): string {
  return `${JSON.stringify([apiRoot, ...parts]).slice(0, -1)},`;
}

function rangeUnder(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

/** The records whose names begin so, but for those that hold no draft. */
async function recordsUnder(prefix: string): Promise<{ name: string; draft: Draft }[]> {
  const range = rangeUnder(prefix);
  const [names, values] = await database()('readonly', (stored) =>
    Promise.all([
      promisifyRequest(stored.getAllKeys(range)),
      promisifyRequest<unknown[]>(stored.getAll(range)),
    ]),
  );
  return names.flatMap((name, at) => {
    const draft = parseDraft(values[at]);
    return draft ? [{ name: String(name), draft }] : [];
  });
}

function joinRecords(found: readonly { name: string; draft: Draft }[]): FoundDraft | null {
  if (found.length === 0) return null;
  let joined: Draft = { at: 0, edits: {}, base: {} };
  for (const { draft } of found.toSorted((a, b) => a.draft.at - b.draft.at)) {
    joined = {
      at: draft.at,
      edits: { ...joined.edits, ...draft.edits },
      base: { ...joined.base, ...draft.base },
      ...sentKeyOf(draft.sentKey ?? joined.sentKey),
    };
  }
  return { ...joined, records: found.map(({ name, draft }) => ({ name, at: draft.at })) };
}

/*
 * The database answers only later, and a page that goes away can't wait: what is begun then may never be done. So it is
 * put where writing takes no time first, and brought to the database by whoever looks for drafts next.
 */
const hastyPrefix = 'lectern-draft:';

/** Keeps a draft at once, until it is in its record. */
export function writeHastily(name: string, draft: Draft): void {
  try {
    localStorage.setItem(hastyPrefix + name, writeJson(draft));
  } catch {
    // Too large, or not allowed: the database may still be quick enough.
  }
}

function dropHasty(name: string): void {
  try {
    localStorage.removeItem(hastyPrefix + name);
  } catch {
    // Nothing is kept there, then.
  }
}

async function bringHasty(): Promise<void> {
  for (const [name, text] of readHasty()) {
    const draft = parseDraft(text);
    const stored = parseDraft(await get<unknown>(name, database()));
    if (draft && (!stored || stored.at < draft.at)) await writeDraft(name, draft);
    else dropHasty(name);
  }
}

/** Texts by the names of their records; none where a browser has this store not at all, or refuses it. */
function readHasty(): [name: string, text: string][] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    return keys
      .filter((key) => key.startsWith(hastyPrefix))
      .map((key) => [key.slice(hastyPrefix.length), localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

const failureListeners = new Set<() => void>();
let hasFailed = false;

/** Has one of the listeners called once, when a draft can't be kept on this machine: its storage is full, or forbidden. */
export function onDraftFailure(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

function tellFailure(): void {
  const [listener] = failureListeners;
  if (hasFailed || !listener) return;
  hasFailed = true;
  listener();
}

/** Keeps a draft in its record. Where that can't be done the edits are still in the form, and `onDraftFailure` tells. */
export async function writeDraft(name: string, draft: Draft): Promise<void> {
  try {
    await database()('readwrite', (stored) => {
      stored.put(writeJson(draft), name);
      // The page may be about to go: nobody would be there any more to see the request succeed, and what is not
      // committed by then is lost.
      stored.transaction.commit();
      return promisifyRequest(stored.transaction);
    });
    dropHasty(name);
  } catch {
    tellFailure();
  }
}

export async function removeDraft(name: string): Promise<void> {
  dropHasty(name);
  try {
    await del(name, database());
  } catch {
    // It will be pruned.
  }
}

/** Removes records, but for those that were written anew since they were read: the form that keeps them is still open. */
export async function removeRecords(records: readonly DraftRecord[]): Promise<void> {
  try {
    await database()('readwrite', async (stored) => {
      for (const { name, at } of records) {
        const draft = parseDraft(await promisifyRequest<unknown>(stored.get(name)));
        if (draft?.at === at) stored.delete(name);
      }
      return promisifyRequest(stored.transaction);
    });
  } catch {
    // They will be offered once more, or pruned.
  }
}

/**
 * Removes drafts that nobody has asked for in 60 days, and what can't be read. The newest ones stay in any case: a clock
 * that was wrong once, then or now, must not cost what is there.
 */
export async function pruneDrafts(now = Date.now()): Promise<void> {
  const stored = await entries<IDBValidKey, unknown>(database());
  const drafts = stored.map(([name, value]) => ({ name, at: parseDraft(value)?.at ?? null }));
  const dated = drafts.flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]));
  const old = dated
    .toSorted((a, b) => b.at - a.at)
    .slice(minKept)
    .filter(({ at }) => at < now - lifeMs);
  const unreadable = drafts.filter(({ at }) => at === null);
  for (const { name } of [...old, ...unreadable]) await del(name, database());
}

function parseDraft(value: unknown): Draft | null {
  if (typeof value !== 'string') return null;
  try {
    const draft = parseJson(value) as Partial<Draft> | null;
    if (typeof draft?.at !== 'number' || !isRecord(draft.edits) || !isRecord(draft.base)) return null;
    return { at: draft.at, edits: draft.edits, base: draft.base, ...sentKeyOf(draft.sentKey) };
  } catch {
    return null;
  }
}

function sentKeyOf(key: unknown): Pick<Draft, 'sentKey'> {
  return typeof key === 'string' ? { sentKey: key } : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
