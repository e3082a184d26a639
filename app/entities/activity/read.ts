import type { QueryClient } from '@tanstack/react-query';
import { readRows } from '#app/entities/items/read-rows.ts';
import { isSystem } from '#app/entities/collections/rules.ts';
import { itemsPath, needsFilter } from '#app/entities/items/rules.ts';
import { ApiError, callForList } from '#app/lib/api.ts';
import type { LogEntry } from './acts.ts';
import type { Activity, Revision } from './types.ts';

const activityFields = [
  'id',
  'action',
  'action_on',
  'action_by.id',
  'action_by.first_name',
  'action_by.last_name',
  'comment',
  'edited_on',
  'comment_deleted_on',
];

interface Part {
  signal?: AbortSignal;
  fields: string;
  limit: number;
  offset: number;
}

/** System collections whose items have no revisions at a path of their own. */
const hasNoRevisions = (collection: string) =>
  isSystem(collection) && collection !== 'directus_users' && collection !== 'directus_files';

/** Revisions of an item, newest first; none for a role that may read none. */
export async function revisionsOf(
  project: string,
  collection: string,
  key: string,
  { signal, ...part }: Part,
): Promise<Revision[]> {
  const options = signal ? { signal } : {};
  const params = { sort: '-id', ...part };
  try {
    return await (needsFilter(key) || hasNoRevisions(collection)
      ? callForList<Revision>(project, 'revisions', {
          ...options,
          params: { ...params, filter: { collection: { eq: collection }, item: { eq: key } } },
        })
      : callForList<Revision>(project, `${itemsPath(collection)}/${encodeURIComponent(key)}/revisions`, {
          ...options,
          params,
        }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}

/** What was done to an item, newest first. */
export async function activityOf(
  client: QueryClient,
  project: string,
  collection: string,
  key: string,
  { signal, ...part }: { signal: AbortSignal; limit: number; offset?: number },
): Promise<Activity[]> {
  const rows = await readRows({
    client,
    project,
    collection: 'directus_activity',
    fields: activityFields,
    params: { filter: { collection: { eq: collection }, item: { eq: key } }, sort: '-id', ...part },
    signal,
  });
  return rows as unknown as Activity[];
}

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

/** What was done in a project, newest first, with the fields that were sent as far as the role may read revisions. */
export async function logOf(
  client: QueryClient,
  project: string,
  {
    withSystem,
    signal,
    ...part
  }: { signal: AbortSignal; limit: number; offset: number; withSystem: boolean },
): Promise<LogEntry[]> {
  const filter = { collection: { nin: hiddenCollections }, action: { nin: hiddenActions } };
  const rows = await readRows({
    client,
    project,
    collection: 'directus_activity',
    fields: logFields,
    params: { ...(withSystem ? {} : { filter }), sort: '-id', ...part },
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
