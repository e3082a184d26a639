import type { ProjectRoutes } from '#mocks/api/context.ts';
import { allRevisions } from '#mocks/engine/revisions/history.ts';
import { itemWithIdNotFound } from '#mocks/engine/write/scope.ts';

/** `/revisions`: the states that items had. Those of one item are at `{item}/revisions`. */
export function revisionsRoutes(routes: ProjectRoutes): void {
  routes.get('/revisions', (c) => allRevisions(c.project, c.actor, c.query));
  routes.get('/revisions/:id', (c) => {
    const id = c.params.id ?? '';
    const { data } = allRevisions(c.project, c.actor, { ...c.query, filter: { id: { eq: id } }, limit: '1' });
    const [revision] = Array.isArray(data) ? data : [data];
    if (!revision) throw itemWithIdNotFound(id);
    return { data: revision };
  });
}
