import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { canRead } from '#app/entities/permissions/rules.ts';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import { InterfaceDisplay } from '#app/interfaces/InterfaceDisplay.tsx';
import { interfaceOf, optionsOf } from '#app/interfaces/registry.ts';
import { useCollection, useRelations, useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

interface ValueDisplayProps {
  field: Field;
  value: unknown;
}

/** A value of a former state as its interface shows it; of a row of another collection only the key is known. */
export function ValueDisplay({ field, value }: ValueDisplayProps) {
  const related = useCollection(relatedCollection(useRelations(), field) ?? '');
  const isKey = typeof value === 'number' || (typeof value === 'string' && value !== '');
  // Two values of the same year would both read "last year".
  const exact = useMemo(
    (): Field => ({ ...field, options: { ...field.options, showRelative: false } }),
    [field],
  );
  return related && isKey ? (
    <RowDisplay field={field} value={value} related={related} />
  ) : (
    <InterfaceDisplay field={exact} value={value} item={{}} />
  );
}

function RowDisplay({ field, value, related }: ValueDisplayProps & { related: Collection }) {
  const project = useProject();
  const rights = useRights(related);
  const keyField = keyFieldOf(related);
  const definition = interfaceOf(field)?.definition;
  const paths = definition?.displayPaths?.(optionsOf(definition, field), related) ?? [];
  const { data } = useQuery({
    ...itemQueries.detail(
      project,
      related.collection,
      String(value),
      keyField,
      [...new Set([keyField, ...paths])].join(','),
    ),
    enabled: paths.length > 0 && canRead(rights),
    retry: false,
  });
  // Gone, or not for this user: its key is all there is.
  return data ? <InterfaceDisplay field={field} value={data} item={{}} /> : `#${String(value)}`;
}
