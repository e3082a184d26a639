import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { operandOf, operatorsFor } from '#app/entities/items/operators.ts';

/** Fields that a filter is offered for: those of which there is an operator and which lists don't hide. */
export function filterFields(collection: Collection, hidden: ReadonlySet<string>): Field[] {
  return Object.values(collection.fields).filter(
    (field) =>
      operatorsFor(field).length > 0 &&
      !hidden.has(field.field) &&
      (!field.hidden_browse || field.primary_key),
  );
}

/** A new condition on a field, with its most usual operator and no value yet. */
export function newFilter(field: Field, isAny: boolean): PresetFilter {
  const operator = operatorsFor(field)[0] ?? 'eq';
  return { field: field.field, operator, value: null, ...(isAny ? { logical: 'or' } : {}) };
}

/** A condition with another operator; the value stays when it is edited in the same way. */
export function withOperator(
  condition: PresetFilter,
  operator: string,
  field: Field | undefined,
): PresetFilter {
  const isSame = operandOf(field, operator) === operandOf(field, condition.operator);
  return { ...condition, operator, value: isSame ? condition.value : null };
}

/** True when the conditions after the first are joined by "or". Mixed ones are neither; they stay as they are. */
export function joinOf(conditions: readonly PresetFilter[]): 'and' | 'or' | 'mixed' {
  const joins = conditions.slice(1).map((entry) => entry.logical ?? 'and');
  if (joins.every((join) => join === 'and')) return 'and';
  return joins.every((join) => join === 'or') ? 'or' : 'mixed';
}

export function withJoin(conditions: readonly PresetFilter[], join: 'and' | 'or'): PresetFilter[] {
  return conditions.map(({ field, operator, value }) => ({
    field,
    operator,
    value,
    ...(join === 'or' ? { logical: 'or' as const } : {}),
  }));
}
