import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { orderConditions } from '#app/entities/items/filter-order.ts';
import { byKey } from '#app/entities/items/without-related.ts';
import { operandOf, operatorsFor } from '#app/entities/items/operators.ts';
import { type FieldPath, ownPaths, type PathSchema, pathsBelow } from '#app/entities/items/paths.ts';
import { fold } from '#app/lib/fold.ts';

/** Names of one path at most: beyond, a choice is a puzzle. */
const deepest = 4;
/** Paths looked at in a search over relations, which can go in circles. */
const maxLooked = 4000;
const maxFound = 60;
const searchDepth = 3;

/** Paths that a filter is offered for, and those that lead to them. */
export function filterPaths(schema: PathSchema, collection: Collection, from?: FieldPath): FieldPath[] {
  if (from && from.steps.length >= deepest) return [];
  const paths = from ? pathsBelow(schema, from) : ownPaths(schema, collection);
  return paths.filter(({ field }) => operatorsFor(field).length > 0);
}

/** False for a path that only leads to others. */
export function canFilterBy({ field, path }: FieldPath): boolean {
  return operatorsFor(field, path).length > 0;
}

/**
 * Paths whose name (`nameOf`: the words of all its steps) holds every word, the nearest first. The last step has to hold
 * one of them, or everything below a relation would be found by the relation's name.
 */
export function searchPaths(
  schema: PathSchema,
  collection: Collection,
  text: string,
  nameOf: (path: FieldPath) => string,
  stepName: (field: Field) => string,
): FieldPath[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found: FieldPath[] = [];
  let level = filterPaths(schema, collection);
  let looked = 0;
  for (let depth = 1; depth <= searchDepth && found.length < maxFound && looked < maxLooked; depth += 1) {
    looked += level.length;
    found.push(
      ...level.filter(canFilterBy).filter((path) => {
        const name = fold(nameOf(path));
        const last = fold(stepName(path.field));
        return words.every((word) => name.includes(word)) && words.some((word) => last.includes(word));
      }),
    );
    level =
      depth === searchDepth
        ? []
        : level.slice(0, maxLooked).flatMap((path) => filterPaths(schema, collection, path));
  }
  return found.slice(0, maxFound);
}

/** A new condition on a field, with its most usual operator and no value yet. */
export function newFilter({ path, field }: FieldPath, isAny: boolean): PresetFilter {
  const operator = operatorsFor(field, path)[0] ?? 'eq';
  return { field: path, operator, value: null, ...(isAny ? { logical: 'or' } : {}) };
}

/** A condition with another operator; the value stays when it is edited in the same way. */
export function withOperator(
  condition: PresetFilter,
  operator: string,
  field: Field | undefined,
): PresetFilter {
  const { relative, ...plain } = condition;
  const isSame =
    relative === undefined && operandOf(field, operator) === operandOf(field, condition.operator);
  return { ...plain, operator, value: isSame ? condition.value : null };
}

/** True when all conditions after the first are joined by "or". */
export function isAllOr(conditions: readonly PresetFilter[]): boolean {
  return conditions.length > 1 && conditions.slice(1).every(({ logical }) => logical === 'or');
}

/** The conditions with the one at `index` joined to the one before by `join`. */
export function withJoinAt(
  conditions: readonly PresetFilter[],
  index: number,
  join: 'and' | 'or',
): PresetFilter[] {
  return conditions.map((entry, at) => (at === index ? withLogical(entry, join) : entry));
}

/** All conditions joined by "and". */
export function withoutOr(conditions: readonly PresetFilter[]): PresetFilter[] {
  return conditions.map((entry) => withLogical(entry, 'and'));
}

function withLogical(entry: PresetFilter, join: 'and' | 'or'): PresetFilter {
  const { logical: _, ...condition } = entry;
  return join === 'or' ? { ...condition, logical: 'or' } : condition;
}

/** True when the API can be asked for them. `own` hold for all of the others. */
export function canAsk(
  conditions: readonly PresetFilter[],
  own: readonly PresetFilter[],
  keyField: string,
): boolean {
  return orderConditions(byKey(conditions, keyField), own) !== null;
}
