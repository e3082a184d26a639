/** Which of the paths that a view or a template names are there for the reader. */
import type { QueryClient } from '@tanstack/react-query';
import { collectionOf, fieldOf, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { permissionQueries } from '#app/entities/permissions/queries.ts';
import { hiddenFields, rightsOn } from '#app/entities/permissions/rules.ts';
import { relatedCollection, toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { meQuery } from '#app/entities/users/me.ts';
import { isAdmin } from '#app/entities/users/rules.ts';

export interface PathModel {
  collections: Record<string, Collection>;
  relations: readonly Relation[];
  /** Whether there is such a field for the reader. Default: whether there is one. */
  isReadable?: (collection: Collection, name: string) => boolean;
}

/** The fields of a path that are there, to the first that is not: a template may name what is gone, or not for this reader. */
export function readableSteps(
  { collections, relations, isReadable = (of, name) => fieldOf(of, name) !== undefined }: PathModel,
  collection: string,
  path: string,
): string[] {
  const steps = path.split('.');
  let holder = collectionOf(collections, collection);
  for (const [index, step] of steps.entries()) {
    if (!holder || step === '*') break;
    if (!isReadable(holder, step)) return steps.slice(0, index);
    const field = fieldOf(holder, step);
    const rows = field && toManyRelation(relations, field);
    const next = rows ? rows.collection_many : field && relatedCollection(relations, field);
    holder = next ? collectionOf(collections, next) : undefined;
  }
  return steps;
}

/** A path to read in place of one: the same, or the key of what still is on its way. Null when nothing of it is. */
export function readablePath(model: PathModel, collection: string, path: string): string | null {
  const known = readableSteps(model, collection, path);
  if (known.length === path.split('.').length) return path;
  if (known.length === 0) return null;
  let holder = collectionOf(model.collections, collection);
  for (const step of known) {
    const field = holder && fieldOf(holder, step);
    const rows = field && toManyRelation(model.relations, field);
    const next = rows ? rows.collection_many : field && relatedCollection(model.relations, field);
    holder = next ? collectionOf(model.collections, next) : undefined;
  }
  return holder ? [...known, keyFieldOf(holder)].join('.') : known.join('.');
}

/** Whether a field is there and the user may read it; a field that is not known yet to be closed is open. */
export function readableBy(client: QueryClient, project: string) {
  const user = client.getQueryData(meQuery(project).queryKey);
  const permissions = client.getQueryData(permissionQueries.mine(project).queryKey);
  const isLimited = user && permissions && !isAdmin(user);
  const hidden = new Map<Collection, ReadonlySet<string>>();
  return (collection: Collection, name: string) => {
    if (!fieldOf(collection, name)) return false;
    if (!isLimited) return true;
    const closed = hidden.get(collection) ?? hiddenFields(rightsOn(permissions, collection));
    hidden.set(collection, closed);
    return !closed.has(name);
  };
}
