import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { collectionOf } from '#app/entities/collections/rules.ts';
import { namingOf } from '#app/entities/items/item-titles.ts';
import { namedItem } from '#app/entities/items/linked.ts';
import { renderTemplate } from '#app/lib/template.ts';
import { useCollections, usePermissions, useRelations } from './model.ts';
import { useProject } from './project.tsx';

export interface KeyedItem {
  collection: string;
  key: string;
}

/**
 * What items are called of which nothing but the keys is known, in their order; null until that is known, and where there is
 * no name or none to be seen. All that is asked for at once takes one call for each collection.
 */
export function useItemNames(items: readonly KeyedItem[]): (string | null)[] {
  const project = useProject();
  const collections = useCollections();
  const relations = useRelations();
  const permissions = usePermissions();
  const asked = useMemo(
    () =>
      items.map(({ collection, key }) => {
        const known = collectionOf(collections, collection);
        const naming = known ? namingOf({ collections, relations }, permissions, known) : null;
        const { keyField = '', fields = [], template = '' } = naming ?? {};
        const read = { project, collection, key, keyField, fields: fields.join(',') };
        return { read, template, isNamed: naming !== null && key !== '' };
      }),
    [items, project, collections, relations, permissions],
  );
  const found = useQueries({
    queries: asked.map(({ read, isNamed }) => ({ ...namedItem(read), enabled: isNamed })),
  });
  return found.map(({ data }, index) => (data && renderTemplate(asked[index]?.template ?? '', data)) || null);
}

/** `useItemNames` for one of them. */
export function useItemName(collection: string, key: string): string | null {
  const items = useMemo(() => [{ collection, key }], [collection, key]);
  return useItemNames(items)[0] ?? null;
}
