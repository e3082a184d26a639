import { isSystem } from '#app/entities/collections/rules.ts';

interface CollectionRoute {
  to: '/$project/collections/$collection';
  params: { project: string; collection: string };
}

const own: Readonly<Record<string, string>> = {
  directus_users: '/$project/users',
  directus_files: '/$project/files',
  directus_activity: '/$project/activity',
  directus_webhooks: '/$project/settings/webhooks',
};

/**
 * Where a collection's listing is, for the router. All listings take the same search, so that they are typed as the
 * one of ordinary collections.
 */
export function listingRoute(project: string, collection: string): CollectionRoute {
  if (!isSystem(collection))
    return { to: '/$project/collections/$collection', params: { project, collection } };
  const system = collection.replace('directus_', '');
  const target = { to: own[collection] ?? '/$project/$system', params: { project, collection, system } };
  return target as CollectionRoute;
}
