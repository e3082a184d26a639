import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { isOldOnReturn, type ItemSource, windowQuery } from '#app/layouts/item-windows.ts';
import { windowSize } from '#app/layouts/window-math.ts';
import type { Listing } from './resolve-listing.ts';

/** `total`: all rows less the soft-deleted; `filtered`: what the filter and search leave. */
interface RowCount {
  total: number;
  filtered: number;
}

export interface ListingRows {
  /** The list whose rows are shown: the one before, until the first rows of the present one are there. */
  source: ItemSource;
  isBehind: boolean;
  isEmpty: boolean;
  /** Rows of the first window; null as long as they are on their way. */
  firstRows: number | null;
  /** null as long as it isn't known. */
  count: RowCount | null;
  error: Error | null;
  retry: () => void;
}

/**
 * The first rows and, asked for only when those are there, the count: a server may take ten seconds to count what it
 * can show at once. A list that ends within its first window needs no counting unless something restricts it.
 */
export function useRows({ source, context }: Pick<Listing, 'source' | 'context'>): ListingRows {
  const { project, collection, view } = source;
  const first = useQuery({
    ...windowQuery(source, 0),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: isOldOnReturn,
  });
  const { q, filter, status } = view;
  const isRestricted = Boolean(q) || Boolean(filter);
  const firstRows = first.data?.length ?? null;
  const isWhole = firstRows !== null && firstRows < windowSize;
  const keyField = keyFieldOf(context.collection);
  // The server's counts leave soft-deleted rows out, even where they are asked for.
  const isCounted = firstRows !== null && !status;
  const counted = useQuery({
    ...itemQueries.count(project, collection, { q, filter, status }, keyField),
    enabled: isCounted && !isWhole,
    refetchOnWindowFocus: isOldOnReturn,
  });
  const all = useQuery({
    ...itemQueries.count(project, collection, { q: null, filter: null, status }, keyField),
    enabled: isCounted && isRestricted,
    refetchOnWindowFocus: isOldOnReturn,
  });

  const isReady = first.data !== undefined || first.isError;
  const [settled, setSettled] = useState(source);
  if (isReady && settled !== source) setSettled(source);
  const filtered = isWhole ? firstRows : (counted.data ?? null);
  const total = isRestricted ? (all.data ?? null) : filtered;
  return {
    source: isReady ? source : settled,
    isBehind: !isReady && settled !== source,
    isEmpty: firstRows === 0,
    firstRows,
    count: total !== null && filtered !== null ? { total, filtered } : null,
    error: first.data ? null : first.error,
    retry: () => void first.refetch(),
  };
}
