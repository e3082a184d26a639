import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Relation } from './types.ts';

const fixed: Record<string, string> = {
  file: 'directus_files',
  user: 'directus_users',
  user_created: 'directus_users',
  user_updated: 'directus_users',
  owner: 'directus_users',
};

/** The collection that a to-one field points to, null when no relation is set up. Files and users need none. */
export function relatedCollection(relations: readonly Relation[], field: Field): string | null {
  const relation = relationOfColumn(relations, field.collection, field.field);
  return relation?.collection_one ?? fixedCollection(field.type);
}

/** The collection that fields of a type point to without a relation; null for the types that need one. */
export function fixedCollection(type: string): string | null {
  return ownValue(fixed, type) ?? null;
}

/** The relation of a column that holds keys of another collection. */
export function relationOfColumn(
  relations: readonly Relation[],
  collection: string,
  field: string,
): Relation | null {
  return (
    relations.find((entry) => entry.collection_many === collection && entry.field_many === field) ?? null
  );
}

/**
 * True for links of a collection with itself whose list has the name of the junction's column for the other end: recorded servers
 * take the one for the other, and fail to save any item with such a list.
 */
export function isUnsavableList(
  { collection_many, collection_one, field_one, junction_field }: Omit<Relation, 'id'>,
  relations: readonly Omit<Relation, 'id'>[],
): boolean {
  if (field_one === null || field_one !== junction_field) return false;
  return relations.some(
    (far) =>
      far.collection_many === collection_many &&
      far.field_many === junction_field &&
      far.collection_one === collection_one,
  );
}

/** The relation of a to-many field: rows of `collection_many` whose `field_many` is this item. */
export function toManyRelation(
  relations: readonly Relation[],
  field: Pick<Field, 'collection' | 'field'>,
): Relation | null {
  return (
    relations.find((entry) => entry.collection_one === field.collection && entry.field_one === field.field) ??
    null
  );
}
