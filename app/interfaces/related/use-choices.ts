import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { Params } from '#app/lib/search-params.ts';
import { useProject } from '#app/session/project.tsx';
import { useDebounced } from '#app/lib/use-debounced.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Where the choices come from. */
export interface ChoicesSource {
  collection: string;
  keyField: string;
  fields: readonly string[];
  sort: string | null;
  /** Leaves out what may not be linked. */
  filter?: Params | null;
  /** Up to so many items the whole list is loaded once and searched here; beyond, the server searches. */
  threshold: number;
}

interface ChoicesConfig extends ChoicesSource {
  /** The list was opened: nothing is asked for before. */
  enabled: boolean;
  search: string;
}

const page = 50;

export interface ChoiceRows {
  rows: Item[];
  /** True when `rows` is the whole list and is to be searched by the caller. */
  isWhole: boolean;
  /** `rows` are not those of the search yet. */
  isStale: boolean;
  isLoading: boolean;
  isFailed: boolean;
  loadMore: (() => void) | undefined;
}

/** The items that a to-one field may link to, a page at a time, found by the server when there are many. */
export function useChoices({
  collection,
  keyField,
  fields,
  sort,
  filter = null,
  enabled,
  search,
  threshold,
}: ChoicesConfig): ChoiceRows {
  const project = useProject();
  const q = useDebounced(useDeferredValue(search), 250);
  const first = useQuery({
    ...itemQueries.window(project, collection, { fields, sort, filter }, 0, threshold + 1),
    enabled,
  });
  const isAsked = enabled && !first.isError;
  const isWhole = first.data !== undefined && first.data.length <= threshold;
  const searched = useInfiniteQuery({
    queryKey: [...itemQueries.lists(project, collection), 'choices', { fields, sort, filter, q }],
    queryFn: ({ pageParam, client }) =>
      client.fetchQuery(
        itemQueries.window(project, collection, { fields, sort, filter, q }, pageParam, page),
      ),
    initialPageParam: 0,
    getNextPageParam: (last: Item[], pages) => (last.length < page ? undefined : pages.length * page),
    enabled: enabled && first.data !== undefined && !isWhole,
    placeholderData: keepPreviousData,
    // What it reads is tried again by itself.
    retry: false,
  });
  if (isWhole || !searched.data) {
    return {
      // What was searched for and not found out stands for nothing of the list.
      rows: searched.isError ? [] : (first.data?.slice(0, threshold) ?? []),
      isWhole,
      isStale: isAsked && (first.data === undefined || (!isWhole && !searched.isError && search !== '')),
      isLoading: first.isFetching || searched.isFetching,
      isFailed: first.isError || searched.isError,
      loadMore: undefined,
    };
  }
  return {
    rows: unique(searched.data.pages.flat(), keyField),
    isWhole: false,
    isStale: isAsked && (q !== search || searched.isPlaceholderData),
    isLoading: searched.isFetching,
    isFailed: searched.isError,
    loadMore: searched.hasNextPage ? () => void searched.fetchNextPage() : undefined,
  };
}

/** Rows that were added meanwhile shift the pages; a row that comes twice would break the list. */
function unique(rows: Item[], keyField: string): Item[] {
  return [...new Map(rows.map((row) => [String(ownValue(row, keyField)), row])).values()];
}
