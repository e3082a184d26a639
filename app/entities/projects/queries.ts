import { queryOptions } from '@tanstack/react-query';
import { call, callForData } from '#app/lib/api.ts';
import type { ProjectInfo } from './types.ts';

interface Home {
  api: Omit<ProjectInfo, 'authenticated' | 'max_upload_size'>;
  server?: { max_upload_size?: number };
}

export const projectQueries = {
  /** Keys of the public projects, not of any project. Error code 14: nothing is installed yet. */
  keys: () =>
    queryOptions({
      queryKey: ['projects'],
      queryFn: ({ signal }) =>
        callForData<string[]>(null, 'server/projects', { signal, credentials: 'omit' }),
      staleTime: 5 * 60_000,
    }),

  /** The project's public face, and with a session its versions and limits (`GET /{project}/`). */
  info: (project: string) =>
    queryOptions({
      queryKey: [project, 'project'],
      queryFn: async ({ signal }): Promise<ProjectInfo> => {
        const envelope = await call<Home>(project, '', { signal });
        const { api, server } = envelope?.data ?? ({ api: {} } as Home);
        return { ...api, max_upload_size: server?.max_upload_size, authenticated: envelope?.public !== true };
      },
      staleTime: 60_000,
    }),
};
