import { sql } from 'kysely';
import { askingFor } from '#mocks/engine/access/asking.ts';
import { textList, unknownField } from '#mocks/engine/query/fields.ts';
import { column, type Sql } from '#mocks/engine/query/sql.ts';
import type {
  Actor,
  CollectionDefinition,
  FieldDefinition,
  Project,
  QueryValue,
} from '#mocks/engine/types.ts';
import { isExactDecimal } from '#mocks/engine/values/kinds.ts';

/**
 * ` order by …` for a `sort` parameter (`title`, `-price`, `?`), or for the collection's own order: its sort field,
 * then its key. Nulls come last when `nullsLast`. Throws 422 (code 202) for unknown and for related fields.
 */
export function orderBy(
  actor: Actor,
  collection: CollectionDefinition,
  alias: string,
  sort: QueryValue | undefined,
  nullsLast: boolean,
): Sql {
  const asked = textList(sort);
  const terms: Sql[] = [];
  const term = (field: FieldDefinition, descending: boolean) => {
    const value = column(alias, field.field);
    const compared = isExactDecimal(field) ? sql`cast(${value} as real)` : value;
    // Last is where nulls are anyway when the order is descending.
    const nulls = nullsLast && !descending && !field.primary_key ? sql` nulls last` : sql``;
    terms.push(descending ? sql`${compared} desc` : sql`${compared}${nulls}`);
  };
  const { sortField } = collection;
  if (asked.length === 0 && sortField && askingFor(actor, collection, sortField.field) === 'open')
    term(sortField, false);
  for (const name of asked) {
    if (name === '?') terms.push(sql`random()`);
    else {
      const field = sortable(actor, collection, name.replace(/^[-+]/, ''));
      if (field) term(field, name.startsWith('-'));
    }
  }
  const key = collection.primaryKey;
  const byKey = asked.some((name) => name.replace(/^-/, '') === key?.field);
  if (key && !byKey) term(key, false);
  return terms.length === 0 ? sql`` : sql` order by ${sql.join(terms)}`;
}

/** Null for a field that the actor must not learn about: the order would tell its values. */
function sortable(actor: Actor, collection: CollectionDefinition, name: string): FieldDefinition | null {
  const field = collection.fields.get(name);
  const asking = askingFor(actor, collection, name);
  if (!field || field.datatype === null || asking === 'unknown') {
    throw unknownField(name, collection.collection);
  }
  return asking === 'hidden' ? null : field;
}

export function sortsNullsLast(project: Project): boolean {
  const setting = project.setting('sort_null_last');
  // where settings have types, one that is off may be null
  return setting === null ? !project.release.typesSettings : setting !== '0';
}
