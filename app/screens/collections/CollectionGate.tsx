import { Navigate, Outlet, useParams } from '@tanstack/react-router';
import { NoAccessPage } from '#app/components/page/NoAccessPage.tsx';
import { NotFoundPage } from '#app/components/page/NotFoundPage.tsx';
import { collectionName, isSystem } from '#app/entities/collections/rules.ts';
import { fromKeyParam } from '#app/entities/items/rules.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { type Address, addresses } from '#app/session/addresses.ts';
import { usePermissions } from '#app/session/model.ts';
import { useKnownCollection } from '#app/session/use-known-collection.ts';

/** Lets a collection's screens through when there is such a collection and the user may read it. */
export function CollectionGate() {
  const { project, collection: name } = useParams({ from: '/$project/collections/$collection' });
  const { primaryKey } = useParams({ strict: false });
  const collection = useKnownCollection(name);
  const permissions = usePermissions();
  const locale = useLocale();
  if (!collection) return <NotFoundPage />;
  // System collections have addresses of their own.
  if (isSystem(name)) return <Navigate {...ownAddress(project, name, primaryKey)} replace />;
  if (!canRead(rightsOn(permissions, collection)))
    return <NoAccessPage name={collectionName(collection, locale)} />;
  return <Outlet />;
}

/** The same list, item, form of a new one or batch, where it belongs. */
function ownAddress(project: string, name: string, param: string | undefined): Address {
  const known = param === undefined ? null : fromKeyParam(param);
  if (known === null) return addresses.listing(project, name);
  if (known.kind === 'set') return addresses.keySet(project, name, known.id);
  if (known.kind === 'new') return addresses.newItem(project, name);
  return addresses.batch(project, name, known.kind === 'one' ? [known.key] : known.keys);
}
