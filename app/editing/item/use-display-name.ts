import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Values } from '#app/components/form/value-rules.ts';
import { displayTemplate } from '#app/entities/collections/naming.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { useReadablePaths } from '#app/interfaces/related/use-readable-paths.ts';
import { renderTemplate, templatePaths } from '#app/lib/template.ts';
import { useProject } from '#app/session/project.tsx';

/**
 * The name of an item by its collection's own template; empty where there is none, or nothing to name it by. Fields of other
 * items are read for it, since a form holds those by their keys.
 */
export function useDisplayName(collection: Collection, itemKey: string | null, values: Values): string {
  const project = useProject();
  const template = displayTemplate(collection) ?? '';
  const paths = useMemo(() => templatePaths(template).filter((path) => path.includes('.')), [template]);
  const fields = useReadablePaths(collection, paths);
  const { data } = useQuery({
    ...itemQueries.detail(
      project,
      collection.collection,
      itemKey ?? '',
      keyFieldOf(collection),
      fields.join(','),
    ),
    enabled: itemKey !== null && fields.length > 0,
  });
  return renderTemplate(template, { ...values, ...data });
}
