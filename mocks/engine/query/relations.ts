import type { CollectionDefinition, FieldDefinition, Schema } from '#mocks/engine/types.ts';

/** A field that holds the key of one item of another collection. */
export interface ToOne {
  field: FieldDefinition;
  target: CollectionDefinition;
  /** Name of the target's key. */
  targetKey: string;
}

/** A field without a column: the items of another collection that point here. */
export interface ToMany {
  field: FieldDefinition;
  target: CollectionDefinition;
  targetKey: string;
  /** The target's column that holds our key. */
  foreignKey: string;
  /** Of a junction: its column that holds the key of the item at the other end. */
  junctionField: string | null;
}

/** Types that mean a collection by themselves, with or without a row in directus_relations. */
const IMPLIED = new Map([
  ['file', 'directus_files'],
  ['owner', 'directus_users'],
  ['user', 'directus_users'],
  ['user_created', 'directus_users'],
  ['user_updated', 'directus_users'],
]);

export function toOneOf(schema: Schema, field: FieldDefinition): ToOne | null {
  if (field.datatype === null) return null;
  const related = schema.toOne(field.collection, field.field)?.collection_one ?? IMPLIED.get(field.type);
  const target = related === undefined ? undefined : schema.collections.get(related);
  if (!target?.primaryKey) return null;
  return { field, target, targetKey: target.primaryKey.field };
}

export function toManyOf(schema: Schema, field: FieldDefinition): ToMany | null {
  if (field.type !== 'o2m' && field.type !== 'translation') return null;
  const relation = schema.toMany(field.collection, field.field);
  const target = relation && schema.collections.get(relation.collection_many);
  if (!relation || !target?.primaryKey || !target.fields.has(relation.field_many)) return null;
  const junctionField = relation.junction_field;
  return {
    field,
    target,
    targetKey: target.primaryKey.field,
    foreignKey: relation.field_many,
    junctionField: junctionField !== null && target.fields.has(junctionField) ? junctionField : null,
  };
}
