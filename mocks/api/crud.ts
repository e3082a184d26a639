import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { type ApiFault, faults } from '#mocks/engine/errors.ts';
import { createItems, deleteItems, itemReading, listReading, updateItems } from '#mocks/engine/items.ts';
import { inTurns } from '#mocks/engine/query/reading.ts';
import { revisionAt, revisionsOf } from '#mocks/engine/revisions/history.ts';
import { prepareHashes } from '#mocks/engine/write/hashes.ts';
import { itemWithIdNotFound } from '#mocks/engine/write/scope.ts';

/** `{ data }`, or the empty 204 for what cannot be read. */
export function answered(data: unknown): object | null {
  return data === null ? null : { data };
}

export interface CrudOptions {
  /** Which parts to leave out. */
  without?: readonly ('list' | 'create' | 'read' | 'update' | 'delete' | 'revisions')[];
  /** The recorded server has two wordings for "not found". */
  missingOnDelete?: 'with id' | 'plain';
}

/** The usual routes of a collection of the system at a path of its own, as `/roles`. */
export function crudRoutes(
  routes: ProjectRoutes,
  path: string,
  collection: string,
  options: CrudOptions = {},
): void {
  const wants = (part: NonNullable<CrudOptions['without']>[number]) => !options.without?.includes(part);
  const missing: (key: unknown) => ApiFault =
    options.missingOnDelete === 'with id' ? itemWithIdNotFound : () => faults.itemNotFound();
  if (wants('list'))
    routes.get(path, (c) =>
      inTurns(c.project, c.actor, () => listReading(c.project, c.actor, collection, c.query)),
    );
  if (wants('create')) {
    routes.post(path, async (c) => {
      await prepareHashes(c, collection, c.body);
      return answered(createItems(c.project, c.actor, collection, c.body, c.query));
    });
  }
  if (wants('read')) routes.get(`${path}/:id`, (c) => readOne(c, collection));
  if (wants('update')) {
    routes.patch(path, async (c) => {
      await prepareHashes(c, collection, c.body);
      return answered(updateItems(c.project, c.actor, collection, null, c.body, c.query));
    });
    routes.patch(`${path}/:id`, async (c) => {
      await prepareHashes(c, collection, c.body);
      return answered(updateItems(c.project, c.actor, collection, c.ids, c.body, c.query));
    });
  }
  if (wants('delete')) {
    routes.delete(`${path}/:id`, (c) => {
      deleteItems(c.project, c.actor, collection, c.ids, c.query, missing);
      return null;
    });
  }
  if (wants('revisions')) {
    routes.get(`${path}/:id/revisions`, (c) =>
      inTurns(c.project, c.actor, () =>
        revisionsOf(c.project, c.actor, collection, c.params.id ?? '', c.query),
      ),
    );
    routes.get(`${path}/:id/revisions/:offset`, (c) =>
      inTurns(c.project, c.actor, () =>
        revisionAt(c.project, c.actor, collection, c.params.id ?? '', c.params.offset ?? '', c.query),
      ),
    );
  }
}

async function readOne(c: ProjectContext, collection: string): Promise<object> {
  const { project, actor, ids, query } = c;
  return { data: await inTurns(project, actor, () => itemReading(project, actor, collection, ids, query)) };
}
