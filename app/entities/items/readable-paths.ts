/** Which of the paths that a view or a template names are there for the reader. */
import type { QueryClient } from '@tanstack/react-query';
import { collectionOf, fieldOf, keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { ownPermissions } from '#app/entities/permissions/own.ts';
import { hiddenFields, rightsOn } from '#app/entities/permissions/rules.ts';
import { relatedCollection, toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';

export interface PathModel {
  collections: Record<string, Collection>;
  relations: readonly Relation[];
  /** Whether there is such a field for the reader. Default: whether there is one. */
  isReadable?: (collection: Collection, name: string) => boolean;
}

/** As far as a path leads: its steps to the first that is not there, and the collection that they end in, if they do. */
function follow(model: PathModel, collection: string, path: string) {
  const { collections, relations, isReadable = (of, name) => fieldOf(of, name) !== undefined } = model;
  const steps = path.split('.');
  let holder = collectionOf(collections, collection);
  for (const [index, step] of steps.entries()) {
    if (!holder || step === '*') break;
    if (!isReadable(holder, step)) return { steps: steps.slice(0, index), holder };
    const field = fieldOf(holder, step);
    const rows = field && toManyRelation(relations, field);
    const next = rows ? rows.collection_many : field && relatedCollection(relations, field);
    holder = next ? collectionOf(collections, next) : undefined;
  }
  return { steps, holder };
}

/** Whether all of a path is there: a template may name what is gone, or not for this reader. */
export function isReadablePath(model: PathModel, collection: string, path: string): boolean {
  return follow(model, collection, path).steps.join('.') === path;
}

/** A path to read in place of one: the same, or the key of what still is on its way. Null when nothing of it is. */
export function readablePath(model: PathModel, collection: string, path: string): string | null {
  const { steps, holder } = follow(model, collection, path);
  if (steps.join('.') === path) return path;
  return steps.length > 0 && holder ? [...steps, keyFieldOf(holder)].join('.') : null;
}

/** Whether a field is there and the user may read it; a field that is not known yet to be closed is open. */
export function readableBy(client: QueryClient, project: string) {
  const permissions = ownPermissions(client, project) ?? null;
  const hidden = new Map<Collection, ReadonlySet<string>>();
  return (collection: Collection, name: string) => {
    const closed = hidden.get(collection) ?? hiddenFields(rightsOn(permissions, collection));
    hidden.set(collection, closed);
    return fieldOf(collection, name) !== undefined && !closed.has(name);
  };
}
