/**
 * Filters as the API understands them: conditions in a row, each joined to the one before by "and" or "or", no
 * brackets (source: the recorded contract, "Filters"). How they are put in a row is in `filter-order.ts`.
 */
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { statusField, statusesOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isOn, isToMany } from '#app/entities/fields/rules.ts';
import type { ParamValue, Params } from '#app/lib/search-params.ts';
import { isKnownOperator, operatorsFor, takesList, takesNothing, takesRange, singleOf } from './operators.ts';
import { type FieldPath, type PathSchema, resolvePath } from './paths.ts';

/** The values of a list condition: a list as it is, a text (how the old app stored it) split at its commas. */
export function valuesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String).filter((entry) => entry !== '');
  return textOf(value)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** False while a condition has no value yet: it restricts nothing then, and isn't sent or counted. */
export function isActive({ operator, value }: Pick<PresetFilter, 'operator' | 'value'>): boolean {
  if (takesNothing(operator)) return true;
  if (takesRange(operator)) return valuesOf(value).length > 1;
  return takesList(operator) ? valuesOf(value).length > 0 : textOf(value).trim() !== '';
}

/**
 * The `filter` parameter of a list of conditions, null when none of them is active. Lists are sent as lists, so that
 * a comma inside a value stays one; several conditions on one field take the indexed form, in which all of them count.
 */
export function toFilterParams(conditions: readonly PresetFilter[]): Params | null {
  const active = conditions.filter(isActive);
  const byField = new Map<string, Params[]>();
  for (const [index, { field, operator, value, logical }] of active.entries()) {
    const joined: Params = index > 0 && logical === 'or' ? { logical: 'or' } : {};
    const condition: Params = { [operator]: toParam(operator, value), ...joined };
    byField.set(field, [...(byField.get(field) ?? []), condition]);
  }
  if (byField.size === 0) return null;
  return Object.fromEntries(
    [...byField].map(([field, list]): [string, ParamValue] => [field, list.length === 1 ? list[0] : list]),
  );
}

/** The conditions of a `filter` parameter in its own order, each with its field. */
export function conditionPairs(filter: Params | null | undefined): [field: string, condition: Params][] {
  return Object.entries(filter ?? {}).flatMap(([field, value]) =>
    (Array.isArray(value) ? (value as ParamValue[]) : [value]).flatMap((entry) =>
      typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? [[field, entry as Params] as [string, Params]]
        : [],
    ),
  );
}

/** The conditions that a `filter` parameter was made of. */
export function conditionsOf(filter: Params | null | undefined): PresetFilter[] {
  return conditionPairs(filter).map(([field, { logical, ...rest }]) => {
    const [operator = 'eq', value] = Object.entries(rest)[0] ?? [];
    return { field, operator, value, ...(logical === 'or' ? { logical: 'or' } : {}) };
  });
}

function toParam(operator: string, value: unknown): ParamValue {
  // What it gives may come in again: filters are read back by `conditionsOf`. Of "has none" the list stands for its value; see `without-related.ts`.
  if (takesNothing(operator)) return operator === 'nhas' ? textOf(value) : 1;
  if (takesList(operator)) {
    const list = valuesOf(value);
    // Hundreds of keys have to fit into an address.
    return list.length > 20 && list.every((entry) => /^[\w-]+$/.test(entry)) ? list.join(',') : list;
  }
  // The server compares booleans by number: `true` would find the false ones.
  return typeof value === 'boolean' ? Number(value) : textOf(value);
}

/**
 * The conditions that still name a readable field, by any path, a known operator, and a value that can be one. Booleans
 * that were stored as text become booleans.
 */
export function cleanFilters(
  conditions: readonly PresetFilter[],
  schema: PathSchema,
  collection: Collection,
): { kept: PresetFilter[]; dropped: PresetFilter[] } {
  const kept: PresetFilter[] = [];
  const dropped: PresetFilter[] = [];
  for (const entry of conditions) {
    const found = isKnownOperator(entry.operator) && isValue(entry.value);
    const path = found ? resolvePath(schema, collection, entry.field) : null;
    if (!path || !isAnswered(path, entry.operator)) dropped.push(entry);
    else if (takesOneBoolean(entry) && singleOf(path.field) === 'boolean')
      kept.push({ ...entry, value: isOn(entry.value) });
    else kept.push(entry);
  }
  return { kept, dropped };
}

/** Of lists the API knows few operators; what else it is asked of them it answers with wrong items. */
function isAnswered({ field, path }: FieldPath, operator: string): boolean {
  return !isToMany(field) || operatorsFor(field, path).some((known) => known === operator);
}

function takesOneBoolean({ operator, value }: PresetFilter): boolean {
  return typeof value === 'string' && value !== '' && (operator === 'eq' || operator === 'neq');
}

/** Lossless numbers are objects too, but not plain ones. */
function isValue(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype;
}

/**
 * What keeps soft-deleted items out, as the server does by itself where it can; null where nothing is soft-deleted.
 */
export function withoutSoftDeleted(collection: Collection): PresetFilter | null {
  const field = statusField(collection)?.field;
  const deleted = statusesOf(collection).flatMap((status) => (status.soft_delete ? [status.value] : []));
  return field === undefined || deleted.length === 0 ? null : { field, operator: 'nin', value: deleted };
}

/** True when a condition asks for soft-deleted items by name: the server leaves them out unless told otherwise. */
export function includesSoftDeleted(conditions: readonly PresetFilter[], collection: Collection): boolean {
  const field = statusField(collection)?.field;
  const deleted = new Set(
    statusesOf(collection).flatMap((status) => (status.soft_delete ? [status.value] : [])),
  );
  return conditions.some(
    (entry) =>
      entry.field === field &&
      ['eq', 'in'].includes(entry.operator) &&
      valuesOf(entry.value).some((value) => deleted.has(value)),
  );
}

/** The conditions as they are read: "and" binds before "or". */
export function groupsOf(conditions: readonly PresetFilter[]): PresetFilter[][] {
  const groups: PresetFilter[][] = [];
  for (const condition of conditions) {
    const last = groups.at(-1);
    if (last && condition.logical !== 'or') last.push(condition);
    else groups.push([condition]);
  }
  return groups;
}
