import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { answered } from '#mocks/api/crud.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import {
  collectionOf,
  createItems,
  deleteItems,
  itemReading,
  listReading,
  updateItems,
} from '#mocks/engine/items.ts';
import { inTurns } from '#mocks/engine/query/reading.ts';
import { warningsOf } from '#mocks/engine/query/warnings.ts';
import { prepareHashes } from '#mocks/engine/write/hashes.ts';
import { revertItem, revisionAt, revisionsOf } from '#mocks/engine/revisions/history.ts';

/** `/items/{collection}`: the items of all collections but the system's, which have routes of their own. */
export function itemsRoutes(routes: ProjectRoutes): void {
  const list = '/items/:collection';
  const one = '/items/:collection/:id';
  routes.get(list, async (c) =>
    warned(c, await inTurns(c.project, c.actor, () => listReading(c.project, c.actor, named(c), c.query))),
  );
  routes.post(list, async (c) => {
    await prepareHashes(c, named(c), c.body);
    return warned(c, answered(createItems(c.project, c.actor, named(c), c.body, c.query)));
  });
  routes.patch(list, async (c) => {
    await prepareHashes(c, named(c), c.body);
    return warned(c, answered(updateItems(c.project, c.actor, named(c), null, c.body, c.query)));
  });
  routes.get(one, async (c) => {
    const data = await inTurns(c.project, c.actor, () =>
      itemReading(c.project, c.actor, named(c), c.ids, c.query),
    );
    return warned(c, { data });
  });
  routes.patch(one, async (c) => {
    await prepareHashes(c, named(c), c.body);
    return warned(c, answered(updateItems(c.project, c.actor, named(c), c.ids, c.body, c.query)));
  });
  routes.delete(one, (c) => {
    deleteItems(c.project, c.actor, named(c), c.ids, c.query);
    return null;
  });
  routes.get(`${one}/revisions`, (c) =>
    inTurns(c.project, c.actor, () => revisionsOf(c.project, c.actor, named(c), id(c), c.query)),
  );
  routes.get(`${one}/revisions/:offset`, (c) =>
    inTurns(c.project, c.actor, () =>
      revisionAt(c.project, c.actor, named(c), id(c), c.params.offset ?? '', c.query),
    ),
  );
  routes.patch(`${one}/revert/:revision`, (c) =>
    answered(revertItem(c.project, c.actor, named(c), id(c), c.params.revision ?? '', c.query)),
  );
}

/** A reply with what it warns of. */
function warned(c: ProjectContext, reply: object | null): object | null {
  if (reply === null) return null;
  const messages = warningsOf(c.project, c.actor, collectionOf(c.project, named(c)), c.query);
  return messages.length > 0 ? { ...reply, messages } : reply;
}

const id = (c: ProjectContext) => c.params.id ?? '';

function named(c: ProjectContext): string {
  const name = c.params.collection ?? '';
  if (name.startsWith('directus_')) {
    throw new ApiFault(401, 201, 'Direct Access to System collections are not allowed');
  }
  return name;
}
