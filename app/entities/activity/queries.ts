import { infiniteQueryOptions } from '@tanstack/react-query';
import { itemsPath, needsFilter } from '#app/entities/items/rules.ts';
import { ApiError, callForData } from '#app/lib/api.ts';
import type { Activity, HistoryPage, Revision } from './types.ts';

/** Entries that are read at once. */
export const historyPage = 30;

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
].join(',');

export const activityQueries = {
  /**
   * What happened to an item, newest first, a page at a time. Its key is among those of the items, so that whatever
   * writes an item reads its history anew. A role that may read no revisions gets the entries without them.
   */
  ofItem: (project: string, collection: string, key: string) =>
    infiniteQueryOptions({
      queryKey: [project, 'items', collection, 'history', key],
      meta: { isAside: true },
      initialPageParam: 0,
      getNextPageParam: (last: HistoryPage, pages: HistoryPage[]) =>
        last.activity.length < historyPage ? undefined : pages.length,
      queryFn: async ({ pageParam, signal }): Promise<HistoryPage> => {
        const offset = pageParam * historyPage;
        const [activity, revisions] = await Promise.all([
          callForData<Activity[]>(project, 'activity', {
            signal,
            params: {
              fields: activityFields,
              filter: { collection: { eq: collection }, item: { eq: key } },
              sort: '-id',
              limit: historyPage,
              offset,
            },
          }),
          revisionsOf(project, collection, key, { offset, signal }),
        ]);
        return { activity, revisions };
      },
    }),
};

/** One more than the entries of the page, since what has changed shows beside the state before. */
async function revisionsOf(
  project: string,
  collection: string,
  key: string,
  { offset, signal }: { offset: number; signal: AbortSignal },
): Promise<Revision[]> {
  const params = { fields: 'id,activity,data,delta', sort: '-id', limit: historyPage + 1, offset };
  try {
    return await (needsFilter(key)
      ? callForData<Revision[]>(project, 'revisions', {
          signal,
          params: { ...params, filter: { collection: { eq: collection }, item: { eq: key } } },
        })
      : callForData<Revision[]>(project, `${itemsPath(collection)}/${encodeURIComponent(key)}/revisions`, {
          signal,
          params,
        }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}
