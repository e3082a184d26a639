import type { ProjectRoutes } from '#mocks/api/context.ts';
import { crudRoutes } from '#mocks/api/crud.ts';
import '#mocks/engine/access/system-hooks.ts';

export function rolesRoutes(routes: ProjectRoutes): void {
  crudRoutes(routes, '/roles', 'directus_roles', {
    missingOnDelete: 'with id',
    // Their revisions are among all others, at `/revisions`.
    without: ['revisions'],
  });
}

export function presetsRoutes(routes: ProjectRoutes): void {
  crudRoutes(routes, '/collection_presets', 'directus_collection_presets');
}

export function foldersRoutes(routes: ProjectRoutes): void {
  crudRoutes(routes, '/folders', 'directus_folders');
}
