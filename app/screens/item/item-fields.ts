import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { fromKeyParam } from '#app/entities/items/rules.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';
import { detailFields } from './item-rules.ts';

/** The field list that items of a collection are read with; the same for the loader and the screen. */
function fieldsParamOf(
  collection: Collection,
  collections: Readonly<Record<string, Collection>>,
  relations: readonly Relation[],
  permissions: readonly Permission[] | null,
): string {
  return detailFields(collection, rightsOn(permissions, collection), {
    collections,
    relations,
    canRead: (other) => canRead(rightsOn(permissions, other)),
  });
}

export function useFieldsParam(collection: Collection): string {
  const collections = useCollections();
  const relations = useRelations();
  const permissions = usePermissions();
  return useMemo(
    () => fieldsParamOf(collection, collections, relations, permissions),
    [collection, collections, relations, permissions],
  );
}

export function keyFieldOf(collection: Collection): string {
  return primaryKeyField(collection)?.field ?? 'id';
}

/** Starts reading an item while its screen is still on the way. Without the data of the project it does nothing. */
export function prefetchItem(client: QueryClient, project: string, name: string, keyParam: string): void {
  const param = fromKeyParam(keyParam);
  const collections = client.getQueryData(collectionQueries.list(project).queryKey);
  const relations = client.getQueryData(relationQueries.list(project).queryKey);
  const permissions = client.getQueryData(permissionQueries.mine(project).queryKey);
  const user = client.getQueryData(userQueries.me(project).queryKey);
  const collection = collections?.[name];
  if (param.kind !== 'one' || !collections || !collection || !relations || !permissions || !user) return;
  const own = isAdmin(user) ? null : permissions;
  if (!canRead(rightsOn(own, collection))) return;
  const fields = fieldsParamOf(collection, collections, relations, own);
  void client.prefetchQuery(itemQueries.detail(project, name, param.key, keyFieldOf(collection), fields));
}
