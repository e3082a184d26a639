import { mutationOptions } from '@tanstack/react-query';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { call, callForItem } from '#app/lib/api.ts';
import type { Relation } from './types.ts';

export const relationMutations = {
  create: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'relations', 'create'],
      mutationFn: (body: Omit<Relation, 'id'>) =>
        callForItem<Relation>(project, 'relations', { method: 'post', body }),
      meta: { invalidates: collectionQueries.schema(project) },
    }),

  update: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'relations', 'update'],
      mutationFn: ({ id, changes }: { id: number; changes: Partial<Omit<Relation, 'id'>> }) =>
        callForItem<Relation>(project, `relations/${id}`, { method: 'patch', body: changes }),
      meta: { invalidates: collectionQueries.schema(project) },
    }),

  remove: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'relations', 'remove'],
      mutationFn: (id: number) => call(project, `relations/${id}`, { method: 'delete' }),
      meta: { invalidates: collectionQueries.schema(project) },
    }),
};
