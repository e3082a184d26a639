import { collectionOf, isSystem } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isLog, isOpenSystemName } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { type Address, addresses } from '#app/session/addresses.ts';

function hasPage(name: string, { to }: Address): boolean {
  if (!isSystem(name)) return true;
  if (isLog(name)) return false;
  return to !== '/$project/$system/$primaryKey' || isOpenSystemName(name.replace('directus_', ''));
}

/**
 * Where that is which an entry of the activity is about; null when that is gone, has no page, or may not be read. `entry`
 * needs `action`, `collection` and `item`.
 */
export function activityTarget(
  project: string,
  entry: Item,
  collections: Readonly<Record<string, Collection>>,
  permissions: readonly Permission[] | null,
): Address | null {
  const { action, collection: name, item: key } = entry;
  if (action === 'delete' || typeof name !== 'string' || typeof key !== 'string' || key === '') return null;
  // Not what every object has, such as `constructor`.
  const collection = collectionOf(collections, name);
  if (!collection || !canRead(rightsOn(permissions, collection))) return null;
  const address = addresses.item(project, name, key);
  return hasPage(name, address) ? address : null;
}
