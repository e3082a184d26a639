import { useMemo } from 'react';
import type { Field } from '#app/entities/fields/types.ts';
import { useCollections, useRelations } from '#app/session/model.ts';
import { type ListModel, toListModel } from './list-model.ts';

/** Where the rows of a to-many field are; null when its relation isn't set up. The same until the set-up changes. */
export function useListModel(field: Field, kind: 'o2m' | 'm2m', sortField?: unknown): ListModel | null {
  const collections = useCollections();
  const relations = useRelations();
  return useMemo(
    () => toListModel(field, kind, { collections, relations }, sortField),
    [field, kind, collections, relations, sortField],
  );
}
