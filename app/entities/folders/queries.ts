import { queryOptions } from '@tanstack/react-query';
import { callForList } from '#app/lib/api.ts';
import { toFolder } from './rules.ts';
import type { Folder } from './types.ts';

export const folderQueries = {
  all: (project: string) => [project, 'folders'] as const,

  /** Every folder, in no order. A role that may not read them gets ApiError 401 or 403. */
  list: (project: string) =>
    queryOptions({
      queryKey: [project, 'folders', 'list'],
      queryFn: async ({ signal }): Promise<Folder[]> => {
        const rows = await callForList<Record<string, unknown>>(project, 'folders', {
          signal,
          params: { limit: -1, fields: 'id,name,parent_folder' },
        });
        return rows.flatMap((row) => toFolder(row) ?? []);
      },
      staleTime: 60_000,
    }),
};
