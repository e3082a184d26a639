import { queryOptions } from '@tanstack/react-query';
import { ApiError, call, callForList, noDataError } from '#app/lib/api.ts';
import { isProjectKey } from './rules.ts';
import type { ProjectInfo } from './types.ts';

interface Home {
  api: Omit<ProjectInfo, 'authenticated' | 'max_upload_size'>;
  server?: { max_upload_size?: number };
}

export const projectQueries = {
  /** Keys of the public projects; what can't be a key is left out. Error code 14: nothing is installed yet. */
  keys: () =>
    queryOptions({
      queryKey: ['projects'],
      queryFn: async ({ signal }): Promise<string[]> => {
        const keys = await callForList<unknown>(null, 'server/projects', { signal, credentials: 'omit' });
        return keys.filter(isProjectKey);
      },
      staleTime: 5 * 60_000,
    }),

  /**
   * The project's public face, and with a session its versions and limits (`GET /{project}/`). An unknown key is refused
   * with 401 (code 3); one that can't be a key at all with 404, unasked.
   */
  info: (project: string) =>
    queryOptions({
      queryKey: [project, 'project'],
      queryFn: async ({ signal }): Promise<ProjectInfo> => {
        if (!isProjectKey(project)) throw new ApiError(404, 1, '');
        const envelope = await call<Partial<Home> | null>(project, '', { signal });
        const { api, server } = envelope?.data ?? {};
        // Without it nobody knows whether there is a session: nothing at all must not count as one.
        if (!api) throw noDataError();
        return { ...api, max_upload_size: server?.max_upload_size, authenticated: envelope?.public !== true };
      },
      staleTime: 60_000,
    }),
};
