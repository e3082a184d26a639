import { useMemo } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import { isToMany } from '#app/entities/fields/rules.ts';
import type { LinkPlace } from '#app/entities/items/batch-links.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { toListModel } from '#app/interfaces/related/list-model.ts';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';

/** The lists of links, by field, that several items can be given or relieved of: a junction leads to what is linked. */
export function useLinkPlaces(collection: Collection): ReadonlyMap<string, LinkPlace> {
  const collections = useCollections();
  const relations = useRelations();
  const permissions = usePermissions();
  return useMemo(() => {
    const fields = Object.values(collection.fields).filter(isToMany);
    return new Map(
      fields.flatMap((field) => {
        const model = toListModel(field, 'm2m', { collections, relations });
        if (!model?.far || !canRead(rightsOn(permissions, model.rows))) return [];
        const { rows, rowKey, back, far } = model;
        const place = {
          rows: rows.collection,
          rowKey,
          back,
          far: { field: far.field, keyField: far.keyField },
        };
        return [[field.field, place] as const];
      }),
    );
  }, [collection, collections, relations, permissions]);
}
