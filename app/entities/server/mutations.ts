import { mutationOptions } from '@tanstack/react-query';
import { callForItem, call } from '#app/lib/api.ts';
import type { InstallInfo, InstallPayload } from './types.ts';

export const serverMutations = {
  /**
   * Asks the server what it is. Error code 3: the super-admin password is wrong. It is no query: what it is asked with
   * must not stay in the cache.
   */
  inspect: () =>
    mutationOptions({
      mutationKey: ['server', 'inspect'],
      mutationFn: (superAdminToken: string) =>
        callForItem<InstallInfo>(null, 'server/info', {
          params: { super_admin_token: superAdminToken },
          credentials: 'omit',
        }),
    }),

  /**
   * Installs a project; ends when its tables are written, which may take minutes. On a server without any project the
   * token becomes the super-admin password, even if the rest fails.
   */
  install: () =>
    mutationOptions({
      mutationKey: ['server', 'install'],
      mutationFn: (payload: InstallPayload) =>
        call(null, 'server/projects', {
          method: 'post',
          body: payload,
          timeout: 10 * 60_000,
          credentials: 'omit',
        }),
    }),
};
