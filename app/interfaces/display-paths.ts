import { primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { relatedCollection, toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { interfaceOf, optionsOf } from './registry.ts';

export interface PathModel {
  collections: Readonly<Record<string, Collection>>;
  relations: readonly Relation[];
}

/** The paths that showing a field reads: what its interface names, else the field, else the keys of a list's rows. */
export function displayPathsOf(field: Field, { collections, relations }: PathModel): string[] {
  const toMany = isToMany(field) ? toManyRelation(relations, field) : null;
  const related = toMany?.collection_many ?? relatedCollection(relations, field);
  const definition = interfaceOf(field)?.definition;
  const options = definition ? optionsOf(definition, field) : {};
  const there = related ? (ownValue(collections, related) ?? null) : null;
  const below = definition?.displayPaths?.(options, there) ?? [];
  const own = ownValue(collections, field.collection);
  const beside = own ? (definition?.itemPaths?.(options, there, own) ?? []) : [];
  if (below.length > 0) return [...below.map((path) => `${field.field}.${path}`), ...beside];
  if (!isToMany(field)) return [field.field];
  const rows = related ? ownValue(collections, related) : undefined;
  const key = rows ? primaryKeyField(rows) : undefined;
  return key ? [`${field.field}.${key.field}`] : [];
}
