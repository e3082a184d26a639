import type { ProjectRoutes } from '#mocks/api/context.ts';
import { crudRoutes } from '#mocks/api/crud.ts';

export function webhooksRoutes(routes: ProjectRoutes): void {
  crudRoutes(routes, '/webhooks', 'directus_webhooks');
}
