import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { membersOf } from '#mocks/api/checks.ts';
import { enforceRead } from '#mocks/engine/access/enforce.ts';
import { itemsByKey } from '#mocks/engine/query/list.ts';
import { atOnce, inTurns } from '#mocks/engine/query/reading.ts';
import { collectionOf, listReading } from '#mocks/engine/items.ts';
import { itemWithIdNotFound, keyValue } from '#mocks/engine/write/scope.ts';
import { addComment, deleteComment, editComment } from '#mocks/engine/revisions/comments.ts';

const ACTIVITY = 'directus_activity';

/** `/activity`: what happened, and the comments on items, which are activity too. */
export function activityRoutes(routes: ProjectRoutes): void {
  routes.post('/activity/comment', (c) => {
    const { collection, item, comment } = membersOf(c.body);
    return commentReply(c, addComment(c.project, c.actor, { collection, item, comment }));
  });
  routes.patch('/activity/comment/:id', (c) => {
    editComment(c.project, c.actor, c.params.id ?? '', membersOf(c.body).comment);
    return commentReply(c, Number(c.params.id));
  });
  routes.delete('/activity/comment/:id', (c) => {
    deleteComment(c.project, c.actor, c.params.id ?? '');
    return null;
  });
  routes.get('/activity', ({ project, actor, query }) =>
    inTurns(project, actor, () => listReading(project, actor, ACTIVITY, query)),
  );
  routes.get('/activity/:id', read);
}

async function read({ project, actor, ids, query }: ProjectContext): Promise<object> {
  const collection = collectionOf(project, ACTIVITY);
  enforceRead(actor, collection);
  const keys = ids.map((id) => keyValue(collection, id)).filter((key) => key !== null);
  const found = await inTurns(project, actor, () =>
    itemsByKey(project, actor, collection, keys, query, true),
  );
  if (ids.length > 1) return { data: found };
  const [entry] = found;
  if (!entry) throw itemWithIdNotFound(ids[0]);
  return { data: entry };
}

/** The comment is answered to whoever wrote it, also where the role reads no activity. */
function commentReply({ project, actor, query }: ProjectContext, id: number): object {
  const reader = { ...actor, admin: true };
  const own = actor.admin ? query : {};
  const reading = itemsByKey(project, reader, collectionOf(project, ACTIVITY), [id], own, true);
  const [data] = atOnce(project.driver, reading);
  return { data };
}
