import { membersOf } from '#mocks/api/checks.ts';
import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { requestedNames } from '#mocks/api/requested.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { denied } from '#mocks/engine/access/enforce.ts';
import { textList } from '#mocks/engine/query/fields.ts';
import { leadingInteger } from '#mocks/engine/query/list.ts';
import { listedCollection, writtenCollection } from '#mocks/engine/schema/answers.ts';
import { createCollection, deleteCollection, updateCollection } from '#mocks/engine/schema/collections.ts';
import { isSignedIn } from '#mocks/engine/session/session.ts';
import type { CollectionDefinition, Query } from '#mocks/engine/types.ts';

export function collectionsRoutes(routes: ProjectRoutes): void {
  routes.get('/collections', list);
  routes.post('/collections', create);
  routes.get('/collections/:id', read);
  routes.patch('/collections/:id', update);
  routes.delete('/collections/:id', remove);
}

/** All collections, also those that the caller may not read: the app needs their fields to show relations. */
function list(context: ProjectContext): object {
  const { project, actor, session, query } = context;
  if (!isSignedIn(session)) throw faults.unauthorized();
  if (actor.role === null) throw denied('read', 'directus_collections');
  const collections = [...project.schema().collections.values()];
  if (!project.release.windowsCollections)
    return { data: collections.map((collection) => shown(collection, query)) };
  const data = windowOf(collections, query).map((each) => listedCollection(each, isNested(query)));
  const isCounted = textList(query.meta).some((name) => name === '*' || name === 'result_count');
  return { ...(isCounted ? { meta: { result_count: data.length } } : {}), data };
}

/** `limit` and `offset` count only together. */
function windowOf(collections: CollectionDefinition[], { limit, offset }: Query): CollectionDefinition[] {
  if (limit === undefined || offset === undefined) return collections;
  const start = Math.max(0, leadingInteger(offset));
  const rows = leadingInteger(limit);
  return collections.slice(start, rows < 0 ? undefined : start + rows);
}

function read(context: ProjectContext): object {
  const { project, params, query, session } = context;
  if (!isSignedIn(session)) throw faults.unauthorized();
  const name = params.id ?? '';
  const collection = project.schema().collections.get(name);
  const known =
    project.driver.all('SELECT 1 FROM directus_collections WHERE collection = ?', [name]).length > 0;
  if (!collection || (!known && !collection.system)) {
    throw faults.itemNotFound(`Item with id "${name}" not found`);
  }
  return { data: shown(collection, query) };
}

function create({ project, actor, body }: ProjectContext): object {
  if (!actor.admin) throw faults.unauthorized('Unauthorized to create collections');
  return { data: writtenCollection(createCollection(project, actor, membersOf(body))) };
}

function update({ project, actor, params, body }: ProjectContext): object {
  if (!actor.admin) {
    throw new ApiFault(403, 302, 'Updating item from "directus_collections" collection was denied');
  }
  return { data: writtenCollection(updateCollection(project, actor, params.id ?? '', membersOf(body))) };
}

function remove({ project, actor, params }: ProjectContext): null {
  if (!actor.admin) throw faults.unauthorized('Unauthorized to drop collections');
  deleteCollection(project, actor, params.id ?? '');
  return null;
}

/** `fields=*.*` (or `fields.*`) makes a list of the fields; other names choose what is answered. */
function shown(collection: CollectionDefinition, query: Query): object {
  const names = requestedNames(query);
  const all = listedCollection(collection, isNested(query));
  const tops = names.map((name) => name.split('.')[0] ?? '');
  if (names.length === 0 || tops.includes('*')) return all;
  return Object.fromEntries(Object.entries(all).filter(([name]) => tops.includes(name)));
}

const isNested = (query: Query): boolean =>
  requestedNames(query).some(
    (name) => name === '*.*' || name.startsWith('*.*.') || name.startsWith('fields.'),
  );
