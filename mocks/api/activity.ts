import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { membersOf } from '#mocks/api/checks.ts';
import { crudRoutes } from '#mocks/api/crud.ts';
import { itemsByKey } from '#mocks/engine/query/list.ts';
import { collectionOf } from '#mocks/engine/items.ts';
import { addComment, deleteComment, editComment } from '#mocks/engine/revisions/comments.ts';

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
  crudRoutes(routes, '/activity', 'directus_activity', {
    without: ['create', 'update', 'delete', 'revisions'],
  });
}

/** The comment is answered to whoever wrote it, also where the role reads no activity. */
function commentReply({ project, actor, query }: ProjectContext, id: number): object {
  const reader = { ...actor, admin: true };
  const own = actor.admin ? query : {};
  const [data] = itemsByKey(project, reader, collectionOf(project, 'directus_activity'), [id], own, true);
  return { data };
}
