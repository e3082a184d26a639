import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callForList } from '#app/lib/api.ts';
import { logOf } from './read-log.ts';
import { activityOf, revisionsOf } from './read.ts';
import type { LogEntry } from './acts.ts';
import type { Activity, HistoryPage } from './types.ts';

/** Entries that are read at once: few are looked at, whoever scrolls on wants many. */
const pageSize = (offset: number): number => (offset === 0 ? 30 : 100);

/** Entries that are looked through for what was done last, by anybody and by one user. */
const lookedThrough = { all: 200, ofOne: 50 };
/** Actions that change an item. */
const changing = ['create', 'update', 'delete', 'soft-delete', 'revert'];

/** Entries of the whole log that are read at once. */
const logPage = 60;

/** A change of an item of any collection. */
export interface LatestChange extends Pick<Activity, 'action' | 'action_on'> {
  collection: string;
  item: string;
}

export const activityQueries = {
  /**
   * What was done last to items of any collection, newest first: the last 200 changes, or the last 50 of one user. As far
   * as the role may read them.
   */
  latest: (project: string, user: number | null) =>
    queryOptions({
      queryKey: [project, 'items', 'latest-changes', user],
      meta: { isAside: true },
      queryFn: ({ signal }): Promise<LatestChange[]> =>
        callForList<LatestChange>(project, 'activity', {
          signal,
          params: {
            fields: 'action,action_on,collection,item',
            filter: { action: { in: changing }, ...(user === null ? {} : { action_by: { eq: user } }) },
            sort: '-id',
            limit: user === null ? lookedThrough.all : lookedThrough.ofOne,
          },
        }),
      retry: false,
    }),

  /**
   * What was done in the project, newest first, a page at a time; what the app and the server write for themselves (views,
   * sessions, settings) on request.
   */
  log: (project: string, withSystem: boolean) =>
    infiniteQueryOptions({
      queryKey: [project, 'items', 'log', withSystem],
      meta: { isAside: true },
      initialPageParam: 0,
      getNextPageParam: (last: LogEntry[], _pages, offset: number) =>
        last.length < logPage ? undefined : offset + logPage,
      queryFn: ({ client, pageParam: offset, signal }) =>
        logOf(client, project, { signal, limit: logPage, offset, withSystem }),
    }),

  /**
   * What happened to an item, newest first, a page at a time. Its key is among those of the items, so that whatever
   * writes an item reads its history anew. A role that may read no revisions gets the entries without them.
   */
  ofItem: (project: string, collection: string, key: string) =>
    infiniteQueryOptions({
      queryKey: [project, 'items', collection, 'history', key],
      meta: { isAside: true },
      initialPageParam: 0,
      getNextPageParam: (last: HistoryPage, _pages, offset: number) =>
        last.activity.length < pageSize(offset) ? undefined : offset + pageSize(offset),
      queryFn: async ({ client, pageParam: offset, signal }): Promise<HistoryPage> => {
        const limit = pageSize(offset);
        const [activity, revisions] = await Promise.all([
          activityOf(client, project, collection, key, { signal, limit, offset }),
          // One more than the entries, since what has changed shows beside the state before.
          revisionsOf(project, collection, key, {
            signal,
            fields: 'id,activity,data,delta',
            limit: limit + 1,
            offset,
          }),
        ]);
        return { activity, revisions };
      },
    }),
};
