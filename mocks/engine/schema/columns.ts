import { type ColumnType, parseDeclaration } from '#mocks/engine/schema/datatypes.ts';
import type { Driver } from '#mocks/storage/driver.ts';
import { quoted } from '#mocks/storage/kysely.ts';

/** A column as the database knows it. */
export interface Column extends ColumnType {
  name: string;
  /** The declared type, word for word. */
  declared: string;
  primaryKey: boolean;
  autoIncrement: boolean;
  unique: boolean;
  notNull: boolean;
  /** The default as text (`draft`, `0`, `CURRENT_TIMESTAMP`), null for none. */
  defaultValue: string | null;
}

/** Names of all tables but SQLite's own, in the order they were made. */
export function readTables(driver: Driver): string[] {
  const rows = driver.all(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid`,
  );
  return rows.map((row) => String(row.name));
}

/** The columns of a table in their order; an unknown table has none. */
export function readColumns(driver: Driver, table: string): Column[] {
  const rows = driver.all('SELECT * FROM pragma_table_info(?)', [table]);
  const unique = uniqueColumns(driver, table);
  const keys = rows.filter((row) => Number(row.pk) > 0);
  return rows.map((row) => {
    const declared = String(row.type ?? '');
    const primaryKey = keys.length === 1 && Number(row.pk) > 0;
    return {
      ...parseDeclaration(declared),
      name: String(row.name),
      declared,
      primaryKey,
      // a key declared INTEGER is SQLite's row number: it counts by itself, with or without AUTOINCREMENT
      autoIncrement: primaryKey && declared.toUpperCase() === 'INTEGER',
      unique: unique.has(String(row.name)),
      notNull: Number(row.notnull) === 1,
      defaultValue: defaultOf(row.dflt_value),
    };
  });
}

function uniqueColumns(driver: Driver, table: string): Set<string> {
  const names = driver.all(
    `SELECT l.name AS "index", min(i.name) AS "column"
       FROM pragma_index_list(?) AS l JOIN pragma_index_info(l.name) AS i
      WHERE l."unique" = 1 AND l.origin <> 'pk' AND l.partial = 0
      GROUP BY l.name HAVING count(*) = 1`,
    [table],
  );
  return new Set(names.map((row) => String(row.column)));
}

/** The text of a default as SQLite shows it: a quoted string, a number or a keyword. */
function defaultOf(shown: unknown): string | null {
  if (shown === null || shown === undefined) return null;
  const text = String(shown);
  if (/^null$/i.test(text)) return null;
  return /^'.*'$/s.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}

/** Whether a default is the time of the insert; in a column of text it is only a text. */
export const isNow = (value: string | null, datatype: string): boolean =>
  value !== null && /^current_timestamp$/i.test(value) && /^(?:DATE|DATETIME|TIME|TIMESTAMP)$/.test(datatype);

/** A default as SQL. Everything is quoted, so that `9.90` keeps its digits; affinity makes numbers of it. */
export function defaultClause(value: string | null, datatype: string): string {
  if (value === null) return '';
  return isNow(value, datatype) ? ' DEFAULT CURRENT_TIMESTAMP' : ` DEFAULT ${literal(value)}`;
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Indexes of a table besides those that a constraint made, as SQL to make them again. */
export function readIndexes(driver: Driver, table: string): string[] {
  const rows = driver.all(
    `SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`,
    [table],
  );
  return rows.map((row) => String(row.sql));
}

export function uniqueIndex(table: string, column: string): string {
  return `CREATE UNIQUE INDEX ${quoted(`${table}.${column}.unique`)} ON ${quoted(table)} (${quoted(column)})`;
}
