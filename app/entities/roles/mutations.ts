import { mutationOptions } from '@tanstack/react-query';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { call, callForItem } from '#app/lib/api.ts';
import { roleQueries } from './queries.ts';
import type { Role } from './types.ts';

/** A role shows in lists and in people; it may be that of who is signed in, whose frame it makes. */
function staleBy(project: string) {
  return [
    roleQueries.all(project),
    itemQueries.everything(project),
    userQueries.all(project),
    permissionQueries.all(project),
  ];
}

export const roleMutations = {
  /** Makes a role of these values; the server grants it the system's collections as every role needs them. */
  create: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'roles', 'create'],
      mutationFn: (values: Item) =>
        callForItem<Role & Item>(project, 'roles', { method: 'post', body: values }),
      meta: { invalidates: staleBy(project) },
    }),

  /** Changes the given values of a role. */
  update: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'roles', 'update'],
      mutationFn: ({ id, changes }: { id: string; changes: Item }) =>
        call(project, `roles/${encodeURIComponent(id)}`, { method: 'patch', body: changes }),
      meta: { invalidates: staleBy(project) },
    }),

  /** Removes a role. Who still has it is left without any rights: see `roleQueries.userCount`. */
  remove: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'roles', 'remove'],
      mutationFn: (id: string) => call(project, `roles/${encodeURIComponent(id)}`, { method: 'delete' }),
      meta: { invalidates: staleBy(project) },
    }),
};
