import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item, ItemListView } from '#app/entities/items/types.ts';
import { isCounted, learn, rowCountOf, unknownExtent, windowSize, windowsOf } from './window-math.ts';

/** Which list: everything that decides what its rows are. */
export interface ItemSource {
  project: string;
  collection: string;
  view: ItemListView;
}

export interface ItemWindows {
  /** Rows to lay out; more than there are known to be as long as nothing has been counted. */
  rowCount: number;
  /** False while `rowCount` is provisional. */
  isCounted: boolean;
  /** The item of a row, undefined as long as it isn't there. */
  itemAt: (row: number) => Item | undefined;
  /** Reads rows `first` to `last` (included) wherever they are; what has been read is not asked for again. */
  load: (first: number, last: number) => Promise<Item[]>;
  /** Set when a window in sight could not be read. */
  error: Error | null;
  retry: () => void;
}

/** The query of one window. Loader and listing use it, so that the loader's head start is the listing's first window. */
export function windowQuery({ project, collection, view }: ItemSource, window: number) {
  return itemQueries.window(project, collection, view, window * windowSize, windowSize, { isEarly: true });
}

/** Pause in scrolling, in ms, after which rows far from the last ones are asked for. */
const settleDelay = 80;
/**
 * Rows older than this, in ms, are read again once when the listing is entered, and when the user comes back to the
 * tab; otherwise they stay until a write.
 */
const oldAge = 30_000;

/** Rows in sight are read again on the way back to the tab, if it was left for long. */
export function isOldOnReturn({ state }: { state: { dataUpdatedAt: number } }): 'always' | false {
  return Date.now() - state.dataUpdatedAt > oldAge ? 'always' : false;
}

/**
 * Reads a list in windows of 100 rows as `range` (rows in sight, the second one past the end) moves over it. A window
 * is asked for once; one that is passed in a hurry is never asked for, and one left before it came is cancelled.
 * `count` is the server's, null before it is known.
 */
export function useItemWindows(
  source: ItemSource,
  range: { first: number; last: number },
  count: number | null,
): ItemWindows {
  const client = useQueryClient();
  const [entered] = useState(() => Date.now());
  const [seen, setSeen] = useState<Seen>(() => ({ source, windows: new Map() }));
  const known = seen.source === source ? seen.windows : nothingRead;
  const extent = useMemo(
    () => [...known].reduce((so, [window, { rows }]) => learn(so, window, rows), unknownExtent),
    [known],
  );
  const rowCount = rowCountOf(extent, count);

  const cached = (window: number) => client.getQueryData(windowQuery(source, window).queryKey);
  const wanted = windowsOf(range.first, range.last, rowCount);
  const windows = useSettledWindows(source, wanted, cached);

  const results = useQueries({
    queries: windows.map((window) => ({
      ...windowQuery(source, window),
      refetchOnWindowFocus: isOldOnReturn,
      staleTime: (query: { state: { dataUpdatedAt: number } }) =>
        query.state.dataUpdatedAt < entered - oldAge ? 0 : Number.POSITIVE_INFINITY,
    })),
  });

  const reads = results.flatMap(({ data, dataUpdatedAt }, index): [number, Read][] => {
    const window = windows[index];
    return data && window !== undefined ? [[window, { rows: data.length, at: dataUpdatedAt }]] : [];
  });
  if (reads.some(([window, { at }]) => known.get(window)?.at !== at)) {
    // A window that was read again may have changed the length of the list: what others said no longer holds.
    const isRepeat = reads.some(([window, { at }]) => known.has(window) && known.get(window)?.at !== at);
    setSeen({ source, windows: new Map([...(isRepeat ? [] : known), ...reads]) });
  }

  useEffect(() => {
    if (known.size > max) forgetOldest(client, source);
  }, [client, source, known]);

  const itemAt = (row: number): Item | undefined => {
    const window = Math.floor(row / windowSize);
    const index = windows.indexOf(window);
    const rows = (index === -1 ? undefined : results[index]?.data) ?? cached(window);
    return rows?.[row % windowSize];
  };

  const load = useCallback(
    async (first: number, last: number): Promise<Item[]> => {
      const from = Math.floor(first / windowSize);
      const pages = Array.from(
        { length: Math.floor(last / windowSize) - from + 1 },
        (_, index) => from + index,
      );
      const read = await Promise.all(
        pages.map((window) => client.ensureQueryData(windowQuery(source, window))),
      );
      return read.flat().slice(first - from * windowSize, last - from * windowSize + 1);
    },
    [client, source],
  );

  const failed = results.filter((result) => result.isError && !result.data);
  return {
    rowCount,
    isCounted: isCounted(extent, count),
    itemAt,
    load,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const result of failed) void result.refetch();
    },
  };
}

/** The windows that are wanted, without those that are passed in a hurry: far ones count once scrolling has paused. */
function useSettledWindows(
  source: ItemSource,
  wanted: readonly number[],
  cached: (window: number) => unknown,
): readonly number[] {
  const wantedKey = wanted.join();
  const [settled, setSettled] = useState({ source, windows: wanted, key: wantedKey });
  const isNear =
    settled.source !== source ||
    wanted.some((window) => settled.windows.includes(window)) ||
    wanted.every(cached);
  if (isNear && (settled.key !== wantedKey || settled.source !== source)) {
    setSettled({ source, windows: wanted, key: wantedKey });
  }
  useEffect(() => {
    if (isNear) return undefined;
    const timer = setTimeout(() => {
      const windows = wantedKey === '' ? [] : wantedKey.split(',').map(Number);
      setSettled({ source, windows, key: wantedKey });
    }, settleDelay);
    return () => clearTimeout(timer);
  }, [isNear, source, wantedKey]);
  return isNear ? wanted : settled.windows;
}

/** Windows out of sight that are kept for the way back: who scrolls through a million rows must not keep them all. */
const max = 50;

function forgetOldest(client: QueryClient, { project, collection, view }: ItemSource): void {
  const cache = client.getQueryCache();
  const passed = cache.findAll({
    queryKey: itemQueries.windows(project, collection, view),
    type: 'inactive',
  });
  passed.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of passed.slice(max)) cache.remove(query);
}

interface Read {
  rows: number;
  at: number;
}

const nothingRead: ReadonlyMap<number, Read> = new Map();

interface Seen {
  source: ItemSource;
  windows: ReadonlyMap<number, Read>;
}
