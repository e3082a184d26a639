import { useMemo } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import { isReadablePath } from '#app/entities/items/readable-paths.ts';
import { hiddenFields } from '#app/entities/permissions/rules.ts';
import { useCollections, useRelations, useRights } from '#app/session/model.ts';

/** Those of the paths that are there and may be read: a template may name what is gone since, and the rest of it still says something. */
export function useReadablePaths(collection: Collection, paths: readonly string[]): string[] {
  const collections = useCollections();
  const relations = useRelations();
  const rights = useRights(collection);
  return useMemo(() => {
    const hidden = hiddenFields(rights);
    const model = { collections, relations };
    return paths.filter(
      (path) => !hidden.has(path.split('.')[0] ?? '') && isReadablePath(model, collection.collection, path),
    );
  }, [collection, collections, relations, rights, paths]);
}
