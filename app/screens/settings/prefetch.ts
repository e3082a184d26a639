/** What the pages of the settings read first. Fetched with them: the first page of the app doesn't need these queries. */
import type { QueryClient } from '@tanstack/react-query';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { collectionOf } from '#app/entities/collections/rules.ts';
import { fieldQueries } from '#app/entities/fields/queries.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { roleQueries } from '#app/entities/roles/queries.ts';

export async function prefetchCollection(
  client: QueryClient,
  project: string,
  collection: string,
): Promise<void> {
  void client.prefetchQuery(collectionQueries.settings(project, collection));
  void client.prefetchQuery(fieldQueries.list(project, collection));
  void client.prefetchQuery(fieldQueries.list(project, 'directus_collections'));
  // One that was just made elsewhere isn't known here yet.
  const list = collectionQueries.list(project);
  const known = client.getQueryData(list.queryKey);
  if (known && !collectionOf(known, collection)) await client.prefetchQuery({ ...list, staleTime: 0 });
}

export function prefetchPermissions(client: QueryClient, project: string, role: string): void {
  if (!/^\d+$/.test(role)) return;
  void client.prefetchQuery(roleQueries.detail(project, role));
  void client.prefetchQuery(permissionQueries.ofRole(project, Number(role)));
}
