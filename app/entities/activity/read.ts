import { itemsPath, needsFilter } from '#app/entities/items/rules.ts';
import { ApiError, callForList } from '#app/lib/api.ts';
import type { Activity, Revision } from './types.ts';

export const activityFields = [
  'id',
  'action',
  'action_on',
  'action_by.id',
  'action_by.first_name',
  'action_by.last_name',
  'comment',
  'edited_on',
  'comment_deleted_on',
].join(',');

interface Part {
  signal: AbortSignal;
  fields: string;
  limit: number;
  offset: number;
}

/** Revisions of an item, newest first; none for a role that may read none. */
export async function revisionsOf(
  project: string,
  collection: string,
  key: string,
  { signal, ...part }: Part,
): Promise<Revision[]> {
  const params = { sort: '-id', ...part };
  try {
    return await (needsFilter(key)
      ? callForList<Revision>(project, 'revisions', {
          signal,
          params: { ...params, filter: { collection: { eq: collection }, item: { eq: key } } },
        })
      : callForList<Revision>(project, `${itemsPath(collection)}/${encodeURIComponent(key)}/revisions`, {
          signal,
          params,
        }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}

/** What was done to an item, newest first; nothing for a role that may not read it. */
export async function activityOf(
  project: string,
  collection: string,
  key: string,
  { signal, limit }: { signal: AbortSignal; limit: number },
): Promise<Activity[]> {
  try {
    return await callForList<Activity>(project, 'activity', {
      signal,
      params: {
        fields: activityFields,
        filter: { collection: { eq: collection }, item: { eq: key } },
        sort: '-id',
        limit,
      },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}
