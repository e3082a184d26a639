import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { useCollections, useCurrentUser, useModules, usePermissions } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { type ModuleEntry, moduleEntries } from './module-links.ts';

/** The entries of the module bar for the signed-in user. */
export function useModuleEntries(): ModuleEntry[] {
  const project = useProject();
  const user = useCurrentUser();
  const permissions = usePermissions();
  const collections = useCollections();
  const modules = useModules();
  const exists = usePageExists();
  const mayRead = (name: string) => {
    const collection = collections[name];
    return permissions === null || (collection !== undefined && canRead(rightsOn(permissions, collection)));
  };
  return moduleEntries({
    project,
    roleLinks: user.role.module_listing,
    isAdmin: isAdmin(user),
    canReadUsers: mayRead('directus_users'),
    canReadFiles: mayRead('directus_files'),
    modules,
    exists,
  });
}

/** Tells whether the app has a screen at a path. */
export function usePageExists(): (path: string) => boolean {
  const router = useRouter();
  return useCallback(
    (path) => {
      const [, params, route] = router.getMatchedRoutes(path.split(/[?#]/)[0] ?? path);
      // A path that only begins like a route leaves its rest here.
      return route !== undefined && params['**'] === undefined;
    },
    [router],
  );
}
