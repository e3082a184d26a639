import { queryOptions } from '@tanstack/react-query';
import { callForData } from '#app/lib/api.ts';

export const settingQueries = {
  all: (project: string) => [project, 'settings'] as const,

  /** The project's settings by key. Values are text, as the API sends them (`"1"`, JSON text). */
  values: (project: string) =>
    queryOptions({
      queryKey: [project, 'settings', 'values'],
      queryFn: async ({ signal }): Promise<Record<string, string | null>> => {
        const rows = await callForData<{ key: string; value: string | null }[]>(project, 'settings', {
          signal,
          params: { limit: -1 },
        });
        return Object.fromEntries(rows.map((row) => [row.key, row.value]));
      },
      staleTime: 5 * 60_000,
    }),
};
