import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type HistoryEntry, historyOf } from '#app/entities/activity/history.ts';
import { activityQueries } from '#app/entities/activity/queries.ts';
import { canRead, readsAll, rightsOn } from '#app/entities/permissions/rules.ts';
import { useCollection, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import type { PanelItem } from './panel-item.ts';

/** Null is what nothing is known of: something other than the API has written the item. */
export type HistoryRow = HistoryEntry | null;

/** What is known of an item's history, newest first; older pages are read as the end of the list is reached. */
export function useItemHistory({ collection, itemKey }: PanelItem) {
  const project = useProject();
  const permissions = usePermissions();
  const log = useCollection('directus_activity');
  const rights = log && rightsOn(permissions, log);
  const isReadable = permissions === null || (rights !== undefined && canRead(rights));
  // A server may answer "mine" with nothing at all, not even what one has just written.
  const isPart = isReadable && permissions !== null && !(rights && readsAll(rights));
  const query = useInfiniteQuery({
    ...activityQueries.ofItem(project, collection.collection, itemKey),
    enabled: isReadable,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const rows = useMemo((): HistoryRow[] | null => {
    if (!data) return null;
    const { entries, isExternal } = historyOf(data.pages, collection, !hasNextPage);
    // Of those who came with the installation no log tells either.
    const isKnown = !isPart && collection.collection !== 'directus_users';
    return isExternal && isKnown ? [...entries, null] : entries;
  }, [data, collection, hasNextPage, isPart]);
  const [reached, setReached] = useState(-1);
  const isAtEnd = rows !== null && reached >= rows.length - 1;
  // A page may add nothing to be shown, and what is being read anew is not to be interrupted: it goes on afterwards.
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isAtEnd, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const isWhole = data !== undefined && !hasNextPage;
  return { query, rows, isReadable, isPart, isWhole, onReached: setReached };
}
