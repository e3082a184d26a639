import { type RawBuilder, sql } from 'kysely';
import type { Driver, Row } from '#mocks/storage/driver.ts';
import { db } from '#mocks/storage/kysely.ts';

/** A piece of SQL with its parameters. */
export type Sql = RawBuilder<unknown>;

/** A condition, or its known outcome. */
export type Condition = Sql | boolean;

/** A column of a table that has an alias in the statement; the name must come from the schema. */
export function column(alias: string, name: string): Sql {
  return sql.id(alias, name);
}

/**
 * The same, but no index is looked up for it. Statuses are few, so an index finds half of the table and then everything
 * has to be sorted, where reading in the order of the answer stops after one page. Only for columns with text: the
 * plus sign takes the column's affinity away, and numbers would not equal their text.
 */
export function unindexed(
  alias: string,
  { field, datatype }: { field: string; datatype: string | null },
): Sql {
  const isText = datatype !== null && /CHAR|TEXT/.test(datatype);
  return isText ? sql`+${column(alias, field)}` : column(alias, field);
}

export function allOf(conditions: readonly Condition[]): Condition {
  if (conditions.includes(false)) return false;
  return joined(conditions, ' and ') ?? true;
}

export function anyOf(conditions: readonly Condition[]): Condition {
  if (conditions.includes(true)) return true;
  return joined(conditions, ' or ') ?? false;
}

function joined(conditions: readonly Condition[], word: ' and ' | ' or '): Sql | null {
  const open = conditions.filter((condition) => typeof condition !== 'boolean');
  const [only] = open;
  if (only === undefined) return null;
  return open.length === 1 ? only : sql`(${nested(open, word)})`;
}

/** Conditions that stand side by side; of more the database makes a tree that is too deep for it. */
const SIDE_BY_SIDE = 100;

function nested(conditions: readonly Sql[], word: string): Sql {
  if (conditions.length <= SIDE_BY_SIDE) return sql.join(conditions, sql.raw(word));
  const half = Math.ceil(conditions.length / 2);
  const parts = [conditions.slice(0, half), conditions.slice(half)];
  return sql.join(
    parts.map((part) => sql`(${nested(part, word)})`),
    sql.raw(word),
  );
}

export function not(condition: Condition): Condition {
  return typeof condition === 'boolean' ? !condition : sql`not ${condition}`;
}

/** ` where …`, or nothing for a condition that always holds. */
export function where(condition: Condition): Sql {
  if (condition === true) return sql``;
  return condition === false ? sql` where 0` : sql` where ${condition}`;
}

/**
 * Membership in a list of any length. The list travels as one JSON parameter, so that the statement's text stays
 * the same and the prepared statement is used again; the column's affinity and collation hold for the comparison.
 */
export function isIn(what: Sql, list: readonly unknown[]): Condition {
  if (list.length === 0) return false;
  return sql`${what} in (select value from json_each(${jsonList(list)}))`;
}

export function jsonList(list: readonly unknown[]): string {
  const parts = list.map((value) => (typeof value === 'bigint' ? value.toString() : JSON.stringify(value)));
  return `[${parts.join(',')}]`;
}

export function select(driver: Driver, statement: Sql): Row[] {
  const { sql: text, parameters } = statement.compile(db);
  return driver.all(text, parameters);
}

export function execute(
  driver: Driver,
  statement: Sql,
): { changes: number; lastInsertRowid: number | bigint } {
  const { sql: text, parameters } = statement.compile(db);
  return driver.run(text, parameters);
}
