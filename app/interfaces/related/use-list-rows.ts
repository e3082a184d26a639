import {
  keepPreviousData,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item, ItemListView } from '#app/entities/items/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { chunks } from './chunks.ts';
import type { ListModel } from './list-model.ts';

/** Rows of one request. */
export const pageSize = 50;

const none: readonly Item[] = [];

export interface RowsConfig {
  collection: string;
  keyField: string;
  view: ItemListView;
  enabled: boolean;
}

export interface PagedRows {
  rows: readonly Item[];
  /** How many there are; null until it is known. */
  count: number | null;
  isLoading: boolean;
  /** `rows` are those of an earlier view. */
  isStale: boolean;
  /** Words of the server; null when all is well. */
  error: Error | null;
  retry: () => void;
  /** Undefined when all are there. */
  loadMore: (() => void) | undefined;
}

/** The rows of a view, a page at a time. How many there are is only asked when one page doesn't hold them. */
export function usePagedRows({ collection, keyField, view, enabled }: RowsConfig): PagedRows {
  const project = useProject();
  const query = useInfiniteQuery({
    queryKey: [...itemQueries.lists(project, collection), 'related', view],
    queryFn: ({ pageParam, client }) =>
      client.fetchQuery(itemQueries.window(project, collection, view, pageParam, pageSize)),
    initialPageParam: 0,
    getNextPageParam: (last: Item[], pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
    enabled,
    placeholderData: keepPreviousData,
    // What it reads is tried again by itself.
    retry: false,
    select: (data) => unique(data.pages.flat(), keyField),
  });
  const { q, filter, status } = view;
  const rows = query.data ?? none;
  const count = useQuery({
    ...itemQueries.count(project, collection, { q, filter, status }, keyField),
    enabled: enabled && query.hasNextPage,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return {
    rows,
    count: hasNextPage ? (count.data ?? null) : rows.length,
    isLoading: query.isFetching,
    isStale: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
    loadMore: hasNextPage && !isFetchingNextPage && !query.error ? () => void fetchNextPage() : undefined,
  };
}

/** Rows that were added meanwhile shift the pages; a row that comes twice would break the list. */
function unique(rows: Item[], keyField: string): readonly Item[] {
  return [...new Map(rows.map((row) => [plainText(ownValue(row, keyField)), row])).values()];
}

/** The filter that leaves the rows of one item. */
export function backFilter(model: ListModel, itemKey: string) {
  return { [model.back]: { eq: itemKey } };
}

const noItems: ReadonlyMap<string, Item> = new Map();

/** Items by their keys, for what is linked and not saved yet. */
export function useItemsByKey(
  collection: string,
  keyField: string,
  keys: readonly string[],
  paths: readonly string[],
): ReadonlyMap<string, Item> {
  const project = useProject();
  const rows = useQueries({
    queries: chunks(keys).map((part) => ({
      ...itemQueries.byKeys(project, collection, keyField, part, paths),
      staleTime: 60_000,
      gcTime: 60_000,
      placeholderData: keepPreviousData,
    })),
    combine,
  });
  return useMemo(
    () =>
      rows.length === 0 ? noItems : new Map(rows.map((row) => [plainText(ownValue(row, keyField)), row])),
    [rows, keyField],
  );
}

function combine(answers: readonly { data: Item[] | undefined }[]): readonly Item[] {
  return answers.flatMap(({ data }) => data ?? []);
}

export interface SortedRows {
  /** Keys and places of all rows, in their order. */
  all: () => Promise<Item[]>;
  /** The greatest number in use, 0 for none. */
  last: () => Promise<number>;
}

/** What sorting by hand asks beyond the rows that are on screen. */
export function useSortedRows(model: ListModel, itemKey: string | null): SortedRows {
  const project = useProject();
  const client = useQueryClient();
  const { rows, rowKey, sortField } = model;
  const read = (sort: string, limit: number) =>
    client.fetchQuery(
      itemQueries.window(
        project,
        rows.collection,
        { fields: [rowKey, sortField ?? rowKey], sort, filter: backFilter(model, itemKey ?? '') },
        0,
        limit,
      ),
    );
  return {
    all: async () => (itemKey === null || sortField === null ? [] : read(sortField, -1)),
    last: async () => {
      if (itemKey === null || sortField === null) return 0;
      const [row] = await read(`-${sortField}`, 1);
      return Number(plainText(ownValue(row, sortField))) || 0;
    },
  };
}
