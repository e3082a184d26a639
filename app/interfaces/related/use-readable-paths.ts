import { useMemo } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import { readableOf } from '#app/entities/items/item-titles.ts';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';

/** `readableOf` for the one who is signed in. */
export function useReadablePaths(collection: Collection, paths: readonly string[]): string[] {
  const collections = useCollections();
  const relations = useRelations();
  const permissions = usePermissions();
  return useMemo(
    () => readableOf({ collections, relations }, permissions, collection, paths),
    [collection, collections, relations, permissions, paths],
  );
}
