import { Navigate, Outlet, useParams } from '@tanstack/react-router';
import { NoAccessScreen } from '#app/screens/public-page/NoAccessScreen.tsx';
import { NotFoundScreen } from '#app/screens/public-page/NotFoundScreen.tsx';
import { collectionName, isSystem } from '#app/entities/collections/rules.ts';
import { listingPath } from '#app/entities/items/rules.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useCollection, usePermissions } from '#app/session/model.ts';

/** Lets a collection's screens through when there is such a collection and the user may read it. */
export function CollectionGate() {
  const { project, collection: name } = useParams({ from: '/$project/collections/$collection' });
  const collection = useCollection(name);
  const permissions = usePermissions();
  const locale = useLocale();
  if (!collection) return <NotFoundScreen />;
  // System collections have addresses of their own.
  if (isSystem(name)) return <Navigate to={listingPath(project, name)} replace />;
  if (!canRead(rightsOn(permissions, collection)))
    return <NoAccessScreen name={collectionName(collection, locale)} />;
  return <Outlet />;
}
