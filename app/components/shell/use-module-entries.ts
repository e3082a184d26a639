import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { type Address, addressAt } from '#app/session/addresses.ts';
import { useCollections, useCurrentUser, useModules, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { type ModuleEntry, moduleEntries } from './module-links.ts';

/** The entries of the module bar for the signed-in user. */
export function useModuleEntries(): ModuleEntry[] {
  const project = useProject();
  const user = useCurrentUser();
  const permissions = usePermissions();
  const collections = useCollections();
  const modules = useModules();
  const isReadable = (name: string) => {
    const collection = ownValue(collections, name);
    return permissions === null || (collection !== undefined && canRead(rightsOn(permissions, collection)));
  };
  return moduleEntries({
    project,
    roleLinks: user.role.module_listing,
    isAdmin: isAdmin(user),
    canReadUsers: isReadable('directus_users'),
    canReadFiles: isReadable('directus_files'),
    modules,
    addressAt: useAddressAt(),
  });
}

/** Finds the place at a path that is stored; null where the app has no page. */
export function useAddressAt(): (path: string) => Address | null {
  const router = useRouter();
  return useCallback((path) => addressAt(router, path), [router]);
}
