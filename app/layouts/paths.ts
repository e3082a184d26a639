import { fieldOfType, primaryKeyField, statusField } from '#app/entities/collections/rules.ts';
import { isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { relatedCollection, toManyRelation } from '#app/entities/relations/rules.ts';
import { interfaceOf, optionsOf } from '#app/interfaces/registry.ts';
import type { LayoutContext } from './define.ts';

/** The paths that showing a field reads: what its interface names, else the field, else the keys of a list's rows. */
export function displayPathsOf(field: Field, { collections, relations }: LayoutContext): string[] {
  const toMany = isToMany(field) ? toManyRelation(relations, field) : null;
  const related = toMany?.collection_many ?? relatedCollection(relations, field);
  const definition = interfaceOf(field)?.definition;
  const below =
    definition?.displayPaths?.(
      optionsOf(definition, field),
      related ? (collections[related] ?? null) : null,
    ) ?? [];
  if (below.length > 0) return below.map((path) => `${field.field}.${path}`);
  if (!isToMany(field)) return [field.field];
  const rows = related ? collections[related] : undefined;
  const key = rows ? primaryKeyField(rows) : undefined;
  return key ? [`${field.field}.${key.field}`] : [];
}

/** What tells where an entry leads, for collections whose entries are about something else. */
const targetPaths: Readonly<Record<string, readonly string[]>> = {
  directus_activity: ['action', 'collection', 'item'],
};

/**
 * The `fields` of a request for a list: the given paths and those that every list needs to open, choose and judge an
 * item (key, status, owner). Sorted, so that a new order of columns is the same request; a bare name gives way to a
 * path below it, which brings the key along.
 */
export function requestFields(paths: readonly string[], context: LayoutContext): string[] {
  const { collection, hidden } = context;
  const judged = [primaryKeyField(collection), statusField(collection)].flatMap((field) =>
    field ? [field.field] : [],
  );
  const always = [...judged, ...(targetPaths[collection.collection] ?? [])];
  const all = new Set([...paths, ...always, ...ownerPaths(context)]);
  return [...all]
    .filter((path) => !hidden.has(path.split('.')[0] ?? ''))
    .filter((path) => ![...all].some((other) => other.startsWith(`${path}.`)))
    .sort();
}

function ownerPaths({ collection, owner }: LayoutContext): string[] {
  const field = fieldOfType(collection, 'user_created') ?? fieldOfType(collection, 'owner');
  if (!field || owner === 'nothing') return [];
  return owner === 'id' ? [field.field] : [`${field.field}.id`, `${field.field}.role`];
}
