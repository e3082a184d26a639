import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { crudRoutes } from '#mocks/api/crud.ts';
import { lastCalls, testCall } from '#mocks/api/webhook-delivery.ts';
import { faults } from '#mocks/engine/errors.ts';
import { readItem } from '#mocks/engine/items.ts';
import type { Row } from '#mocks/storage/driver.ts';

export function webhooksRoutes(routes: ProjectRoutes): void {
  crudRoutes(routes, '/webhooks', 'directus_webhooks');
  // Not of the recorded contract: what became of the last calls, and one to try it out.
  routes.get('/webhooks/:id/deliveries', (c) => ({ data: lastCalls(c.project, Number(hookOf(c).id)) }));
  routes.post('/webhooks/:id/test', async (c) => ({
    data: await testCall(c.project, hookOf(c), c.actor.user),
  }));
}

/** For administrators: an address may hold a secret, and a call goes wherever it leads. */
function hookOf({ project, actor, ids }: ProjectContext): Row {
  if (!actor.admin) throw faults.unauthorized('Permission denied: Admin Only');
  const [hook] = [readItem(project, actor, 'directus_webhooks', ids.slice(0, 1), { status: '*' })].flat();
  if (!hook) throw faults.itemNotFound();
  return hook as Row;
}
