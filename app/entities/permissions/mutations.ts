import { mutationOptions } from '@tanstack/react-query';
import { userQueries } from '#app/entities/users/queries.ts';
import { ApiError, call } from '#app/lib/api.ts';
import type { PermissionBodies } from './grid-bodies.ts';
import { permissionQueries } from './queries.ts';

/** A row that somebody else has removed already. */
const notFoundCode = 203;

export const permissionMutations = {
  /**
   * Saves rows of a role: new ones and changed ones as a list each, of which only what is in them is sent; rows without
   * effect are removed one by one. What came before a call that failed stays done.
   */
  save: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'permissions', 'save'],
      mutationFn: async ({ create, update, remove }: PermissionBodies) => {
        if (create.length > 0) await call(project, 'permissions', { method: 'post', body: create });
        if (update.length > 0) await call(project, 'permissions', { method: 'patch', body: update });
        for (const id of remove) {
          try {
            await call(project, `permissions/${id}`, { method: 'delete' });
          } catch (error) {
            if (!(error instanceof ApiError && error.code === notFoundCode)) throw error;
          }
        }
      },
      meta: { invalidates: [permissionQueries.all(project), userQueries.me(project).queryKey] },
    }),
};
