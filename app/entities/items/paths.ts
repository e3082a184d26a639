/**
 * Paths from a collection's fields to those of related items, as the API writes them: `author.role.name`, through a
 * list `comments.body`, through a junction `tags.tags_id.name`. Only what the user may read is found.
 */
import { collectionOf, fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn, isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { canRead, hiddenFields, rightsOn } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { relatedCollection, toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';

export interface PathSchema {
  collections: Readonly<Record<string, Collection>>;
  relations: readonly Relation[];
  /** null for administrators. */
  permissions: readonly Permission[] | null;
}

export interface FieldPath {
  /** As the API takes it. */
  path: string;
  /** The fields on the way, the last one included; the row of a junction, which people don't see, is none of them. */
  steps: readonly Field[];
  field: Field;
  /** True when a list is on the way: a condition then holds for items with at least one such entry. */
  isThroughList: boolean;
}

/** Saved paths longer than this are taken for none: relations can go in circles. */
const maxSteps = 12;

/** The path with that name, null when a step of it doesn't exist or may not be read. */
export function resolvePath(schema: PathSchema, collection: Collection, path: string): FieldPath | null {
  const names = path.split('.');
  if (names.length > maxSteps) return null;
  return (
    names.reduce<FieldPath | null | undefined>((from, name) => {
      const here = from === undefined ? collection : from && collectionBehind(schema, from.field);
      const field = here ? readable(schema, here, name) : undefined;
      return field ? stepTo(schema, from ?? null, field) : null;
    }, undefined) ?? null
  );
}

function stepTo(schema: PathSchema, from: FieldPath | null, field: Field): FieldPath {
  if (!from) return { path: field.field, steps: [field], field, isThroughList: false };
  const isJunction = junctionName(schema, from.field) === field.field;
  return {
    path: `${from.path}.${field.field}`,
    steps: isJunction ? from.steps : [...from.steps, field],
    field,
    isThroughList: from.isThroughList || isToMany(from.field),
  };
}

function readable(schema: PathSchema, collection: Collection, name: string): Field | undefined {
  const field = fieldOf(collection, name);
  if (!field || !isAnswered(field)) return undefined;
  const rights = rightsOn(schema.permissions, collection);
  return canRead(rights) && !hiddenFields(rights).has(name) ? field : undefined;
}

/** By collection what the API never searches by. */
const closed: ReadonlyMap<string, readonly string[]> = new Map([
  ['directus_users', ['password', 'token', '2fa_secret']],
  ['directus_revisions', ['data', 'delta']],
]);

function isAnswered(field: Field): boolean {
  return !closed.get(field.collection)?.includes(field.field) && (hasColumn(field) || isToMany(field));
}

/** The collection whose items a field holds, null for a plain field. Of a list by a junction it is the junction. */
function collectionBehind({ collections, relations }: PathSchema, field: Field): Collection | null {
  const name = isToMany(field)
    ? toManyRelation(relations, field)?.collection_many
    : relatedCollection(relations, field);
  return name ? (collectionOf(collections, name) ?? null) : null;
}

function junctionName({ relations }: PathSchema, field: Field): string | null {
  return isToMany(field) ? (toManyRelation(relations, field)?.junction_field ?? null) : null;
}

/** The collection whose keys are the values of a field: at the far end of a junction, if there is one. */
export function targetOf(schema: PathSchema, field: Field): Collection | null {
  const behind = collectionBehind(schema, field);
  const junction = behind ? fieldOf(behind, junctionName(schema, field) ?? '') : undefined;
  return junction ? collectionBehind(schema, junction) : behind;
}

/** The paths one step further: to the fields of the items that a path holds. Fields that lists hide are left out. */
export function pathsBelow(schema: PathSchema, from: FieldPath): FieldPath[] {
  const target = targetOf(schema, from.field);
  if (!target) return [];
  if (!isReadableJunction(schema, from.field)) return [];
  const junction = junctionName(schema, from.field);
  const isThroughList = from.isThroughList || isToMany(from.field);
  const prefix = junction === null ? from.path : `${from.path}.${junction}`;
  return offered(schema, target).map((field) => ({
    path: `${prefix}.${field.field}`,
    steps: [...from.steps, field],
    field,
    isThroughList,
  }));
}

function isReadableJunction(schema: PathSchema, field: Field): boolean {
  const junction = junctionName(schema, field);
  const between = junction === null ? null : collectionBehind(schema, field);
  return between === null || junction === null || readable(schema, between, junction) !== undefined;
}

/** The fields of a collection itself, as paths. */
export function ownPaths(schema: PathSchema, collection: Collection): FieldPath[] {
  return offered(schema, collection).map((field) => ({
    path: field.field,
    steps: [field],
    field,
    isThroughList: false,
  }));
}

/** Kept by the server and mostly hidden in lists, but what people look for. */
const trail = new Set(['user_created', 'user_updated', 'datetime_created', 'datetime_updated']);

function offered(schema: PathSchema, collection: Collection): Field[] {
  const rights = rightsOn(schema.permissions, collection);
  if (!canRead(rights)) return [];
  const hidden = hiddenFields(rights);
  return Object.values(collection.fields).filter(
    (field) =>
      isAnswered(field) &&
      !hidden.has(field.field) &&
      (!field.hidden_browse || field.primary_key || trail.has(field.type)),
  );
}
