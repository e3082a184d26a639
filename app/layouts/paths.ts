import { fieldOfType, primaryKeyField, statusField } from '#app/entities/collections/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { LayoutContext } from './define.ts';

export { displayPathsOf } from '#app/interfaces/display-paths.ts';

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
  const permissionFields = [primaryKeyField(collection), statusField(collection)].flatMap((field) =>
    field ? [field.field] : [],
  );
  const always = [...permissionFields, ...(ownValue(targetPaths, collection.collection) ?? [])];
  const all = new Set([...paths, ...always, ...ownerPaths(context)]);
  return [...all]
    .filter((path) => !hidden.has(path.split('.')[0] ?? ''))
    .filter((path) => ![...all].some((other) => other.startsWith(`${path}.`)))
    .sort();
}

function ownerPaths({ collection, owner }: LayoutContext): string[] {
  const field = fieldOfType(collection, 'user_created');
  if (!field || owner === 'nothing') return [];
  return owner === 'id' ? [field.field] : [`${field.field}.id`, `${field.field}.role`];
}
