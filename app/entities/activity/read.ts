import type { QueryClient } from '@tanstack/react-query';
import { readRows } from '#app/entities/items/read-rows.ts';
import { isSystem } from '#app/entities/collections/rules.ts';
import { itemsPath, needsFilter } from '#app/entities/items/rules.ts';
import { ApiError, callForList } from '#app/lib/api.ts';
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
