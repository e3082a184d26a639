import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { collectionOf } from '#app/entities/collections/rules.ts';
import { namingOf } from '#app/entities/items/item-titles.ts';
import { namedItem } from '#app/entities/items/linked.ts';
import { needsFilter } from '#app/entities/items/rules.ts';
import { renderTemplate } from '#app/lib/template.ts';
import { useCollections, usePermissions, useRelations } from './model.ts';
import { useProject } from './project.tsx';

export interface KeyedItem {
  collection: string;
  key: string;
}

export interface FoundName {
  /** Null until it is known, and where there is none or none to be seen. */
  name: string | null;
  /** It was looked for and isn't there, or may not be seen. */
  isMissing: boolean;
}

/**
 * What items are called of which nothing but the keys is known, in their order. All that is asked for at once takes one call for
 * each collection; one with an empty key isn't asked for.
 */
export function useFoundNames(items: readonly KeyedItem[]): FoundName[] {
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
  return found.map(({ data }, index) => ({
    name: (data && renderTemplate(asked[index]?.template ?? '', data)) || null,
    // Keys that the server would split are never asked for.
    isMissing: data === null && !needsFilter(items[index]?.key ?? ''),
  }));
}

/** `useFoundNames`, the names alone. */
export function useItemNames(items: readonly KeyedItem[]): (string | null)[] {
  return useFoundNames(items).map(({ name }) => name);
}

/** `useItemNames` for one of them. */
export function useItemName(collection: string, key: string): string | null {
  const items = useMemo(() => [{ collection, key }], [collection, key]);
  return useItemNames(items)[0] ?? null;
}
