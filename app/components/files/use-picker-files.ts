import { useDebounced } from '#app/lib/use-debounced.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { collectionOf } from '#app/entities/collections/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useCollections, useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { isAccepted } from './accept.ts';
import { type PickerOptions, pickerView, type PickerView } from './picker-view.ts';
import { invariant } from '#app/lib/invariant.ts';
import { ownValue } from '#app/lib/own-value.ts';

const page = 50;
/** Pause in typing, ms, after which the server is asked. */
const pause = 250;

export interface PickerFiles {
  view: PickerView;
  files: readonly Item[];
  isLoading: boolean;
  /** `files` are those of an earlier search. */
  isStale: boolean;
  isFailed: boolean;
  retry: () => void;
  /** Undefined when everything is there. */
  loadMore: (() => void) | undefined;
}

/** The files to choose from, a page at a time, searched by the server. */
export function usePickerFiles(options: PickerOptions, search: string): PickerFiles {
  const project = useProject();
  const collection = collectionOf(useCollections(), 'directus_files');
  invariant(collection, 'there are files');
  const hidden = useRights(collection).base.readBlacklist;
  const view = useMemo(
    () =>
      pickerView(
        options,
        (name) => ownValue(collection.fields, name) !== undefined && !hidden.includes(name),
      ),
    [options, collection, hidden],
  );
  const settled = useDebounced(useDeferredValue(search.trim()), pause);
  const q = [view.q, settled].filter(Boolean).join(' ');
  const list = { fields: view.fields, sort: view.sort, q: q || null, filter: view.filter };
  const found = useInfiniteQuery({
    queryKey: [...itemQueries.lists(project, 'directus_files'), 'pick', list],
    queryFn: ({ pageParam, client }) =>
      client.fetchQuery({
        ...itemQueries.window(project, 'directus_files', list, pageParam, page),
        staleTime: 0,
      }),
    initialPageParam: 0,
    getNextPageParam: (last: Item[], pages) => (last.length < page ? undefined : pages.length * page),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // What it reads is tried again by itself.
    retry: false,
  });
  const files = useMemo(() => {
    const rows = found.data?.pages.flat() ?? [];
    // What was added meanwhile shifts the pages; and the server may know less of types than was asked.
    const unique = [...new Map(rows.map((row) => [String(row['id']), row])).values()];
    return unique.filter((row) =>
      isAccepted(view.accepted, { type: row['type'], name: row['filename_download'] }),
    );
  }, [found.data, view]);
  return {
    view,
    files,
    isLoading: found.isFetching,
    isStale: settled !== search.trim() || found.isPlaceholderData,
    isFailed: found.isError,
    retry: () => void found.refetch(),
    loadMore: found.hasNextPage ? () => void (found.isFetchingNextPage || found.fetchNextPage()) : undefined,
  };
}
