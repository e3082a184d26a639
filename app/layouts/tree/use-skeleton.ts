import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { itemQueries } from '#app/entities/items/queries.ts';
import { valueText } from '#app/layouts/value-text.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { type Pair, type Skeleton, skeletonOf } from './orphans.ts';

/** Items whose parents are looked at, at most, and how many at once. */
export const maxLooked = 10_000;
const portion = 1000;

const nothing: Skeleton & { isWhole: boolean } = {
  orphans: new Map(),
  cuts: new Map(),
  children: null,
  isWhole: true,
};

/**
 * Key and parent of all items, as far as that is reasonable: they alone tell which items no way from the root leads to,
 * and how many are below each. Nothing waits for it.
 */
export function useSkeleton(source: ItemSource, keyField: string, parent: string) {
  const { data, isError } = useQuery(skeletonQuery(source, keyField, parent));
  return { ...(data ?? nothing), isFailed: isError };
}

function skeletonQuery({ project, collection, view }: ItemSource, keyField: string, parent: string) {
  const fields = [keyField, parent];
  return queryOptions({
    queryKey: [...itemQueries.lists(project, collection), 'skeleton', fields, view.status ?? null],
    staleTime: 60_000,
    // What it reads is tried again by itself.
    retry: false,
    queryFn: async ({ client }: { client: QueryClient }): Promise<Skeleton & { isWhole: boolean }> => {
      const pairs: Pair[] = [];
      let isWhole = false;
      while (!isWhole && pairs.length < maxLooked) {
        const rows = await client.fetchQuery({
          ...itemQueries.window(
            project,
            collection,
            { fields, sort: keyField, status: view.status },
            pairs.length,
            portion,
          ),
          staleTime: 0,
          gcTime: 0,
        });
        for (const row of rows)
          pairs.push({
            key: valueText(ownValue(row, keyField)),
            parent: valueText(ownValue(row, parent), keyField),
          });
        isWhole = rows.length < portion;
      }
      return { ...skeletonOf(pairs, isWhole), isWhole };
    },
  });
}
