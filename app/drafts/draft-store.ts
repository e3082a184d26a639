/**
 * Unsaved edits kept on this machine (IndexedDB), so that a crash, a closed tab or a lost session costs nothing. Values are
 * kept as JSON text, since a structured clone would not bring numbers with many digits back as what they were.
 */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { apiRoot } from '#app/lib/api.ts';
import { parseJson, writeJson } from '#app/lib/json.ts';

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
}

const lifeMs = 60 * 24 * 60 * 60_000;

let store: UseStore | undefined;
let isPruned = false;

function database(): UseStore {
  store ??= createStore('lectern-drafts', 'drafts');
  return store;
}

function nameOf({ project, user, collection, key }: DraftId): string {
  return JSON.stringify([apiRoot, project, user, collection, key]);
}

/** The draft of an item, null when there is none, or none can be kept here (private windows, a full disk). */
export async function readDraft(id: DraftId): Promise<Draft | null> {
  try {
    if (!isPruned) {
      isPruned = true;
      await pruneDrafts();
    }
    return parseDraft(await get<unknown>(nameOf(id), database()));
  } catch {
    return null;
  }
}

/** Keeps a draft in place of an earlier one. A browser that keeps nothing is no reason to disturb the user. */
export async function writeDraft(id: DraftId, draft: Draft): Promise<void> {
  try {
    await set(nameOf(id), writeJson(draft), database());
  } catch {
    // Nothing can be done here, and the edits are still in the form.
  }
}

export async function removeDraft(id: DraftId): Promise<void> {
  try {
    await del(nameOf(id), database());
  } catch {
    // It will be pruned.
  }
}

/** Removes drafts that nobody has asked for in 60 days, and what can't be read. */
export async function pruneDrafts(now = Date.now()): Promise<void> {
  const kept = await entries<IDBValidKey, unknown>(database());
  for (const [name, value] of kept) {
    const draft = parseDraft(value);
    if (!draft || draft.at < now - lifeMs) await del(name, database());
  }
}

function parseDraft(value: unknown): Draft | null {
  if (typeof value !== 'string') return null;
  try {
    const draft = parseJson(value) as Partial<Draft> | null;
    if (typeof draft?.at !== 'number' || !isRecord(draft.edits) || !isRecord(draft.base)) return null;
    return { at: draft.at, edits: draft.edits, base: draft.base };
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
