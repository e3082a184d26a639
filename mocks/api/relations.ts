import { check, membersOf } from '#mocks/api/checks.ts';
import type { Body, ProjectContext, ProjectRoutes, Reply } from '#mocks/api/context.ts';
import { answered, crudRoutes } from '#mocks/api/crud.ts';
import { createItems, deleteItems, updateItems } from '#mocks/engine/items.ts';
import { alignIndexes } from '#mocks/engine/schema/indexes.ts';

const RELATIONS = 'directus_relations';

/** Relations are items of a collection; what was known of the schema is forgotten when one is written. */
export function relationsRoutes(routes: ProjectRoutes): void {
  routes.post('/relations', (c) => changing(c, () => answered(create(c))));
  routes.patch('/relations', (c) => changing(c, () => answered(update(c, null))));
  routes.patch('/relations/:id', (c) => changing(c, () => answered(update(c, c.ids))));
  routes.delete('/relations/:id', (c) =>
    changing(c, () => {
      deleteItems(c.project, c.actor, RELATIONS, c.ids, c.query);
      return null;
    }),
  );
  crudRoutes(routes, '/relations', RELATIONS, { without: ['create', 'update', 'delete'] });
}

function create({ project, actor, body, query }: ProjectContext) {
  for (const one of Array.isArray(body) ? body : [body]) {
    check(membersOf(one as Body), { collection_many: ['required'], field_many: ['required'] });
  }
  return createItems(project, actor, RELATIONS, body, query);
}

function update({ project, actor, body, query }: ProjectContext, ids: string[] | null) {
  return updateItems(project, actor, RELATIONS, ids, body, query);
}

function changing({ project }: ProjectContext, work: () => Reply): Reply {
  try {
    const answer = work();
    project.driver.transaction(() => alignIndexes(project.driver));
    return answer;
  } finally {
    project.schemaChanged();
  }
}
