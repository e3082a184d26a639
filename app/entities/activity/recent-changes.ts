import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#app/lib/api.ts';
import { activityOf, revisionsOf } from './read.ts';
import type { Actor } from './types.ts';

/** A change of an item: who has sent which fields. */
export interface ItemChange {
  /** The id of the revision that it made. */
  revision: number;
  action: string;
  /** Null for a guest, and where the activity may not be read. */
  by: Actor | null;
  /** Names of the fields that were sent. */
  fields: string[];
}

/** Changes that are read to tell who has changed what. */
const recentChanges = 10;

function noneIfDenied(error: unknown): [] {
  if (error instanceof ApiError && error.status === 403) return [];
  throw error;
}

export const changeQueries = {
  /** The last ten changes of an item, newest first and as they are now; none where they may not be read. */
  recent: (project: string, collection: string, key: string) =>
    queryOptions({
      queryKey: [project, 'items', collection, 'recent-changes', key],
      staleTime: 0,
      gcTime: 0,
      retry: false,
      queryFn: async ({ client, signal }): Promise<ItemChange[]> => {
        const [revisions, activity] = await Promise.all([
          revisionsOf(project, collection, key, {
            signal,
            fields: 'id,activity,delta',
            limit: recentChanges,
            offset: 0,
          }),
          // Comments are activity too, so there may be more of it.
          activityOf(client, project, collection, key, { signal, limit: 3 * recentChanges }).catch(
            noneIfDenied,
          ),
        ]);
        const byId = new Map(activity.map((entry) => [entry.id, entry]));
        return revisions.map(({ id, activity: cause, delta }) => ({
          revision: id,
          action: byId.get(cause)?.action ?? '',
          by: byId.get(cause)?.action_by ?? null,
          fields: Object.keys(delta ?? {}),
        }));
      },
    }),

  /** The id of an item's newest revision; 0 where there is none, or none may be read. */
  newestRevision: (project: string, collection: string, key: string) =>
    queryOptions({
      queryKey: [project, 'items', collection, 'newest-revision', key],
      staleTime: 0,
      gcTime: 0,
      retry: false,
      queryFn: async ({ signal }): Promise<number> => {
        const part = { signal, fields: 'id', limit: 1, offset: 0 };
        return (await revisionsOf(project, collection, key, part))[0]?.id ?? 0;
      },
    }),
};
