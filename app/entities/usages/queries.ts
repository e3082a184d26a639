import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { portionsOf } from '#app/entities/items/portions.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { ApiError } from '#app/lib/api.ts';
import type { Params } from '#app/lib/search-params.ts';
import { readUsers } from './read-users.ts';
import { publishedFilter, settingsWith, usageFilter } from './rules.ts';
import type { UsageCount, UsageRow, Usages, UsageSource, UsageSources } from './types.ts';

/** Keys of one filter (an address has to hold them, UUIDs too), counts asked for at the same time, rows of a page. */
const [maxKeys, maxAtOnce, pageSize] = [100, 4, 20];

export const usageQueries = {
  /** Below what a write to any item makes stale. */
  all: (project: string) => [...itemQueries.everything(project), 'usages'] as const,

  /**
   * How many items use those of the keys, by each source. Throws ApiError when a source can't be counted: a part of the truth would
   * read like all of it.
   */
  counts: (
    project: string,
    collection: string,
    keys: readonly string[],
    { sources, isWhole }: UsageSources,
  ) =>
    queryOptions({
      queryKey: [...usageQueries.all(project), collection, 'counts', keys],
      queryFn: async ({ client, signal }): Promise<Usages> => {
        const counts: UsageCount[] = [];
        for (const some of portionsOf(sources, maxAtOnce)) {
          // Whoever has closed the question waits for no more of them.
          signal.throwIfAborted();
          counts.push(...(await Promise.all(some.map((source) => countOf(client, project, source, keys)))));
        }
        const settings = collection === 'directus_files' ? await readSettings(client, project, keys) : [];
        return {
          counts: counts.filter(({ count }) => count > 0),
          settings: settings ?? [],
          isWhole: isWhole && settings !== null,
        };
      },
      staleTime: 0,
      gcTime: 0,
    }),

  /** The items that use one of the keys by a source, page by page: those of the first hundred keys, of the next hundred, … */
  rows: (project: string, source: UsageSource, keys: readonly string[]) =>
    infiniteQueryOptions({
      queryKey: [...usageQueries.all(project), source.collection.collection, source.column.field, keys],
      initialPageParam: { part: 0, page: 0 },
      queryFn: async ({ client, signal, pageParam }): Promise<UsagePage> => {
        const all = portionsOf(keys, maxKeys);
        let { part, page } = pageParam;
        for (;;) {
          const rows = await readUsers({
            client,
            project,
            source,
            keys: all[part] ?? [],
            page,
            pageSize,
            signal,
          });
          const hasMore = rows.length > pageSize;
          const next = hasMore ? { part, page: page + 1 } : { part: part + 1, page: 0 };
          const isLast = next.part >= all.length;
          if (rows.length > 0 || isLast)
            return { rows: rows.slice(0, pageSize), next: isLast ? undefined : next };
          ({ part, page } = next);
        }
      },
      getNextPageParam: ({ next }: UsagePage) => next,
      staleTime: 0,
    }),
};

interface UsagePage {
  rows: UsageRow[];
  next: { part: number; page: number } | undefined;
}

async function countOf(
  client: QueryClient,
  project: string,
  source: UsageSource,
  keys: readonly string[],
): Promise<UsageCount> {
  const { collection } = source;
  const ask = (filter: Params) =>
    client.fetchQuery({
      ...itemQueries.count(project, collection.collection, { filter, status: '*' }, keyFieldOf(collection)),
      staleTime: 0,
    });
  let [count, published]: [number, number | null] = [0, null];
  for (const some of portionsOf(keys, maxKeys)) {
    const found = await ask(usageFilter(source, some));
    count += found;
    const filter = found > 0 ? publishedFilter(source, some) : null;
    if (filter) published = (published ?? 0) + (await ask(filter));
  }
  return { source, count, published };
}

/** The settings that hold one of the files; null where they can't be read. */
async function readSettings(
  client: QueryClient,
  project: string,
  keys: readonly string[],
): Promise<string[] | null> {
  try {
    const values = await client.fetchQuery({ ...settingQueries.values(project), staleTime: 0 });
    return settingsWith(values, keys);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}
