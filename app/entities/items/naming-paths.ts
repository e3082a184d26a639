/** The fields by which items are named, in words. Pure. */
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName, isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { type FieldPath, ownPaths, pathsBelow, type PathSchema } from './paths.ts';

export interface NamedPath {
  /** As the API takes it. */
  path: string;
  /** In words. */
  label: string;
}

/** A list of rows is no name, nor is what stands in one. */
const isSingle = ({ field, isThroughList }: FieldPath) => !isThroughList && !isToMany(field);

function named({ path, steps }: FieldPath, locale: string): NamedPath {
  return { path, label: steps.map((step) => fieldName(step, locale)).join(' › ') };
}

/** The fields of a collection itself that hold one value each; `isWanted` chooses among them. */
export function ownNamingPaths(
  schema: PathSchema,
  collection: Collection,
  locale: string,
  isWanted: (field: Field) => boolean = () => true,
): NamedPath[] {
  return ownPaths(schema, collection)
    .filter((path) => isSingle(path) && isWanted(path.field))
    .map((path) => named(path, locale));
}

/** The same, and those of the items that the fields link to. */
export function namingPaths(
  schema: PathSchema,
  collection: Collection,
  locale: string,
  isWanted: (field: Field) => boolean = () => true,
): NamedPath[] {
  const own = ownPaths(schema, collection).filter((path) => isSingle(path) && isWanted(path.field));
  const below = own.flatMap((path) => pathsBelow(schema, path)).filter(isSingle);
  return [...own, ...below].map((path) => named(path, locale));
}
