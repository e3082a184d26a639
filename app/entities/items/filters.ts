/**
 * Filters as the API understands them. Only what it can express is offered: conditions in a row, each joined to the
 * one before by "and" or "or", no groups (source: the recorded contract, "Filters").
 */
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { fieldOf, statusField, statusesOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn, isOn, isToMany } from '#app/entities/fields/rules.ts';
import type { ParamValue, Params } from '#app/lib/search-params.ts';
import { isKnownOperator, operandOf, takesList, takesNothing } from './operators.ts';

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
export function isActive({ operator, value }: PresetFilter): boolean {
  if (takesNothing(operator)) return true;
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

function toParam(operator: string, value: unknown): ParamValue {
  if (takesNothing(operator)) return 1;
  if (takesList(operator)) return valuesOf(value);
  // The server compares booleans by number: `true` would find the false ones.
  return typeof value === 'boolean' ? Number(value) : textOf(value);
}

/**
 * The conditions that still name a readable field and a known operator; a path is judged by its first step. Booleans
 * that were stored as text become booleans.
 */
export function cleanFilters(
  conditions: readonly PresetFilter[],
  collection: Collection,
  hidden: ReadonlySet<string>,
): { kept: PresetFilter[]; dropped: PresetFilter[] } {
  const fits = ({ field, operator }: PresetFilter) => {
    const [first = ''] = field.split('.');
    const own = fieldOf(collection, first);
    return (
      isKnownOperator(operator) &&
      own !== undefined &&
      !hidden.has(first) &&
      (hasColumn(own) || isToMany(own))
    );
  };
  const kept = conditions
    .filter(fits)
    .map((entry) =>
      operandOf(fieldOf(collection, entry.field), entry.operator) === 'boolean' &&
      typeof entry.value === 'string' &&
      entry.value
        ? { ...entry, value: isOn(entry.value) }
        : entry,
    );
  return { kept, dropped: conditions.filter((entry) => !fits(entry)) };
}

/** True when a condition asks for soft-deleted items by name: the server leaves them out unless told otherwise. */
export function asksForDeleted(conditions: readonly PresetFilter[], collection: Collection): boolean {
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
