import { mutationOptions } from '@tanstack/react-query';
import { itemQueries } from '#app/entities/items/queries.ts';
import { call, callForItem, noDataError } from '#app/lib/api.ts';
import { folderQueries } from './queries.ts';
import { toFolder } from './rules.ts';
import type { Folder } from './types.ts';

const invalidates = (project: string) => [
  folderQueries.all(project),
  itemQueries.lists(project, 'directus_folders'),
];

export const folderMutations = {
  create: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'folders', 'create'],
      mutationFn: async ({ name, parent }: { name: string; parent: number | null }): Promise<Folder> => {
        const body = { name, parent_folder: parent };
        const row = await callForItem<Record<string, unknown>>(project, 'folders', { method: 'post', body });
        const folder = toFolder(row);
        if (!folder) throw noDataError();
        return folder;
      },
      meta: { invalidates: invalidates(project) },
    }),

  rename: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'folders', 'rename'],
      mutationFn: ({ id, name }: { id: number; name: string }) =>
        call(project, `folders/${id}`, { method: 'patch', body: { name } }),
      meta: { invalidates: invalidates(project) },
    }),

  remove: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'folders', 'remove'],
      mutationFn: (id: number) => call(project, `folders/${id}`, { method: 'delete' }),
      meta: { invalidates: invalidates(project) },
    }),
};
