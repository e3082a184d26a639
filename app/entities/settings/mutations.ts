import { mutationOptions } from '@tanstack/react-query';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { call } from '#app/lib/api.ts';
import { settingQueries } from './queries.ts';
import type { SettingWrites } from './types.ts';

export const settingMutations = {
  /** Changed settings, all in one request; one that has no row yet needs a request of its own, before the others. */
  save: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'settings', 'save'],
      mutationFn: async ({ updates, creations }: SettingWrites): Promise<void> => {
        for (const body of creations) await call(project, 'settings', { method: 'post', body });
        if (updates.length > 0) await call(project, 'settings', { method: 'patch', body: updates });
      },
      // Name, colour and pictures of the project are told by its public face.
      meta: { invalidates: [settingQueries.all(project), projectQueries.info(project).queryKey] },
    }),
};
