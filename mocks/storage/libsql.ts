import { statSync } from 'node:fs';
import Database from 'libsql';
import type { Driver, Row, SqlValue } from '#mocks/storage/driver.ts';
import { bound, guard, MAPPED_BYTES, plainRow } from '#mocks/storage/sql-values.ts';
import { Readers } from '#mocks/storage/readers.ts';

const STATEMENTS_KEPT = 500;
const CHECKED_BYTES = 32 * 1024 * 1024;

type Statement = Database.Statement;

/**
 * Opens (or makes) a database file, or a database in memory for `:memory:`.
 * Throws an Error whose message names the file when it is no database or damaged.
 */
export function openLibsql(path: string): Driver {
  let database: Database.Database;
  // SQLite takes its log away when the last connection closes
  const unclean = (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  try {
    database = new Database(path);
    // The locks of a process that was killed this moment may outlive it by a few milliseconds.
    database.exec('PRAGMA busy_timeout = 5000');
    // A reply is sent only after COMMIT, and FULL has the log on disk by then: a killed process loses nothing
    // that was acknowledged.
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA foreign_keys = OFF');
    // Counting reads whole tables: mapped into memory, their pages are not copied one by one.
    database.exec(`PRAGMA mmap_size = ${MAPPED_BYTES}`);
    const problem = damage(database, path, unclean);
    if (problem !== null) throw new Error(problem);
  } catch (error) {
    throw new Error(`The database ${path} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
  (database as unknown as { defaultSafeIntegers(on: boolean): void }).defaultSafeIntegers(true);
  return new LibsqlDriver(database, path === ':memory:' ? null : new Readers(path));
}

/**
 * Looks for damage. The whole of a large file takes seconds to read: that is done only when the last stop was unclean,
 * otherwise its schema has to do.
 */
function damage(database: Database.Database, path: string, unclean: boolean): string | null {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  database.prepare('SELECT count(*) FROM sqlite_master').all([]);
  if (size > CHECKED_BYTES && !unclean) return null;
  const check = unclean ? 'integrity_check' : 'quick_check';
  const [row] = database.prepare(`PRAGMA ${check}(1)`).all([]) as Record<string, unknown>[];
  return row?.[check] === 'ok' ? null : String(row?.[check]);
}

class LibsqlDriver implements Driver {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Statement>();
  readonly #readers: Readers | null;
  readonly later?: Driver['later'];
  #depth = 0;

  constructor(database: Database.Database, readers: Readers | null) {
    this.#database = database;
    this.#readers = readers;
    if (readers) this.later = (...asked) => readers.all(...asked);
  }

  all(sql: string, parameters: readonly unknown[] = []): Row[] {
    return guard(sql, () => this.#rows(sql, parameters.map(bound)).map(plainRow));
  }

  /** The binding assigns the columns of a row one by one, which for a column `__proto__` leaves it out. */
  #rows(sql: string, parameters: SqlValue[]): unknown[] {
    const statement = this.#statement(sql);
    if (!sql.includes('__proto__')) return statement.all(parameters);
    const names = statement.columns().map(({ name }) => name);
    const rows = statement.raw(true).all(parameters) as unknown[][];
    return rows.map((row) => Object.fromEntries(row.map((value, index) => [names[index] ?? '', value])));
  }

  run(
    sql: string,
    parameters: readonly unknown[] = [],
  ): { changes: number; lastInsertRowid: number | bigint } {
    return guard(sql, () => {
      const result = this.#statement(sql).run(parameters.map(bound));
      const inserted = result.changes > 0 && /^\s*(insert|replace)\b/i.test(sql);
      return { changes: result.changes, lastInsertRowid: inserted ? result.lastInsertRowid : 0 };
    });
  }

  exec(sql: string): void {
    guard(sql, () => this.#database.exec(sql));
    // Prepared statements may name columns that are gone now.
    if (/\b(create|alter|drop)\b/i.test(sql)) this.#statements.clear();
  }

  transaction<T>(work: () => T): T {
    const depth = this.#depth;
    this.#database.exec(depth === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT level${depth}`);
    this.#depth = depth + 1;
    let result: T;
    try {
      result = work();
      this.#database.exec(depth === 0 ? 'COMMIT' : `RELEASE level${depth}`);
    } catch (error) {
      this.#undo(depth);
      throw error;
    } finally {
      this.#depth = depth;
    }
    return result;
  }

  close(): void {
    this.#statements.clear();
    this.#readers?.close();
    if (!this.#database.open) return;
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#database.close();
  }

  #undo(depth: number): void {
    // SQLite itself ends the transaction on some errors (a full disk, for one); then there is nothing to undo.
    if (!this.#database.inTransaction) return;
    this.#database.exec(depth === 0 ? 'ROLLBACK' : `ROLLBACK TO level${depth}; RELEASE level${depth}`);
    this.#statements.clear();
  }

  #statement(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#database.prepare(sql) as Statement;
    this.#statements.set(sql, statement);
    if (this.#statements.size > STATEMENTS_KEPT) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return statement;
  }
}
