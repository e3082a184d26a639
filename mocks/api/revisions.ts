import type { ProjectRoutes } from '#mocks/api/context.ts';
import { inTurns } from '#mocks/engine/query/reading.ts';
import { allRevisions } from '#mocks/engine/revisions/history.ts';
import { itemWithIdNotFound } from '#mocks/engine/write/scope.ts';

/** `/revisions`: the states that items had. Those of one item are at `{item}/revisions`. */
export function revisionsRoutes(routes: ProjectRoutes): void {
  routes.get('/revisions', (c) =>
    inTurns(c.project, c.actor, () => allRevisions(c.project, c.actor, c.query)),
  );
  routes.get('/revisions/:id', async (c) => {
    const id = c.params.id ?? '';
    const query = { ...c.query, filter: { id: { eq: id } }, limit: '1' };
    const { data } = await inTurns(c.project, c.actor, () => allRevisions(c.project, c.actor, query));
    const [revision] = Array.isArray(data) ? data : [data];
    if (!revision) throw itemWithIdNotFound(id);
    return { data: revision };
  });
}
