/**
 * The data that hydration has loaded before any private screen is shown, for use in components. Suspense never
 * triggers here in practice; should an entry have left the cache, it is fetched again instead of crashing.
 */
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { extensionQueries } from '#app/entities/extensions/queries.ts';
import type { Extension } from '#app/entities/extensions/types.ts';
import type { RightsContext } from '#app/entities/permissions/item-rights.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { rightsOn } from '#app/entities/permissions/rules.ts';
import type { CollectionRights, Permission } from '#app/entities/permissions/types.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { settingQueries } from '#app/entities/settings/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import type { CurrentUser } from '#app/entities/users/types.ts';
import { useProject } from './project.tsx';
import { collectionOf } from '#app/entities/collections/rules.ts';

export function useCurrentUser(): CurrentUser {
  return useSuspenseQuery(userQueries.me(useProject())).data;
}

/** All collections by name, system ones included. */
export function useCollections(): Record<string, Collection> {
  return useSuspenseQuery(collectionQueries.list(useProject())).data;
}

export function useCollection(name: string): Collection | undefined {
  return collectionOf(useCollections(), name);
}

/** Relations that stand before those of the project, for what is tried out and never saved. */
export const RelationsContext = createContext<readonly Relation[]>([]);

export function useRelations(): readonly Relation[] {
  const { data } = useSuspenseQuery(relationQueries.list(useProject()));
  const first = use(RelationsContext);
  return useMemo(() => (first.length > 0 ? [...first, ...data] : data), [first, data]);
}

/** Permissions in place of the user's own, for what is only shown as somebody else would see it. */
export const PermissionsContext = createContext<readonly Permission[] | null | undefined>(undefined);

/** The user's permission rows; null for administrators, who may do everything. */
export function usePermissions(): readonly Permission[] | null {
  const user = useCurrentUser();
  const { data } = useSuspenseQuery(permissionQueries.mine(useProject()));
  const others = use(PermissionsContext);
  if (others !== undefined) return others;
  return isAdmin(user) ? null : data;
}

export function useRights(collection: Collection): CollectionRights {
  const permissions = usePermissions();
  return useMemo(() => rightsOn(permissions, collection), [permissions, collection]);
}

/** What decides whether the user may act on an item of the collection. */
export function useRightsContext(collection: Collection): RightsContext {
  const user = useCurrentUser();
  const rights = useRights(collection);
  return { collection, rights, asker: { id: user.id, role: user.role.id } };
}

/**
 * Custom modules of the installation, each a page at `/{project}/ext/{id}`: none until they are listed, which no screen but
 * theirs waits for.
 */
export function useModules(): readonly Extension[] {
  const list = extensionQueries.list(useProject(), 'modules');
  return useQuery({ ...list, enabled: false }).data ?? none;
}

const none: readonly Extension[] = [];

/** Settings by key; a role that may not read them gets an empty object, and defaults hold. */
export function useSettings(): Record<string, string | null> {
  return useSuspenseQuery(settingQueries.values(useProject())).data;
}

/** The zone of the user's profile for instants; null means the browser's own. Read without a subscription: cells use it. */
export function useTimeZone(): string | null {
  const project = useProject();
  return useQueryClient().getQueryData(userQueries.me(project).queryKey)?.timezone ?? null;
}
