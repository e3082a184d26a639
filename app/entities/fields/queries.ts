import { queryOptions } from '@tanstack/react-query';
import { callForList } from '#app/lib/api.ts';
import { inOrder, toField } from './rules.ts';

export const fieldQueries = {
  all: (project: string) => [project, 'fields'] as const,

  /** The fields of one collection in their order, as they are now: what the set-up of fields works on. */
  list: (project: string, collection: string) =>
    queryOptions({
      queryKey: [project, 'fields', 'list', { collection }],
      queryFn: async ({ signal }) => {
        const raw = await callForList<Record<string, unknown>>(
          project,
          `fields/${encodeURIComponent(collection)}`,
          { signal, params: { sort: 'sort' } },
        );
        return inOrder(raw.map(toField));
      },
    }),
};
