import type { QueryClient } from '@tanstack/react-query';
import { readRows } from '#app/entities/items/read-rows.ts';
import { ApiError, callForList } from '#app/lib/api.ts';
import type { LogEntry } from './acts.ts';
import type { Revision } from './types.ts';

/** What the app and the server write for themselves; people and files are what users work on. */
const hiddenCollections = [
  'collection_presets',
  'collections',
  'fields',
  'folders',
  'migrations',
  'permissions',
  'relations',
  'revisions',
  'roles',
  'settings',
  'user_sessions',
  'webhooks',
].map((name) => `directus_${name}`);
const hiddenActions = ['authenticate', 'invalid-credentials'];

const logFields = [
  'id',
  'action',
  'action_on',
  'action_by.id',
  'action_by.first_name',
  'action_by.last_name',
  'collection',
  'item',
];

/**
 * What was done in a project, newest first, without deleted comments, and with the fields that were sent as far as the role may
 * read revisions.
 */
export async function logOf(
  client: QueryClient,
  project: string,
  {
    withSystem,
    signal,
    ...part
  }: { signal: AbortSignal; limit: number; offset: number; withSystem: boolean },
): Promise<LogEntry[]> {
  const filter = {
    comment_deleted_on: { null: 1 },
    ...(withSystem ? {} : { collection: { nin: hiddenCollections }, action: { nin: hiddenActions } }),
  };
  const rows = await readRows({
    client,
    project,
    collection: 'directus_activity',
    fields: logFields,
    params: { filter, sort: '-id', ...part },
    signal,
  });
  const entries = rows as unknown as Omit<LogEntry, 'fields'>[];
  const updates = entries.filter(({ action }) => action === 'update').map(({ id }) => id);
  const sent = await sentFields(project, updates, signal);
  return entries.map((entry) => ({ ...entry, fields: sent.get(entry.id) ?? null }));
}

/** Names of the fields that were sent, by the entry; none for a role that may read none. */
async function sentFields(
  project: string,
  entries: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, string[]>> {
  if (entries.length === 0) return new Map();
  try {
    const revisions = await callForList<Revision>(project, 'revisions', {
      signal,
      params: { fields: 'activity,delta', filter: { activity: { in: entries } }, limit: entries.length },
    });
    return new Map(
      revisions.flatMap(({ activity, delta }) => (delta ? [[activity, Object.keys(delta)]] : [])),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return new Map();
    throw error;
  }
}
