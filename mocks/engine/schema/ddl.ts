import {
  type Column,
  defaultClause,
  isNow,
  readColumns,
  readIndexes,
  uniqueIndex,
} from '#mocks/engine/schema/columns.ts';
import { type ColumnType, declarationOf, isNumber } from '#mocks/engine/schema/datatypes.ts';
import type { Driver } from '#mocks/storage/driver.ts';
import { quoted } from '#mocks/storage/kysely.ts';

/** A column to be made. */
export interface ColumnSpec extends ColumnType {
  name: string;
  primaryKey: boolean;
  autoIncrement: boolean;
  unique: boolean;
  notNull: boolean;
  defaultValue: string | null;
}

export function createTable(driver: Driver, table: string, columns: ColumnSpec[]): void {
  driver.exec(`CREATE TABLE ${quoted(table)} (${columns.map(clause).join(', ')})`);
  for (const column of columns)
    if (column.unique && !column.primaryKey) driver.exec(uniqueIndex(table, column.name));
}

/** Adds a column. Where it holds no null, the rows that are there get an empty text, or 0. */
export function addColumn(driver: Driver, table: string, column: ColumnSpec): void {
  const { name, unique, notNull, datatype, defaultValue } = column;
  // SQLite adds no column whose default is not the same for all rows
  const later = isNow(defaultValue, datatype) ? { defaultValue } : null;
  const added = { ...column, notNull: false, ...(later ? { defaultValue: null } : {}) };
  driver.exec(`ALTER TABLE ${quoted(table)} ADD COLUMN ${clause(added)}`);
  if (notNull) {
    const empty = isNumber(datatype) ? '0' : "''";
    driver.exec(`UPDATE ${quoted(table)} SET ${quoted(name)} = ${empty} WHERE ${quoted(name)} IS NULL`);
    changeColumn(driver, table, name, { notNull, unique, ...later });
  } else if (later) changeColumn(driver, table, name, { unique, ...later });
  else if (unique) driver.exec(uniqueIndex(table, name));
}

/** Removes a column and the indexes over it. */
export function dropColumn(driver: Driver, table: string, column: string): void {
  const names = driver.all(
    `SELECT l.name FROM pragma_index_list(?) AS l JOIN pragma_index_info(l.name) AS i
      WHERE l.origin = 'c' AND i.name = ?`,
    [table, column],
  );
  for (const { name } of names) driver.exec(`DROP INDEX ${quoted(String(name))}`);
  driver.exec(`ALTER TABLE ${quoted(table)} DROP COLUMN ${quoted(column)}`);
}

export function dropTable(driver: Driver, table: string): void {
  driver.exec(`DROP TABLE ${quoted(table)}`);
}

/**
 * Gives a column another type, default or uniqueness. SQLite can't, so the table is made anew and its rows are
 * copied; the counter of its key and its other indexes stay. The key itself can't be changed.
 */
export function changeColumn(driver: Driver, table: string, name: string, change: Partial<ColumnSpec>): void {
  driver.transaction(() => {
    const columns = readColumns(driver, table);
    const indexes = readIndexes(driver, table);
    const [counter] = driver.all('SELECT seq FROM sqlite_sequence WHERE name = ?', [table]);
    const copy = `${table} (new)`;
    const clauses = columns.map((column) => (column.name === name ? changed(column, change) : kept(column)));
    driver.exec(`CREATE TABLE ${quoted(copy)} (${clauses.join(', ')})`);
    const names = columns.map((column) => quoted(column.name)).join(', ');
    driver.exec(`INSERT INTO ${quoted(copy)} (${names}) SELECT ${names} FROM ${quoted(table)}`);
    driver.exec(`DROP TABLE ${quoted(table)}`);
    driver.exec(`ALTER TABLE ${quoted(copy)} RENAME TO ${quoted(table)}`);
    if (counter) driver.run('UPDATE sqlite_sequence SET seq = ? WHERE name = ?', [counter.seq, table]);
    const own = uniqueIndex(table, name);
    for (const sql of indexes) if (sql !== own) driver.exec(sql);
    const unique = change.unique ?? columns.find((column) => column.name === name)?.unique;
    if (unique) driver.exec(own);
  });
}

function clause({ name, primaryKey, autoIncrement, notNull, defaultValue, ...type }: ColumnSpec): string {
  if (autoIncrement) return `${quoted(name)} INTEGER PRIMARY KEY AUTOINCREMENT`;
  const filled = notNull || primaryKey ? ' NOT NULL' : '';
  const key = primaryKey ? ' PRIMARY KEY' : '';
  return `${quoted(name)} ${declarationOf(type)}${filled}${key}${defaultClause(defaultValue, type.datatype)}`;
}

function kept(column: Column): string {
  if (column.autoIncrement) return `${quoted(column.name)} INTEGER PRIMARY KEY AUTOINCREMENT`;
  const collation = /CHAR|TEXT/.test(column.datatype) ? ' COLLATE NOCASE' : '';
  const key = column.primaryKey ? ' PRIMARY KEY' : '';
  const filled = column.notNull ? ' NOT NULL' : '';
  return `${quoted(column.name)} ${column.declared}${collation}${filled}${key}${defaultClause(column.defaultValue, column.datatype)}`;
}

function changed(column: Column, change: Partial<ColumnSpec>): string {
  const type = {
    datatype: change.datatype ?? column.datatype,
    length: change.length === undefined ? column.length : change.length,
    signed: change.signed ?? column.signed,
  };
  const defaultValue = change.defaultValue === undefined ? column.defaultValue : change.defaultValue;
  const filled = change.notNull ? ' NOT NULL' : '';
  return `${quoted(column.name)} ${declarationOf(type)}${filled}${defaultClause(defaultValue, type.datatype)}`;
}
