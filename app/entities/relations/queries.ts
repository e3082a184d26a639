import { queryOptions } from '@tanstack/react-query';
import { callForList } from '#app/lib/api.ts';
import type { Relation } from './types.ts';

export const relationQueries = {
  all: (project: string) => [project, 'relations'] as const,

  list: (project: string) =>
    queryOptions({
      queryKey: [project, 'relations', 'list'],
      queryFn: ({ signal }) => callForList<Relation>(project, 'relations', { signal, params: { limit: -1 } }),
      staleTime: 5 * 60_000,
      gcTime: Number.POSITIVE_INFINITY,
    }),
};
