import { askingFor } from '#mocks/engine/access/asking.ts';
import { contains } from '#mocks/engine/query/operators.ts';
import { anyOf, type Condition, column } from '#mocks/engine/query/sql.ts';
import type { Actor, CollectionDefinition, FieldDefinition, QueryValue } from '#mocks/engine/types.ts';
import { kindOf } from '#mocks/engine/values/kinds.ts';

/**
 * Text search over the own text columns of a collection (not over related items), letter case aside.
 * `numbers` adds columns with numbers, as a filter on a related item does.
 */
export function searchCondition(
  actor: Actor,
  collection: CollectionDefinition,
  alias: string,
  text: QueryValue | undefined,
  numbers = false,
): Condition {
  if (typeof text !== 'string' || text === '') return true;
  const searched = [...collection.fields.values()].filter(
    (field) => isSearched(field, numbers) && askingFor(actor, collection, field.field) === 'open',
  );
  return anyOf(searched.map((field) => contains(column(alias, field.field), text)));
}

function isSearched(field: FieldDefinition, numbers: boolean): boolean {
  const kind = kindOf(field);
  if (kind === 'integer' || kind === 'decimal') return numbers && field.type !== 'sort';
  return kind === 'text' && field.type !== 'status';
}
